import { expect, test } from 'vitest';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const mined = (ships: number, laid: LaidTechs = {}) =>
  layTechs({ hands: { A: ['a20', 'N'], B: ['a06', 'N'] }, techs: { B: [{ tech: 'gluon-mines', ships }] }, ...laid });
const plain = { aim: 'b1', send: ['a1', 'a1', 'a2'], cards: ['a20', 'a06'] as [string, string] };
const use = 'tech:gluon-mines.blow';

test('with as many ships at work as attack, the defense has won; the cards go to the pile unseen', () => {
  const game = mined(3).fight(plain).answer('B.planning.selected', use).rest();
  expect(game.told('outcome')).toEqual([{ ending: 'won', winner: 'defense', totals: null }]);
  expect([game.warp('A'), game.told('revealed')]).toEqual([3, []]);
  expect(game.pile).toEqual(['a20', 'a06']);
  expect([techsOf(game, 'B'), discarded(game)]).toEqual([[], ['gluon-mines']]);
  expect(['b1', 'b2', 'b3', 'b4', 'b5'].map((planet) => game.on(planet)).join()).toBe('B4,B4,B4,B4,B4');
});

test('with fewer it chooses among all who attack, and the encounter goes on', () => {
  const game = mined(2).fight({ ...plain, invite: [['C'], []], join: [['C', 'side:offense', 'c1', 'c1']] });
  game.answer('B.planning.selected', use).answer('B.gluon-mines.ships', 'seat:2', 'seat:0');
  game.rest();
  expect([game.warp('A'), game.warp('C')]).toEqual([1, 1]);
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [20 + 3, 6 + 4] }]);
});

test('any defense with a ship at work is asked, whatever it has; nobody else, and nobody once the mines lie open', () => {
  const asked = (laid: LaidTechs) => {
    const game = mined(0, laid).fight(plain);
    return game.asked.includes('B.planning.selected') ? game.options('B.planning.selected') : null;
  };
  expect(asked({ techs: { B: [{ tech: 'xenon-lasers', ships: 1 }] } })).toEqual(['word:pass']);
  expect(asked({ techs: { B: [{ tech: 'gluon-mines', ships: 1 }] } })).toEqual(['word:pass', use]);
  expect(asked({ techs: { B: [{ tech: 'gluon-mines' }] } })).toBeNull();
  expect(asked({ techs: { A: [{ tech: 'gluon-mines', ships: 2 }] } })).toBeNull();
  expect(asked({ techs: { B: [{ tech: 'xenon-lasers', ships: 1 }] }, techDiscard: ['gluon-mines'] })).toBeNull();
});

test('cancelled, the ships stay in the gate, and those at work go home', () => {
  const techs = { B: [{ tech: 'gluon-mines', ships: 2 }], D: [{ tech: 'tech-scrambler', ships: 2 }] };
  const game = mined(0, { techs })
    .fight(plain)
    .answer('B.planning.selected', use)
    .answer('D.on.tech-use', 'tech:tech-scrambler.cancel')
    .rest();
  expect([game.warp('A'), techsOf(game, 'B')]).toEqual([0, []]);
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [23, 10] }]);
});

test('ships that something brings home have left the gate all the same', () => {
  const game = mined(3, { aliens: { A: 'zombie' } })
    .fight(plain)
    .answer('B.planning.selected', use)
    .rest();
  expect([game.warp('A'), game.told('outcome')]).toEqual([0, [{ ending: 'won', winner: 'defense', totals: null }]]);
});
