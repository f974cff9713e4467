import { expect, test } from 'vitest';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const key = (laid: LaidTechs = {}) => layTechs({ ships: { A: { warp: 5 } }, techs: { A: [{ tech: 'warpspace-key', up: true }] }, ...laid });
const use = 'tech:warpspace-key.open';

test('R-43: all ships of the offense leave the warp, and nothing is left to retrieve', () => {
  const game = key().answer('A.regroup.start', use);
  game.answer('A.home', 'planet:a1', 'planet:a1', 'planet:a1', 'planet:a2', 'planet:a2').rest();
  expect([game.warp('A'), game.on('a1'), game.on('a2')]).toEqual([0, 'A7', 'A6']);
  expect([techsOf(game, 'A'), discarded(game), game.told('retrieved')]).toEqual([[], ['warpspace-key'], []]);
  expect(game.asked).toEqual(['A.aim']);
});

test('in one’s own regroup only, and only with a ship in the warp', () => {
  expect(key({ turn: 'B' }).options('A.regroup.start')).not.toContain(use);
  expect(key({ ships: {} }).options('A.regroup.start')).not.toContain(use);
  expect(key().options('A.regroup.start')).toContain(use);
});

test('neither Cosmic Zap nor Card Zap answers it', () => {
  const game = key({ hands: { B: ['KZ', 'CZ', 'N'] } })
    .answer('A.regroup.start', use)
    .others();
  expect(game.asked).toEqual(['A.home']);
  expect(game.rest().warp('A')).toBe(0);
});

test('cancelled, the ships stay, and one is retrieved as ever', () => {
  const techs = { A: [{ tech: 'warpspace-key', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 3 }] };
  const game = key({ techs }).answer('A.regroup.start', use).answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect([game.warp('A'), game.told('stopped')]).toEqual([4, [{ seat: 0, ability: use }]]);
  expect(game.encounter.zapped).toEqual([]);
});

test('who clings to ships that leave the warp takes one out too', () => {
  const game = key({ aliens: { B: 'remora' }, ships: { A: { warp: 5 }, B: { warp: 2 } } });
  game.answer('A.regroup.start', use).answer('B.on.ships-retrieved', 'power:remora.ship').rest();
  expect([game.warp('A'), game.warp('B')]).toEqual([0, 1]);
});
