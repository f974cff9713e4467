import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Game } from '../game.ts';

test('sends one ship worth four', () => {
  const game = lay({ aliens: { A: 'macron' }, hands: { A: ['a10'], B: ['a08'] } });
  game.answer('A.aim', 'planet:b1');
  expect(game.refusal('A.send', 'planet:a1', 'planet:a1')).toBe('too_many');
  game
    .answer('A.send', 'planet:a1')
    .fight({ aim: 'b1', send: [], cards: ['a10', 'a08'] })
    .rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([14, 12]);
  expect(game.on('b1')).toBe('A1');
});

test('as the defense all its ships count four each', () => {
  const game = lay({ aliens: { B: 'macron' }, hands: { A: ['a20'], B: ['a08'] } })
    .fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a08'] })
    .rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([21, 24]);
});

test('a bystander’s ships weigh nothing', () => {
  const game = lay({ aliens: { C: 'macron' }, hands: { A: ['a10'], B: ['a08'] } })
    .fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a08'] })
    .rest();
  expect([game.told('used'), game.told('outcome')[0]!['totals']]).toEqual([[], [11, 12]]);
});

test('zapped before the launch it sends up to four ordinary ships', () => {
  const game = lay({ aliens: { A: 'macron' }, hands: { A: ['a10'], B: ['a08', 'KZ'] } });
  game
    .answer('A.aim', 'planet:b1')
    .answer('B.on.power-use', '#KZ')
    .answer('A.send', ...Array(4).fill('planet:a1'));
  game.fight({ aim: 'b1', send: [], cards: ['a10', 'a08'] }).rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([14, 12]);
  expect(game.told('used')).toHaveLength(1);
});

test('its one ship as an ally earns two rewards, zapped or not', () => {
  const game = lay({ aliens: { C: 'macron' }, hands: { A: ['a04', 'KZ'], B: ['a20'], C: ['N'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a04', 'a20'] });
  game.answer('A.on.power-use', '#KZ');
  expect(game.find('C.reward').about.of).toEqual({ due: 2 });
  game.answer('C.reward', 'reward:card', 'reward:card').rest();
  expect(game.hand('C')).toHaveLength(3);
});

const flares = ['macron'];

test('wild: one more for each own ship, as an ally too; back in the hand', () => {
  const hands = { A: ['a10'], B: ['a08'], C: ['N', 'flare:macron'] };
  const fight = { aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1', 'c1']] };
  const game = lay({ flares, hands }).fight({ ...fight, cards: ['a10', 'a08'] });
  game.answer('C.reveal.modify', '#flare:macron').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([10 + 3 + 2, 12]);
  expect(game.hand('C')).toEqual(['N', 'flare:macron']);
});

test('wild: not for a bystander nor beside a negotiate; card-zapped, it adds nothing', () => {
  const hands = { A: ['a10', 'flare:macron'], B: ['a08', 'CZ'] };
  const game = lay({ flares, hands }).fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a08'] });
  game.answer('A.reveal.modify', '#flare:macron').answer('B.on.card-play', '#CZ').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([11, 12]);
  const talk = lay({ flares, hands: { A: ['N', 'flare:macron'], B: ['a08'], C: ['a06'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    cards: ['N', 'a08'],
  });
  expect(talk.rest().told('played')).toEqual([]);
  const away = lay({ flares, hands: { A: ['a10'], B: ['a08'], C: ['a06', 'flare:macron'] } });
  expect(
    away
      .fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a08'] })
      .rest()
      .told('played'),
  ).toEqual([]);
});

test('super: up to four ships, each with its weight', () => {
  const game = lay({ aliens: { A: 'macron' }, flares, hands: { A: ['a10', 'flare:macron'], B: ['a20'] } });
  game
    .answer('A.aim', 'planet:b1')
    .answer('A.on.power-use', '#flare:macron')
    .answer('A.send', ...Array<string>(4).fill('planet:a1'));
  game.fight({ aim: 'b1', send: [], cards: ['a10', 'a20'] }).rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([26, 24]);
  expect(game.hand('A')).toEqual(['flare:macron']);
});

test('super: as an ally too', () => {
  const game = lay({ aliens: { C: 'macron' }, flares, hands: { A: ['a10'], B: ['a20'], C: ['N', 'flare:macron'] } });
  game
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1')
    .answer('A.invite', 'seat:2')
    .answer('B.invite')
    .answer('C.join', 'side:offense');
  game.answer('C.on.power-use', '#flare:macron').answer('C.ally', 'planet:c1', 'planet:c1', 'planet:c2');
  expect(game.table.stack(game.encounter.gate, 2)).toMatchObject({ ships: 3 });
});

test('its weight stopped, its ships count one each; before it allies, it sends up to four', () => {
  const weighed = lay({ aliens: { B: 'macron' }, hands: { A: ['a10', 'KZ'], B: ['a08'] } });
  weighed
    .fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a08'] })
    .answer('A.on.power-use', '#KZ')
    .rest();
  expect(weighed.told('outcome')[0]!['totals']).toEqual([11, 12]);
  const ally = lay({ aliens: { C: 'macron' }, hands: { A: ['a10'], B: ['a08', 'KZ'] } });
  ally.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite', 'seat:2').answer('B.invite');
  ally.answer('C.join', 'side:offense').answer('B.on.power-use', '#KZ').answer('C.ally', 'planet:c1', 'planet:c1', 'planet:c2');
  ally.answer('A.select', '#a10').answer('B.select', '#a08').rest();
  expect(ally.told('outcome')[0]!['totals']).toEqual([10 + 1 + 3, 12]);
});

test('compensation counts each of its ships twice', () => {
  const hands = { A: ['a10', 'a04', 'a05', 'a06', 'a07', 'a08'], B: ['N'] };
  const game = lay({ aliens: { B: 'macron' }, ships: { B: { b1: 2 } }, hands });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'N'] }).rest();
  expect(game.hand('B')).toHaveLength(4);
});

test.each([
  ['N', 'a08'],
  ['a08', 'N'],
  ['N', 'N'],
] as const)('%s against %s: its ships have their weight beside a negotiate too, unless that is stopped', (mine, theirs) => {
  const shown = () =>
    lay({ aliens: { A: 'macron' }, hands: { A: [mine, 'a10'], B: [theirs, 'KZ'] } })
      .answer('A.aim', 'planet:b1')
      .answer('A.send', 'planet:a1')
      .fight({ aim: 'b1', send: [], cards: [mine, theirs] });
  const weight = (game: Game) => game.view('watch').encounter!.lines![0]!.find(({ kind }) => kind === 'ships')!.each;
  const game = shown();
  game.find('B.on.power-use');
  expect(game.told('used').at(-1)).toMatchObject({ seat: 0, ability: 'macron.mass' });
  expect(weight(game.others())).toBe(4);
  expect(weight(shown().answer('B.on.power-use', '#KZ').others().others())).toBe(1);
});

testFlare('macron', { wild: ['side', 'reveal.modify'], super: ['any', 'launch.send', 'alliance.join'] });
