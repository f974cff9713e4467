import { expect, test } from 'vitest';
import { layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const hands = { A: ['a10', 'N'], B: ['a12', 'N'] };
function sprouted(laid: LaidTechs = {}, unused = ['zombie', 'human']) {
  const game = layTechs({ hands, techs: { A: [{ tech: 'precursor-seed', ships: 9 }] }, ...laid });
  game.facts.unused = unused;
  return game.answer('A.research', 'complete:t1');
}

test('completed, it brings the power of an alien that nobody plays', () => {
  const game = sprouted().rest();
  expect([game.table.powers(0), game.told('precursor-seed.sprouted')]).toEqual([['none', 'human'], [{ seat: 0, alien: 'human' }]]);
  expect(game.view('B').seats[0]).toMatchObject({ more: ['human'], techs: [{ tech: 'precursor-seed', alien: 'human' }] });
  game.fight({ aim: 'b1', send: ['a1', 'a1', 'a1', 'a1'], cards: ['a10', 'a12'] }).rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 4 + 4, 12 + 4] }]);
});

test('none that needs something before the game', () => {
  expect(sprouted({}, ['human', 'miser']).rest().table.powers(0)).toEqual(['none', 'human']);
});

test('with too few home colonies it is lost like one’s own', () => {
  const game = sprouted({ ships: { A: { a1: 11, a2: 0, a3: 0, a4: 0, a5: 9 } } }).rest();
  expect(game.table.hasPower(0, 'human')).toBe(false);
});

test('what the Reincarnator has besides is another matter', () => {
  const game = sprouted({ aliens: { A: 'reincarnator' } }, ['clone', 'zombie', 'human']);
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a12'] }).rest();
  expect([...game.table.powers(0)].sort()).toEqual(['human', 'reincarnator', 'zombie']);
});

test('stripped by the scrambler, the alien leaves with it', () => {
  const techs = { A: [{ tech: 'precursor-seed', ships: 9 }], D: [{ tech: 'tech-scrambler', ships: 9 }] };
  const game = sprouted({ techs });
  game.answer('D.anytime', 'tech:tech-scrambler.strip').answer('D.tech-scrambler.which', 'tech:precursor-seed').rest();
  expect([game.table.powers(0), techsOf(game, 'A'), game.facts.retired]).toEqual([['none'], [], ['human']]);
});
