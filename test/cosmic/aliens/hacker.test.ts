import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1'] };
/** A has lost two ships with a negotiate. */
const beaten = (aliens: Record<string, string>, hands: Record<string, string[]> = {}) =>
  lay({ aliens, hands: { A: ['N', 'a06'], B: ['a20', 'a10', 'a04', 'a05'], C: ['a40', 'a08', 'a08', 'KZ'], ...hands } }).fight({
    ...duel,
    cards: ['N', 'a20'],
  });

test('collects from any other player, and chooses the cards', () => {
  const game = beaten({ A: 'hacker' });
  expect(game.options('A.resolve.compensation')).toEqual([
    'word:pass',
    'power:hacker.collect@1',
    'power:hacker.collect@2',
    'power:hacker.collect@3',
  ]);
  game.answer('A.resolve.compensation', 'power:hacker.collect@2');
  expect(game.options('A.hacker.take')).toEqual(['face:attack:8', 'face:attack:40', 'face:artifact:cosmic-zap']);
  expect(game.find('A.hacker.take')).toMatchObject({ about: { of: { from: 2, count: 2 } }, fallback: ['face:attack:40'] });
  game.answer('A.hacker.take', 'face:attack:40').answer('A.hacker.take', 'face:attack:8').rest();
  expect(game.told('handed')).toMatchObject([{ from: 2, to: 0, count: 2, why: 'compensation' }]);
  expect([game.hand('A'), game.hand('C')]).toEqual([
    ['a06', 'a08', 'a40'],
    ['a08', 'KZ'],
  ]);
  expect(game.hand('B')).toEqual(['a04', 'a05', 'a10']);
});

test('it alone has seen that hand', () => {
  const game = beaten({ A: 'hacker' }).answer('A.resolve.compensation', 'power:hacker.collect@2');
  game.find('A.hacker.take');
  expect(game.view('A').notes).toEqual([
    { encounter: 1, kind: 'saw', with: 2, faces: ['attack:8', 'attack:8', 'attack:40', 'artifact:cosmic-zap'] },
  ]);
  expect([game.view('B').notes, game.view('C').notes]).toEqual([[], []]);
  expect(game.happened.filter(({ type }) => type === 'hacker.saw').map(({ all, only }) => [all, Object.keys(only!)])).toEqual([
    [null, ['0']],
  ]);
});

test('a small hand is taken whole', () => {
  const game = beaten({ A: 'hacker' }, { C: ['a40', 'a08'] });
  game.answer('A.resolve.compensation', 'power:hacker.collect@2').rest();
  expect([game.hand('A'), game.hand('C')]).toEqual([['a06', 'a08', 'a40'], []]);
});

test('as payer it chooses what it gives', () => {
  const game = beaten({ B: 'hacker' }).answer('B.resolve.compensation', 'power:hacker.pay');
  expect(game.find('B.hacker.give')).toMatchObject({ min: 2, max: 2, about: { of: { to: 0, count: 2 } } });
  game.answer('B.hacker.give', '#a04', '#a05').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([['a04', 'a05', 'a06'], ['a10']]);
});

test('zapped, chance takes from the usual payer', () => {
  const game = beaten({ A: 'hacker' }).answer('A.resolve.compensation', 'power:hacker.collect@2').answer('C.on.power-use', '#KZ').rest();
  expect(game.told('handed')).toMatchObject([{ from: 1, to: 0, count: 2 }]);
  const paid = beaten({ B: 'hacker' }).answer('B.resolve.compensation', 'power:hacker.pay').answer('C.on.power-use', '#KZ').rest();
  expect(paid.told('handed')).toMatchObject([{ from: 1, to: 0, count: 2 }]);
});

test('not as an ally, and not if it does not want to', () => {
  const game = beaten({ A: 'hacker', C: 'hacker' }).rest();
  expect(game.told('used')).toEqual([]);
  expect(game.told('handed')).toMatchObject([{ from: 1, to: 0, count: 2 }]);
});

test('Ionic Gas leaves it nothing to collect', () => {
  const game = beaten({ A: 'hacker' }, { D: ['Ionic', 'N'] });
  game.answer('D.resolve.result', '#Ionic').rest();
  expect([game.told('used'), game.told('handed')]).toEqual([[], []]);
});

