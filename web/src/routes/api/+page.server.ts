import type { ApiDocument } from '$lib/api/document.ts';
import { readDocument } from '$lib/server/read.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, url }) => ({
  document: (await readDocument(platform)) as ApiDocument,
  origin: url.origin,
});
