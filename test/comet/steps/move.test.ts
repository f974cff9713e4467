import { expect, test } from 'vitest';
import { Game } from '../game.ts';

test('S-08 two symbols, one companion', () => {
  const game = Game.set([{ hand: ['s-iguana-2'], at: ['A55'] }, {}])
    .play('s-iguana-2')
    .go(0, 'A44', 'desert')
    .go(0, 'A36', 'lava')
    .done();
  expect(game.seat(0).companions[0]).toBe('A36');
  expect(game.facts.discards.silver.map(({ kind }) => kind)).toEqual(['s-iguana-2']);
  expect(game.now.seat).toBe(1);
});

test('S-09 symbols shared among companions, in either order', () => {
  for (const order of [0, 1]) {
    const game = Game.set([{ hand: ['s-iguana-2'], at: ['A55', 'A52'] }, {}]).play('s-iguana-2');
    const steps = [() => game.go(0, 'A45', 'lava'), () => game.go(1, 'A60', 'desert')];
    steps[order]!();
    steps[1 - order]!();
    game.done();
    expect(game.seat(0).companions).toEqual(['A45', 'A60', null]);
  }
});

test('S-10 free passage over occupied hexes', () => {
  const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A79'] }, { at: ['A54'] }], { tokens: { mammoth: 'A63', turtle: null } });
  game.play('s-tarpan-1').go(0, 'A72', 'meadow').go(0, 'A43', 'desert').done();
  expect(game.seat(0).companions[0]).toBe('A43');
});

test('S-11 no passage without a fitting symbol', () => {
  const game = Game.set([{ hand: ['s-vicuna-4'], at: ['A79'] }, { at: ['A54'] }], { tokens: { mammoth: 'A63', turtle: null } });
  game.play('s-vicuna-4').go(0, 'A72', 'meadow');
  expect(game.refused('go:0@A43~water')).toBe('cannot_reach');
  expect(game.refused('go:0@A54~water')).toBe('hex_occupied');
  expect(game.goals(0)).toEqual([]);
});

test('S-12 no stopping on an occupied hex', () => {
  const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A72'] }, { at: ['A54'] }], { tokens: { mammoth: 'A63', turtle: null } });
  expect(game.play('s-tarpan-1').refused('go:0@A54~desert')).toBe('hex_occupied');
});

test('S-13 any-terrain cards on top, up into the cave', () => {
  const hand = ['s-gecko-2', 's-golden-toad', 's-great-auk'];
  const game = Game.set([{ hand, at: [null, 'A21'], animals: ['', 's-dodo-1'] }, { at: ['A07'] }]);
  for (const kind of hand) game.play(kind);
  game.go(1, 'A14', 'any').go(1, 'A06', 'water').go(1, 'A08', 'any').go(1, 'A02', 'jungle').done();
  expect(game.facts.discards.silver).toHaveLength(3);
  expect([game.seat(0).slots[1], game.seat(0).companions[1]]).toEqual([null, null]);
  expect(game.seat(0).rescued.map(({ kind, used }) => [kind, used])).toEqual([['s-dodo-1', false]]);
});

test('S-14 an any-terrain symbol never fits a nest', () => {
  const game = Game.set([{ hand: ['s-golden-toad'], at: ['A14'] }, {}]).play('s-golden-toad');
  expect(game.refused('go:0@A15~any')).toBe('cannot_reach');
  expect(game.refused('go:0@A13~any')).toBe('cannot_reach');
  game.go(0, 'A07', 'any').done();
  expect(game.seat(0).companions[0]).toBe('A07');
});

test('S-15 any symbol enters the cave', () => {
  for (const symbol of ['meadow', 'desert']) {
    const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A07'] }, {}])
      .play('s-tarpan-1')
      .go(0, 'A02', symbol)
      .done();
    expect(game.seat(0).rescued).toHaveLength(1);
  }
});

test('S-16 card limit, and the velociraptor', () => {
  const hand = ['s-tarpan-1', 's-gecko-2'];
  const game = Game.set([{ hand, at: ['A72'] }, {}]).play('s-tarpan-1');
  expect(game.refused(`play:${game.id('s-gecko-2')}`)).toBe('card_limit');

  const raptor = Game.set([{ hand, at: ['A72'], rescued: ['s-velociraptor-1'] }, {}]);
  raptor.play('s-tarpan-1').use('s-velociraptor-1').play('s-gecko-2');
  raptor.go(0, 'A63', 'jungle').go(0, 'A54', 'desert').go(0, 'A53', 'meadow').done();
  expect(raptor.seat(0).companions[0]).toBe('A53');
  expect(raptor.seat(0).rescued[0]!.used).toBe(true);
});

