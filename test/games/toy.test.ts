import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Random from '../../shared/bots/random.ts';
import type * as Play from '../../shared/engine/play.ts';
import type * as Shelf from '../../shared/games/shelf.ts';
import type * as Words from '../../shared/games/words.ts';
import type * as Texts from '../../shared/text/catalogue.ts';
import type * as Public from '../../shared/protocol/public.ts';
import { type Language, languages } from '../../shared/text/language.ts';
import type * as Say from '../../shared/text/say.ts';
import { type RoomClass, roomsInMemory } from './room-in-memory.ts';
import { type House, openHouse } from './toy-house.ts';

interface Drawing {
  default: unknown;
}

let house: House;
const load = <M>(path: string): Promise<M> => house.load<M>(path);

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A page as SvelteKit would draw it: what its server finds, what it loads beside that, the whole of it. */
interface Route {
  load: (event: object) => Promise<object>;
  actions: Record<string, (event: object) => Promise<unknown>>;
}

async function draw(route: string, event: { url: URL; locals: { language: Language } }): Promise<string> {
  const { render } = await load<{ render: (component: unknown, of: object) => { body: string } }>('svelte/server');
  const folder = `/web/src/routes/${route}`;
  const found = await (await load<Route>(`${folder}+page.server.ts`)).load(event);
  const data = await (await load<Route>(`${folder}+page.ts`)).load({ ...event, data: found, parent: async () => event.locals });
  const { default: Page } = await load<Drawing>(`${folder}+page.svelte`);
  const { default: Layout } = await load<Drawing>('/web/src/lib/Layout.svelte');
  const { body } = render(Layout, { props: { path: event.url.pathname, Page, data: { ...event.locals, ...data } } });
  return body.replace(/<!--.*?-->/g, '');
}

/** Where a form leads. */
async function send(route: string, action: string, form: Record<string, string>, event: object): Promise<string> {
  const { actions } = await load<Route>(`/web/src/routes/${route}+page.server.ts`);
  const request = new Request('https://parley.test', { method: 'POST', body: new URLSearchParams(form) });
  // a form that is taken throws where to go on
  const answer: unknown = await actions[action]!({ ...event, request }).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Object) || !('location' in answer)) throw new Error(`refused: ${JSON.stringify(answer)}`, { cause: answer });
  return String(answer.location);
}

