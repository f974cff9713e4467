import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cards, compact, kinds, parseCompact, placingsIn, typeOf, valueOf, type Kind } from '../../shared/games/centauri/cards.ts';
import {
  capturedValue,
  InvalidPosition,
  ownSum,
  scoreRound,
  findWinners,
  tableSum,
  type Position,
} from '../../shared/games/centauri/scoring.ts';
import { example, examples } from './positions.ts';

const letters = (seats: number[]): string => seats.map((seat) => 'ABCD'[seat]).join(' ');

describe('worked examples', () => {
  test.each(examples)('$id', ({ position, sum, active, own, decided, winners, points, captured, value }) => {
    const score = scoreRound(position);
    const lying = position.piles.map((pile) => pile.map((text) => parseCompact(text)!));
    const compared = score.contenders.map((seat) => {
      const mine = ownSum(lying[score.home[seat]!]!, seat, position.variant);
      return `${'ABCD'[seat]}${mine}/${tableSum(lying, seat, position.variant)}`;
    });
    expect(score.sum).toEqual(sum);
    expect(letters(score.active)).toBe(active);
    expect(compared.join(' ')).toBe(own);
    expect(score.decided).toBe(decided);
    expect(letters(score.winners)).toBe(winners);
    expect(score.points).toEqual(points);
    expect(score.captured.flat().sort().join(' ')).toBe(captured);
    if (value !== null) expect(capturedValue(score.captured.flat(), position.variant)).toBe(value);
  });

  test('E0 without the attack: blue wins at V, 4 against 3', () => {
    const { position } = example('E0');
    const peaceful = { ...position, piles: position.piles.map((pile) => pile.map((card) => (card === 'cN' ? 'cS' : card))) };
    expect(scoreRound(peaceful)).toMatchObject({ decided: 'A', winners: [0], active: [2] });
  });
});

describe('final standings', () => {
  test.each([
    [[5, 3], [0, 22], [0], 'points'],
    [[4, 4, 2], [9, 14, 30], [1], 'captured'],
    [[3, 3, 3, 1], [7, -1, 7, 12], [0, 2], 'shared'],
    [[0, 0], [0, 0], [0, 1], 'shared'],
    [[2, 2], [0, -2], [0], 'captured'],
  ])('points %j, captured %j', (points, captured, winners, decided) => {
    expect(findWinners(points, captured)).toEqual({ winners, decided });
  });
});

describe('positions that cannot be', () => {
  const { position } = example('W1');
  const reasonsOf = (wrong: Partial<Position>): string[] => {
    try {
      scoreRound({ ...position, ...wrong });
    } catch (error) {
      if (error instanceof InvalidPosition) return error.reasons;
    }
    return [];
  };

  test.each<[string, Partial<Position>, string[]]>([
    ['piles ≠ players', { piles: [...position.piles, []] }, ['3 piles for 2 players']],
    [
      'a stranger among the owners',
      { piles: [['c3', 'a2', 'a1', 'b2', 'bC'], position.piles[1]!] },
      ['no card c3', 'seat 0 has 4 cards, not 5'],
    ],
    ['an unknown kind', { piles: [['a9', 'a2', 'a1', 'b2', 'bC'], position.piles[1]!] }, ['no card a9', 'seat 0 has 4 cards, not 5']],
    ['no colony', { piles: [['a3', 'a2', 'a1', 'b2', 'b2'], position.piles[1]!] }, ['seat 1 has 0 colonies']],
    ['two colonies', { piles: [['aC', 'a2', 'a1', 'b2', 'bC'], position.piles[1]!] }, ['seat 0 has 2 colonies']],
    ['too few cards for round 8', { round: 8 }, ['seat 0 has 5 cards, not 7', 'seat 1 has 5 cards, not 7']],
    ['two valuable resources of one seat', { piles: [['a3', 'aV', 'aV', 'b2', 'bC'], position.piles[1]!] }, ['seat 0 has 2 of valuable']],
    ['round 9', { round: 9 }, ['round 9']],
    ['an unknown variant', { variant: 'odd' as never }, ['variant odd']],
  ])('%s', (_, wrong, reasons) => {
    expect(reasonsOf(wrong)).toEqual(reasons);
  });

  test('all reasons are listed at once', () => {
    expect(reasonsOf({ round: 0, variant: 'odd' as never, piles: [] }).length).toBeGreaterThan(3);
  });
});

/** Any round that could lie on a table. */
const positions: fc.Arbitrary<Position> = fc
  .record({
    players: fc.constantFrom(2, 3, 4),
    variant: fc.constantFrom('standard' as const, 'alternative' as const),
    round: fc.integer({ min: 1, max: 8 }),
  })
  .chain(({ players, variant, round }) => {
    const pool = kinds.filter((kind) => kind !== 'colony').flatMap((kind) => Array<Kind>(cards[kind].count).fill(kind));
    const seat = fc.record({
      kinds: fc.shuffledSubarray(pool, { minLength: placingsIn(round) - 1, maxLength: placingsIn(round) - 1 }),
      planets: fc.array(fc.integer({ min: 0, max: players - 1 }), { minLength: placingsIn(round), maxLength: placingsIn(round) }),
    });
    return fc.array(seat, { minLength: players, maxLength: players }).map((seats) => {
      const piles: string[][] = Array.from({ length: players }, () => []);
      seats.forEach(({ kinds: own, planets }, owner) =>
        ['colony' as Kind, ...own].forEach((kind, index) => piles[planets[index]!]!.push(compact(owner, kind))),
      );
      return { players, variant, round, piles };
    });
  });

