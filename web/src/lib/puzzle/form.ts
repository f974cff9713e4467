import type { Solved } from '$shared/protocol.ts';

/** What has become of a form of a puzzle. */
export type PuzzleForm =
  { act: 'solved'; solved: Solved } | { act: 'solve'; reason: string } | { act: 'play'; reason: string; retry: number | undefined } | null;

/** What a frame was asked for with goes along when its form is sent. */
export function frameQuery(url: URL): string {
  return ['theme', 'lang']
    .flatMap((name) => {
      const value = url.searchParams.get(name);
      return value === null ? [] : [`&${name}=${encodeURIComponent(value)}`];
    })
    .join('');
}
