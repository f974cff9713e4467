/** What this page shows of the API's own document: it is made from the routes, and the page from it. */
export interface ApiDocument {
  paths: Record<string, { get: Operation }>;
}

export interface Operation {
  operationId: string;
  parameters: { in: string; name: string }[];
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

/** By code of a refusal, the status it comes with, as far as the operations name it. */
export function statusesOf({ paths }: ApiDocument): Record<string, string> {
  const named = Object.values(paths).flatMap(({ get }) => Object.entries(get.responses));
  return Object.fromEntries(named.flatMap(([status, { description }]) => description.split(', ').map((code) => [code, status])));
}

export const isStream = ({ responses }: Operation): boolean => 'text/event-stream' in (responses['200']?.content ?? {});

const LINK = /(?<![\w.])[a-z0-9]{12}\.[\w-]{22}(?![\w-])/;

const PUZZLE = /(?<![\w.])[a-z0-9]{12}\.\d{1,9}\.[\w-]{22}(?![\w-])/;

/** The link of a puzzle in what was pasted. */
export const puzzleIn = (pasted: string): string | null => PUZZLE.exec(pasted)?.[0] ?? null;

/** The link in what was pasted: the whole address, or what stands at its end. */
export const linkIn = (pasted: string): string | null => LINK.exec(pasted)?.[0] ?? null;

/** The path of an operation with these values in it. */
export const fillPath = (path: string, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
