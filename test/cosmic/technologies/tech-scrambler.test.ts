import { expect, test } from 'vitest';
import { discarded, layTechs, techsOf, type LaidTech } from '../technologies.ts';

const lasers: LaidTech = { tech: 'xenon-lasers', up: true };
const turbines: LaidTech = { tech: 'vacuum-turbines', up: true };
const cancel = 'tech:tech-scrambler.cancel';
const strip = 'tech:tech-scrambler.strip';

const used = (...own: LaidTech[]) => {
  const game = layTechs({ techs: { C: [turbines], D: own } })
    .answer('C.regroup.start', 'tech:vacuum-turbines.draw')
    .others();
  return game.asked.includes('D.on.tech-use') ? game.options('D.on.tech-use') : null;
};

test('whoever might have it with enough ships is asked, whatever it has', () => {
  expect(used({ tech: 'tech-scrambler', ships: 2 })).toEqual(['word:pass', cancel]);
  expect(used({ tech: 'warpspace-key', ships: 2 })).toEqual(['word:pass']);
  expect(used({ tech: 'tech-scrambler', ships: 1 })).toBeNull();
  expect(used({ tech: 'tech-scrambler', ships: 1 }, { tech: 'warpspace-key', ships: 2 })).toEqual(['word:pass']);
});

test('nobody is asked about a technology of its own', () => {
  const game = layTechs({ techs: { C: [turbines, { tech: 'tech-scrambler', ships: 5 }] } });
  expect(game.answer('C.regroup.start', 'tech:vacuum-turbines.draw').others().asked).toEqual(['C.vacuum-turbines.keep']);
});

test('at any time it cancels what stays, of others, up to its reach', () => {
  const game = layTechs({ techs: { C: [lasers, turbines], D: [{ tech: 'tech-scrambler', ships: 3 }] } });
  expect(game.asked).toEqual(['D.anytime']);
  game.answer('D.anytime', strip).answer('D.tech-scrambler.which', 'tech:xenon-lasers').rest();
  expect([techsOf(game, 'C'), techsOf(game, 'D'), discarded(game)]).toEqual([
    ['t2 vacuum-turbines up'],
    [],
    ['xenon-lasers', 'tech-scrambler'],
  ]);
  expect(['d1', 'd2', 'd3', 'd4', 'd5'].map((planet) => game.on(planet)).join()).toBe('D4,D4,D4,D4,D4');
  expect(layTechs({ techs: { C: [lasers], D: [{ tech: 'tech-scrambler', ships: 2 }] } }).asked).not.toContain('D.anytime');
});

test('nothing answers it: there is but one', () => {
  const techs = { A: [{ tech: 'warpspace-key', ships: 6 }], C: [lasers], D: [{ tech: 'tech-scrambler', ships: 3 }] };
  const game = layTechs({ techs }).answer('D.anytime', strip).answer('D.tech-scrambler.which', 'tech:xenon-lasers');
  expect(game.asked).not.toContain('A.on.tech-use');
});

test('no other phase or role: it is not offered where no technology is used', () => {
  const game = layTechs({ techs: { D: [{ tech: 'tech-scrambler', ships: 9 }] } });
  expect(game.refusal('D.research', cancel)).toBe('wrong_phase');
});
