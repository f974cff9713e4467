import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FramedRoom } from '../../../../web/src/lib/embed/play/framed-room.svelte.ts';
import type { RoomPage } from '../../../../shared/protocol.ts';

const page = { view: { tick: 1, code: 'x', plates: [] }, log: [], talk: [], now: 0 } as unknown as RoomPage;
const sent = vi.fn<(path: string) => Promise<Response>>(async () => Response.json(page));

beforeEach(() => void vi.stubGlobal('fetch', sent));
afterEach(() => {
  sent.mockClear();
  vi.unstubAllGlobals();
});

/** Everything by which a seat says or settles something. */
const acts: Record<string, (room: FramedRoom) => Promise<unknown>> = {
  answer: (room) => room.answer('1.x', ['a']),
  undo: (room) => room.undo(),
  forecast: (room) => room.forecast(['a']),
  order: (room) => room.order({ orders: {} } as never),
  vote: (room) => room.vote({ act: 'cast', vote: 1, yes: true }),
  seat: (room) => room.seat('away'),
  talk: (room) => room.talk({ text: 'hello' }),
  'own notes': (room) => room.own({ notes: 'a plan' }),
  'own muting': (room) => room.own({ muted: [1], seen: 4 }),
  mail: (room) => room.mail({ act: 'remove' }),
  rename: (room) => room.rename('Ann'),
};

it.each(Object.keys(acts))('%s is sent from a frame only once it was meant', async (act) => {
  const room = new FramedRoom('/api/l/p/x', page, false);
  const refused = acts[act]!(room);
  await vi.waitUntil(() => room.question);
  expect(sent).not.toHaveBeenCalled();
  room.question!(false);
  await refused;
  expect(sent).not.toHaveBeenCalled();
  const given = acts[act]!(room);
  await vi.waitUntil(() => room.question);
  room.question!(true);
  await given;
  expect(sent).toHaveBeenCalledTimes(1);
});

it.each(Object.keys(acts))('%s is asked about by nobody at a table of one’s own', async (act) => {
  const room = new FramedRoom('/api/l/p/x', page, true);
  await acts[act]!(room);
  expect(sent).toHaveBeenCalledTimes(1);
});

it.each([{ seen: 3 }, { looked: 2 }, { heard: 7 }])('how far was read (%o) the page says by itself', async (input) => {
  const room = new FramedRoom('/api/l/p/x', page, false);
  await room.own(input);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(room.question).toBeNull();
});
