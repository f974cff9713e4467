import { expect, it } from 'vitest';
import { withDrawings, withShownDrawings } from '$lib/server/shown-drawings.ts';

const PLACE = '<div class="sprite" id="drawings" aria-hidden="true" data-part>%parley.drawings%</div>';
const own = '<svg><symbol id="art-plague" viewBox="0 0 48 48"><path d="M0 0" /></symbol><symbol id="art-quash"><path /></symbol></svg>';
const body = `</head>${PLACE}<div class="sprite" aria-hidden="true" data-part="">${own}</div><div class="sprite">${own}</div>
  <svg><use href="#i-log"></use></svg><use href="#art-quash"></use>`;

const drawnIn = (html: string): string[] => [...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);

it('a page that fetches the rest carries the drawings alone that are seen on it', () => {
  const [first, ...others] = drawnIn(withShownDrawings(body));
  expect(first).toBe('i-log');
  // what comes whole stays whole
  expect(others).toEqual(['art-quash', 'art-plague', 'art-quash']);
});

it('a frame, whose script is another, carries them all', () => {
  const drawn = drawnIn(withDrawings(body));
  expect(drawn).toContain('i-log');
  expect(drawn).toContain('i-send');
  expect(drawn.filter((id) => id.startsWith('art-'))).toHaveLength(4);
  expect(withDrawings(body)).not.toContain('id="drawings" aria-hidden="true" data-part');
});
