import type { Told } from '../../../engine/save.ts';
import type { CosmicTold } from '../happenings.ts';
import type { CosmicView } from '../view.ts';
import type { GameWords } from '../../words.ts';
import type { LogLine } from '../../../text/say.ts';

/** An encounter that was played with an alien, for its page. Written by npm run keep-encounters. */
export interface KeptEncounter {
  /** As onlookers saw it when the power was used. */
  board: CosmicView;
  told: Told[];
}

export interface PlayedEncounter {
  board: CosmicView;
  /** Whose the alien is. */
  owner: number;
  lines: { line: LogLine; isUse: boolean }[];
}

/** What an onlooker reads of an encounter; the use of this alien's power stands out. */
export function playedBy(alien: string, { board, told }: KeptEncounter, { lines }: GameWords): PlayedEncounter {
  const isUse = (one: Told): boolean => {
    const { type, of } = one as unknown as CosmicTold;
    return type === 'used' && of.ability.startsWith(`${alien}.`);
  };
  return {
    board,
    owner: board.seats.findIndex((seat) => seat.alien === alien),
    lines: told.flatMap((one) =>
      lines(one)
        .filter(({ only }) => !only)
        .map((line) => ({ line, isUse: isUse(one) })),
    ),
  };
}
