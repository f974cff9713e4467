import { expect, test } from 'vitest';
import { completeOptions, start } from '../../../shared/engine/play.ts';
import type { Save } from '../../../shared/engine/save.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import { counts, fullDeck, isEncounterCard, typeOf } from '../../../shared/games/cosmic/cards/cards.ts';
import { destinyDeck, type Destiny } from '../../../shared/games/cosmic/cards/destiny.ts';
import type { Facts } from '../../../shared/games/cosmic/facts.ts';
import { moments } from '../../../shared/games/cosmic/abilities/moments.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import { Game, lay } from '../game.ts';

const SEED = '5eed'.repeat(16);
const begin = (seats: number, options = {}) => start(cosmic, completeOptions(cosmic, options, false), seats, SEED);

test('the box: 72 cards of which 55 encounter cards, 6 reinforcements, 11 artifacts; 51 moments', () => {
  const deck = fullDeck();
  expect(deck).toHaveLength(72);
  expect(deck.filter(isEncounterCard)).toHaveLength(55);
  expect(deck.filter((face) => typeOf(face) === 'attack')).toHaveLength(39);
  expect(deck.filter((face) => typeOf(face) === 'reinforcement')).toHaveLength(6);
  expect(deck.filter((face) => typeOf(face) === 'artifact')).toHaveLength(11);
  expect(counts['attack:8']).toBe(7);
  expect(new Set(moments).size).toBe(51);
});

test.each([
  [3, 14],
  [4, 17],
  [5, 20],
])('%i seats play with %i destiny cards', (seats, cards) => {
  expect(destinyDeck(seats)).toHaveLength(cards);
});

test('R-01 counts, four seats', () => {
  const facts = begin(4, { hidden_powers: 'yes' }).save.facts as Facts;
  const { deck, discard, current } = facts.destiny;
  expect(deck.length + discard.length + (current ? 1 : 0)).toBe(17);
  expect(Object.keys(facts.planets)).toHaveLength(20);
  expect(Object.values(facts.planets).map((ships) => ships.reduce((a, b) => a + b))).toEqual(Array(20).fill(4));
  expect(facts.seats.map(({ hand }) => hand.length)).toEqual([8, 8, 8, 8]);
  expect(facts.deck).toHaveLength(40);
  expect(facts.discard).toEqual([]);
  expect(new Set(facts.seats.map(({ alien }) => alien)).size).toBe(4);
});

test('two sheets each to choose from: a secret choice, the calmer one for who does not answer', () => {
  const { save } = begin(4, { aliens: 'flares' });
  const facts = save.facts as Facts;
  expect(facts.seats.map(({ dealt }) => dealt.length)).toEqual([2, 2, 2, 2]);
  expect(facts.seats.every(({ dealt }) => dealt.every((id) => id in aliens))).toBe(true);
  expect(save.agenda.at(-1)!.step).toBe('aliens');
});

test('J-04: flares are in the deck of who chooses between two aliens, unless the host takes them out, and in no other by themselves', () => {
  const flares = (given: Record<string, string>) => completeOptions(cosmic, given, false)['flares'];
  expect(['combo', 'flares', 'random'].map((aliens) => flares({ aliens }))).toEqual(['no', 'yes', 'no']);
  expect([flares({}), flares({ aliens: 'flares', flares: 'no' }), flares({ flares: 'yes' })]).toEqual(['no', 'no', 'yes']);
});

/** Tables of many seeds, with the aliens dealt or chosen. */
const tables = (seats: number, options: Record<string, string>): Facts[] =>
  Array.from({ length: 40 }, (_, seed) => {
    const { save } = start(cosmic, completeOptions(cosmic, options, false), seats, (seed + 1).toString(16).padStart(64, 'a'));
    return save.facts as Facts;
  });
const inPlay = ({ seats }: Facts): string[] => seats.flatMap(({ alien, dealt }) => (alien ? [alien] : dealt));

test('R-02 combos and flares, three seats', () => {
  const card = ['philanthropist', 'fido', 'healer', 'reserve', 'human'];
  const options = completeOptions(cosmic, { aliens: 'combo', flares: 'yes' }, false);
  const dealt = (seed: number) => start(cosmic, options, 3, seed.toString(16).padStart(64, 'b')).save.facts as Facts;
  // the first table to which that card is dealt
  let facts = dealt(1);
  for (let seed = 2; inPlay(facts).sort().join() !== card.slice(0, 3).sort().join(); seed++) facts = dealt(seed);
  for (const id of ['reserve', 'human']) expect(facts.unused).toContain(id);
  expect(facts.flares.slice(0, 5)).toEqual(card.map((id) => `flare:${id}`));
  expect(new Set(facts.flares).size).toBe(10);
  expect([facts.deck.length, ...facts.seats.map(({ hand }) => hand.length)]).toEqual([58, 8, 8, 8]);
});

