import { expect, test } from 'vitest';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const hands = { A: ['a10', 'N'], B: ['a12', 'N'] };
function cannon(who: string, gap: string, laid: LaidTechs = {}) {
  const game = layTechs({ hands, techs: { [who]: [{ tech: 'lunar-cannon', up: true }] }, ...laid });
  game.table.seat('ABCD'.indexOf(who)).techs[0]!.at = gap;
  return game;
}
const fire = 'tech:lunar-cannon.fire';
const shift = 'tech:lunar-cannon.shift';
const plain = (aim: string) => ({ aim, send: ['a1', 'a1', 'a1', 'a1'], cards: ['a10', 'a12'] as [string, string] });
const mayFire = (game: ReturnType<typeof cannon>, who: string) =>
  game.asked.includes(`${who}.reveal.modify`) && game.options(`${who}.reveal.modify`).includes(fire);

test('completed, it goes between two home planets; if nothing is said, behind the first', () => {
  const game = layTechs({ hands, techs: { B: [{ tech: 'lunar-cannon', ships: 5 }] } }).answer('B.research', 'complete:t1');
  expect(game.options('B.lunar-cannon.place')).toEqual(['gap:b1', 'gap:b2', 'gap:b3', 'gap:b4']);
  expect(game.find('B.lunar-cannon.place').fallback).toEqual(['gap:b1']);
  game.answer('B.lunar-cannon.place', 'gap:b3').rest();
  expect(game.view('A').seats[1]!.techs).toMatchObject([{ tech: 'lunar-cannon', at: 'b3' }]);
});

test('at either of the two planets it gives its owner’s side ten', () => {
  const game = cannon('B', 'b2').fight(plain('b3')).answer('B.reveal.modify', fire).rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 4, 12 + 4 + 10] }]);
  expect(techsOf(game, 'B')).toEqual(['t1 lunar-cannon up']);
  expect(mayFire(cannon('B', 'b2').fight(plain('b2')), 'B')).toBe(true);
});

test('not at others, not round the end of the system, not for a bystander', () => {
  expect(mayFire(cannon('B', 'b2').fight(plain('b1')), 'B')).toBe(false);
  expect(mayFire(cannon('B', 'b4').fight(plain('b1')), 'B')).toBe(false);
  expect(mayFire(cannon('C', 'b1').fight(plain('b1')), 'C')).toBe(false);
});

test('an ally fires it too', () => {
  const game = cannon('C', 'b1').fight({ ...plain('b1'), invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  game.answer('C.reveal.modify', fire).rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 4 + 1 + 10, 12 + 4] }]);
});

test('where a planet has gone, the gap closes to the next', () => {
  const game = cannon('B', 'b2');
  delete game.facts.planets['b3'];
  game.facts.seats[1]!.warp += 4;
  expect(mayFire(game.fight(plain('b4')), 'B')).toBe(true);
});

test('a wild destiny card lets it move to any other gap of any system; another card does not', () => {
  const game = cannon('C', 'c1', { destiny: ['wild'] })
    .answer('A.wild', 'seat:1')
    .answer('C.destiny.after', shift);
  expect(game.options('C.lunar-cannon.gap')).toHaveLength(4 * 4 - 1);
  game.answer('C.lunar-cannon.gap', 'gap:a2').rest();
  expect(game.view('watch').seats[2]!.techs).toMatchObject([{ at: 'a2' }]);
  const plainly = cannon('C', 'c1', { destiny: ['B'] });
  expect(plainly.rest().told('used')).toEqual([]);
  expect(plainly.asked).toEqual(['A.aim']);
});

test('where no other gap is left, nobody is asked to move it', () => {
  const game = cannon('C', 'c1', { destiny: ['wild'], gone: /^([abd][2345]|c[345])$/ });
  expect(game.answer('A.wild', 'seat:1').asked).toEqual(['A.aim']);
});

test('scrambled, it does not fire and is gone', () => {
  const techs = { B: [{ tech: 'lunar-cannon', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 5 }] };
  const game = cannon('B', 'b2', { techs })
    .fight(plain('b2'))
    .answer('B.reveal.modify', fire)
    .answer('D.on.tech-use', 'tech:tech-scrambler.cancel')
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 4, 12 + 4] }]);
  expect(discarded(game)).toEqual(['tech-scrambler', 'lunar-cannon']);
});
