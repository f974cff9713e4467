import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const vulch = { C: 'vulch' };

test('an artifact that another has played comes to its hand', () => {
  const game = lay({ aliens: vulch, ships: { A: { warp: 2 } }, hands: { A: ['Mobius', 'a06'], C: ['N'] } });
  game.answer('A.regroup.start', '#Mobius').rest();
  expect([game.hand('C'), game.pile]).toEqual([['N', 'Mobius'], []]);
  expect(game.told('vulch.salvaged')).toEqual([{ seat: 2, faces: ['artifact:mobius-tubes'] }]);
});

test('and one that another has to throw away: several at once in one go', () => {
  const game = lay({ aliens: vulch, hands: { A: ['+2', 'CZ', 'Quash'], C: ['N'] }, deck: ['a06'] }).rest();
  expect([game.hand('C'), game.pile]).toEqual([['N', 'CZ', 'Quash'], ['+2']]);
  expect(game.told('used')).toHaveLength(1);
});

test('what it has got it may play at once', () => {
  const game = lay({ aliens: vulch, hands: { A: ['a06', 'N'], B: ['Plague', 'N'], C: ['N'] } });
  game
    .answer('B.regroup.start', '#Plague@0')
    .answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a1')
    .answer('A.plague.discard', '#a06', '#N');
  expect(game.options('C.regroup.start')).toContain(game.pick(2, '#Plague@1'));
});

test('its own go to the pile, and so do other cards', () => {
  const game = lay({ aliens: vulch, hands: { A: ['a06', '+2', 'N'], C: ['Plague', 'N'] } });
  game.answer('C.regroup.start', '#Plague@0').answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a1');
  game.timeOut('A.plague.discard').rest();
  expect([game.hand('C'), game.pile]).toEqual([['N'], expect.arrayContaining(['Plague', '+2', 'N'])]);
});

test('zapped, the artifact stays on the pile, and the zap with it', () => {
  const game = lay({ aliens: vulch, ships: { A: { warp: 2 } }, hands: { A: ['Mobius', 'a06'], B: ['KZ', 'N'], C: ['N'] } });
  game.answer('A.regroup.start', '#Mobius').answer('B.on.power-use', '#KZ').rest();
  expect([game.hand('C'), game.pile]).toEqual([['N'], ['Mobius', 'KZ']]);
});

test('a Cosmic Zap against another is carrion too', () => {
  const game = lay({ aliens: { A: 'human', ...vulch }, hands: { A: ['a06'], B: ['a08', 'KZ'], C: ['N'] } });
  game
    .fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'a08'] })
    .answer('B.on.power-use', '#KZ')
    .rest();
  expect(game.hand('C')).toEqual(['N', 'KZ']);
});

test('for a new hand it shows and keeps its artifacts, and draws eight besides', () => {
  const game = lay({ aliens: { A: 'vulch' }, hands: { A: ['+2', 'KZ', 'Quash'] }, deck: ['a06'] }).rest();
  expect(game.told('vulch.kept')).toEqual([{ seat: 0, faces: ['artifact:cosmic-zap', 'artifact:quash'] }]);
  expect([game.hand('A').length, game.pile]).toEqual([10, ['+2']]);
  expect(game.hand('A')).toEqual(expect.arrayContaining(['KZ', 'Quash']));
});

test('it keeps them zapped or not, but not with its sheet face down', () => {
  const kept = (ships: Record<string, number>) => {
    const hands = { A: ['a06', 'Plague'], B: ['+2', 'CZ'], C: ['KZ', 'N'], D: ['N'] };
    const game = lay({ aliens: { B: 'vulch' }, ships: { B: ships }, hands, deck: ['a10'] });
    game.answer('A.regroup.start', '#Plague@3').answer('D.shed', 'planet:d1', 'planet:d1', 'planet:d1');
    if (game.table.isUp(1)) game.answer('C.on.power-use', '#KZ');
    game.fight({ aim: 'b1', send: ['a1'] }).find('B.select');
    return [game.encounter.zapped, game.told('vulch.kept').length, game.hand('B').length];
  };
  expect(kept({})).toEqual([['1:vulch'], 1, 9]);
  expect(kept({ b1: 10, b2: 10, b3: 0, b4: 0, b5: 0 })).toEqual([[], 0, 8]);
});

