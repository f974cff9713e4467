import type { Told } from '../../engine/save.ts';
import type { Saying } from '../../text/say.ts';
import type { GameCourse } from '../course.ts';
import type { CosmicHappenings, CosmicTold } from './happenings.ts';
import type { CosmicView } from './view.ts';

const toldByGame = (told: Told): CosmicTold => told as unknown as CosmicTold;

/** Totals that are so near to each other are a close thing. */
const CLOSE = 2;

function isClose({ totals }: CosmicHappenings['outcome']): boolean {
  const [offense, defense] = totals ?? [];
  return offense !== undefined && defense !== undefined && Math.abs(offense - defense) <= CLOSE;
}

/** As the offense would say it. */
function scoreSaying({ ending, winner, totals }: CosmicHappenings['outcome']): Saying {
  if (!totals) return { key: `cosmic.replay.ending.${ending === 'won' && winner === 'defense' ? 'lost' : ending}` };
  return { key: 'cosmic.replay.totals', of: { offense: totals[0]!, defense: totals[1]! } };
}

/** A chapter is an encounter; it is told by its main players and its totals. */
export const course: GameCourse = {
  texts: 'cosmic-replay',
  chapters: { key: 'cosmic.replay.encounters' },
  measure: { key: 'cosmic.replay.colonies' },
  standing: (board) => (board as CosmicView).seats.map(({ foreign }) => foreign),
  goal: (board) => (board as CosmicView).goal,
  begins: (given) => {
    const told = toldByGame(given);
    return told.type === 'encounter' ? told.of.number : null;
  },
  keeps: ({ type }) => type === 'encounter' || type === 'defense' || type === 'outcome',
  turn: (given) => {
    const told = toldByGame(given);
    switch (told.type) {
      case 'stopped':
        return 'zap';
      case 'deal-made':
        return 'deal';
      case 'outcome':
        return isClose(told.of) ? 'close' : null;
      case 'over':
        return 'over';
      default:
        return null;
    }
  },
  chapter: (number, kept) => {
    const told = kept.map(toldByGame);
    const offense = told.find((one) => one.type === 'encounter')?.of.offense;
    const defense = told.findLast((one) => one.type === 'defense')?.of.seat;
    const outcome = told.findLast((one) => one.type === 'outcome')?.of;
    const sides = { offense: { seat: offense ?? 0 }, defense: { seat: defense ?? 0 } };
    return {
      title: { key: 'cosmic.replay.encounter', of: { number } },
      who: offense === undefined ? null : { key: defense === undefined ? 'cosmic.replay.offense' : 'cosmic.replay.sides', of: sides },
      score: outcome ? scoreSaying(outcome) : null,
    };
  },
};
