import { expect, test } from 'vitest';
import { fire, goOn, noOrders, stopAgain } from '../../../shared/engine/orders.ts';
import { completeOptions, load, start, viewOf } from '../../../shared/engine/play.ts';
import { Sitting } from '../../../shared/engine/sitting.ts';
import type { Facts } from '../../../shared/games/cosmic/facts.ts';
import { techsOf as techsFor } from '../../../shared/games/cosmic/phases/research.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import { technologies } from '../../../shared/games/cosmic/technologies/technologies.ts';
import { lay } from '../game.ts';
import { discarded, layTechs, techsOf, type LaidTech } from '../technologies.ts';

const key = { tech: 'warpspace-key' };
const lasers = { tech: 'xenon-lasers' };
const all = Object.keys(technologies);

// ── set-up ───────────────────────────────────────────────────────────────────────────────────────────────────────

const dealt = (options: Record<string, string>, seats = 3) =>
  new Sitting(cosmic, start(cosmic, completeOptions(cosmic, options, false), seats, '7'.repeat(64)).save);

test('without the option nobody has technologies, and nothing of them is seen', () => {
  const { facts } = dealt({}).save as unknown as { facts: Facts };
  expect([facts.techs.deck, facts.seats[0]!.techs]).toEqual([[], []]);
  expect(lay().view('A').techs).toBeUndefined();
});

test('flares in hand are seen while the first technologies are chosen, also by who plays from elsewhere', () => {
  const sitting = dealt({ technologies: 'yes', flares: 'yes' });
  const { flares, seats } = sitting.save.facts as Facts;
  Object.assign(seats[0]!, { alien: 'demon', up: true });
  seats[0]!.hand = [{ id: 'c99', face: flares[0]! }];
  expect((viewOf(sitting, 0).board as CosmicView).flares).toMatchObject([{ card: 'c99' }]);
});

test('D-S3: everyone keeps one face down, in secret; the others lie open', () => {
  const sitting = dealt({ technologies: 'yes' });
  const facts = sitting.save.facts as Facts;
  const first = () => sitting.open.filter(({ about }) => about.key === 'cosmic.first-tech');
  const choosing = Math.min(3, all.length - 3);
  expect(first().map(({ seat, sealed }) => [seat, sealed])).toEqual([0, 1, 2].slice(0, choosing).map((seat) => [seat, true]));
  while (first().length) sitting.answer(first()[0]!.id, first()[0]!.fallback);
  expect(facts.seats.map(({ techs, drawn }) => [techs.length, techs[0]!.up, drawn.length])).toEqual([0, 1, 2].map(() => [1, false, 0]));
  expect(facts.techs.discard).toHaveLength(choosing);
  expect([...facts.techs.deck, ...facts.techs.discard, ...facts.seats.map(({ techs }) => techs[0]!.tech)].sort()).toEqual(all.sort());
});

test('where systems have four planets, what takes eight ships or more is out of the game, but not an X', () => {
  const left = techsFor({ four_planets: 'yes' });
  expect(left).toEqual(all.filter((id) => technologies[id]!.research === 'X' || Number(technologies[id]!.research) < 8));
  expect(techsFor({})).toEqual(all);
});

test('a play of before technologies goes on without them', () => {
  const { save } = dealt({}).table;
  const old = JSON.parse(JSON.stringify(save)) as {
    migrated: number;
    facts: { techs?: unknown; seats: { techs?: unknown; drawn?: unknown }[] };
  };
  delete old.facts.techs;
  for (const seat of old.facts.seats) {
    delete seat.techs;
    delete seat.drawn;
  }
  old.migrated = cosmic.migrations.length - 1;
  expect(load(cosmic, JSON.stringify(old)).facts).toEqual(save.facts);
});

// ── research, complete, abandon ──────────────────────────────────────────────────────────────────────────────────

test('R-43: a ship at a time in anybody’s regroup, completed in another, used in one’s own; one thing each time', () => {
  const game = layTechs({
    turn: 'C',
    techs: { A: [{ ...key, ships: 2 }], B: [{ tech: 'xenon-lasers', ships: 1 }] },
    ships: { A: { warp: 3 } },
  });
  expect(game.refusal('A.research', 'complete:t1')).toBe('tech_short');
  expect(game.refusal('B.research', 'complete:t2')).toBe('tech_short');
  game.answer('A.research', 'research:t1').answer('B.research', 'abandon:t2').answer('A.research-from', 'planet:a1').rest();
  expect([techsOf(game, 'A'), game.on('a1')]).toEqual([['t1 warpspace-key 3'], 'A3']);
  expect([techsOf(game, 'B'), discarded(game), game.told('tech-abandoned')]).toEqual([
    [],
    ['xenon-lasers'],
    [{ seat: 1, id: 't2', tech: 'xenon-lasers' }],
  ]);
  expect(game.asked).not.toContain('A.research');
});

