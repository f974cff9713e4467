import { expect, test } from 'vitest';
import type { ToldOf } from '../../shared/engine/save.ts';
import { asks } from '../../shared/games/cosmic/abilities/own.ts';
import type { CosmicTold } from '../../shared/games/cosmic/happenings.ts';
import { iconOf, logLines } from '../../shared/games/cosmic/words/log-lines.ts';
import { lay } from './game.ts';

/** Most of what is tested here is tested by the compiler: each line marked as an error must be one. */

declare module '../../shared/games/cosmic/abilities/own.ts' {
  interface Own {
    tester: {
      tells: { swapped: { seat: number; to: number; faces: string[] } };
      asks: { guess: { of: { planet: string }; words: 'odd' } };
    };
  }
}

test('a table tells what the list of its game knows, and all of it', () => {
  const { table } = lay();
  table.happenings.length = 0;
  table.tell('drew', { seat: 1, count: 2 }, { 1: { faces: ['morph', 'negotiate'] } });
  // @ts-expect-error nothing of that name happens
  table.tell('sneezed', { seat: 1 });
  // @ts-expect-error it is not said who draws
  table.tell('drew', { count: 2 });
  // @ts-expect-error a planet is no seat
  table.tell('aimed', { planet: 3 });
  // @ts-expect-error a seat is told nothing that the list does not have
  table.tell('drew', { seat: 1, count: 2 }, { 1: { cards: 2 } });
  expect(table.happenings[0]).toEqual({ type: 'drew', all: { seat: 1, count: 2 }, only: { 1: { faces: ['morph', 'negotiate'] } } });
});

test('who reads a log knows by the type of a happening what is told of it', () => {
  const told = { type: 'landed', of: { seat: 1, planet: 'b2', ships: 3 } } as CosmicTold;
  if (told.type === 'landed') expect(told.of.ships).toBe(3);
  // @ts-expect-error a landing has no cards
  if (told.type === 'landed') expect(told.of.faces).toBeUndefined();
  const toy: ToldOf<{ rang: { times: number } }> = { type: 'rang', of: { times: 2 } };
  expect(toy.of.times).toBe(2);
});

test('what one ability alone tells is declared by it, and put into words without knowing it', () => {
  const { table } = lay();
  table.happenings.length = 0;
  table.tell('tester.swapped', { seat: 1, to: 2, faces: ['morph'] });
  // @ts-expect-error with whom is not said
  table.tell('tester.swapped', { seat: 1, faces: ['morph'] });
  const { type, all } = table.happenings[0]!;
  expect(logLines({ type, of: all! })).toEqual([
    { key: 'cosmic.log.tester.swapped', of: { seat: { seat: 1 }, to: { seat: 2 }, faces: { list: [{ key: 'cosmic.card.morph' }] } } },
  ]);
  expect(iconOf(type)).toBe('star');
});

test('what just happens and is no use has no line of its own', () => {
  const of = { seat: 0, ability: 'tester.tidy', picks: [] };
  expect(logLines({ type: 'used', of })).toHaveLength(1);
  expect(logLines({ type: 'used', of: { ...of, quiet: true } })).toEqual([]);
});

test('what one ability alone asks is declared by it', () => {
  expect(asks('tester.guess', { planet: 'b2' })).toEqual({ key: 'cosmic.asks.tester.guess', of: { planet: 'b2' } });
  // @ts-expect-error it asks of a planet
  asks('tester.guess', { seat: 1 });
  // @ts-expect-error it does not ask that
  asks('tester.wonder', {});
});
