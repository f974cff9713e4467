import type { LogEntry } from '$shared/protocol.ts';
import type { Told, ToldOf } from '$shared/engine/save.ts';
import type { SumLine } from '$shared/games/cosmic/totals/lines.ts';
import type { Face } from '$shared/games/cosmic/cards/cards.ts';
import type { Side } from '$shared/games/cosmic/facts.ts';
import type { CoreHappenings } from '$shared/games/cosmic/happenings.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import { openLines } from '../encounter.ts';

/** Both cards turned up, with what they came to. */
export interface Revealed {
  /** Of which encounter. */
  number: number;
  /** The place in the log at which it was decided; 0 while it is not. */
  seq: number;
  offense: number;
  defense: number;
  planet: string | null;
  faces: Record<Side, Face>;
  lines: SumLine[][] | null;
  totals: number[] | null;
  ending: string | null;
  winner: Side | null;
  /** What came of it, up to the next encounter. */
  next: Told[];
}

/** The last reveal that the log tells of. */
export function lastRevealed(log: readonly LogEntry[]): Revealed | null {
  let last: Revealed | null = null;
  let number = 0;
  let offense = 0;
  let defense = 0;
  let planet: string | null = null;
  let faces: Revealed['faces'] | null = null;
  let lines: SumLine[][] | null = null;
  let isOver = true;
  for (const { seq, told } of log) {
    for (const one of told) {
      const { type, of } = one as unknown as ToldOf<CoreHappenings>;
      if (type === 'encounter') {
        ({ number, offense } = of);
        isOver = true;
      } else if (type === 'defense') defense = of.seat;
      else if (type === 'aimed') planet = of.planet;
      else if (type === 'revealed') {
        faces = { offense: of.offense, defense: of.defense };
        lines = null;
      } else if (type === 'sums') lines = of.lines;
      else if (type === 'outcome' && faces) {
        const { totals, ending, winner } = of;
        last = { number, seq, offense, defense, planet, faces, lines, totals, ending, winner, next: [] };
        isOver = false;
      } else if (!isOver && type !== 'used') last!.next.push(one);
    }
  }
  return last;
}

/** Cards that are up while something can still be added. */
export function openReveal(board: CosmicView): Revealed | null {
  const { encounter } = board;
  if (!encounter?.revealed || encounter.outcome || encounter.defense === null) return null;
  const { offense, defense, planet, selected, totals } = encounter;
  if (!selected.offense?.face || !selected.defense?.face) return null;
  const faces = { offense: selected.offense.face, defense: selected.defense.face };
  return {
    number: encounter.number,
    seq: 0,
    offense,
    defense,
    planet,
    faces,
    lines: openLines(board),
    totals,
    ending: null,
    winner: null,
    next: [],
  };
}
