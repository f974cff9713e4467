import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Patch } from '$shared/engine/history/patch.ts';
import type { Message, RoomPage, SentAnswer } from '$shared/protocol.ts';
import { SeatRoom } from '$lib/play/room/seat-room.svelte.ts';

/** A socket whose other end is this test. */
const { Line } = vi.hoisted(() => {
  class Line {
    static readonly OPEN = 1;
    static last: Line;
    readyState = 1;
    readonly said: { type: string }[] = [];
    readonly #heard: Record<string, ((event: object) => void)[]> = {};
    constructor() {
      Line.last = this;
    }
    addEventListener(type: string, hear: (event: object) => void): void {
      (this.#heard[type] ??= []).push(hear);
    }
    send(text: string): void {
      this.said.push(JSON.parse(text) as { type: string });
    }
    close(): void {
      this.readyState = 3;
    }
    reconnect(): void {}
    tell(type: string, event: object): void {
      for (const hear of this.#heard[type] ?? []) hear(event);
    }
  }
  return { Line };
});
vi.mock('partysocket/ws', () => ({ default: Line }));

const page = (decisions: string[], more: object = {}, tick = 1): RoomPage =>
  ({
    now: 0,
    log: [],
    talk: [],
    view: {
      tick,
      code: 'c',
      you: { seat: 0 },
      plates: [],
      orders: { forecasts: [] },
      play: { decisions: decisions.map((id) => ({ id })) },
      ...more,
    },
  }) as unknown as RoomPage;

/** What was posted, and what comes of it: by default the page after the question was answered. */
let posted: { act: string; body: Record<string, unknown> }[];
let reply: (act: string) => Promise<{ ok: boolean; json: () => Promise<unknown> }>;
const well = async (said: unknown) => ({ ok: true, json: async () => said });

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  reply = () => well(page(['2'], {}, 2));
  vi.stubGlobal('location', { origin: 'http://parley.example' });
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    const act = url.split('/').at(-1)!;
    posted.push({ act, body: JSON.parse(init.body) as Record<string, unknown> });
    return reply(act);
  });
});
afterEach(() => vi.useRealTimers());

function open(first = page(['1'])) {
  const room = new SeatRoom('/api/l/p/abc.secret', first);
  room.connect();
  const line = Line.last;
  line.tell('open', {});
  const answers = () => line.said.filter((one): one is SentAnswer => one.type === 'answer');
  const tell = (message: Message) => line.tell('message', { data: JSON.stringify(message) });
  return { room, line, answers, tell };
}

const soon = () => vi.advanceTimersByTimeAsync(1);

it('takes no late reply to one answer for the reply to the next', async () => {
  const { room, answers, tell } = open();
  const first = room.answer('1', ['a']);
  await vi.advanceTimersByTimeAsync(3_100);
  await first;
  expect(posted.map(({ act }) => act)).toEqual(['answer']);
  expect(posted[0]!.body).toMatchObject({ decision: '1', request: answers()[0]!.request, tick: 1, code: 'c' });

  const second = room.answer('2', ['b']);
  await soon();
  tell({ type: 'reply', request: answers()[0]!.request });
  await soon();
  expect(room.isSending).toBe(true);
  tell({ type: 'reply', request: answers()[1]!.request, refused: { reason: 'stale_state' } });
  await second;
  expect(room.refusal).toBe('stale_state');
  expect(room.isSending).toBe(false);
});

it('sends what is pressed while something is on its way as soon as that has arrived', async () => {
  const { room, answers, tell } = open();
  const answered = room.answer('1', ['a']);
  const ordered = room.order({ passing: true });
  const named = room.rename('Anna');
  await soon();
  expect(posted).toEqual([]);
  tell({ type: 'reply', request: answers()[0]!.request });
  await Promise.all([answered, ordered, named]);
  expect(posted).toEqual([
    { act: 'orders', body: { passing: true } },
    { act: 'name', body: { name: 'Anna' } },
  ]);
});

