import { expect, test } from 'vitest';
import { reach } from '../../../shared/games/comet/map/reach.ts';
import { Game } from '../game.ts';

test('where a companion could get, and with which cards', () => {
  const game = Game.set([{ hand: ['s-iguana-2', 's-golden-toad', 's-gecko-2'], at: ['A55'] }, {}]);
  const ways = new Map(reach(game.view(0), 0, 0).map((way) => [way.hex, way]));
  expect(ways.get('A36')).toEqual({
    hex: 'A36',
    stops: ['A44', 'A36'],
    symbols: ['desert', 'lava'],
    cards: [game.id('s-iguana-2')],
  });
  expect(ways.get('A45')!.cards).toHaveLength(1);
  expect(ways.has('A55')).toBe(false);
  expect(Math.max(...[...ways.values()].map(({ cards }) => cards.length))).toBe(2);
});

test('every way that is shown can be walked', () => {
  for (const seed of ['1', '2', '3', '4', '5']) {
    const dealt = Game.deal(2, { start_seat: '0' }, seed.padStart(64, '0'))
      .seat(0)
      .hand.map(({ kind }) => kind);
    const seats = [{ hand: dealt, at: ['A72', 'A21'], rescued: ['g-dromedary'] }, { at: ['A63', 'A14', 'A44'] }];
    for (const slot of [0, 1]) {
      const ways = reach(Game.set(seats).view(0), 0, slot);
      expect(ways.length).toBeGreaterThan(0);
      for (const way of ways) {
        const game = Game.set(seats);
        const kinds = way.cards.map((id) => game.seat(0).hand.find((card) => card.id === id)!.kind);
        for (const kind of kinds) game.play(kind);
        for (const [index, stop] of way.stops.entries()) game.go(slot, stop, way.symbols[index]!);
        expect(game.seat(0).companions[slot]).toBe(way.hex === 'A02' ? null : way.hex);
      }
    }
  }
});

test('while a Move is under way its pool is spent before more cards', () => {
  const game = Game.set([{ hand: ['s-iguana-2', 's-golden-toad'], at: ['A55'] }, {}]).play('s-iguana-2');
  const ways = reach(game.view(0), 0, 0);
  expect(ways.find(({ hex }) => hex === 'A36')!.cards).toEqual([]);
});
