import { expect, it } from 'vitest';
import type { LogEntry, OwnInput, RoomPage } from '$shared/protocol.ts';
import { Missed } from '$lib/play/room/unread/missed.svelte.ts';

/** What a browser keeps. */
const drawer = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => drawer.get(key) ?? null, setItem: (key: string, value: string) => drawer.set(key, value) },
  document: { getElementById: () => null },
});

const row = (seq: number, seat: number): LogEntry => ({ seq, at: 0, by: 'seat', seat, told: [] }) as unknown as LogEntry;

/** A page of seat 1 that had seen the log up to there. */
function opened(seen: number, log: LogEntry[], room = 'abc') {
  const told: OwnInput[] = [];
  const one = {
    path: `/p/${room}.secret`,
    page: { log, own: { seen }, view: { you: { seat: 1 }, play: {} } } as unknown as RoomPage,
    own: async (input: OwnInput) => void told.push(input),
  };
  const missed = new Missed(one);
  return { one, missed, told, add: (...more: LogEntry[]) => (one.page = { ...one.page, log: [...one.page.log, ...more] }) };
}

it('is what came after what was seen, and not what happens while the page is open', () => {
  const { missed, add } = opened(2, [row(1, 0), row(2, 0), row(3, 0)]);
  expect(missed.isOpen).toBe(true);
  add(row(4, 0));
  expect(missed.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(opened(3, [row(3, 0)]).missed.isOpen).toBe(false);
});

it('is told no longer once its reader plays on, or closes it, and that is kept', () => {
  const played = opened(2, [row(3, 0)]);
  played.add(row(4, 1));
  expect(played.missed.isOpen).toBe(false);

  const closed = opened(2, [row(3, 0), row(4, 0)]);
  closed.missed.close();
  expect(closed.missed.isOpen).toBe(false);
  expect(closed.told).toEqual([{ seen: 4 }]);
});

it('is not told again to who loads the page anew before the room has heard of it', () => {
  const before = opened(3, [row(3, 0)], 'reloaded');
  before.add(row(4, 0));
  before.missed.keep();
  expect(opened(3, [row(3, 0), row(4, 0)], 'reloaded').missed.isOpen).toBe(false);
  expect(opened(3, [row(3, 0), row(4, 0)], 'elsewhere').missed.isOpen).toBe(true);
});
