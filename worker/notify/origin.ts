import type { Env } from '../env.ts';

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/**
 * Where links in mails lead: where the service says it is to be found. What a request was sent to is written by whoever sent it,
 * so it is believed of this machine alone; null if there is nowhere.
 */
export function originFor({ ORIGIN }: Pick<Env, 'ORIGIN'>, asked: string | undefined): string | null {
  if (ORIGIN) return ORIGIN;
  const url = URL.parse(asked ?? '');
  return url && isLoopback(url.hostname) ? url.origin : null;
}
