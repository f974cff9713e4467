import { expect, test } from 'vitest';
import { actOf, labelOf, questionOf } from '../../../shared/games/cosmic/words/words.ts';
import { wordsOf } from '../../../shared/games/words.ts';
import { catalogueOf } from '../../../shared/text/catalogue.ts';
import { technologies as words } from '../../../shared/text/en/cosmic/technologies/technologies.ts';
import { languages } from '../../../shared/text/language.ts';
import { say } from '../../../shared/text/say.ts';
import { seatOf, type Game } from '../game.ts';
import { layTechs } from '../technologies.ts';

/** What a technology alone asks: the page says what is asked, every option, and what its button does once one is picked. */

const up = true as const;
const hands = { A: ['a10', 'a20', 'N'], B: ['a12', 'N'] };
const open = (tech: string) => layTechs({ hands, techs: { C: [{ tech, up }] } });
const finished = (tech: string, ships: number, laid = {}) =>
  layTechs({ hands, techs: { A: [{ tech, ships }] }, ...laid }).answer('A.research', 'complete:t1');
const ownerless = { ships: { A: { a1: 0, a2: 0, a3: 0, a4: 0, a5: 9, warp: 11 } } };

const asked: Record<string, () => Game> = {
  'C.coldsleep-ship.planet': () => open('coldsleep-ship').answer('C.regroup.start', 'tech:coldsleep-ship.land'),
  'C.coldsleep-ship.ships': () => asked['C.coldsleep-ship.planet']!().answer('C.coldsleep-ship.planet', 'planet:a1'),
  'A.coldsleep-ship.wake': () => finished('coldsleep-ship', 9, ownerless),
  'C.delta-scanners.face': () =>
    layTechs({ discard: ['a07', 'a08'], techs: { C: [{ tech: 'delta-scanners', up }] } }).answer(
      'C.regroup.start',
      'tech:delta-scanners.scan',
    ),
  'C.enigma-device.discard': () => open('enigma-device').answer('C.regroup.start', 'tech:enigma-device.level'),
  'B.genesis-bomb.settle': () =>
    layTechs({ techs: { B: [{ tech: 'genesis-bomb', ships: 4 }] } }).answer('B.regroup.start', 'tech:genesis-bomb.create'),
  'B.gluon-mines.ships': () =>
    layTechs({ hands, techs: { B: [{ tech: 'gluon-mines', ships: 1 }] } })
      .fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a10', 'a12'] })
      .answer('B.planning.selected', 'tech:gluon-mines.blow'),
  'A.lunar-cannon.place': () => finished('lunar-cannon', 5),
  'C.lunar-cannon.gap': () => {
    const game = layTechs({ destiny: ['wild'], techs: { C: [{ tech: 'lunar-cannon', up }] } });
    game.table.seat(2).techs[0]!.at = 'c1';
    return game.answer('A.wild', 'seat:1').answer('C.destiny.after', 'tech:lunar-cannon.shift');
  },
  'C.omega-missile.planet': () => open('omega-missile').answer('C.regroup.start', 'tech:omega-missile.strike'),
  'B.plasma-thrusters.from': () =>
    layTechs({ techs: { B: [{ tech: 'plasma-thrusters', up }] } })
      .answer('A.aim', 'planet:b1')
      .answer('B.launch.aimed', 'tech:plasma-thrusters.guard'),
  'A.quark-battery.store': () => finished('quark-battery', 3),
  'D.tech-scrambler.which': () =>
    layTechs({ techs: { C: [{ tech: 'xenon-lasers', up }], D: [{ tech: 'tech-scrambler', ships: 3 }] } }).answer(
      'D.anytime',
      'tech:tech-scrambler.strip',
    ),
  'A.the-prometheus.colony': () => finished('the-prometheus', 7),
  'C.vacuum-turbines.keep': () => open('vacuum-turbines').answer('C.regroup.start', 'tech:vacuum-turbines.draw'),
};

const { texts } = await wordsOf('cosmic');
const speakers = await Promise.all(
  languages.map(async (language) => ({
    language,
    catalogue: await catalogueOf(language, ['play', ...texts]),
    names: ['Mira', 'Tomas', 'Oleh', 'June'],
  })),
);

test.each(Object.keys(asked))('%s', (whom) => {
  const game = asked[whom]!();
  const decision = game.find(whom);
  const board = game.view('ABCD'[decision.seat]!);
  expect(decision.seat).toBe(seatOf(whom));
  const sayings = [questionOf(decision.about), ...decision.options.map(({ id }) => labelOf(id, board, decision))];
  for (const { id } of decision.options) sayings.push(actOf(decision, [id], board));
  for (const speaker of speakers) for (const { key, of } of sayings) expect(say(speaker, key, of)).toMatch(/\S/);
});

test('every question of a technology is among them', () => {
  const all = Object.entries(words).flatMap(([id, entry]) => Object.keys('asks' in entry ? entry.asks : {}).map((name) => `${id}.${name}`));
  expect(Object.keys(asked).map((whom) => whom.slice('A.'.length))).toEqual(all);
});
