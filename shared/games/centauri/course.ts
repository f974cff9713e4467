import type { Told } from '../../engine/save.ts';
import type { GameCourse } from '../course.ts';
import type { CentauriTold } from './happenings.ts';
import type { CentauriView } from './view.ts';

const toldByGame = (told: Told): CentauriTold => told as unknown as CentauriTold;

/** A chapter is a round; it is told by who won it. */
export const course: GameCourse = {
  texts: 'centauri-replay',
  chapters: { key: 'centauri.replay.rounds' },
  measure: { key: 'centauri.replay.points' },
  standing: (board) => (board as CentauriView).seats.map(({ points }) => points),
  begins: (given) => {
    const told = toldByGame(given);
    return told.type === 'round' ? told.of.round : null;
  },
  keeps: ({ type }) => type === 'revealed',
  turn: ({ type }) => (type === 'over' ? 'over' : null),
  chapter: (round, kept) => {
    const revealed = kept.map(toldByGame).findLast((told) => told.type === 'revealed')?.of;
    const { winners = [], points = [] } = revealed ?? {};
    const gained = winners.map((seat) => points[seat]!);
    return {
      title: { key: 'centauri.replay.round', of: { round } },
      who: winners.length ? { key: 'centauri.replay.won', of: { winners: { seats: winners } } } : null,
      score: revealed
        ? gained.length
          ? { key: 'centauri.replay.gained', of: { points: gained[0]! } }
          : { key: 'centauri.replay.none' }
        : null,
    };
  },
};
