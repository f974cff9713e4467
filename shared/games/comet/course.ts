import type { Told } from '../../engine/save.ts';
import type { GameCourse } from '../course.ts';
import type { CometTold } from './happenings.ts';
import { scoreOf } from './scoring.ts';
import type { CometView } from './view.ts';

const toldByGame = (told: Told): CometTold => told as unknown as CometTold;

/** How late a seat is in a round. */
const placeOf = ({ first, seats }: CometView, seat: number): number => (seat - first + seats.length) % seats.length;

/** A chapter is a round of turns, which those who have withdrawn take no part in. It is told by who has rescued someone in it. */
export const course: GameCourse = {
  texts: 'comet-replay',
  chapters: { key: 'comet.replay.rounds' },
  measure: { key: 'comet.replay.points' },
  standing: (board) =>
    (board as CometView).seats.map(
      ({ leader, rescued }) =>
        scoreOf(
          leader.kind,
          rescued.map(({ kind }) => kind),
        ).total,
    ),
  turnsPage: (given, then) => {
    const [before, after] = [given as CometView, then as CometView];
    if (before.turns === after.turns || before.turn === null || after.turn === null) return false;
    return placeOf(after, after.turn) <= placeOf(before, before.turn);
  },
  keeps: ({ type }) => type === 'rescued',
  turn: ({ type }) => (type === 'over' || type === 'comet' ? type : null),
  chapter: (round, kept) => {
    const rescued = kept.map(toldByGame).flatMap((told) => (told.type === 'rescued' ? [told.of] : []));
    return {
      title: { key: 'comet.replay.round', of: { round } },
      who: rescued.length ? { key: 'comet.replay.rescued', of: { seats: { seats: [...new Set(rescued.map(({ seat }) => seat))] } } } : null,
      score: rescued.length ? { key: 'comet.replay.animals', of: { count: rescued.length } } : null,
    };
  },
};
