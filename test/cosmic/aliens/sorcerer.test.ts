import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const chosen = () =>
  lay({ aliens: { A: 'sorcerer' }, hands: { A: ['a04'], B: ['a20', 'KZ'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a20'] });

test('switches the two cards; each still knows only the one it laid', () => {
  const game = chosen().answer('A.planning.selected', 'power:sorcerer.switch');
  game.find('B.on.power-use');
  const before = game.view('A').encounter!.selected;
  expect(before).toEqual({ offense: { up: false, face: 'attack:4' }, defense: { up: false } });
  for (const name of ['B', 'C']) game.answer(`${name}.on.power-use`, 'word:pass');
  game.answer('D.on.power-use', 'word:pass');
  expect(game.encounter.selected).toMatchObject({ offense: { face: 'attack:20', by: 1 }, defense: { face: 'attack:4', by: 0 } });
  game.rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([21, 8]);
});

test('not as an ally or a bystander', () => {
  const game = lay({ aliens: { C: 'sorcerer', D: 'sorcerer' }, hands: { A: ['a04'], B: ['a20'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a04', 'a20'] }).rest();
  expect([game.offered, game.told('outcome')[0]!['totals']]).toEqual([[], [4 + 1 + 1, 24]]);
});

test('zapped, nothing is switched', () => {
  const game = chosen().answer('A.planning.selected', 'power:sorcerer.switch').answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([5, 24]);
});

const flares = ['sorcerer'];
const aim = { aim: 'b1', send: ['a1'] };
const exchanged = (aliens: Record<string, string>, more: Laid = {}) =>
  lay({ aliens, flares, hands: { A: ['a04'], B: ['a20', 'CZ'], C: ['N', 'flare:sorcerer'] }, ...more }).fight(aim);

test('wild: the main players exchange their aliens with all that lies on the sheets; without a Sorcerer the card is discarded', () => {
  const game = exchanged({ A: 'miser', B: 'macron' }, { stores: { A: { miser: ['a40'] } } });
  game.answer('C.planning.before-select', '#flare:sorcerer').rest();
  expect(game.facts.seats.map(({ alien }) => alien).slice(0, 2)).toEqual(['macron', 'miser']);
  expect([game.table.store(0, 'miser'), game.table.store(1, 'miser')!.cards.length]).toEqual([undefined, 1]);
  expect(game.told('sorcerer.exchanged')).toEqual([{ seats: [0, 1] }]);
  expect([game.pile, game.hand('C')]).toEqual([['flare:sorcerer'], ['N']]);
  game.answer('A.select', '#a04').answer('B.select', '#a20').rest();
  // the ships of the offense weigh four now
  expect(game.told('outcome')[0]!['totals']).toEqual([8, 24]);
});

test('wild: the card goes to the Sorcerer, and it is not for an encounter of theirs', () => {
  const game = exchanged({ A: 'virus', B: 'macron', D: 'sorcerer' }).answer('C.planning.before-select', '#flare:sorcerer').rest();
  expect(game.hand('D')).toContain('flare:sorcerer');
  const own = exchanged({ A: 'virus', B: 'sorcerer' }).rest();
  expect(own.told('played')).toEqual([]);
});

test('wild: what was zapped stays off with its new owner', () => {
  const game = exchanged({ A: 'mite', B: 'none' }, { hands: { A: ['a04'], B: ['a20', 'KZ'], C: ['N', 'flare:sorcerer'] } });
  game.encounter.zapped.push('0:mite');
  game.answer('C.planning.before-select', '#flare:sorcerer').rest();
  expect(game.encounter.zapped).toEqual(['1:mite']);
});

test('wild: card-zapped, everyone keeps what it has', () => {
  const game = exchanged({ A: 'virus', B: 'macron' }).answer('C.planning.before-select', '#flare:sorcerer');
  game.answer('B.on.card-play', '#CZ').rest();
  expect([game.facts.seats[0]!.alien, game.told('sorcerer.exchanged')]).toEqual(['virus', []]);
});

const allied = (more: string[] = []) =>
  lay({ aliens: { C: 'sorcerer' }, flares, hands: { A: ['a04'], B: ['a20', ...more], C: ['N', 'flare:sorcerer'] } }).fight({
    ...aim,
    invite: [['C'], []],
    join: [['C', 'side:offense', 'c1']],
    cards: ['a04', 'a20'],
  });

test('super: as an ally it switches the cards', () => {
  const game = allied().answer('C.planning.selected', '#flare:sorcerer').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([22, 8]);
  expect(game.hand('C')).toEqual(['N', 'flare:sorcerer']);
});

test('super: stopped as a card or as a power; not for a bystander', () => {
  const card = allied(['CZ']).answer('C.planning.selected', '#flare:sorcerer').answer('B.on.card-play', '#CZ').rest();
  const power = allied(['KZ']).answer('C.planning.selected', '#flare:sorcerer').answer('B.on.power-use', '#KZ').rest();
  for (const game of [card, power]) expect(game.told('outcome')[0]!['totals']).toEqual([6, 24]);
  expect([card.hand('C'), power.hand('C')]).toEqual([['N'], ['N', 'flare:sorcerer']]);
  const aside = lay({ aliens: { C: 'sorcerer' }, flares, hands: { A: ['a04'], B: ['a20'], C: ['N', 'flare:sorcerer'] } });
  expect(
    aside
      .fight({ ...aim, cards: ['a04', 'a20'] })
      .rest()
      .told('played'),
  ).toEqual([]);
});

const botOf = (game: ReturnType<typeof lay>, name: string, at: string): string[] => {
  const decision = game.find(`${name}.${at}`);
  return cosmicBot({ board: game.view(name) } as never, decision, {} as never);
};

test('a bot exchanges the aliens of two main players of whom the other is well ahead, and never its own for that of one behind', () => {
  const ships = { B: { c1: 1, d1: 1 } };
  const behind = exchanged({ A: 'virus', B: 'macron' }, { ships });
  expect(botOf(behind, 'C', 'planning.before-select')).toEqual([behind.pick(2, '#flare:sorcerer')]);
  expect(botOf(exchanged({ A: 'virus', B: 'macron' }), 'C', 'planning.before-select')).toEqual(['word:pass']);
  const hands = { A: ['a04'], B: ['a20', 'flare:sorcerer'], C: ['N'] };
  expect(botOf(exchanged({ A: 'virus', B: 'macron' }, { ships, hands }), 'B', 'planning.before-select')).toEqual(['word:pass']);
});

test('a bot that is an ally switches the cards where the other main player had many more to choose from', () => {
  expect(botOf(allied(), 'C', 'planning.selected')).toEqual(['word:pass']);
  const many = allied(['a06', 'a08', 'N', 'M']);
  expect(botOf(many, 'C', 'planning.selected')).toEqual([many.pick(2, '#flare:sorcerer')]);
});

test('the card that lies before it is its own: whose was a negotiate, is compensated', () => {
  const game = lay({ aliens: { A: 'sorcerer' }, hands: { A: ['N', 'a12', 'a11'], B: ['a06'] } });
  game
    .fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['N', 'a06'] })
    .answer('A.planning.selected', 'power:sorcerer.switch')
    .rest();
  expect([game.told('outcome')[0]!['winner'], game.told('handed')]).toEqual([
    'offense',
    [{ from: 0, to: 1, count: 2, why: 'compensation' }],
  ]);
});

test('wild: an incarnation goes along with its sheet', () => {
  const hands = { A: ['a10'], B: ['a08'], C: ['N', 'flare:sorcerer'] };
  const game = lay({ aliens: { A: 'reincarnator', B: 'clone' }, flares: ['sorcerer'], hands });
  game.table.seat(0).more = ['virus'];
  game
    .fight({ aim: 'b1', send: ['a1'] })
    .answer('C.planning.before-select', '#flare:sorcerer')
    .rest();
  expect([game.table.powers(0), game.table.powers(1)]).toEqual([['clone'], ['reincarnator', 'virus']]);
});

testFlare('sorcerer', { wild: ['any', 'planning.before-select'], super: ['ally', 'planning.selected'], leaves: { wild: 'pile' } });