test('S-17 no ability from a slot', () => {
  const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A72'], animals: ['s-golden-mole-1'] }, {}]).play('s-tarpan-1');
  expect(game.refused(`use:${game.id('s-golden-mole-1')}`)).toBe('ability_not_rescued');
});

test('S-18 an ability right after the rescue', () => {
  const hand = ['s-tarpan-1', 's-gecko-2'];
  const game = Game.set([{ hand, at: ['A07', 'A73'], animals: ['s-velociraptor-1', 's-dodo-1'] }, {}]).play('s-tarpan-1');
  game.go(0, 'A02', 'meadow').use('s-velociraptor-1').play('s-gecko-2').go(1, 'A63', 'jungle').go(1, 'A54', 'desert').done();
  expect(game.seat(0).companions).toEqual([null, 'A54', null]);
});

test('S-19 the golden mole steps onto any free hex, without free passage', () => {
  const mole = { hand: ['s-tarpan-1'], at: ['A14'], rescued: ['s-golden-mole-1'] };
  const game = Game.set([mole, { at: ['A07'] }])
    .play('s-tarpan-1')
    .use('s-golden-mole-1');
  expect(game.refused('go:0@A07')).toBe('hex_occupied');
  expect(game.refused('go:0@A02')).toBe('cannot_reach');
  game.go(0, 'A15').done();
  expect(game.seat(0).companions[0]).toBe('A15');
});

test('S-20 the tunnel walks through an occupied hex and is used up', () => {
  const game = Game.set([{ hand: ['s-tarpan-1', 'g-tunnel'], at: ['A24'] }, { at: ['A16'] }])
    .play('s-tarpan-1')
    .use('g-tunnel');
  expect(game.refused('go:0@A16')).toBe('hex_occupied');
  game.go(0, 'A02').done();
  expect(game.seat(0).rescued).toHaveLength(1);
  expect(game.facts.discards.gold).toMatchObject([{ kind: 'g-tunnel', spent: true }]);
  const far = Game.set([{ hand: ['s-tarpan-1', 'g-tunnel'], at: ['A34'] }, { at: ['A16'] }])
    .play('s-tarpan-1')
    .use('g-tunnel');
  expect(far.refused('go:0@A02')).toBe('cannot_reach');
});

test('S-21 the brachiosaurus climbs into a nest or the cave, by free passage too', () => {
  const own = { hand: ['s-tarpan-1'], at: ['A14'], rescued: ['s-brachiosaurus-1'] };
  const game = Game.set([own, {}]).play('s-tarpan-1').use('s-brachiosaurus-1');
  expect(game.goals(0)).toEqual(['A13', 'A15']);
  const passing = Game.set([own, { at: ['A07'] }])
    .play('s-tarpan-1')
    .use('s-brachiosaurus-1');
  expect(passing.goals(0)).toEqual(['A02', 'A13', 'A15']);
  passing.go(0, 'A02');
  expect(passing.seat(0).rescued).toHaveLength(2);
  expect(passing.view(1).action!.pool).toEqual(['meadow', 'desert']);
});

test('S-22 an explorer guides one companion', () => {
  const own = { hand: ['s-gecko-2'], at: ['A53', 'A54'], rescued: ['s-dromedary-1'] };
  const game = Game.set([own, {}]).play('s-gecko-2');
  expect(game.refused('go:0@A24~jungle')).toBe('cannot_reach');
  const before = game.goals(1);
  game.use('s-dromedary-1').pick('guide:0~desert');
  expect(game.goals(1)).toEqual(before);
  game.go(0, 'A24', 'jungle').done();
  expect(game.seat(0).companions[0]).toBe('A24');
});

test('S-23 a guardian helps all companions, but not in the move of a parrot', () => {
  const own = { hand: ['s-gecko-2'], at: ['A53', 'A54'], rescued: ['g-dromedary'] };
  const game = Game.set([own, {}]).play('s-gecko-2');
  expect(game.offered('go:0@A24')).toEqual(['~jungle']);
  expect(game.offered('go:1@A24')).toEqual(['~jungle']);
  game.go(0, 'A24', 'jungle').done();
  expect(game.seat(0).rescued[0]!.used).toBe(false);

  const parrot = Game.set([
    { hand: ['s-gecko-2'], at: ['A08'] },
    { at: ['A53', 'A54', 'A63'], rescued: ['g-dromedary', 's-mauritius-parrot-1'] },
  ]);
  const { id } = parrot.seat(1).rescued[1]!;
  parrot.play('s-gecko-2').go(0, 'A02', 'jungle').done();
  const card = parrot.facts.last!.cards[0]!.id;
  parrot.pick(`copy:${id}@${card}`);
  expect([...parrot.goals(0), ...parrot.goals(1)]).not.toContain('A24');
});
