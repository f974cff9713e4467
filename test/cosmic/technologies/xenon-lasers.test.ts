import { expect, test } from 'vitest';
import { layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const fight = (laid: LaidTechs = {}) =>
  layTechs({
    hands: { A: ['a10', 'N'], B: ['a10', 'N'], C: ['a06', 'N'] },
    techs: { A: [{ tech: 'xenon-lasers', up: true }] },
    ...laid,
  });
const plain = { aim: 'b1', send: ['a1', 'a1', 'a1', 'a1'], cards: ['a10', 'a10'] as [string, string] };
const plus = 'tech:xenon-lasers.tune@plus';

test('one more wins what would be a tie, and it stays for the next encounter', () => {
  const game = fight().fight(plain).answer('A.reveal.modify', plus).rest();
  expect(game.told('outcome')).toEqual([{ ending: 'won', winner: 'offense', totals: [15, 14] }]);
  expect(techsOf(game, 'A')).toEqual(['t1 xenon-lasers up']);
  expect(game.told('used')).toEqual([{ seat: 0, ability: 'tech:xenon-lasers.tune', picks: ['plus'] }]);
});

test('one less, and only once', () => {
  const game = fight().fight(plain).answer('A.reveal.modify', 'tech:xenon-lasers.tune@minus').others();
  expect(game.view('C').encounter!.totals).toEqual([13, 14]);
  expect(game.asked.includes('A.reveal.modify') ? game.options('A.reveal.modify') : []).not.toContain(plus);
});

test('for allies too, but not for those who take no side, nor where totals do not decide', () => {
  const techs = { C: [{ tech: 'xenon-lasers', up: true as const }] };
  const allied = fight({ techs }).fight({ ...plain, invite: [[], ['C']], join: [['C', 'side:defense', 'c1']] });
  expect(allied.options('C.reveal.modify')).toContain(plus);
  const aside = fight({ techs }).fight(plain);
  expect(aside.refusal('A.reveal.modify', plus)).toBe('tech_not_yours');
  expect(aside.options('C.reveal.modify')).not.toContain(plus);
  const talk = fight({ techs: { A: [{ tech: 'xenon-lasers', up: true }] } }).fight({ ...plain, cards: ['a10', 'N'] });
  expect(talk.options('A.reveal.modify')).not.toContain(plus);
});

test('cancelled it adds nothing, and is discarded though it would stay', () => {
  const techs = { A: [{ tech: 'xenon-lasers', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 3 }] };
  const game = fight({ techs }).fight(plain).answer('A.reveal.modify', plus).answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: [14, 14] }]);
  expect(techsOf(game, 'A')).toEqual([]);
});