const replaced = (position: Position, change: (pile: string[], planet: number) => string[]): Position => ({
  ...position,
  piles: position.piles.map(change),
});

describe('properties of any position (3.5)', () => {
  test('1: shuffling a pile changes nothing', () => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(scoreRound(replaced(position, (pile) => [...pile].reverse()))).toEqual(scoreRound(position));
      }),
    );
  });

  test('1: renaming seats renames the result', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { players } = position;
        const rename = (seat: number) => (seat + 1) % players;
        const renamed = position.piles.map((_, planet) =>
          position.piles[(planet + players - 1) % players]!.map((text) => {
            const { owner, kind } = parseCompact(text)!;
            return compact(rename(owner), kind);
          }),
        );
        const before = scoreRound(position);
        const after = scoreRound({ ...position, piles: renamed });
        expect(after.winners).toEqual(before.winners.map(rename).sort());
        expect(after.points).toEqual(before.points.map((_, seat) => before.points[(seat + players - 1) % players]));
        expect(after.decided).toBe(before.decided);
      }),
    );
  });

  test('2: moving a scan changes nothing', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const isIdle = (text: string) =>
          ['scan', ...(position.variant === 'standard' ? ['scan-alt'] : [])].includes(parseCompact(text)!.kind);
        const idle = position.piles.flat().filter(isIdle);
        const moved = replaced(position, (pile, planet) => [...pile.filter((text) => !isIdle(text)), ...(planet === 0 ? idle : [])]);
        expect(scoreRound(moved)).toEqual(scoreRound(position));
      }),
    );
  });

  test('3: in the standard variant 1* is a 1 and S* an S', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const standard = { ...position, variant: 'standard' as const };
        const plain = (text: string) => text.replace('*', '');
        let after;
        try {
          after = scoreRound(replaced(standard, (pile) => pile.map(plain)));
        } catch {
          return; // more plain copies than a set has
        }
        const before = scoreRound(standard);
        expect({ ...after, captured: null }).toEqual({ ...before, captured: null });
        expect(after.captured).toEqual(before.captured.map((stack) => stack.map(plain).sort()));
      }),
    );
  });

  test('4–6: winners, points and captured cards hang together', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const score = scoreRound(position);
        const least = position.round === 8 ? 2 : 1;
        expect(score.winners.length === 0).toBe(score.points.every((points) => points === 0));
        score.points.forEach((points, seat) => {
          if (score.winners.includes(seat)) expect(points).toBeGreaterThanOrEqual(least);
          else expect(points).toBe(0);
        });
        const taken = score.captured.flat();
        if (taken.length) expect(score.winners).toHaveLength(1);
        for (const winner of score.winners) {
          const home = score.home[winner]!;
          expect(score.survives[winner]).toBe(true);
          expect(score.sum[home]).toBeGreaterThanOrEqual(0);
          expect(position.piles[home]!.some((text) => typeOf(parseCompact(text)!.kind) === 'terraforming')).toBe(true);
          for (const text of score.captured[winner]!) {
            expect(position.piles[home]).toContain(text);
            expect(typeOf(parseCompact(text)!.kind) === 'terraforming' || parseCompact(text)!.kind === 'extract').toBe(true);
          }
        }
      }),
    );
  });

  test('7: a card moved between planets that are nobody’s home changes nothing', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const score = scoreRound(position);
        const empty = position.piles.map((_, planet) => planet).filter((planet) => !score.home.includes(planet));
        if (empty.length < 2) return;
        const [from, to] = empty as [number, number];
        const moved = replaced(position, (pile, planet) =>
          planet === from ? [] : planet === to ? [...pile, ...position.piles[from]!] : pile,
        );
        expect(scoreRound(moved)).toEqual(score);
      }),
    );
  });
});

test('the distribution has 18 terraforming cards and 17 events, worth 36 and −5', () => {
  const of = (type: string) => kinds.filter((kind) => typeOf(kind) === type);
  const count = (type: string) => of(type).reduce((sum, kind) => sum + cards[kind].count, 0);
  const worth = (type: string, variant: 'standard' | 'alternative') =>
    of(type).reduce((sum, kind) => sum + cards[kind].count * valueOf(kind, variant), 0);
  expect([count('terraforming'), count('event')]).toEqual([18, 17]);
  expect([worth('terraforming', 'standard'), worth('event', 'standard')]).toEqual([36, -5]);
  expect([worth('terraforming', 'alternative'), worth('event', 'alternative')]).toEqual([34, -3]);
});