test('R-03 flares mode: choice, default, ban', () => {
  const order = ['zombie', 'void', 'gambler', 'mind', 'sorcerer', 'clone', 'trader', 'hate', 'mirror'];
  const table = (save: Save<Facts>) => {
    const real = cosmic.table(save);
    const shuffle = real.shuffle.bind(real);
    // the deal as given, all other chance as it comes
    const isDeal = (list: readonly unknown[]) => list.length === Object.keys(aliens).length;
    real.shuffle = <T>(list: T[]) =>
      isDeal(list) ? ([...order, ...(list as string[]).filter((id) => !order.includes(id))] as T[]) : shuffle(list);
    return real;
  };
  const { save } = start({ ...cosmic, table }, completeOptions(cosmic, { aliens: 'flares', flares: 'yes' }, false), 4, SEED);
  const game = new Game(save as Save<Facts>);
  expect(game.facts.seats.map(({ dealt }) => dealt)).toEqual([
    ['zombie', 'void'],
    ['gambler', 'mind'],
    ['mirror', 'clone'],
    ['trader', 'hate'],
  ]);
  expect(game.facts.unused.at(-1)).toBe('sorcerer');
  game.answer('A.alien', 'alien:zombie').answer('C.alien', 'alien:mirror').answer('D.alien', 'alien:trader').timeOut('B.alien');
  expect(inPlay(game.facts)).toEqual(['zombie', 'mind', 'mirror', 'trader']);
  const dealt = ['zombie', 'void', 'gambler', 'mind', 'mirror', 'clone', 'trader', 'hate'];
  expect(game.facts.flares.slice(0, 8)).toEqual(dealt.map((id) => `flare:${id}`));
  expect([new Set(game.facts.flares).size, game.facts.deck.length]).toEqual([10, 50]);
});

test('an alien each at random: any of the box, never two that may not meet', () => {
  const all = tables(5, { aliens: 'random' });
  for (const facts of all) {
    expect(new Set(inPlay(facts)).size).toBe(5);
    expect(inPlay(facts)).not.toEqual(expect.arrayContaining(['gambler', 'sorcerer']));
    expect([...inPlay(facts), ...facts.unused, ...facts.retired].sort()).toEqual(Object.keys(aliens).sort());
  }
  expect(new Set(all.flatMap(inPlay)).size).toBeGreaterThan(45);
});

test.each([
  ['green', ['green']],
  ['yellow', ['green', 'yellow']],
  ['red', ['green', 'yellow', 'red']],
])('aliens up to alert level %s alone are dealt, whichever way', (alert, levels) => {
  for (const ways of ['combo', 'flares', 'random']) {
    for (const seats of [3, 5]) {
      const all = tables(seats, { aliens: ways, alert });
      const dealt = [...new Set(all.flatMap(inPlay))].map((id) => aliens[id]!.alert as string);
      expect([...new Set(dealt)].sort(), ways).toEqual([...levels].sort());
      for (const facts of all) expect([...inPlay(facts), ...facts.unused, ...facts.retired].sort()).toEqual(Object.keys(aliens).sort());
    }
  }
});

test('the host names the alien of a seat, whatever its level; the others are any that may meet it', () => {
  const named = { aliens: 'named', alien_1: 'gambler', alien_3: 'void', alert: 'green' };
  for (const facts of tables(4, named)) {
    const [first, second, third, fourth] = inPlay(facts) as [string, string, string, string];
    expect([first, third]).toEqual(['gambler', 'void']);
    for (const id of [second, fourth]) expect([aliens[id]!.alert, id === 'sorcerer']).toEqual(['green', false]);
    expect([...inPlay(facts), ...facts.unused, ...facts.retired].sort()).toEqual(Object.keys(aliens).sort());
  }
  // where powers are hidden, who has which is left to chance
  const hidden = tables(3, { ...named, alien_2: 'human', hidden_powers: 'yes' });
  for (const facts of hidden) expect(inPlay(facts).sort()).toEqual(['gambler', 'human', 'void']);
  expect(new Set(hidden.map((facts) => inPlay(facts)[0])).size).toBe(3);
});

test('a host can’t name one alien twice, two that never meet, or one that can’t be hidden', () => {
  const named = (options: Record<string, string>, seats = 4) => begin(seats, { aliens: 'named', ...options });
  expect(() => named({ alien_1: 'human', alien_2: 'human' })).toThrow('same_alien');
  expect(() => named({ alien_1: 'gambler', alien_4: 'sorcerer' })).toThrow('aliens_never_meet');
  expect(() => named({ alien_2: 'miser', hidden_powers: 'yes' })).toThrow('alien_never_hidden');
  // a seat that nobody has counts for nothing
  expect(() => named({ alien_1: 'gambler', alien_4: 'sorcerer' }, 3)).not.toThrow();
});

test('nor does an alien above that level come in later, even if no other is left', () => {
  const game = lay({ options: { rotating_powers: 'yes', alert: 'yellow' } });
  game.facts.unused = ['virus', 'zombie', 'void'];
  game.facts.retired = ['human'];
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'a06'] }).rest();
  expect(game.options('B.rotate')[1]).toMatch(/zombie|human/);
});

