import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

/** A attacks with C and loses; with D beside it B wins. */
const lost = (laid: Laid) =>
  lay({ hands: { A: ['a04', 'N'], B: ['a20', 'KZ'], C: ['a06'], D: ['a06'] }, ...laid }).fight({
    aim: 'b1',
    send: ['a1', 'a1'],
    invite: [['C'], []],
    join: [['C', 'side:offense', 'c1', 'c2']],
    cards: ['a04', 'a20'],
  });
const used = (game: ReturnType<typeof lay>) => game.told('used').map(({ ability }) => ability);

test('as an ally its own ships return; the main player loses its own', () => {
  const game = lost({ aliens: { C: 'observer' } }).rest();
  expect(used(game)).toEqual(['observer.protect']);
  expect([game.warp('A'), game.warp('C'), game.on('c1'), game.on('c2')]).toEqual([2, 0, 'C4', 'C4']);
});

test('as a main player the ships of its allies return to colonies of their choice, not its own', () => {
  const game = lost({ aliens: { A: 'observer' } });
  game.answer('C.home', 'planet:c3', 'planet:c4').rest();
  expect(used(game)).toEqual(['observer.protect']);
  expect([game.warp('A'), game.warp('C'), game.on('c3')]).toEqual([2, 0, 'C5']);
});

