import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { seatOf, lay } from '../game.ts';

const hands = { A: ['a20', 'N', '+3'], B: ['a06', 'KZ'] };
const before = (mind: string) =>
  lay({ aliens: { [mind]: 'mind' }, hands })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');
const notes = (game: ReturnType<typeof lay>, name: string) => game.view(name).notes;

test('looks at the hand of either main player', () => {
  const game = before('C');
  expect(game.options('C.alliance.before-invites')).toEqual(['word:pass', 'power:mind.peek@0', 'power:mind.peek@1']);
  game.answer('C.alliance.before-invites', 'power:mind.peek@0').rest();
  expect(notes(game, 'C')).toEqual([{ encounter: 1, kind: 'saw', with: 0, faces: ['attack:20', 'negotiate', 'reinforcement:3'] }]);
  const saw = game.happened.filter(({ type }) => type === 'mind.saw');
  expect(saw).toMatchObject([{ all: null, only: { [seatOf('C')]: { from: 0 } } }]);
  expect(game.told('used')).toMatchObject([{ ability: 'mind.peek', picks: ['0'] }]);
  expect(game.asked).toEqual(['A.invite']);
});

test('as a main player, only at the hand of its opponent', () => {
  for (const [mind, other] of ['AB', 'BA'].map((pair) => [...pair]) as [string, string][]) {
    const game = before(mind);
    expect(game.options(`${mind}.alliance.before-invites`)).toEqual(['word:pass', `power:mind.peek@${seatOf(other)}`]);
  }
});

test('once an encounter, at no other time, and not at an empty hand', () => {
  const game = before('C').answer('C.alliance.before-invites', 'power:mind.peek@1').others().rest();
  expect(game.asked).toEqual(['A.invite']);
  const bare = lay({ aliens: { A: 'mind' }, hands: { ...hands, B: [] } });
  bare.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').rest();
  expect([bare.offered, bare.asked]).toEqual([[], ['A.invite']]);
});

test('zapped, it sees nothing', () => {
  const game = before('A').answer('A.alliance.before-invites', 'power:mind.peek@1').answer('B.on.power-use', '#KZ').rest();
  expect(notes(game, 'A')).toEqual([]);
});

test('a zap that was the other’s last card, stopped, leaves nothing to see', () => {
  const game = lay({ aliens: { A: 'mind' }, hands: { A: ['a08', 'CZ'], B: ['KZ'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.alliance.before-invites', 'power:mind.peek@1');
  game.answer('B.on.power-use', '#KZ').answer('A.on.card-play', '#CZ').rest();
  expect([game.view('A').notes, game.happened.filter(({ type }) => type === 'mind.saw')]).toEqual([[], []]);
});

const flares = ['mind'];

test('wild: it sees what another draws until the encounter is over; back in the hand', () => {
  const ships = { A: { warp: 2 } };
  const game = lay({
    aliens: { A: 'kamikaze' },
    flares,
    ships,
    hands: { A: ['a10'], B: ['a08'], C: ['N', 'flare:mind'] },
    deck: ['a30', 'a40'],
  });
  game
    .fight({ aim: 'b1', send: ['a1'] })
    .answer('A.planning.before-select', 'power:kamikaze.sacrifice')
    .answer('A.kamikaze.sacrifice', 'planet:a1');
  game.answer('C.on.card-draw', '#flare:mind@0').rest();
  expect(game.view('C').notes).toMatchObject([{ kind: 'saw', with: 0, faces: ['attack:30', 'attack:40'] }]);
  expect(game.view('B').notes).toEqual([]);
  expect(game.hand('C')).toEqual(['N', 'flare:mind']);
});

test('wild: not for what one draws oneself; card-zapped, it sees nothing', () => {
  const laid = { aliens: { A: 'kamikaze' }, flares, deck: ['a30', 'a40'] };
  const give = (hands: Record<string, string[]>) =>
    lay({ ...laid, hands })
      .fight({ aim: 'b1', send: ['a1'] })
      .answer('A.planning.before-select', 'power:kamikaze.sacrifice')
      .answer('A.kamikaze.sacrifice', 'planet:a1');
  expect(
    give({ A: ['a10', 'flare:mind'], B: ['a08'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const game = give({ A: ['a10', 'CZ'], B: ['a08'], C: ['N', 'flare:mind'] });
  game.answer('C.on.card-draw', '#flare:mind@0').answer('A.on.card-play', '#CZ').rest();
  expect(game.view('C').notes).toEqual([]);
});

test('super: who is no main player looks at both hands', () => {
  const game = lay({ aliens: { C: 'mind' }, flares, hands: { A: ['a10'], B: ['a08'], C: ['N', 'flare:mind'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1');
  game.answer('C.alliance.before-invites', 'power:mind.peek@0').answer('C.on.power-use', '#flare:mind').rest();
  expect(game.view('C').notes!.map((note) => note.with)).toEqual([0, 1]);
  const main = lay({ aliens: { A: 'mind' }, flares, hands: { A: ['a10', 'flare:mind'], B: ['a08'] } });
  main.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.alliance.before-invites', 'power:mind.peek@1').rest();
  expect(main.told('played')).toEqual([]);
});

testFlare('mind', { wild: ['any', 'on.card-draw'], super: ['not-main', 'alliance.before-invites'], seldom: ['wild'] });