const flares = ['vulch', 'zombie'];
const winner = (laid: Laid = {}) =>
  lay({ flares, hands: { A: ['a20', 'flare:vulch'], B: ['a04', 'a06', 'Quash', 'N'], C: ['CZ', 'N'] }, ...laid })
    .fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a04'] })
    .answer('A.resolve.result', '#flare:vulch');

test('wild: the loser hands over cards one by one until one is kept', () => {
  const game = winner().answer('B.vulch.offer', '#a06');
  expect(game.find('A.vulch.judge').about.of).toEqual({ from: 1, face: 'attack:6' });
  game.answer('A.vulch.judge', 'word:discard').answer('B.vulch.offer', '#Quash').answer('A.vulch.judge', 'word:keep').rest();
  expect([game.hand('A'), game.hand('B'), game.pile]).toEqual([['Quash', 'flare:vulch'], ['N'], expect.arrayContaining(['a06'])]);
});

test('wild: it ends with the last card of that hand', () => {
  const game = winner({ hands: { A: ['a20', 'flare:vulch'], B: ['a04', 'a06'] } });
  game.answer('A.vulch.judge', 'word:discard').rest();
  expect([game.hand('A'), game.told('handed').length]).toEqual([['flare:vulch'], 1]);
});

test('wild: after a deal too, but not in defeat or as an ally; card-zapped, nothing is handed over', () => {
  const deal = lay({ flares, hands: { A: ['N', 'flare:vulch'], B: ['N', 'a06', 'a08'] } })
    .fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] })
    .gather();
  deal.answer('A.offer', 'get:b5').answer('B.answer', 'accept:1').answer('A.settle', 'gate').answer('A.deal.made', '#flare:vulch');
  deal.answer('B.vulch.offer', '#a08').answer('A.vulch.judge', 'word:keep').rest();
  expect(deal.hand('A')).toEqual(['a08', 'flare:vulch']);
  const beaten = lay({ flares, hands: { A: ['a04', 'flare:vulch'], B: ['a20', 'a06'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    cards: ['a04', 'a20'],
  });
  expect(beaten.rest().told('played')).toEqual([]);
  const ally = lay({ flares, hands: { A: ['a20'], B: ['a04', 'a06'], C: ['N', 'flare:vulch'] } });
  ally.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a20', 'a04'] });
  expect(ally.rest().told('played')).toEqual([]);
  const zapped = winner().answer('C.on.card-play', '#CZ').rest();
  expect([zapped.hand('A'), zapped.hand('B')]).toEqual([[], ['a06', 'N', 'Quash']]);
});

const zappedFlare = (laid: Laid = {}) =>
  lay({
    aliens: vulch,
    flares,
    hands: { A: ['a04', 'flare:zombie'], B: ['a20', 'a06', 'CZ', 'KZ'], C: ['N', 'flare:vulch'], D: ['N'] },
    ...laid,
  })
    .fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a20'] })
    .answer('A.on.ships-losing', '#flare:zombie')
    .answer('B.on.card-play', '#CZ');

test('super: a flare that another has to discard comes to its hand', () => {
  const game = zappedFlare();
  // the zap is carrion already
  expect(game.find('C.on.card-discard')).toBeDefined();
  game.answer('C.on.card-discard', '#flare:vulch').rest();
  expect(game.hand('C')).toEqual(['N', 'CZ', 'flare:vulch', 'flare:zombie']);
  expect(game.told('vulch.salvaged')).toEqual([
    { seat: 2, faces: ['artifact:card-zap'] },
    { seat: 2, faces: ['flare:zombie'] },
  ]);
});