it('keeps all that did not get through, and sends it in the same order with the same request', async () => {
  const { room, line } = open();
  line.readyState = 0;
  reply = () => Promise.reject(new Error('lost'));
  await Promise.all([room.answer('1', ['a']), room.order({ passing: true })]);
  expect(room.isCut).toBe(true);
  reply = () => well(page(['2'], {}, 2));
  await vi.advanceTimersByTimeAsync(3_100);
  expect(posted.map(({ act }) => act)).toEqual(['answer', 'answer', 'orders']);
  expect(posted[1]!.body).toEqual(posted[0]!.body);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(posted).toHaveLength(3);
});

it('goes on with the rest when one thing is refused, and says why', async () => {
  const { room, answers, tell } = open();
  const both = [room.answer('1', ['a']), room.order({ passing: true })];
  await soon();
  tell({ type: 'reply', request: answers()[0]!.request, refused: { reason: 'not_your_turn' } });
  await Promise.all(both);
  expect(room.refusal).toBe('not_your_turn');
  expect(posted.map(({ act }) => act)).toEqual(['orders']);
});

it('answers a question once, however often it is pressed', async () => {
  const { room, answers, tell } = open();
  const pressed = [room.answer('1', ['a']), room.answer('1', ['a'])];
  await soon();
  tell({ type: 'reply', request: answers()[0]!.request });
  await Promise.all(pressed);
  expect(answers()).toHaveLength(1);
  expect(posted).toEqual([]);
  expect(room.refusal).toBeNull();
});

it('knows the answer on its way until the question is answered', async () => {
  const { room, answers, tell } = open();
  expect(room.given).toBeNull();
  const sent = room.answer('1', ['a', 'b']);
  expect(room.given).toMatchObject({ decision: '1', picks: ['a', 'b'] });
  await soon();
  // what it changed is told before the reply
  tell({ type: 'whole', page: page(['2'], {}, 2) });
  expect(room.given).toBeNull();
  tell({ type: 'reply', request: answers()[0]!.request });
  await sent;
  expect(room.given).toBeNull();
});

it('takes what has changed for the reply, where that says so', async () => {
  const { room, answers, tell } = open();
  const sent = room.answer('1', ['a']);
  await soon();
  const patch: Patch = [{ op: 'replace', path: '/play/decisions', value: [{ id: '2' }] }];
  const update = { type: 'update' as const, patch, log: [], now: 0 };
  tell({ ...update, from: 1, to: 2, patch: [{ op: 'replace', path: '/tick', value: 2 }] });
  await soon();
  expect(room.isSending).toBe(true);
  tell({ ...update, from: 2, to: 3, reply: answers()[0]!.request });
  await sent;
  expect(room.isSending).toBe(false);
  expect(room.page.view.play!.decisions).toEqual([{ id: '2' }]);
  expect(room.refusal).toBeNull();
});

it('takes a refused answer back, and no sooner than it can say why', async () => {
  const { room, answers, tell } = open();
  const sent = room.answer('1', ['a']);
  await soon();
  tell({ type: 'reply', request: answers()[0]!.request, refused: { reason: 'bad_pick' } });
  expect(room.given).not.toBeNull();
  await sent;
  expect(room.given).toBeNull();
  expect(room.refusal).toBe('bad_pick');
});

it('makes orders from those on their way, and takes them back if they are refused', async () => {
  const { room } = open(page(['1'], { orders: { forecasts: [], moments: { reveal: ['ally'] } } }));
  reply = async () => ({ ok: false, json: async () => ({ reason: 'game_over' }) });
  const sent = room.order({ moments: { reveal: ['ally'], launch: [] } });
  expect(room.orders.moments).toEqual({ reveal: ['ally'], launch: [] });
  await sent;
  expect(room.orders.moments).toEqual({ reveal: ['ally'] });
  expect(room.refusal).toBe('game_over');
});

it('hands an answer whose socket is lost to HTTP at once', async () => {
  const { room, line, answers } = open();
  const sent = room.answer('1', ['a']);
  await soon();
  line.tell('close', { code: 1006 });
  await sent;
  expect(posted.filter(({ act }) => act === 'answer').map(({ body }) => body['request'])).toEqual([answers()[0]!.request]);
  expect(room.page.view.tick).toBe(2);
});
