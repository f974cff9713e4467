import { expect, test } from 'vitest';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const up = true as const;
const plain = { aim: 'b1', send: ['a1', 'a1', 'a1', 'a1'], cards: ['a10', 'a12'] as [string, string] };
const damped = (laid: LaidTechs = {}) =>
  layTechs({
    aliens: { A: 'human' },
    hands: { A: ['a10', 'N'], B: ['a12', 'N'] },
    techs: { C: [{ tech: 'cosmic-field-generator', up }] },
    ...laid,
  });
const use = 'tech:cosmic-field-generator.damp';

test('one use of a power is cancelled, and the power is off until the encounter ends', () => {
  const game = damped({ aliens: { A: 'macron' } }).fight({ ...plain, send: ['a1'] });
  game.answer('C.on.power-use', use).rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 1, 12 + 4] }]);
  expect([techsOf(game, 'C'), discarded(game)]).toEqual([[], ['cosmic-field-generator']]);
});

test('one’s own power too', () => {
  const techs = { A: [{ tech: 'cosmic-field-generator', up }] };
  const game = damped({ techs }).fight(plain).answer('A.on.power-use', use).rest();
  // a Human that was zapped has won
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense' }]);
});

test('a Card Zap does not answer it, nor serves it before it is completed', () => {
  const game = damped({ hands: { A: ['a10', 'CZ'], B: ['a12', 'CZ'] } })
    .fight(plain)
    .answer('C.on.power-use', use);
  expect(game.asked.filter((name) => name.endsWith('.on.card-play'))).toEqual([]);
  const down = damped({ techs: { C: [{ tech: 'cosmic-field-generator', ships: 2 }] } }).fight(plain);
  expect(down.options('C.on.power-use')).not.toContain(use);
});

test('not for another, and not where no power is used', () => {
  expect(damped().fight(plain).refusal('D.on.power-use', use)).toBe('tech_not_yours');
  const invited = damped().fight({ aim: 'b1', send: ['a1'], invite: [['C'], []] });
  expect(invited.refusal('C.ally-or-not', use)).toBe('wrong_phase');
});

test('the wild Healer stops it as it stops a Cosmic Zap', () => {
  const game = damped({ flares: ['healer'], hands: { A: ['a10', 'flare:healer'], B: ['a12', 'N'] } }).fight(plain);
  game.answer('C.on.power-use', use).answer('A.on.tech-use', '#flare:healer').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 4 + 4, 12 + 4] }]);
  expect([discarded(game), game.hand('A')]).toEqual([['cosmic-field-generator'], ['flare:healer']]);
});

test('scrambled, the power serves', () => {
  const techs = { C: [{ tech: 'cosmic-field-generator', up }], D: [{ tech: 'tech-scrambler', ships: 2 }] };
  const game = damped({ techs }).fight(plain).answer('C.on.power-use', use).answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 4 + 4, 12 + 4] }]);
  expect(discarded(game)).toEqual(['tech-scrambler', 'cosmic-field-generator']);
});
