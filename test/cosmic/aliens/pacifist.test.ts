import { expect, test } from 'vitest';
import { chooseCard } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const peace = (laid: Laid = {}, cards: [string, string] = ['N', 'a30']) =>
  lay({ aliens: { A: 'pacifist' }, hands: { A: ['N', 'a10'], B: ['a30', 'N', 'KZ'] }, ...laid }).fight({
    aim: 'b1',
    send: ['a1', 'a1'],
    cards,
  });
const used = (game: ReturnType<typeof lay>) => game.told('used').map(({ ability }) => ability);

test('its negotiate beats an attack, and nobody takes compensation', () => {
  const game = peace().rest();
  expect(game.told('outcome')[0]).toMatchObject({ ending: 'won', winner: 'offense', totals: null });
  expect([game.on('b1'), game.warp('B'), game.told('handed')]).toEqual(['A2', 4, []]);
  expect(game.asked).toEqual(['A.continue']);
});

test('the defense wins so too; an ally brings no peace', () => {
  const hands = { A: ['a30'], B: ['N'], C: ['a06'] };
  const game = peace({ aliens: { B: 'pacifist' }, hands }, ['a30', 'N']).rest();
  expect(game.told('outcome')[0]).toMatchObject({ winner: 'defense' });
  expect([game.on('b1'), game.warp('A')]).toEqual(['B4', 2]);
  const ally = lay({ aliens: { C: 'pacifist' }, hands }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [[], ['C']],
    join: [['C', 'side:defense', 'c1']],
    cards: ['a30', 'N'],
  });
  expect([used(ally.rest()), ally.told('outcome')[0]!['winner']]).toEqual([[], 'offense']);
});

test('two attacks are fought and two negotiates talked over as usual', () => {
  const fought = peace({}, ['a10', 'a30']).rest();
  expect([used(fought), fought.told('outcome')[0]!['totals']]).toEqual([[], [12, 34]]);
  const talked = peace({}, ['N', 'N']).rest();
  expect([used(talked), talked.told('outcome')[0]!['ending']]).toEqual([[], 'deal']);
});

test('zapped, it loses and takes compensation', () => {
  const game = peace().answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')[0]).toMatchObject({ winner: 'defense' });
  expect(game.warp('A')).toBe(2);
  expect(game.told('handed')).toMatchObject([{ from: 1, to: 0, why: 'compensation' }]);
});

test('a morph against an attack is one itself', () => {
  const game = peace({ hands: { A: ['M'], B: ['a30'] } }, ['M', 'a30']).rest();
  expect([used(game), game.told('outcome')[0]!['totals']]).toEqual([[], [32, 34]]);
});

test('a card that is switched counts for whom it lies before', () => {
  const game = lay({ aliens: { A: 'pacifist', B: 'sorcerer' }, hands: { A: ['a30'], B: ['N'] } });
  game
    .fight({ aim: 'b1', send: ['a1'], cards: ['a30', 'N'] })
    .answer('B.planning.selected', 'power:sorcerer.switch')
    .rest();
  expect([used(game), game.told('outcome')[0]!['winner']]).toEqual([['sorcerer.switch', 'pacifist.peace'], 'offense']);
});

test('a bot comes in peace while its power serves', () => {
  const chosen = (aliens: Record<string, string>) => {
    const game = lay({ aliens, hands: { A: ['N', 'a12'], B: ['a30'] } }).fight({ aim: 'b1', send: ['a1'] });
    game.find('A.select');
    return chooseCard(game.sight('A'), 0, game.table.seat(0).hand).face;
  };
  expect([chosen({ A: 'pacifist' }), chosen({})]).toEqual(['negotiate', 'attack:12']);
});

const flares = ['pacifist'];
const duel = { aim: 'b1', send: ['a1', 'a1'] };

test('wild: a negotiate against an attack counts as a fifteen; back in the hand', () => {
  const game = lay({ flares, hands: { A: ['N', 'flare:pacifist'], B: ['a08'] } }).fight({ ...duel, cards: ['N', 'a08'] });
  game.answer('A.reveal.modify', '#flare:pacifist').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [17, 12] }]);
  expect(game.hand('A')).toEqual(['flare:pacifist']);
  expect(game.pile).toContain('N');
});

test('wild: not with an attack; card-zapped, it stays a negotiate', () => {
  const hands = { A: ['a10', 'flare:pacifist'], B: ['a08'] };
  expect(
    lay({ flares, hands })
      .fight({ ...duel, cards: ['a10', 'a08'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const game = lay({ flares, hands: { A: ['N', 'flare:pacifist'], B: ['a08', 'CZ'] } }).fight({ ...duel, cards: ['N', 'a08'] });
  game.answer('A.reveal.modify', '#flare:pacifist').answer('B.on.card-play', '#CZ').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: null }]);
});

test('super: a failed deal costs it one ship and the other five', () => {
  const game = lay({ aliens: { A: 'pacifist' }, flares, hands: { A: ['N', 'flare:pacifist'], B: ['N'] } }).fight({
    ...duel,
    cards: ['N', 'N'],
  });
  game.gather().answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').answer('A.deal.failed', '#flare:pacifist');
  expect([game.find('A.shed').min, game.find('B.shed').min]).toEqual([1, 5]);
});

test('a side that was assured of its win beats peace', () => {
  const game = lay({ aliens: { A: 'pacifist', B: 'human' }, hands: { A: ['N'], B: ['a06'], C: ['a04', 'KZ'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['N', 'a06'] });
  while (game.table.facts.uses.at(-1)?.ability !== 'human.add4') game.others();
  game.answer('C.on.power-use', '#KZ').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense' }]);
});

testFlare('pacifist', { wild: ['main', 'reveal.modify'], super: ['main', 'deal.failed'] });
