import { expect, test } from 'vitest';
import { viewOf } from '../../../shared/engine/play.ts';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const drawn = (destiny: string[], laid: Laid = {}) => lay({ aliens: { D: 'shadow' }, destiny, ...laid });
const used = (game: ReturnType<typeof lay>) => game.told('used').map(({ ability }) => ability);

test('a ship of whom the card names goes to the warp, from a colony it picks', () => {
  const game = drawn(['B'], { ships: { B: { a1: 1 } } });
  expect(game.options('D.shadow.ship')).toEqual(['planet:b1', 'planet:b2', 'planet:b3', 'planet:b4', 'planet:b5', 'planet:a1']);
  game.answer('D.shadow.ship', 'planet:a1').rest();
  expect([game.warp('B'), game.foreign('B'), game.asked]).toEqual([1, 0, ['A.aim']]);
  expect(game.told('lost')).toEqual([{ seat: 1, ships: { a1: 1 }, cause: 'shadow' }]);
});

test('by default from the largest stack, home before foreign', () => {
  const game = drawn(['B'], { ships: { B: { b1: 2, b2: 2, a1: 4 } } })
    .timeOut('D.shadow.ship')
    .rest();
  expect(game.told('lost')).toMatchObject([{ ships: { b3: 1 } }]);
});

test('the offense’s own colour too, and each card that is drawn again; never its own', () => {
  const game = drawn(['A', 'A', 'B'], { ships: { C: { a2: 1 } } }).timeOut('D.shadow.ship');
  game.answer('A.own', 'word:redraw').timeOut('D.shadow.ship').answer('A.own', 'word:redraw').timeOut('D.shadow.ship').rest();
  expect([game.warp('A'), game.warp('B')]).toEqual([2, 1]);
  const own = drawn(['D']).rest();
  expect([own.warp('D'), used(own)]).toEqual([0, []]);
});

test('a special card names its player', () => {
  const game = drawn(['special:most-cards'], { hands: { C: ['a06', 'a06', 'a06', 'N'] } })
    .timeOut('D.shadow.ship')
    .rest();
  expect(game.warp('C')).toBe(1);
});

test('with a wild card it may take a ship of anyone but itself, whomever the offense meets', () => {
  const game = drawn(['wild']);
  expect(game.options('D.destiny.drawn')).toEqual(['word:pass', ...[0, 1, 2].map((seat) => `power:shadow.prey@${seat}`)]);
  game.answer('D.destiny.drawn', 'power:shadow.prey@0').answer('D.shadow.ship', 'planet:a2');
  game.answer('A.wild', 'seat:1').rest();
  expect([game.warp('A'), game.on('a2')]).toEqual([1, 'A3']);
  const idle = drawn(['wild']).rest();
  expect([used(idle), idle.asked]).toEqual([[], ['A.wild']]);
});

test('zapped, no ship is lost', () => {
  const game = drawn(['B'], { hands: { B: ['a06', 'KZ'] } })
    .answer('B.on.power-use', '#KZ')
    .rest();
  expect([game.warp('B'), game.asked]).toEqual([0, ['A.aim']]);
});

test('what brings ships home does so here too', () => {
  const game = drawn(['B'], { aliens: { B: 'zombie', D: 'shadow' } })
    .answer('D.shadow.ship', 'planet:b1')
    .rest();
  expect([game.warp('B'), used(game)]).toEqual([0, ['shadow.execute', 'zombie.immortal']]);
});

test('the last ship of a home colony may cost a power; who has no colony has nothing to lose', () => {
  const ships = { B: { b1: 1, b2: 4, b3: 4, b4: 0, b5: 0, warp: 11 } };
  const game = drawn(['B'], { ships }).answer('D.shadow.ship', 'planet:b1').rest();
  expect(game.told('power-lost')).toEqual([{ seat: 1 }]);
  const none = drawn(['B'], { ships: { B: { b1: 0, b2: 0, b3: 0, b4: 0, b5: 0, warp: 20 } } }).rest();
  expect(used(none)).toEqual([]);
});

test('a bot takes the last ship of a foreign colony', () => {
  const game = drawn(['B'], { ships: { B: { a1: 1 } } });
  const decision = game.find('D.shadow.ship');
  expect(cosmicBot(viewOf(game.sitting, 3), decision, { seed: '00'.repeat(32), drawn: 0 })).toEqual(['planet:a1']);
});

const flares = ['shadow'];
const beaten = (laid: Laid = {}, more: string[] = []) =>
  lay({ flares, hands: { A: ['a20', 'N'], B: ['a04', 'flare:shadow'], C: ['N', ...more] }, ...laid }).fight({
    aim: 'b1',
    send: ['a1', 'a1'],
    invite: [['C'], []],
    join: [['C', 'side:offense', 'c1']],
    cards: ['a20', 'a04'],
  });