describe('a game that was put on the shelf by one line', () => {
  it('is played to its end, and its bot answers', async () => {
    const { shelf, rulesOf, botOf, summaryOf } = await load<typeof Shelf>('/shared/games/shelf.ts');
    const { start, pending, answer, result, view } = await load<typeof Play>('/shared/engine/play.ts');
    const { randomPicks } = await load<typeof Random>('/shared/bots/random.ts');
    expect(Object.keys(shelf)).toContain('toy');
    const toy = rulesOf('toy');
    let { save } = start(toy, { length: 'short' }, 2, '5eed'.repeat(16));
    for (let n = 0; !result(toy, save); n++) {
      const [decision] = pending(toy, save);
      const chance = { seed: 'ab'.repeat(32), drawn: n };
      const picks = n % 2 ? randomPicks(decision!, chance) : botOf('toy')(view(toy, save, decision!.seat), decision!, chance);
      ({ save } = answer(toy, save, decision!.id, picks));
    }
    expect(summaryOf('toy')({})).toEqual([]);
  });

  it.each(languages)('speaks away from its board in %s', async (language) => {
    const { wordsOf } = await load<typeof Words>('/shared/games/words.ts');
    const { catalogueOf } = await load<typeof Texts>('/shared/text/catalogue.ts');
    const { say } = await load<typeof Say>('/shared/text/say.ts');
    const words = await wordsOf('toy');
    const speaker = { language, catalogue: await catalogueOf(language, [...words.texts, 'toy-guide']), names: [] };
    const { key, of } = words.question({ about: { key: 'toy.number' } });
    expect(say(speaker, key, of)).toBe(`${language}: which number?`);
    expect(say(speaker, 'guide.toy.lead')).toBe(`${language}: a toy`);
  });

  it('has its board, its rules and its cover drawn', async () => {
    const { stageFor } = await load<{ stageFor: (game: string) => Promise<Drawing | undefined> }>('/web/src/lib/play/stages.ts');
    const { guides } = await load<{ guides: Map<string, () => Promise<Drawing>> }>('/web/src/lib/play/guides.ts');
    const { coverOf } = await load<{ coverOf: (game: string) => Promise<unknown> }>('/web/src/lib/covers.ts');
    const { render } = await load<{ render: (component: unknown) => { body: string } }>('svelte/server');
    const drawn = [(await stageFor('toy'))!.default, (await guides.get('toy')!()).default, await coverOf('toy')];
    const texts = drawn.map((component) => render(component).body.replace(/<!--.*?-->/g, ''));
    expect(texts).toEqual(['<main>toy stage</main>', '<p>toy guide</p>', '<p>toy cover</p>']);
    expect(await stageFor('no-such-game')).toBeUndefined();
  });

  it.each(languages)('stands on the first page with its form for a new table in %s', async (language) => {
    const page = await draw('', { url: new URL('https://parley.test/?game=toy'), locals: { language } });
    const said = ['Toy', 'a game for tests', '1 min', 'Length', 'short', 'a short one', 'long', 'a long one'].map(
      (text) => `${language}: ${text}`,
    );
    expect(['<p>toy cover</p>', 'href="?game=toy"', '2–3', 'name="option:length"', ...said].filter((text) => !page.includes(text))).toEqual(
      [],
    );
  });

  it('is set by that form, sat down to and played in a room', async () => {
    const { GameRoom } = await load<{ GameRoom: RoomClass }>('/worker/room/room.ts');
    const platform = { env: { ROOMS: roomsInMemory(GameRoom) } };
    const form = { game: 'toy', seats: '2', pace: 'live', host: 'Anna', 'option:length': 'long' };
    const [, room, secret] = /^\/h\/(\w+)\.([\w-]+)$/.exec(await send('', 'set', form, { platform }))!;
    const door = platform.env.ROOMS.getByName(room!);
    const started = await door.host(secret!, { act: 'start', bots: true });
    expect(started).toMatchObject({ ok: true, value: { view: { game: 'toy', options: { length: 'long' }, stage: 'playing' } } });
    const desk = await door.page(secret!, 'host');
    const seat = desk.ok ? desk.value.links!.own!.link : '';
    const event = {
      platform,
      params: { link: seat.split('/')[2]! },
      url: new URL(seat, 'https://parley.test'),
      locals: { language: 'en' as const },
    };
    expect(await draw('p/[link]/', event)).toContain('<main>toy stage for Anna and Bot 2: toy.number</main>');
    const look = async () => {
      const page = await door.page(event.params.link.split('.')[1]!, 'seat');
      if (!page.ok) throw new Error(page.reason);
      return page.value.view;
    };
    for (let turn = 0; turn < 4; turn++) {
      const view = await look();
      if (view.stage === 'over') break;
      for (const { id } of view.play!.decisions) expect(await send('p/[link]/', 'answer', { decision: id, pick: 'two' }, event)).toBe(seat);
      await door.alarm();
    }
    expect(await look()).toMatchObject({ stage: 'over', play: { board: { open: 'two', mine: 'two' }, result: { winners: [0] } } });
  });

  it('is shown in frames and by messengers', async () => {
    const { boards, hands } = await load<{ boards: Record<string, unknown>; hands: Record<string, unknown> }>(
      '/web/src/lib/embed/boards.ts',
    );
    const { lineOf, phaseOf } = await load<Record<string, (game: string, board: unknown) => unknown>>('/web/src/lib/embed/facts.ts');
    const { pictureOf } = await load<{ pictureOf: (shown: object) => string }>('/web/src/lib/embed/picture/picture.ts');
    const { render } = await load<{ render: (component: unknown) => { body: string } }>('svelte/server');
    expect(render(boards['toy']).body).toContain('<p>toy board</p>');
    expect(render(hands['toy']).body).toContain('<p>toy hand</p>');
    expect(lineOf!('toy', { round: 3 })).toEqual({ key: 'toy.round', of: { round: 3 } });
    expect(phaseOf!('toy', {})).toBeNull();
    expect(pictureOf({ game: 'toy', title: 'A toy', under: '', names: ['Anna'], board: {} })).toMatch(/#123456.*<g>toy picture<.g>/s);
  });

  it('is among the games of the public API', async () => {
    const { Table } = await load<typeof Public>('/shared/protocol/public.ts');
    expect(Table.pipe[0].entries.game.pipe[0].options).toContain('toy');
  });
});
