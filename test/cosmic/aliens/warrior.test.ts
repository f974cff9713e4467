import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1'] };
const warrior = (laid: Laid = {}, tokens = 3) => {
  const game = lay({ aliens: { A: 'warrior' }, hands: { A: ['a10', 'a09'], B: ['a08', 'KZ'] }, ...laid });
  if (tokens) game.table.openStore(0, 'warrior').tokens = tokens;
  return game;
};
const tokens = (game: ReturnType<typeof lay>) => game.table.store(0, 'warrior')?.tokens ?? 0;
const fought = (own: string, other: string, laid: Laid = {}) =>
  warrior({ hands: { A: [own, 'a09'], B: [other, 'KZ'] }, ...laid }).fight({ ...duel, cards: [own, other] });

test('its tokens count, and are kept; a win earns one more', () => {
  const game = fought('a10', 'a08').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([10 + 2 + 3, 8 + 4]);
  expect([tokens(game), game.told('warrior.earned')]).toEqual([4, [{ seat: 0, count: 1 }]]);
});

test('a defeat earns two, on either side', () => {
  expect(tokens(fought('a04', 'a20').rest())).toBe(5);
  const game = warrior({ turn: 'B', destiny: ['A'], hands: { A: ['a04'], B: ['a20'] } }, 0);
  game.fight({ aim: 'a1', send: ['b1'], cards: ['a20', 'a04'] }).rest();
  expect(tokens(game)).toBe(2);
});

test('a deal earns one, a failed one two', () => {
  const made = fought('N', 'N').gather().answer('A.offer', 'get:b5').answer('B.answer', 'accept:1').answer('A.settle', 'gate').rest();
  expect([made.told('used'), tokens(made)]).toEqual([[{ seat: 0, ability: 'warrior.tokens', picks: [], quiet: true }], 4]);
  const failed = fought('N', 'N').gather().answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse');
  failed.timeOut('A.shed').timeOut('B.shed').rest();
  expect(tokens(failed)).toBe(5);
});

test('with four planets each is worth one more', () => {
  expect(tokens(fought('a04', 'a20', { options: { four_planets: 'yes' } }).rest())).toBe(6);
});

test('zapped, nothing is added, but tokens are earned', () => {
  const game = fought('a10', 'a08').answer('B.on.power-use', '#KZ').rest();
  expect([game.told('outcome')[0]!['totals'], tokens(game)]).toEqual([[12, 12], 5]);
});

test('nothing to add without a token or an attack, and nothing for an ally', () => {
  const none = warrior({}, 0).fight({ ...duel, cards: ['a10', 'a08'] });
  none.find('A.reveal.modify');
  expect(none.told('used')).toEqual([]);
  const ally = warrior({ turn: 'C', hands: { A: ['a10'], B: ['a08'], C: ['a15'] } });
  ally.fight({ aim: 'b1', send: ['c1'], invite: [['A'], []], join: [['A', 'side:offense', 'a1']], cards: ['a15', 'a08'] }).rest();
  expect([ally.told('used'), tokens(ally)]).toEqual([[], 3]);
});

test('what nobody has won or lost earns nothing', () => {
  const game = warrior({
    aliens: { A: 'warrior', B: 'mite' },
    turn: 'B',
    destiny: ['A'],
    hands: { A: ['a04', 'a05', 'a06', 'N'], B: ['a20'] },
  });
  game.answer('B.aim', 'planet:a1').answer('B.send', 'planet:b1').answer('A.mite.bluster', 'word:concede').rest();
  expect(tokens(game)).toBe(3);
});

const flares = ['warrior'];
const attacked = (laid: Laid = {}) =>
  lay({ flares, hands: { A: ['a15', 'a09', 'a10'], B: ['a08', 'a20', 'flare:warrior'], C: ['N', 'CZ'] }, destiny: ['B', 'D'], ...laid })
    .fight({ ...duel, cards: ['a15', 'a08'] })
    .answer('B.resolve.after', '#flare:warrior');

test('wild: the defense attacks back at once, in the home system of who attacked it; then the turn goes on', () => {
  const game = attacked({ ships: { A: { c1: 1 } } });
  expect(game.options('B.aim')).toEqual(['planet:a1', 'planet:a2', 'planet:a3', 'planet:a4', 'planet:a5']);
  expect([game.encounter.offense, game.encounter.defense, game.facts.turn, game.hand('B')]).toEqual([1, 0, 0, ['a20', 'flare:warrior']]);
  expect(game.told('destiny')).toHaveLength(1);
  game.fight({ aim: 'a2', send: ['b2'], cards: ['a20', 'a09'] }).rest();
  expect([game.on('a2'), game.encounter.offense, game.asked]).toEqual(['B1', 0, ['A.continue']]);
});

