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
