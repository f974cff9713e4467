import { expect, test } from 'vitest';
import { Game } from '../game.ts';

test('S-01 set-up counts', () => {
  for (const [seats, draw, aside] of [
    [2, 45, 45],
    [3, 55, 30],
    [4, 65, 15],
  ] as const) {
    let seed = 1;
    let game = Game.deal(seats, {}, '1'.padStart(64, '0'));
    while (game.facts.seats.some(({ leader }) => leader.kind === 'l-quagga')) game = Game.deal(seats, {}, String(++seed).padStart(64, '0'));
    const { facts } = game;
    expect([facts.draw.length, facts.aside.length, facts.row.length, facts.gold.length]).toEqual([draw, aside, 4, 46]);
    for (const { hand, companions } of facts.seats) {
      expect(hand).toHaveLength(5);
      expect(hand.every(({ kind }) => kind.startsWith('s-'))).toBe(true);
      expect(companions).toEqual([null, null, null]);
    }
    expect(facts.tokens).toEqual({ mammoth: null, turtle: null });
  }
});

test('S-02 the Quagga holds six', () => {
  let seed = 1;
  let game = Game.deal(4, {}, '1'.padStart(64, '0'));
  while (game.seat(0).leader.kind !== 'l-quagga') game = Game.deal(4, { start_seat: '0' }, String(++seed).padStart(64, '0'));
  expect(game.facts.seats.map(({ hand }) => hand.length)).toEqual([6, 5, 5, 5]);
  expect(game.facts.draw).toHaveLength(64);
  game
    .pick('word:refresh')
    .pick(`discard:${game.seat(0).hand[0]!.id}`)
    .pick(`gold:${game.facts.row[0]!.id}`);
  expect(game.seat(0).hand).toHaveLength(6);
  expect(game.comet.handLimit(0)).toBe(6);
});

test('S-03 own choice among equal nests', () => {
  const game = Game.set([{ hand: ['s-dodo-1'] }, {}]).appear('s-dodo-1');
  expect(game.offered('nest:1@')).toEqual(['A29', 'A46', 'A70']);
  game.nest(1, 'A46');
  expect(game.seat(0).companions).toEqual([null, 'A46', null]);
  expect(game.seat(0).slots[1]!.kind).toBe('s-dodo-1');
  game.done();
  expect(game.now.seat).toBe(1);
});

test('S-04 a higher number is refused while a nest of the right one is free', () => {
  const game = Game.set([{ hand: ['s-dodo-1'] }, { at: ['A29', 'A46'] }]).appear('s-dodo-1');
  expect(game.offered('nest:0@')).toEqual(['A70']);
  expect(game.refused('nest:0@A79')).toBe('wrong_nest');
});

test('S-05 the next higher number when all are occupied', () => {
  const game = Game.set([{ hand: ['s-saber-toothed-tiger-1'] }, { at: ['A48'] }], { tokens: { mammoth: 'A85', turtle: null } });
  game.appear('s-saber-toothed-tiger-1');
  expect(game.offered('nest:0@')).toEqual(['A67', 'A96']);
});

test('S-06 nothing left: the card stays in hand', () => {
  const game = Game.set([{ hand: ['s-velociraptor-2'] }, { at: ['A67', 'A96', 'A84'] }], { tokens: { mammoth: null, turtle: 'A98' } });
  expect(game.refused(`appear:${game.id('s-velociraptor-2')}`)).toBe('no_free_nest');
  expect(game.now.seat).toBe(0);
  expect(game.seat(0).hand).toHaveLength(1);
});

test('S-07 no slot', () => {
  const game = Game.set([{ hand: ['s-dodo-1'], at: ['A01', 'A03', 'A04'] }, {}]);
  expect(game.refused(`appear:${game.id('s-dodo-1')}`)).toBe('no_free_slot');
  const other = Game.set([{ hand: ['s-dodo-1'], at: ['A01'] }, {}]).appear('s-dodo-1');
  expect(other.refused('nest:0@A29')).toBe('slot_taken');
});

test('A7 lasting and used reductions add up, never below the lowest nest', () => {
  const seat = { leader: 'l-cave-bear', hand: ['s-dodo-1', 's-vicuna-3'], rescued: ['g-dodo-1', 's-dodo-2'] };
  const game = Game.set([seat, {}]).appear('s-dodo-1');
  expect(game.offered('nest:0@')).toEqual(['A55', 'A59', 'A62']);
  game.use('g-dodo-1').use('s-dodo-2');
  expect(game.offered('nest:0@').map((id) => game.comet.board.hexes[game.comet.board.index.get(id)!]!.nest)).toEqual([2, 2]);
  game.nest(0, game.offered('nest:0@')[0]!).done();
  expect(game.seat(0).rescued.map(({ used }) => used)).toEqual([true, true]);
});

test('A8 occupied nests are open to the passenger pigeon, and the number is never raised', () => {
  const game = Game.set([{ hand: ['s-dodo-1'], rescued: ['s-passenger-pigeon'] }, { at: ['A29', 'A46', 'A70'] }]).appear('s-dodo-1');
  expect(game.offered('nest:0@')).toEqual(['A29', 'A46', 'A70']);
  game.nest(0, 'A46').done();
  expect([game.seat(0).companions[0], game.seat(1).companions[1]]).toEqual(['A46', 'A46']);
});

test('A9 a second egg: its own card, slot and nest, nearer by what it says', () => {
  const game = Game.set([{ hand: ['s-dodo-1', 's-dodo-2', 's-dodo-3'], rescued: ['g-maiasaura'] }, {}]).appear('s-dodo-1');
  game.nest(0, 'A29').use('g-maiasaura').appear('s-dodo-2');
  const { board } = game.comet;
  expect(new Set(game.offered('nest:1@').map((id) => board.hexes[board.index.get(id)!]!.nest))).toEqual(new Set([6]));
  game.nest(1, game.offered('nest:1@')[0]!);
  expect(game.now.options.map(({ id }) => id)).toEqual(['word:done']);
  game.done();
  expect(game.seat(0).slots.map((card) => card?.kind)).toEqual(['s-dodo-1', 's-dodo-2', undefined]);
});

test('a gold card just taken may appear instead of the one shown', () => {
  const row = [{ id: 'x1', kind: 'g-gecko' }];
  const game = Game.set([{ hand: ['s-dodo-1'], rescued: ['g-nailtail-wallaby'] }, {}], { row }).appear('s-dodo-1');
  game.use('g-nailtail-wallaby').pick('gold:x1').pick('appear:x1');
  const { board } = game.comet;
  expect(new Set(game.offered('nest:0@').map((id) => board.hexes[board.index.get(id)!]!.nest))).toEqual(new Set([3]));
});

test('an Appear that leads nowhere is withdrawn, and what it used is as before', () => {
  const taken = { at: ['A67', 'A96', 'A84'] };
  const row = [{ id: 'x1', kind: 'g-gecko' }];
  const tokens = { mammoth: null, turtle: 'A98' };
  const game = Game.set([{ hand: ['s-velociraptor-2'], rescued: ['s-nailtail-wallaby-1'] }, taken], { row, tokens });
  game.appear('s-velociraptor-2').use('s-nailtail-wallaby-1').pick('gold:x1').pick('word:withdraw');
  expect(game.now.about.key).toBe('comet.turn');
  expect(game.facts.row.map(({ id }) => id)).toEqual(['x1']);
  expect(game.seat(0).hand.map(({ kind, open }) => [kind, open])).toEqual([['s-velociraptor-2', true]]);
  expect(game.seat(0).rescued[0]!.used).toBe(false);
});
