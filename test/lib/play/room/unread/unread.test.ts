import { describe, expect, it } from 'vitest';
import type { TalkLine } from '../../../../../shared/protocol.ts';
import { heardAfter, unreadOf } from '$lib/play/room/unread/unread.ts';

const line = (id: number, seat: number, to: number | null = null): TalkLine => ({ id, at: 0, seat, to, text: `line ${id}` });
const ids = (lines: readonly TalkLine[]): number[] => lines.map(({ id }) => id);

describe('what was said and not yet read', () => {
  const talk = [line(1, 1), line(2, 0), line(3, 1), line(4, 2, 0), line(5, 1)];

  it.each([
    ['comes after what was read', 3, 0, [4, 5]],
    ['is nothing once all was read', 5, 0, []],
    ['begins after what one has said oneself', 0, 0, [3, 4, 5]],
    ['is never one’s own', 1, 1, []],
    ['is all of it for one who watches and has read nothing', 0, null, [1, 2, 3, 4, 5]],
  ] as const)('%s', (_, heard, you, unread) => {
    expect(ids(unreadOf(talk, heard, you))).toEqual(unread);
  });

  it('stays so where only what passes between two was shown', () => {
    expect(heardAfter(talk, 0, 0, [line(4, 2, 0)])).toBe(2);
    expect(heardAfter(talk, 3, 0, [line(4, 2, 0)])).toBe(4);
    expect(heardAfter(talk, 3, 0, talk)).toBe(5);
    expect(heardAfter([], 3, 0, [])).toBe(3);
  });
});