test('completed, it lies open, and its ships go home ship by ship', () => {
  const game = layTechs({ turn: 'D', techs: { A: [{ ...key, ships: 3 }] } });
  game.answer('A.research', 'complete:t1').answer('A.home', 'planet:a1', 'planet:a1', 'planet:a2').rest();
  expect([techsOf(game, 'A'), game.on('a1'), game.on('a2')]).toEqual([['t1 warpspace-key up'], 'A6', 'A5']);
  expect(game.view('B').seats[0]!.techs).toMatchObject([{ id: 't1', up: true, ships: 0, tech: 'warpspace-key' }]);
});

test('whom we ask is told by what everyone sees: nobody without a technology face down', () => {
  const game = layTechs({ techs: { B: [{ ...key, up: true }], C: [lasers] } });
  expect(game.asked).toEqual(['C.research']);
  expect(game.find('C.research').sealed).toBe(true);
});

test('a secret one is never completed, whatever lies on it', () => {
  const game = layTechs({ techs: { B: [{ tech: 'gluon-mines', ships: 5 }] } });
  expect(game.refusal('B.research', 'complete:t1')).toBe('tech_secret');
  expect(game.options('B.research')).toEqual(['word:pass', 'research:t1', 'abandon:t1']);
});

test('more than it takes, or the last ship of a colony, is an offer of its own', () => {
  const game = layTechs({ techs: { B: [{ ...lasers, ships: 3 }, key] } });
  expect(game.options('B.research')).toEqual(['word:pass', 'complete:t1', 'research:t1@more', 'abandon:t1', 'research:t2', 'abandon:t2']);
  const bare = layTechs({ techs: { B: [key] }, ships: { B: { b1: 1, b2: 1, b3: 1, b4: 0, b5: 0, warp: 17 } } });
  expect(bare.options('B.research')).toEqual(['word:pass', 'research:t1@last', 'abandon:t1']);
  bare.answer('B.research', 'research:t1@last').answer('B.research-from', 'planet:b3').rest();
  expect([bare.on('b3'), bare.table.seat(1).up]).toEqual(['', false]);
});

test('by an older edition one is given up by turning it up with too few ships, or though it is secret', () => {
  const options = { tech_abandon: 'complete' };
  const techs = {
    B: [
      { ...lasers, ships: 3 },
      { ...key, ships: 1 },
      { tech: 'gluon-mines', ships: 2 },
    ],
  };
  const laid = () => layTechs({ options, techs });
  const offered = laid()
    .options('B.research')
    .filter((id) => !id.startsWith('research'));
  expect(offered).toEqual(['word:pass', 'complete:t1', 'complete:t2@short', 'complete:t3@short']);
  const game = laid().answer('B.research', 'complete:t2@short').rest();
  expect([techsOf(game, 'B'), discarded(game)]).toEqual([['t1 xenon-lasers 3', 't3 gluon-mines 2'], ['warpspace-key']]);
  expect(laid().refusal('B.research', 'complete:t2')).toBe('tech_short');
  // no order turns it up too early
  const orders = { ...noOrders, plans: { 'tech.action': ['complete:t2', 'research:t2'] } };
  expect(fire(orders, laid().find('B.research')).picks).toEqual(['research:t2']);
});

test('without a colony ships that leave their work go to the warp, and the offense takes one of them into the gate', () => {
  const none = { a1: 0, a2: 0, a3: 0, a4: 0, a5: 2, warp: 18 };
  const game = layTechs({ techs: { A: [{ ...key, ships: 2 }] }, ships: { A: none } });
  expect(game.refusal('A.research', 'research:t1')).toBe('tech_no_ship');
  game.answer('A.research', 'abandon:t1').rest();
  expect([game.told('stranded'), game.warp('A')]).toEqual([[{ seat: 0, ships: 2 }], 19]);
  expect(game.encounter.gate).toMatchObject([{ seat: 0, ships: 1 }]);
});

test('what must happen as an encounter begins comes before, what anyone likes to use comes after', () => {
  const game = layTechs({ aliens: { B: 'masochist' }, techs: { A: [{ ...key, ships: 3 }] }, ships: { A: { warp: 1 } } });
  expect(game.asked).toEqual(['A.research']);
  game.answer('A.research', 'complete:t1').answer('A.regroup.start', 'tech:warpspace-key.open').rest();
  expect(game.warp('A')).toBe(0);
});

