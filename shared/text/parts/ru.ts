/** One import each, so that a page is sent only its own game. */
export const load = (folder: string, file: string): Promise<unknown> => import(`../ru/${folder}/${file}.ts`);
