import { expect, test } from 'vitest';
import { unsoundShips } from '../../../shared/games/cosmic/soundness.ts';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const hands = { A: ['a10', 'N'], B: ['a12', 'N'] };
const built = (laid: LaidTechs = {}) => layTechs({ hands, techs: { A: [{ tech: 'the-prometheus', ships: 7 }] }, ...laid });
const launched = (laid: LaidTechs = {}) =>
  built(laid).answer('A.research', 'complete:t1').answer('A.the-prometheus.colony', 'planet:a1').rest();
const place = (game: ReturnType<typeof built>) => game.facts.flagships.map(({ seat, at }) => [seat, at]);

test('completed, it lands on a colony of its owner as one ship more', () => {
  const game = launched();
  expect([place(game), unsoundShips(game.table), techsOf(game, 'A')]).toEqual([[[0, 'a1']], null, ['t1 the-prometheus up']]);
  expect(game.view('B').flagships).toEqual([{ id: 'the-prometheus', seat: 0, at: 'a1' }]);
});

test('in an encounter it counts three more for its side, without a question', () => {
  const game = launched().answer('A.aim', 'planet:b1').answer('A.send', 'ship:the-prometheus', 'planet:a2');
  game.fight({ aim: 'b1', send: [], cards: ['a10', 'a12'] }).rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 2 + 3, 12 + 4] }]);
});

test('not while it stays at home, and not for who attacks it', () => {
  const game = launched()
    .fight({ aim: 'b1', send: ['a2', 'a2'], cards: ['a10', 'a12'] })
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 2, 12 + 4] }]);
});

test('it guards the planet it is on', () => {
  const game = layTechs({ hands, destiny: ['B'], techs: { B: [{ tech: 'the-prometheus', ships: 7 }] } });
  game.answer('B.research', 'complete:t1').answer('B.the-prometheus.colony', 'planet:b1').rest();
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a12'] }).rest();
  const ships = game.told('sums')[0]!['planet'];
  expect([ships, game.told('outcome')[0]!['totals']]).toEqual(['b1', [10 + 1, 12 + game.table.ships('b1', 1) + 3]]);
});

test('stripped by the scrambler, wherever it is, the ship leaves the game', () => {
  const techs = { A: [{ tech: 'the-prometheus', ships: 7 }], D: [{ tech: 'tech-scrambler', ships: 7 }] };
  const game = launched({ techs }).answer('A.aim', 'planet:b1').answer('A.send', 'ship:the-prometheus', 'planet:a2');
  game
    .fight({ aim: 'b1', send: [], cards: ['a10', 'a12'] })
    .answer('D.on.tech-use', 'tech:tech-scrambler.cancel')
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 1, 12 + 4] }]);
  expect([place(game), unsoundShips(game.table), discarded(game)]).toEqual([[], null, ['tech-scrambler', 'the-prometheus']]);
});

/** In the gate beside a plain ship, before the cards are turned up. */
const attacking = (mines: number, laid: LaidTechs = {}) => {
  const techs = { A: [{ tech: 'the-prometheus', ships: 7 }], B: [{ tech: 'gluon-mines', ships: mines }] };
  const game = launched({ techs, ...laid })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'ship:the-prometheus', 'planet:a2');
  return game.fight({ aim: 'b1', send: [], cards: ['a10', 'a12'] }).answer('B.planning.selected', 'tech:gluon-mines.blow');
};

test('mines may be aimed at it, or at the ships beside it', () => {
  const game = attacking(1);
  expect(game.find('B.gluon-mines.ships')).toMatchObject({
    options: [
      { id: 'seat:0', times: 1 },
      { id: 'ship:the-prometheus', times: 1 },
    ],
    fallback: ['seat:0'],
  });
  game.answer('B.gluon-mines.ships', 'ship:the-prometheus').rest();
  expect([place(game), game.warp('A'), unsoundShips(game.table)]).toEqual([[[0, 'warp']], 1 + 1, null]);
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 1, 12 + 4] }]);
  const spared = attacking(1).answer('B.gluon-mines.ships', 'seat:0').rest();
  expect(spared.told('outcome')).toMatchObject([{ totals: [10 + 1 + 3, 12 + 4] }]);
});

test('as many mines as ships take it too, without a question', () => {
  const game = attacking(2).rest();
  expect([place(game), game.told('outcome')]).toEqual([[[0, 'warp']], [{ ending: 'won', winner: 'defense', totals: null }]]);
});

const defending = (laid: LaidTechs = {}) =>
  layTechs({ hands, destiny: ['B'], techs: { B: [{ tech: 'the-prometheus', ships: 7 }] }, ...laid })
    .answer('B.research', 'complete:t1')
    .answer('B.the-prometheus.colony', 'planet:b2');

test('the Shadow may pick it out, from among others or where it is alone', () => {
  const game = defending({ aliens: { C: 'shadow' } });
  expect(game.options('C.shadow.ship')).toEqual(expect.arrayContaining(['planet:b2', 'ship:the-prometheus']));
  game.answer('C.shadow.ship', 'ship:the-prometheus').rest();
  expect([place(game), game.told('lost'), unsoundShips(game.table)]).toEqual([
    [[1, 'warp']],
    [{ seat: 1, ships: { b2: 1 }, cause: 'shadow' }],
    null,
  ]);
  const other = defending({ aliens: { C: 'shadow' } })
    .answer('C.shadow.ship', 'planet:b2')
    .rest();
  expect(place(other)).toEqual([[1, 'b2']]);
  const alone = defending({ aliens: { C: 'shadow' } });
  const others = alone.table.ships('b2', 1) - 1;
  alone.table.lift(1, { b2: others });
  alone.table.toWarp(1, others);
  expect(alone.options('C.shadow.ship')).not.toContain('planet:b2');
  alone.answer('C.shadow.ship', 'ship:the-prometheus').rest();
  expect([place(alone), alone.on('b2')]).toEqual([[[1, 'warp']], '']);
});

test('the Shadow’s own ship takes its place', () => {
  const game = defending({
    turn: 'C',
    aliens: { C: 'shadow' },
    flares: ['shadow'],
    hands: { C: ['a10', 'flare:shadow'] },
    ships: { C: { warp: 2 } },
    techs: { B: [{ tech: 'the-prometheus', ships: 7 }] },
  });
  game.answer('C.on.power-use', '#flare:shadow').answer('C.shadow.ship', 'ship:the-prometheus').rest();
  expect(game.on('b2')).toMatch(/C1$/);
});

test('with Plasma Thrusters the defense may bring it to the planet that is aimed at', () => {
  const techs = {
    B: [
      { tech: 'the-prometheus', ships: 7 },
      { tech: 'plasma-thrusters', up: true as const },
    ],
  };
  const game = defending({ techs }).answer('A.aim', 'planet:b1').answer('B.launch.aimed', 'tech:plasma-thrusters.guard');
  expect(game.options('B.plasma-thrusters.from')).toEqual(expect.arrayContaining(['planet:b2', 'ship:the-prometheus']));
  game.answer('B.plasma-thrusters.from', 'ship:the-prometheus').rest();
  expect([place(game), unsoundShips(game.table)]).toEqual([[[1, 'b1']], null]);
});
