import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Game, type Laid } from '../game.ts';

const hands = { A: ['a04', 'a09'], B: ['a10', 'KZ'], C: ['a30', 'N', 'Emotion', '+3'], D: ['a06'] };
const possessed = (laid = {}): Game =>
  lay({ aliens: { A: 'demon' }, hands, ...laid })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1', 'planet:a1')
    .answer('A.alliance.before-invites', 'power:demon.possess@2');

test('takes a hand and fights with a card of it; the rest goes back when the encounter is over', () => {
  const game = possessed();
  expect(game.rest().hand('C')).toEqual([]);
  expect(game.told('handed')).toEqual([{ from: 2, to: 0, count: 4, why: 'taken' }]);
  game.answer('A.invite').answer('B.invite').answer('A.select', '#a30').answer('B.select', '#a10');
  game.answer('A.reveal.modify', '#+3@offense').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [30 + 2 + 3, 14] }]);
  expect(game.told('given-back')).toEqual([{ from: 0, to: 2, count: 2 }]);
  expect([game.hand('A'), game.hand('C'), game.pile]).toEqual([
    ['a04', 'a09'],
    ['N', 'Emotion'],
    ['a30', 'a10', '+3'],
  ]);
});

test('only the two see what lies there, and nobody can take it', () => {
  const game = possessed({ hands: { ...hands, A: ['N', 'a09'], B: ['a10', 'KZ'] } });
  game.find('A.invite');
  expect(game.view('A').seats[0]!.stores![0]!.held).toHaveLength(4);
  expect(game.view('C').seats[0]!.stores![0]!.held).toHaveLength(4);
  for (const other of ['B', 'D', 'watch']) {
    expect(game.view(other).seats[0]!.stores).toEqual([{ of: 'demon', cards: 4, tokens: 0, ships: [0, 0, 0, 0] }]);
  }
  game.answer('A.invite').answer('B.invite').answer('A.select', '#a30').answer('B.select', '#a10').rest();
  expect(game.hand('C')).toEqual(['N', '+3', 'Emotion']);
});

test('compensation is taken from its hand alone', () => {
  const game = possessed({ hands: { ...hands, A: ['a04'], B: ['N'] } });
  game.answer('A.invite').answer('B.invite').answer('A.select', '#a30').answer('B.select', '#N').rest();
  expect(game.told('handed').filter(({ why }) => why === 'compensation')).toMatchObject([{ from: 0, to: 1, count: 1 }]);
  expect(game.hand('C')).toEqual(['N', '+3', 'Emotion']);
});

test('what lies there counts as held: an offense without another card goes on, and a card that comes back goes to the other seat', () => {
  const game = possessed({ flares: ['zombie'], hands: { ...hands, A: ['a04', 'Force'], C: ['a30', 'flare:zombie'] } });
  game.rest();
  game.facts.discard.push(...game.table.randomCards(0, 9));
  game.answer('A.invite').answer('B.invite').answer('A.select', '#a30').answer('B.select', '#a10').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense' }]);
  expect(game.told('aborted')).toEqual([]);
  const lost = possessed({ flares: ['zombie'], hands: { ...hands, C: ['a30', 'flare:zombie'] } });
  lost.answer('A.invite').answer('B.invite').answer('A.select', '#a04').answer('B.select', '#a10');
  lost.answer('A.on.ships-losing', '#flare:zombie').rest();
  expect([lost.warp('A'), lost.hand('C')]).toEqual([1, ['a30', 'flare:zombie']]);
});

test('cards the other seat gets meanwhile are its own', () => {
  const game = possessed({ aliens: { A: 'demon' }, ships: { C: { warp: 1 } } });
  game.answer('A.invite').answer('B.invite', 'seat:2').answer('C.ally-or-not', 'planet:c1');
  game.answer('A.select', '#a04').answer('B.select', '#a10').answer('C.reward', 'reward:card').rest();
  expect(game.hand('C')).toHaveLength(5);
});

test('an encounter cut short gives everything back too', () => {
  const game = possessed({ hands: { ...hands, A: ['a04'], C: ['+3', '+2'] } });
  game.find('A.invite');
  game.facts.discard.push(...game.table.randomCards(0, 9));
  game.table.stirred = true;
  game.answer('A.invite').rest();
  expect([game.told('aborted').length, game.hand('C')]).toEqual([1, ['+2', '+3']]);
});

test('not the opponent, nor an empty hand, nor for an ally', () => {
  const game = lay({ aliens: { A: 'demon' }, hands: { ...hands, D: [] } })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');
  expect(game.options('A.alliance.before-invites')).toEqual(['word:pass', 'power:demon.possess@2']);
  const ally = lay({ aliens: { C: 'demon' }, hands })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1')
    .rest();
  expect([ally.asked, ally.offered]).toEqual([['A.invite'], []]);
});

test('zapped, nothing is taken', () => {
  const game = possessed({ hands: { ...hands, C: ['a30', 'KZ'] } });
  game.answer('C.on.power-use', '#KZ').rest();
  expect([game.hand('C'), game.view('A').seats[0]!.stores]).toEqual([['a30'], undefined]);
});