// ── standing orders ──────────────────────────────────────────────────────────────────────────────────────────────

test('a ship each time until it is done, by itself; then its owner is asked again', () => {
  const orders = { ...noOrders, plans: { 'tech.action': ['complete:t1', 'research:t1'] } };
  const answered = (ships: number, laid = {}) =>
    fire(orders, layTechs({ techs: { B: [{ ...lasers, ships }] }, ...laid }).find('B.research')).picks;
  expect([answered(0), answered(2), answered(3)]).toEqual([['research:t1'], ['research:t1'], ['complete:t1']]);
  // no colony is given up for it
  expect(answered(0, { ships: { B: { b1: 1, b2: 1, b3: 1, b4: 0, b5: 0, warp: 17 } } })).toBeNull();
  const game = layTechs({ techs: { B: [{ tech: 'xenon-lasers', up: true }, key] } });
  expect(fire(orders, game.find('B.research')).picks).toBeNull();
  expect(fire({ ...noOrders, moments: { 'tech.action': [] } }, game.find('B.research')).picks).toEqual(['word:pass']);
  expect(fire(noOrders, game.find('B.research')).picks).toBeNull();
});

test('what was answered goes on by itself: work until it is done, and what is left stays left until something new lies there', () => {
  const game = layTechs({ techs: { B: [{ ...lasers, ships: 1 }] }, techDeck: ['warpspace-key'] });
  const asked = game.find('B.research');
  const going = goOn(noOrders, asked, ['research:t1']);
  expect(going.plans).toEqual({ 'tech.action': ['complete:t1', 'research:t1'] });
  const left = goOn(noOrders, asked, ['word:pass']);
  expect([fire(left, asked).picks, fire(going, asked).picks]).toEqual([['word:pass'], ['research:t1']]);
  const more = layTechs({ techs: { B: [{ ...lasers, ships: 1 }, key] } }).find('B.research');
  expect(fire(left, more).picks).toBeNull();
  // what is asked about each time is neither gone on with nor left
  const asking = { ...noOrders, plans: { 'tech.action': ['ask:t1'] } };
  for (const pick of ['research:t1', 'word:pass']) expect(fire(goOn(asking, asked, [pick]), asked).picks).toBeNull();
  expect(goOn(left, asked, ['research:t1'])).toEqual(going);
  expect(stopAgain(going, asked, ['research:t1']).plans).toEqual({ 'tech.action': [] });
});

test('what has no end does not go on by itself, nor what takes the last ship of a colony or more than is needed', () => {
  const plans = (techs: LaidTech[], laid = {}) =>
    layTechs({ techs: { B: techs }, ...laid })
      .find('B.research')
      .options.filter(({ id }) => id.startsWith('research'))
      .map(({ id, plan }) => [id, plan]);
  expect(plans([{ tech: 'gluon-mines', ships: 1 }])).toEqual([['research:t1', undefined]]);
  expect(plans([{ ...lasers, ships: 3 }])).toEqual([['research:t1@more', undefined]]);
  expect(plans([key], { ships: { B: { b1: 1, b2: 1, b3: 1, b4: 0, b5: 0, warp: 17 } } })).toEqual([['research:t1@last', undefined]]);
});

test('who gave no order sends a ship off the largest colony', () => {
  const game = layTechs({ techs: { B: [key] }, ships: { B: { b1: 6 } } }).answer('B.research', 'research:t1');
  const from = game.find('B.research-from');
  expect(fire(noOrders, from).picks).toEqual(['planet:b1']);
});

// ── what is seen ─────────────────────────────────────────────────────────────────────────────────────────────────

test('its owner sees what lies face down; the others see that it lies there, and the ships on it', () => {
  const game = layTechs({ techs: { B: [{ ...lasers, ships: 1 }] }, techDeck: ['warpspace-key'], techDiscard: ['gluon-mines'] });
  expect(game.view('A').seats[1]!.techs).toEqual([{ id: 't1', up: false, ships: 1 }]);
  expect(game.view('watch').techs).toEqual({ left: 1, discard: ['gluon-mines'] });
  expect(game.view('B').seats[1]!.techs).toEqual([
    { id: 't1', up: false, ships: 1, tech: 'xenon-lasers', traits: { research: 3, kind: 'lasting', as: ['side'], phases: ['reveal'] } },
  ]);
  expect(game.view('A').seats[1]!.stores).toBeUndefined();
});

