import type { Decided, Position } from '../../shared/games/centauri/scoring.ts';

/** The worked examples of the rules: a position and everything that follows from it. */
export interface Example {
  id: string;
  position: Position;
  sum: (number | null)[];
  active: string;
  own: string;
  decided: Decided;
  winners: string;
  points: number[];
  captured: string;
  value: number | null;
}

const table = `
E0   | 3 | std | 3 | a1 b2 bS cS             | c2 c3 cC aX bX             | a2 a2 aC b3 bC cN          |                         || - 3 -    | B   | C5/5           | sole   | C   | 0 0 1   | c2 c3 aX bX       | 3
W1   | 2 | std | 2 | a3 a2 a1 b2 bC          | aC aS b1 bX bS             |                            |                         || 8 0      | A   | B2/2           | sole   | B   | 0 1     | a3 a2 a1 b2       | 8
W2   | 3 | std | 3 | aS b1                   | a3 a2 aX aC b3 b2 bC cX    | c3 c2 cC cS bS             |                         || - 8 5    | B   | A4/4 B5/6      | A      | B   | 0 1 0   | a3 a2 aX b3 b2 cX | 8
W3   | 3 | std | 4 | a3 aC b2 b1 bC cS       | c3 c2 cC b1 bX aX          | a2 aS cN                   |                         || 6 4 -    | A   | A3/4 B3/3      | B      | A   | 1 0 0   | a3 b2 b1          | 6
W4   | 3 | std | 5 | a2 a1 aC c2 bS          | b3 b2 bC aX c1             | c3 cC cV bN aS             |                         || 5 5 -    | A B | A3/2 B5/5      | C      | B   | 0 1 0   | b3 b2 aX c1       | 5
W5   | 4 | std | 2 | aS c1 d2                | a1 b2 bC dX cS             | b1 bS d1 dC                | a3 aC aV c2 c1 cC bX dS || - 2 2 5  | D   | A3/4 C3/4      | shared | A C | 2 0 1 0 |                   |
W6   | 3 | std | 6 | aS bS                   | a3 a1 aC aN b3 b2 bC c2    | c3 c1 cC cS bX             |                         || - 4 3    | B   | A4/4           | sole   | A   | 1 0 0   | a3 a1 b3 b2 c2    | 11
W7   | 4 | std | 4 | a3 a2 aC aN b3 bC bN c2 dS | b2 bS cX d1             | c1 cC cS dX                | aS dC dS                || - - 0 0  | C   | C1/2           | sole   | C   | 0 0 1 0 | c1 dX             | 0
W8   | 2 | std | 7 | a3 a2 aC aS bN          | b3 b3 bC bS aN             |                            |                         || - -      |     |                | none   |     | 0 0     |                   |
W9   | 3 | std | 5 | a1 aC bX cX             | bC bS aX                   | c3 c2 cC cS b3 b2 aN aS    |                         || -1 -1 -  |     |                | none   |     | 0 0 0   |                   |
W10  | 4 | std | 3 | aS bS                   | a3 a2 aC cV d1 dC dV       | c2 cC cS bX dS             | b2 b1 bC a1 cX dX       || - 6 1 2  | B   | A5/6 D1/0      | A      | A   | 2 0 0 0 | a3 a2 d1          | 6
W11  | 2 | std | 6 | a2 a1 aC aN aV b3 bC bV | b2 bS                      |                            |                         || 3 -      | A   | A3/3           | sole   | A   | 2 0     | a2 a1 b3          | 6
W12  | 2 | std | 8 | b3 b2 bC bS aX aS       | a3 a2 a1 aC aV b1 bX bV    |                            |                         || 4 6      | B   | A6/5           | sole   | A   | 4 0     | a3 a2 a1 b1 bX    | 6
W13a | 2 | std | 4 | a2 a1* aC aS bS         | b2 bC bS* bS aS            |                            |                         || 3 2      | A   | A3/3           | sole   | A   | 1 0     | a2 a1*            | 3
W13b | 2 | alt | 4 | a2 a1* aC aS bS         | b2 bC bS* bS aS            |                            |                         || 2 3      | B   | B3/3           | sole   | B   | 0 1     | b2                | 2
W14  | 3 | alt | 5 | aC aS* aS*              | b1* bC bS                  | c3 c2 cC cS cS b3 b2 a3 aN |                         || 2 0 -    | B   | B0/5           | sole   | B   | 0 1 0   | b1*               | 0
W15  | 4 | std | 7 | a2 aC b3 bC cS dS       | b2 bS c1 aS aS dX          | c3 cC cS d2                | d3 dC aN bS             || 5 - 5 -  | A C | A2/2 B3/5 C3/4 | B      | B   | 0 1 0 0 | a2 b3             | 5
W16  | 3 | std | 6 | aC aN aN aV b3 c3       | b1 bC bS aS                | c1 cC cX cS bX             |                         || 0 1 -1   | B   | B1/3           | sole   | B   | 0 1 0   | b1                | 1
`;

const words = (cell: string): string[] => cell.split(' ').filter(Boolean);

export const examples: Example[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [left, right] = line.split('||') as [string, string];
    const [id, n, variant, round, ...piles] = left.split('|').map((cell) => cell.trim());
    const [sum, active, own, decided, winners, points, captured, value] = right.split('|').map((cell) => cell.trim()) as string[];
    const players = Number(n);
    return {
      id: id!,
      position: {
        players,
        variant: variant === 'alt' ? 'alternative' : 'standard',
        round: Number(round),
        piles: piles.slice(0, players).map(words),
      },
      sum: words(sum!).map((cell) => (cell === '-' ? null : Number(cell))),
      active: active!,
      own: own!,
      decided: decided as Decided,
      winners: winners!,
      points: words(points!).map(Number),
      captured: words(captured!).sort().join(' '),
      value: value ? Number(value) : null,
    };
  });

export const example = (id: string): Example => examples.find((one) => one.id === id)!;