test('wild: a win in it gives no second one', () => {
  const game = attacked()
    .fight({ aim: 'a2', send: ['b2'], cards: ['a20', 'a09'] })
    .rest();
  game.answer('A.continue', 'word:end').rest();
  expect(game.facts.turn).toBe(1);
});

test('wild: whoever it is against may lose its turn’s last card by it', () => {
  const game = attacked({ hands: { A: ['a15', 'a09'], B: ['a08', 'a20', 'flare:warrior'] } });
  game.fight({ aim: 'a2', send: ['b2'], cards: ['a20', 'a09'] }).rest();
  expect([game.facts.turn, game.facts.interrupted]).toEqual([1, []]);
});

test('wild: only the defense, and only with an encounter card; card-zapped, nothing comes of it', () => {
  const offense = lay({ flares, hands: { A: ['a10', 'a09', 'flare:warrior'], B: ['a08', 'a20'] } }).fight({
    ...duel,
    cards: ['a10', 'a08'],
  });
  expect(() => offense.find('A.resolve.after')).toThrow();
  const bare = lay({ flares, hands: { A: ['a10', 'a09'], B: ['a08', 'flare:warrior'] } }).fight({ ...duel, cards: ['a10', 'a08'] });
  expect(bare.options('B.resolve.after')).toEqual(['word:pass']);
  const zapped = attacked().answer('C.on.card-play', '#CZ').rest();
  expect([zapped.asked, zapped.pile]).toEqual([['A.continue'], expect.arrayContaining(['flare:warrior', 'CZ'])]);
});

const allied = (laid: Laid = {}) =>
  warrior({ flares, turn: 'C', hands: { A: ['N', 'flare:warrior'], B: ['a08', 'CZ', 'KZ'], C: ['a10'] }, ...laid }).fight({
    aim: 'b1',
    send: ['c1'],
    invite: [['A'], []],
    join: [['A', 'side:offense', 'a1']],
    cards: ['a10', 'a08'],
  });

test('super: as an ally its tokens count for its side', () => {
  const game = allied().answer('A.reveal.modify', '#flare:warrior').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([10 + 2 + 3, 8 + 4]);
  expect([tokens(game), game.hand('A'), game.told('used')]).toEqual([
    3,
    ['N', 'flare:warrior'],
    [{ seat: 0, ability: 'warrior.add', picks: [] }],
  ]);
});

test('super: not as a bystander or without a token; zapped, card or power, nothing is added', () => {
  const aside = warrior({ flares, turn: 'C', hands: { A: ['N', 'flare:warrior'], B: ['a08'], C: ['a10'] } });
  expect(
    aside
      .fight({ aim: 'b1', send: ['c1'], cards: ['a10', 'a08'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const card = allied().answer('A.reveal.modify', '#flare:warrior').answer('B.on.card-play', '#CZ').rest();
  const power = allied().answer('A.reveal.modify', '#flare:warrior').answer('B.on.power-use', '#KZ').rest();
  for (const game of [card, power]) expect(game.told('outcome')[0]!['totals']).toEqual([12, 12]);
  expect([card.hand('A'), power.hand('A')]).toEqual([['N'], ['N', 'flare:warrior']]);
});

test('an encounter that both have lost earns two', () => {
  const hands = { A: ['a10'], B: ['a06', 'flare:loser'] };
  const game = lay({ aliens: { A: 'warrior' }, flares: ['loser'], hands }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('B.planning.before-select', '#flare:loser').rest();
  expect(game.table.store(0, 'warrior')!.tokens).toBe(2);
});

test('wild: whoever has spent its last encounter card by then renews its hand first, as for a turn', () => {
  const hands = { A: ['a20', 'a06', 'CZ'], B: ['a04', 'N', 'flare:warrior', 'flare:filch'] };
  const game = lay({ flares: ['warrior', 'filch'], options: { flares: 'yes', unlimited_flares: 'yes' }, hands });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a04'] }).answer('B.resolve.after', '#flare:warrior');
  game.answer('A.on.card-play', '#CZ').others().answer('B.on.card-play', '#flare:filch').rest();
  expect(game.told('bare')).toEqual([{ seat: 1 }]);
  expect([game.encounter.offense, game.hand('B').length, game.asked]).toEqual([1, 8, ['B.aim']]);
});

test('wild: after a concession too', () => {
  const game = lay({ aliens: { A: 'mite' }, flares: ['warrior'], hands: { A: ['a20'], B: ['a04', 'a30', 'a08', 'flare:warrior'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('B.mite.bluster', 'word:concede');
  game.answer('B.resolve.after', '#flare:warrior');
  expect(game.find('B.aim').about.of).toEqual({ defense: 0, reach: 'home' });
});

testFlare('warrior', { wild: ['defense', 'resolve.after'], super: ['ally', 'reveal.modify'] });