// ── instead of another encounter ─────────────────────────────────────────────────────────────────────────────────

const won = (laid: Parameters<typeof layTechs>[0] = {}, aliens: Record<string, string> = {}) =>
  layTechs({
    aliens,
    ships: { A: { c1: 1 } },
    hands: { A: ['a20', 'a10', 'N'], B: ['a06', 'N'] },
    techDeck: ['warpspace-key', 'xenon-lasers', 'vacuum-turbines'],
    ...laid,
  })
    .fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a06'] })
    .rest();

test('a successful offense looks at a technology for each foreign colony and one more, keeps one, and its turn ends', () => {
  const game = won();
  expect(game.options('A.continue')).toEqual(['word:again', 'word:tech', 'word:end']);
  game.answer('A.continue', 'word:tech');
  expect(game.view('A').drawn?.map(({ tech }) => tech)).toEqual(['warpspace-key', 'xenon-lasers', 'vacuum-turbines']);
  expect(game.view('B').drawn).toBeUndefined();
  expect(game.find('A.keep-tech').fallback).toEqual(['tech:vacuum-turbines']);
  game.answer('A.keep-tech', 'tech:xenon-lasers');
  expect([techsOf(game, 'A'), discarded(game)]).toEqual([['t1 xenon-lasers'], ['warpspace-key', 'vacuum-turbines']]);
  expect(game.told('tech-kept')).toEqual([{ seat: 0, given: ['warpspace-key', 'vacuum-turbines'] }]);
  expect(game.facts.turn).toBe(1);
});

test('J-36: the discards are shuffled when the deck is empty; what there is, is drawn; with nothing left nothing is offered', () => {
  const few = won({ techDeck: ['xenon-lasers'], techDiscard: ['warpspace-key'] }).answer('A.continue', 'word:tech');
  expect(few.view('A').drawn?.map(({ tech }) => tech)).toEqual(['xenon-lasers', 'warpspace-key']);
  expect(few.told('tech-reshuffled')).toEqual([{ count: 1 }]);
  const one = won({ techDeck: ['xenon-lasers'] })
    .answer('A.continue', 'word:tech')
    .rest();
  expect([techsOf(one, 'A'), one.facts.turn]).toEqual([['t1 xenon-lasers'], 1]);
  expect(won({ techDeck: [] }).options('A.continue')).toEqual(['word:again', 'word:end']);
});

test('not after a failure, nor without an encounter card', () => {
  const failed = layTechs({ hands: { A: ['a06', 'N'], B: ['a20', 'N'] }, techDeck: ['xenon-lasers'] });
  failed.fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'a20'] }).rest();
  expect(failed.facts.turn).toBe(1);
  expect(won({ hands: { A: ['a20'], B: ['a06', 'N'] } }).facts.turn).toBe(1);
});

// ── ships at work ────────────────────────────────────────────────────────────────────────────────────────────────

test('what takes any ship may take one at work', () => {
  const plagued = layTechs({ hands: { A: ['a06', 'Plague'] }, techs: { B: [{ ...key, ships: 2 }] } });
  plagued.answer('B.research', 'word:pass').answer('A.regroup.start', '#Plague@1');
  plagued.answer('B.shed', 'store:t1', 'store:t1', 'planet:b1').rest();
  expect([plagued.warp('B'), techsOf(plagued, 'B')]).toEqual([3, ['t1 warpspace-key']]);

  const shadowed = layTechs({ aliens: { C: 'shadow' }, techs: { B: [{ ...key, ships: 2 }] } });
  shadowed.answer('C.shadow.ship', 'store:t1').rest();
  expect([shadowed.warp('B'), techsOf(shadowed, 'B')]).toEqual([1, ['t1 warpspace-key 1']]);
});

test('who has too few ships elsewhere gives those at work', () => {
  const few = { b1: 3, b2: 0, b3: 0, b4: 0, b5: 0, warp: 17 };
  const game = layTechs({ hands: { A: ['a06', 'Plague'] }, techs: { B: [{ ...key, ships: 2 }] }, ships: { B: few } });
  game.answer('A.regroup.start', '#Plague@1').rest();
  expect([game.warp('B'), game.on('b1')]).toEqual([20, '']);
});

test('a failed deal takes none of them', () => {
  const game = layTechs({ hands: { A: ['N'], B: ['N'] }, techs: { B: [{ ...key, ships: 2 }] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] }).gather();
  game.answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').rest();
  expect(game.options('B.shed').filter((id) => id.startsWith('store:'))).toEqual([]);
});
