import { expect, test } from 'vitest';
import { fire, noOrders } from '../../../shared/engine/orders.ts';
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

test('one’s own technology too, but nobody is asked about that unless its orders say so', () => {
  const own = () => layTechs({ techs: { C: [turbines, lasers, { tech: 'tech-scrambler', ships: 5 }] } });
  const game = own().answer('C.regroup.start', 'tech:vacuum-turbines.draw').others();
  const asked = game.find('C.on.tech-use');
  expect(fire(noOrders, asked).picks).toEqual(['word:pass']);
  expect(fire({ ...noOrders, moments: { 'on.tech-use': ['any'] } }, asked).picks).toBeNull();
  game.answer('C.on.tech-use', cancel).rest();
  expect([game.hand('C'), discarded(game)]).toEqual([
    ['a06', 'N'],
    ['tech-scrambler', 'vacuum-turbines'],
  ]);
  const stripped = own().answer('C.anytime', strip).answer('C.tech-scrambler.which', 'tech:xenon-lasers').rest();
  expect(discarded(stripped)).toEqual(['xenon-lasers', 'tech-scrambler']);
});

test('of several that stay, those of others are named first', () => {
  const game = layTechs({
    techs: {
      C: [lasers],
      D: [
        { tech: 'plasma-thrusters', up: true },
        { tech: 'tech-scrambler', ships: 6 },
      ],
    },
  });
  expect(game.answer('D.anytime', strip).options('D.tech-scrambler.which')).toEqual(['tech:xenon-lasers', 'tech:plasma-thrusters']);
});

test('at any time it cancels what stays, up to its reach', () => {
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
  expect(game.refusal('D.research', strip)).toBe('wrong_phase');
  // not what is used up by its use, nor a card that lies face down
  const once = layTechs({ techs: { C: [turbines, { tech: 'xenon-lasers', ships: 1 }], D: [{ tech: 'tech-scrambler', ships: 9 }] } });
  expect(once.asked).not.toContain('D.anytime');
  expect(once.refusal('C.research', cancel)).toBe('tech_not_yours');
});
