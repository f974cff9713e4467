import { expect, test } from 'vitest';
import { discarded, layTechs, type LaidTechs } from '../technologies.ts';

const driven = (laid: LaidTechs = {}) =>
  layTechs({
    hands: { A: ['a06', 'a10', 'N'], B: ['a12', 'N'], C: ['a20', 'N'] },
    techs: { C: [{ tech: 'infinity-drive', up: true }] },
    destiny: ['B', 'D', 'A'],
    ...laid,
  }).fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a06', 'a12'] });
const use = 'tech:infinity-drive.engage';

test('after anybody’s encounter its owner has one of its own at once, and then play goes on', () => {
  const game = driven().answer('C.resolve.after', use).rest();
  expect([game.encounter.offense, game.facts.turn, game.asked]).toEqual([2, 0, ['C.aim']]);
  expect(discarded(game)).toEqual(['infinity-drive']);
  game.fight({ aim: 'd1', send: ['c1', 'c1'], cards: ['a20', 'a06'] }).rest();
  // no second encounter of C, though it has won, and A’s turn is over
  expect(game.told('turn-over')).toEqual([{ seat: 0 }]);
  expect([game.on('d1'), game.encounter.offense]).toEqual(['C2', 1]);
});

test('only with an encounter card in hand, but whoever has the drive is asked', () => {
  const game = driven({ hands: { A: ['a06', 'a10'], B: ['a12', 'N'], C: ['+2'] } });
  expect(game.options('C.resolve.after')).not.toContain(use);
});

test('not before it is completed, and not in another phase', () => {
  const down = driven({ techs: { C: [{ tech: 'infinity-drive', ships: 6 }] } }).rest();
  expect(down.encounter.offense).toBe(1);
  const early = layTechs({ techs: { C: [{ tech: 'infinity-drive', up: true }] } });
  expect(early.refusal('C.regroup.start', use)).toBe('wrong_phase');
});

test('scrambled, the turn goes on as usual', () => {
  const techs = { C: [{ tech: 'infinity-drive', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 6 }] };
  const game = driven({ techs }).answer('C.resolve.after', use).answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect([game.told('turn-over'), discarded(game)]).toEqual([[{ seat: 0 }], ['tech-scrambler', 'infinity-drive']]);
});
