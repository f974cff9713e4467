import { describe, expect, it } from 'vitest';
import { concerns, foremost, linesSince } from '../../shared/games/since.ts';
import { missedRows } from '../../shared/missed-rows.ts';
import type { LogEntry } from '../../shared/protocol.ts';
import type { Piece, Saying } from '../../shared/text/say.ts';

const entry = (seq: number, by: LogEntry['by'], seat: number | null, ...told: LogEntry['told']): LogEntry => ({
  seq,
  at: seq,
  by,
  seat,
  told,
});
const raid = (by: number, on: number) => ({ type: 'raid', of: { by, on } });
const desk = (type: string, of: Record<string, number | string> = {}) => ({ type: `desk.${type}`, of });

/** A game in which seats raid each other. */
const words = {
  lines: ({ of }: LogEntry['told'][number]): Saying[] => [
    { key: 'raid', of: { by: { seat: Number(of['by']) }, on: { seat: Number(of['on']) } } },
  ],
};
const pieces = ({ of = {} }: Saying): Piece[] =>
  Object.values(of).flatMap((word): Piece[] => (typeof word === 'object' && 'seat' in word ? [{ seat: word.seat, name: '' }] : ['…']));

describe('what concerns a seat', () => {
  const named: Piece[] = ['…', { seat: 1, name: 'Ben' }];
  it('names it, and someone else acted', () => {
    expect(concerns(named, 0, 1)).toBe(true);
    expect(concerns(named, null, 1)).toBe(true);
    expect(concerns(named, 1, 1)).toBe(false);
    expect(concerns(named, 0, 2)).toBe(false);
    expect(concerns(['…'], 0, 1)).toBe(false);
  });
});

describe('what was missed', () => {
  it('is what was played and decided later, not who came and which links were made', () => {
    const log = [
      entry(1, 'desk', null, desk('opened')),
      entry(2, 'desk', null, desk('started')),
      entry(3, 'deal', null, raid(0, 1)),
      entry(4, 'seat', 0, raid(0, 1)),
      entry(5, 'desk', null, desk('renamed'), desk('paused')),
      entry(6, 'undo', 0),
    ];
    expect(missedRows(log, 0).map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect(missedRows(log, 0)[1]!.told).toEqual([desk('paused')]);
    expect(missedRows(log, 4).map(({ seq }) => seq)).toEqual([5, 6]);
    expect(missedRows(log, 6)).toEqual([]);
  });

  it('is told in order, and each line knows whether it was done to the seat', () => {
    const log = [
      entry(4, 'seat', 0, raid(0, 2), raid(0, 1)),
      entry(5, 'seat', 1, raid(1, 0)),
      entry(6, 'desk', null, desk('vote-proposed', { kind: 'extend', seat: 1 })),
      entry(7, 'desk', null, desk('away', { seat: 1 })),
      entry(8, 'desk', null, desk('leaves', { seat: 1 })),
      entry(9, 'undo', 0),
    ];
    const lines = linesSince(log, 3, 1, words, pieces);
    expect(lines.map(({ line, concerns }) => [line.key, concerns])).toEqual([
      ['raid', false],
      ['raid', true],
      ['raid', false],
      ['play.log.desk.vote-proposed', false],
      ['play.log.desk.away', true],
      ['play.log.desk.leaves', false],
      ['play.log.undo', false],
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it('puts first what was done to the seat, and of much tells the latest', () => {
    const lines = [false, true, false, true, true, false, true].map((concerns, n) => ({ concerns, n }));
    const order = (most: number) => foremost(lines, most).lines.map(({ n }) => n);
    expect(order(10)).toEqual([1, 3, 4, 6, 0, 2, 5]);
    expect(order(4)).toEqual([4, 6, 2, 5]);
    expect(foremost(lines, 4).left).toBe(3);
    expect(foremost([], 4)).toEqual({ lines: [], left: 0 });
  });
});