test('wild: a beaten defense gives up one ship more, and the winners are lost with it', () => {
  const game = beaten().answer('B.resolve.losses', '#flare:shadow');
  expect(game.options('B.shed')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
  game.answer('B.shed', 'planet:b2').rest();
  expect([game.on('b1'), game.warp('A'), game.warp('B'), game.warp('C')]).toEqual(['', 2, 5, 1]);
  expect([game.told('landed'), game.hand('B')]).toEqual([[], ['flare:shadow']]);
  // it was a success all the same
  expect(game.asked).toEqual(['A.continue']);
});

test('wild: Zombies that would be lost go home instead, and do not land', () => {
  const game = beaten({ aliens: { A: 'zombie' } })
    .answer('B.resolve.losses', '#flare:shadow')
    .answer('B.shed', 'planet:b2')
    .rest();
  expect([game.on('b1'), game.warp('A'), game.on('a1')]).toEqual(['', 0, 'A4']);
});

test('wild: not where the defense holds, nor without a ship elsewhere; card-zapped, they land', () => {
  const held = lay({ flares, hands: { A: ['a04'], B: ['a20', 'flare:shadow'] } });
  expect(
    held
      .fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a20'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const last = beaten({ ships: { B: { b1: 4, b2: 0, b3: 0, b4: 0, b5: 0, warp: 16 } } }).rest();
  expect(last.told('played')).toEqual([]);
  const game = beaten({}, ['CZ']).answer('B.resolve.losses', '#flare:shadow').answer('C.on.card-play', '#CZ').rest();
  expect([game.on('b1'), game.warp('B')]).toEqual(['A2 C1', 4]);
});

const usurping = (destiny: string[], laid: Laid = {}) =>
  lay({
    flares,
    aliens: { A: 'shadow' },
    destiny,
    ships: { A: { warp: 3 } },
    hands: { A: ['a06', 'flare:shadow'], B: ['a06', 'CZ'] },
    ...laid,
  });

test('super: in its own turn a ship out of the warp takes that place', () => {
  const game = usurping(['B']).answer('A.on.power-use', '#flare:shadow').answer('A.shadow.ship', 'planet:b2').rest();
  expect([game.on('b2'), game.warp('A'), game.warp('B'), game.foreign('A')]).toEqual(['A1 B3', 1, 1, 1]);
  expect(game.hand('A')).toEqual(['a06', 'flare:shadow']);
});

test('super: with a wild card too', () => {
  const game = usurping(['wild']).answer('A.destiny.drawn', 'power:shadow.prey@2').answer('A.on.power-use', '#flare:shadow');
  game.answer('A.shadow.ship', 'planet:c1').rest();
  expect([game.on('c1'), game.asked]).toEqual(['A1 C3', ['A.wild']]);
});

test('super: not in the turn of another, nor with no ship in the warp; card-zapped, it only executes', () => {
  const other = usurping(['C'], { turn: 'B' });
  expect(other.options('A.on.power-use')).toEqual(['word:pass']);
  expect(usurping(['B'], { ships: {} }).options('A.on.power-use')).toEqual(['word:pass']);
  const game = usurping(['B']).answer('A.on.power-use', '#flare:shadow').answer('B.on.card-play', '#CZ');
  game.answer('A.shadow.ship', 'planet:b2').rest();
  expect([game.on('b2'), game.warp('A')]).toEqual(['B3', 2]);
});

test('wild: not where a negotiate has won', () => {
  const hands = { A: ['N'], B: ['a06', 'flare:shadow'] };
  const game = lay({ aliens: { A: 'pacifist' }, flares: ['shadow'], hands }).fight({ aim: 'b1', send: ['a1'], cards: ['N', 'a06'] });
  expect([game.rest().told('played'), game.on('b1')]).toEqual([[], 'A1']);
});

test('nothing happens where the last ship has gone meanwhile', () => {
  const ships = { B: { b1: 1, b2: 0, b3: 0, b4: 0, b5: 0, warp: 19 } };
  const game = drawn(['B'], { flares: ['void'], ships, hands: { B: ['flare:void', 'a06'], C: ['N', 'KZ'] } });
  game.answer('C.on.power-use', '#KZ').answer('B.on.card-play', '#flare:void').rest();
  expect([game.told('lost').map(({ cause }) => cause), game.warp('B'), game.asked]).toEqual([['void'], 20, ['A.aim']]);
});

test('super, by an older edition: the ship out of the warp goes to any colony, also where one at work was taken', () => {
  const game = usurping(['B'], { options: { shadow_replace: 'no' } });
  game.answer('A.on.power-use', '#flare:shadow').answer('A.shadow.ship', 'planet:b2').answer('A.home', 'planet:a3').rest();
  expect([game.on('b2'), game.on('a3'), game.warp('A'), game.foreign('A')]).toEqual(['B3', expect.stringMatching(/^A/), 1, 0]);
  expect(game.told('released')).toEqual([{ owner: 0, ships: 1 }]);
});

testFlare('shadow', { wild: ['defense', 'resolve.losses'], super: ['offense', 'destiny.drawn'] });
