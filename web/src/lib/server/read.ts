import { error } from '@sveltejs/kit';
import type { Moment, Problem, Table } from '$shared/protocol/public.ts';

/** What our own frames are drawn from: the public API, as anyone can read it. */

async function read<T>(platform: App.Platform | undefined, path: string): Promise<T> {
  if (!platform) error(404);
  const response = await platform.env.API.fetch(`/v1/${path}`);
  const body: unknown = await response.json();
  if (!response.ok) error(response.status, (body as Problem).code);
  return body as T;
}

export const readTable = (platform: App.Platform | undefined, link: string): Promise<Table> =>
  read(platform, `tables/${encodeURIComponent(link)}`);

/** What can be no moment is one that never was. */
export const readMoment = (platform: App.Platform | undefined, link: string, moment: string): Promise<Moment> =>
  /^\d{1,9}$/.test(moment) ? read(platform, `tables/${encodeURIComponent(link)}/moments/${moment}`) : error(404, 'no_such_moment');

/** What the API says of itself. */
export const readDocument = (platform: App.Platform | undefined): Promise<unknown> => read(platform, 'openapi.json');