test('four planets, sixteen ships, and the seat the host names begins', () => {
  const { facts } = begin(3, { four_planets: 'yes', first_player: '2', hidden_powers: 'yes' }).save as { facts: Facts };
  expect(Object.keys(facts.planets)).toHaveLength(12);
  expect(facts.turn).toBe(2);
  expect(() => begin(3, { first_player: '3' })).toThrow('bad_first_player');
  expect(() => begin(2)).toThrow('bad_player_count');
});

test('R-04 special set-ups and first player', () => {
  const save = begin(3, { four_planets: 'yes', hidden_powers: 'yes' }).save as Save<Facts>;
  Object.assign(save, { facts: cosmic.facts(3, save.options), options: { ...save.options, hidden_powers: 'no' } });
  const { facts } = save;
  ['miser', 'tick-tock', 'human'].forEach((alien, seat) => Object.assign(facts.seats[seat]!, { alien, up: true, hidden: false }));
  const others = destinyDeck(3);
  const turned = ['wild', 'special:most-cards', 'seat:1'].map((card) => others.splice(others.indexOf(card as Destiny), 1)[0]!);
  facts.destiny.deck = [...turned, ...others];
  // as if the aliens had just been chosen
  const steps = [
    ['first', null],
    ['window', { at: 'setup.done' }],
    ['hands', null],
  ] as const;
  save.agenda = steps.map(([step, args], at) => ({ id: at + 1, step, args, answers: {} }));
  save.frames = 3;
  const game = new Game(save);
  const encounters = (cards: readonly { face: string }[]) => cards.filter(({ face }) => isEncounterCard(face)).length;
  game.timeOut('A.miser.hoard').rest();
  const [miser, tickTock] = facts.seats;
  expect([Object.keys(facts.planets).length, facts.planets['a1']![0]]).toEqual([12, 4]);
  expect([miser!.hand.length, miser!.stores[0]!.cards.length, tickTock!.stores[0]!.tokens, facts.deck.length]).toEqual([8, 8, 8, 40]);
  expect(encounters(miser!.stores[0]!.cards)).toBeLessThanOrEqual(encounters(miser!.hand));
  expect(game.told('first')).toEqual([{ seat: 1, cards: turned }]);
  const { deck, discard, current } = facts.destiny;
  expect([facts.turn, deck.length + discard.length + (current ? 1 : 0)]).toEqual([1, 14]);
});

test('R-05 a hand without an encounter card is renewed until it holds one', () => {
  const game = lay({
    hands: { A: ['+3', 'CZ', 'Quash'] },
    deck: ['+2', '+2', '+3', '+3', '+5', 'KZ', 'KZ', 'CZ', 'a04', 'a20', 'Mobius', 'Mobius', 'Ionic', 'Plague', 'Force', 'Emotion'],
  }).rest();
  expect(game.hand('A')).toHaveLength(8);
  expect(game.hand('A').filter((card) => card.startsWith('a'))).toEqual(['a04', 'a20']);
  expect(game.pile).toHaveLength(11);
  expect(game.told('renewed').map(({ faces }) => (faces as string[]).length)).toEqual([3, 8]);
  expect(game.asked).toEqual(['A.aim']);
});

test('R-06 no colony at regroup', () => {
  const game = lay({ ships: { A: { a1: 0, a2: 0, a3: 0, a4: 0, a5: 0, warp: 20 } }, hands: { A: ['a20'], B: ['a08'] } });
  game.answer('A.aim', 'planet:b3').rest();
  expect(game.warp('A')).toBe(19);
  expect(game.asked).toEqual(['A.invite']);
  game.fight({ aim: 'b3', send: [], cards: ['a20', 'a08'] }).rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([21, 12]);
  expect(game.on('b3')).toBe('A1');
  expect(game.foreign('A')).toBe(1);
  expect(game.told('lost')).toEqual([{ seat: 1, ships: { b3: 4 }, cause: 'defeat' }]);
  expect(game.table.seat(0).up).toBe(false);
});

test('3.9: the cards turned up to find the first player are told to all', () => {
  const first = (seed: number) => {
    const { happenings } = start(cosmic, completeOptions(cosmic, { hidden_powers: 'yes' }, false), 3, seed.toString(16).padStart(64, '0'));
    return happenings.find(({ type }) => type === 'first')!.all as { seat: number; cards?: string[] };
  };
  const told = Array.from({ length: 40 }, (_, seed) => first(seed + 1)).filter(({ cards }) => cards);
  expect(told.length).toBeGreaterThan(5);
  for (const { seat, cards } of told) {
    expect(cards!.at(-1)).toBe(`seat:${seat}`);
    expect(cards!.slice(0, -1).every((card) => !card.startsWith('seat:'))).toBe(true);
  }
});