test('a zap that was the payer’s last card, stopped, leaves nothing to take or to see', () => {
  const game = lay({ aliens: { B: 'hacker' }, hands: { A: ['a20', 'a06'], B: ['N', 'CZ'], C: ['KZ'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'N'] }).answer('B.resolve.compensation', 'power:hacker.collect@2');
  game.answer('C.on.power-use', '#KZ').answer('B.on.card-play', '#CZ').rest();
  expect([game.hand('B'), game.view('B').notes, game.asked]).toEqual([[], [], ['A.continue']]);
});

const paying = (aliens: Record<string, string>, more: Record<string, string[]> = {}) =>
  lay({
    aliens,
    flares: ['hacker'],
    hands: { A: ['N', 'a06', 'flare:hacker'], B: ['a20', 'a10', 'a04'], C: ['a40', 'a08', 'a09'], ...more },
  }).fight({ ...duel, cards: ['N', 'a20'] });

test('wild: nothing is collected from it', () => {
  const game = paying({}, { A: ['N', 'a06'], B: ['a20', 'a10', 'a04', 'flare:hacker'] });
  game.answer('B.resolve.compensation', '#flare:hacker').rest();
  expect([game.told('handed'), game.hand('B')]).toEqual([[], ['a04', 'a10', 'flare:hacker']]);
});

test('wild: not for who collects; card-zapped, it pays', () => {
  expect(paying({}).rest().told('played')).toEqual([]);
  const game = paying({}, { A: ['N', 'a06', 'CZ'], B: ['a20', 'a10', 'a04', 'flare:hacker'] });
  game.answer('B.resolve.compensation', '#flare:hacker').answer('A.on.card-play', '#CZ').rest();
  expect(game.told('handed')).toMatchObject([{ from: 1, to: 0, count: 2 }]);
});

const traded = (more = {}) =>
  paying({ A: 'hacker' }, more).answer('A.resolve.compensation', 'power:hacker.collect@2').answer('A.on.power-use', '#flare:hacker');

test('super: as many cards or fewer go back to whom it took from', () => {
  const game = traded().answer('A.hacker.take', 'face:attack:40').answer('A.hacker.take', 'face:attack:9');
  expect(game.find('A.hacker.back')).toMatchObject({ min: 0, max: 2 });
  game.answer('A.hacker.back', '#a06').rest();
  expect([game.hand('A'), game.hand('C')]).toEqual([
    ['a09', 'a40', 'flare:hacker'],
    ['a06', 'a08'],
  ]);
});

test('super: card-zapped, it only takes', () => {
  const game = traded({ C: ['a40', 'a08', 'CZ'] })
    .answer('C.on.card-play', '#CZ')
    .rest();
  expect([game.asked, game.hand('A')]).toEqual([['B.aim'], ['a06', 'a08', 'a40']]);
});

test('wild: a Hacker may still collect from somebody else, and from nobody if it does not', () => {
  const hands = { A: ['a20', 'a40', 'flare:hacker'], B: ['N'], C: ['a10', 'a12'] };
  const barred = () => {
    const game = lay({ aliens: { B: 'hacker' }, flares: ['hacker'], hands });
    game.fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a20', 'N'] }).answer('A.resolve.compensation', '#flare:hacker');
    return game.answer('B.resolve.compensation', 'word:pass');
  };
  const game = barred();
  expect(game.options('B.resolve.compensation')).not.toContain('power:hacker.collect@0');
  game.answer('B.resolve.compensation', 'power:hacker.collect@2').rest();
  expect(game.told('handed')).toMatchObject([{ from: 2, to: 1, why: 'compensation' }]);
  expect(barred().rest().told('handed')).toEqual([]);
});

test('wild: what is not collected from it brings its other flares nothing to do', () => {
  const hands = { A: ['N', 'a06'], B: ['a20', 'a10', 'a04', 'flare:hacker', 'flare:miser'] };
  const game = lay({ options: { unlimited_flares: 'yes' }, flares: ['hacker', 'miser'], hands });
  game.fight({ ...duel, cards: ['N', 'a20'] }).answer('B.resolve.compensation', '#flare:hacker');
  expect(() => game.find('B.resolve.compensation')).toThrow('B.resolve.compensation is not asked');
});

testFlare('hacker', { wild: ['main', 'resolve.compensation'], super: ['main', 'resolve.compensation'] });