test('a beaten defense protects those who helped it', () => {
  const game = lay({ aliens: { B: 'observer' }, hands: { A: ['a20', 'N'], B: ['a04'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [[], ['D']],
    join: [['D', 'side:defense', 'd1']],
    cards: ['a20', 'a04'],
  });
  game.rest();
  expect([game.warp('B'), game.warp('D'), game.on('d1')]).toEqual([4, 0, 'D4']);
});

test('neither for a main player without allies, nor for the allies of the other side, nor for bystanders', () => {
  expect(used(lost({ aliens: { B: 'observer', D: 'observer' } }).rest())).toEqual([]);
  const alone = lay({ aliens: { A: 'observer' }, hands: { A: ['a04'], B: ['a20'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    cards: ['a04', 'a20'],
  });
  expect([used(alone.rest()), alone.warp('A')]).toEqual([[], 1]);
});

test('zapped, the ships are lost', () => {
  const game = lost({ aliens: { C: 'observer' } })
    .answer('B.on.power-use', '#KZ')
    .rest();
  expect(game.warp('C')).toBe(2);
});

test('only in the resolution: not against a Plague', () => {
  const game = lay({ aliens: { C: 'observer' }, hands: { A: ['a06', 'Plague'], C: ['a06'] } });
  game.answer('A.regroup.start', '#Plague@2').timeOut('C.shed').rest();
  expect([used(game), game.warp('C')]).toEqual([[], 3]);
});

test('what has come back already needs no second protection', () => {
  const game = lost({ aliens: { A: 'observer', C: 'zombie' } }).rest();
  expect([used(game), game.warp('C')]).toEqual([['observer.protect'], 0]);
});

const flares = ['observer'];

test('wild: each ally may draw a card; back in the hand', () => {
  const game = lay({ flares, hands: { A: ['a10', 'flare:observer'], B: ['a08'], C: ['N'], D: ['N'] }, deck: ['a30'] });
  game.fight({
    aim: 'b1',
    send: ['a1'],
    invite: [['C', 'D'], []],
    join: [
      ['C', 'side:offense', 'c1'],
      ['D', 'side:offense', 'd1'],
    ],
  });
  game.answer('A.alliance.formed', '#flare:observer').answer('C.observer.card', 'word:draw').answer('D.observer.card', 'word:leave').rest();
  expect([game.hand('C'), game.hand('D'), game.hand('A')]).toEqual([['a30', 'N'], ['N'], ['a10', 'flare:observer']]);
});

test('wild: not without allies; card-zapped, nobody draws', () => {
  const alone = lay({ flares, hands: { A: ['a10', 'flare:observer'], B: ['a08'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    cards: ['a10', 'a08'],
  });
  expect(alone.rest().told('played')).toEqual([]);
  const game = lay({ flares, hands: { A: ['a10', 'flare:observer'], B: ['a08', 'CZ'], C: ['N'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  game.answer('A.alliance.formed', '#flare:observer').answer('B.on.card-play', '#CZ').rest();
  expect([game.hand('C'), game.pile]).toEqual([['N'], ['CZ', 'flare:observer']]);
});

test('super: one of four ships comes out of the warp', () => {
  const game = lay({ aliens: { A: 'observer' }, flares, ships: { A: { warp: 3 } }, hands: { A: ['a10', 'flare:observer'], B: ['a08'] } });
  game.answer('A.aim', 'planet:b1').answer('A.launch.send', '#flare:observer');
  const three = ['planet:a1', 'planet:a1', 'planet:a1'];
  expect(game.refusal('A.send', ...three, 'planet:a2', 'warp')).toBe('too_many');
  expect(game.refusal('A.send', ...three, 'warp', 'warp')).not.toBe('accepted');
  const before = game.warp('A');
  game.answer('A.send', ...three, 'warp');
  expect([game.table.stack(game.encounter.gate, 0)!.ships, before - game.warp('A')]).toEqual([4, 1]);
});

test('super: as an ally too, once invited; not with an empty warp', () => {
  const laid = { aliens: { C: 'observer' }, flares, hands: { A: ['a10'], B: ['a08'], C: ['N', 'flare:observer'] } };
  const game = lay({ ...laid, ships: { C: { warp: 2 } } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite', 'seat:2').answer('B.invite');
  game.answer('C.join', '#flare:observer').answer('C.join', 'side:offense').answer('C.ally', 'planet:c1', 'warp');
  expect([game.table.stack(game.encounter.gate, 2)!.ships, game.warp('C')]).toEqual([2, 1]);
  const none = lay(laid).fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  expect(none.told('played')).toEqual([]);
});

test('super: a bot that is going to ally plays it first, and brings the ship out of the warp', () => {
  const laid = { aliens: { C: 'observer' }, flares, hands: { A: ['a10'], B: ['a08'], C: ['N', 'flare:observer'] } };
  const game = lay({ ...laid, ships: { C: { warp: 4 } } }).answer('A.aim', 'planet:b1');
  game
    .answer('A.send', ...Array<string>(4).fill('planet:a1'))
    .answer('A.invite', 'seat:2')
    .answer('B.invite');
  const told = (whom: string) => {
    const decision = game.find(whom);
    return cosmicBot({ board: game.view('C') } as never, decision, {} as never);
  };
  expect(told('C.join')).toEqual([game.pick(2, '#flare:observer')]);
  game.answer('C.join', ...told('C.join')).answer('C.join', ...told('C.join'));
  expect(told('C.ally')).toEqual(['planet:c1', 'warp']);
  // but not if it declines
  const weak = lay({ ...laid, ships: { C: { warp: 4, b1: 1 } } })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');
  const decision = weak.answer('A.invite', 'seat:2').answer('B.invite').find('C.join');
  expect(cosmicBot({ board: weak.view('C') } as never, decision, {} as never)).toEqual(['word:decline']);
});

test('super: the ship out of the warp may be the only one, or the fourth where only three are left', () => {
  const sent = (ships: Record<string, number>, ...picks: string[]) => {
    const game = lay({ aliens: { C: 'observer' }, flares, ships: { C: ships }, hands: { C: ['N', 'flare:observer'] } });
    game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite', 'seat:2').answer('B.invite');
    game
      .answer('C.join', '#flare:observer')
      .answer('C.join', 'side:offense')
      .answer('C.ally', ...picks);
    return [game.table.stack(game.encounter.gate, 2)!.ships, game.warp('C')];
  };
  expect(sent({ warp: 3 }, 'warp')).toEqual([1, 2]);
  expect(sent({ c1: 1, c2: 1, c3: 1, c4: 0, c5: 0, warp: 17 }, 'planet:c1', 'planet:c2', 'planet:c3', 'warp')).toEqual([4, 16]);
});

test('not what has left the game before', () => {
  const game = lay({ aliens: { A: 'void', C: 'observer' }, hands: { A: ['a20'], B: ['a06'], C: ['N'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a20', 'a06'] }).rest();
  expect([game.table.seat(2).out, game.warp('C'), game.on('c1')]).toEqual([1, 0, 'C3']);
});

test('what an ally has to give up in the resolution comes back as well', () => {
  const game = lay({ aliens: { A: 'grudge', C: 'observer' }, hands: { A: ['a20'], B: ['a04'], C: ['N'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a20', 'a04'] });
  game.timeOut('C.shed').rest();
  expect([game.warp('C'), game.told('lost').map(({ seat }) => seat)]).toEqual([0, [1]]);
});

testFlare('observer', { wild: ['main', 'alliance.formed'], super: ['any', 'launch.send', 'alliance.join'] });