test('a zap that was the other’s last card, stopped, leaves nothing to take', () => {
  const game = lay({ aliens: { A: 'demon' }, hands: { A: ['a08', 'CZ'], B: ['a10'], C: ['KZ'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.alliance.before-invites', 'power:demon.possess@2');
  game
    .answer('C.on.power-use', '#KZ')
    .answer('A.on.card-play', '#CZ')
    .fight({ aim: 'b1', send: [], cards: ['a08', 'a10'] })
    .rest();
  expect([game.told('handed'), game.told('outcome')]).toMatchObject([[], [{ winner: 'defense' }]]);
});

const flares = ['demon'];
const launched = (laid: Laid) =>
  lay({ flares, ...laid })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1', 'planet:a1');
const owned = { A: ['a04', 'a09', 'flare:demon'], B: ['a10', 'CZ'] };
const drafting = (laid: Laid = {}, whom = 2) =>
  launched({ hands: owned, ...laid }).answer('A.alliance.before-invites', `#flare:demon@${whom}`);

test('wild: a seat has to ally, with as many ships as its master has, invited or not', () => {
  const game = drafting().answer('A.invite').answer('B.invite', 'seat:2');
  expect(game.find('C.ally-drafted')).toMatchObject({ min: 2, max: 2, about: { of: { side: 'offense', ships: 2 } } });
  game.answer('C.ally-drafted', 'planet:c1', 'planet:c2').rest();
  expect(game.encounter.allies).toEqual({ offense: [2], defense: [] });
  expect(game.hand('A')).toContain('flare:demon');
});

test('wild: no colony is emptied for it; who can spare none is free', () => {
  const few = drafting({ ships: { C: { c1: 2, c2: 1, c3: 1, c4: 1, c5: 1, warp: 14 } } })
    .answer('A.invite')
    .answer('B.invite');
  expect(few.find('C.ally-drafted')).toMatchObject({ min: 1, options: [{ id: 'planet:c1', times: 1 }] });
  const none = drafting({ ships: { C: { c1: 1, c2: 1, c3: 1, c4: 1, c5: 1, warp: 15 } } })
    .answer('A.invite')
    .answer('B.invite', 'seat:2');
  expect(none.rest().asked).toEqual(['C.ally-or-not']);
});

test('wild: never more than four, and a Macron sends one', () => {
  const guard = launched({ hands: { ...owned, A: ['a04'], B: ['a10', 'flare:demon'] }, ships: { B: { b1: 6 } } });
  guard.answer('B.alliance.before-invites', '#flare:demon@2').answer('A.invite').answer('B.invite');
  expect(guard.find('C.ally-drafted')).toMatchObject({ min: 4, about: { of: { side: 'defense' } } });
  const macron = drafting({ aliens: { C: 'macron' } })
    .answer('A.invite')
    .answer('B.invite');
  expect(macron.find('C.ally-drafted')).toMatchObject({ min: 1, max: 1 });
});

test('wild: not for an opponent; card-zapped, nobody has to', () => {
  const game = launched({ hands: owned });
  expect(
    game
      .options('A.alliance.before-invites')
      .filter((id) => id.startsWith('card:'))
      .map((id) => id.split('@')[1]),
  ).toEqual(['2', '3']);
  const zapped = drafting().answer('B.on.card-play', '#CZ').answer('A.invite').answer('B.invite').rest();
  expect(zapped.asked).toEqual(['A.select', 'B.select']);
});

const summoned = (laid: Laid = {}) =>
  possessed({
    flares,
    hands: { ...hands, A: ['a04', 'a09', 'flare:demon'], B: ['a10', 'CZ'] },
    deck: ['a40', '+5', 'N', 'a20', 'a11', 'a12', 'a15'],
    ...laid,
  }).answer('A.on.power-use', '#flare:demon');

test('super: six cards of the deck instead of a hand; what is left goes back on top, in the order it likes', () => {
  const game = summoned();
  expect(game.rest().hand('C')).toEqual(['a30', 'N', '+3', 'Emotion']);
  expect(game.view('A').seats[0]!.stores![0]!.held).toHaveLength(6);
  expect(game.view('C').seats[0]!.stores![0]!.held).toBeUndefined();
  game.answer('A.invite').answer('B.invite').answer('A.select', '#a40').answer('B.select', '#a10').answer('A.reveal.modify', '#+5@offense');
  expect(game.find('A.demon.order')).toMatchObject({ ordered: true, min: 4, max: 4 });
  game.answer('A.demon.order', '#N', '#a20', '#a11', '#a12').rest();
  expect(game.facts.deck.slice(-5).reverse()).toEqual(['negotiate', 'attack:20', 'attack:11', 'attack:12', 'attack:15']);
  expect(game.told('demon.stacked')).toEqual([{ seat: 0, count: 4 }]);
  expect(game.hand('A')).toEqual(['a04', 'a09', 'flare:demon']);
});

test('super: a flare among them that is played comes to its own hand', () => {
  const game = summoned({
    flares: ['demon', 'virus'],
    deck: ['flare:virus', 'a40', 'N', 'a20', 'a11', 'a12'],
    options: { unlimited_flares: 'yes' },
  });
  game.answer('A.invite', 'seat:2').answer('B.invite').answer('C.ally-or-not', 'planet:c1');
  game.answer('A.select', '#a40').answer('B.select', '#a10').answer('A.reveal.modify', '#flare:virus');
  expect(game.rest().hand('A')).toContain('flare:virus');
});

test('super: card-zapped, it is the hand after all', () => {
  const game = summoned().answer('B.on.card-play', '#CZ').rest();
  expect([game.hand('C'), game.told('handed')]).toEqual([[], [{ from: 2, to: 0, count: 4, why: 'taken' }]]);
});

testFlare('demon', { wild: ['main', 'alliance.before-invites'], super: ['main', 'alliance.before-invites'] });