test('super: stopped, the flare stays on the pile; card-zapped, so does this one', () => {
  const stopped = zappedFlare().answer('C.on.card-discard', '#flare:vulch').answer('B.on.power-use', '#KZ').rest();
  expect([stopped.hand('C'), stopped.pile]).toEqual([['N', 'CZ', 'flare:vulch'], expect.arrayContaining(['flare:zombie'])]);
  const hands = { A: ['a04', 'flare:zombie'], B: ['a20', 'a06', 'CZ'], C: ['N', 'flare:vulch'], D: ['CZ', 'N'] };
  const card = zappedFlare({ hands }).answer('C.on.card-discard', '#flare:vulch').answer('D.on.card-play', '#CZ').rest();
  expect([card.hand('C'), card.pile]).toEqual([['N', 'CZ', 'CZ'], expect.arrayContaining(['flare:zombie', 'flare:vulch'])]);
});

test('super: for a new hand it keeps its flares besides', () => {
  const game = lay({ aliens: { A: 'vulch' }, flares, hands: { A: ['+2', 'KZ', 'flare:vulch', 'flare:zombie'] }, deck: ['a06'] });
  game.answer('A.on.hand-refill', '#flare:vulch').rest();
  expect([game.hand('A').length, game.pile]).toEqual([11, ['+2']]);
  expect(game.hand('A')).toEqual(expect.arrayContaining(['KZ', 'flare:vulch', 'flare:zombie']));
});

test('super: not for its own cards, and not for flares that come back', () => {
  const hands = { A: ['a04', 'flare:zombie'], B: ['a20'], C: ['N', 'flare:vulch'] };
  const game = lay({ aliens: vulch, flares, hands }).fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a04', 'a20'] });
  game.answer('A.on.ships-losing', '#flare:zombie').rest();
  expect(game.told('played')).toHaveLength(1);
});

test('what it salvages before a deal is made belongs to the whole hand that it has promised', () => {
  const hands = { A: ['N', 'a08'], B: ['N', 'a06'], C: ['Quash', 'a04'], D: ['CZ', 'a04'] };
  const game = lay({ aliens: { A: 'vulch' }, hands })
    .fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] })
    .gather();
  game.answer('A.offer', 'give:hand', 'take:random').answer('B.answer', 'accept:1');
  game.answer('C.deal.agreed', '#Quash').answer('D.on.card-play', '#CZ').rest();
  expect(game.told('vulch.salvaged')).toHaveLength(2);
  expect(game.told('handed')).toEqual([
    { from: 0, to: 1, count: 3, why: 'deal' },
    { from: 1, to: 0, count: 1, why: 'deal' },
  ]);
  expect(game.hand('A')).toEqual(['a06']);
});

test('hand after hand it keeps its artifacts until it can fight', () => {
  const deck = ['+3', '+3', '+3', '+5', 'KZ', 'KZ', 'Plague', 'Quash', ...Array<string>(6).fill('a08'), 'a06', 'a06'];
  const game = lay({ aliens: { A: 'vulch' }, hands: { A: ['CZ', '+2'], B: ['a06'] }, deck }).rest();
  expect(game.hand('A').filter((card) => !card.startsWith('a'))).toEqual(['CZ', 'KZ', 'KZ', 'Plague', 'Quash']);
  expect(game.hand('A')).toHaveLength(8 + 5);
});

test('super: for a new hand too it has taken effect like any other flare, and is said to be back with its player', () => {
  const hands = { A: ['+2', 'flare:vulch'], C: ['N', 'flare:remora'] };
  const game = lay({ aliens: { A: 'vulch' }, flares: ['vulch', 'remora'], hands, deck: ['a06'] });
  game.answer('A.on.hand-refill', '#flare:vulch').answer('C.on.card-resolved', '#flare:remora').rest();
  expect(game.encounter.flares).toMatchObject([{ face: 'flare:vulch', went: 0 }, { went: 2 }]);
});

testFlare('vulch', {
  wild: ['main', 'resolve.result', 'deal.made'],
  super: ['any', 'on.card-discard', 'on.hand-refill'],
  seldom: ['super'],
});
