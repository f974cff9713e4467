import type { Decision } from '../../../shared/engine/decision.ts';
import { summaryOf } from '../../../shared/games/shelf.ts';
import type { Summary } from '../../../shared/games/summary.ts';
import { type GameWords, wordsOf } from '../../../shared/games/words.ts';
import { catalogueOf } from '../../../shared/text/catalogue.ts';
import type { Language } from '../../../shared/text/language.ts';
import { pieces, plainOf, say, type Saying, type Speaker } from '../../../shared/text/say.ts';
import type { Desk } from '../../state/records.ts';
import { type RoomState } from '../../state/room-state.ts';

/** How a room speaks to people who are not there: a language, the names of its table, the words of its game. */

/** A language, the names of the table and the words of its game. */
export interface Tongue {
  speaker: Speaker;
  words: GameWords;
  summary: Summary;
}

export async function tongueOf(desk: Desk, language: Language): Promise<Tongue> {
  const words = await wordsOf(desk.game);
  const catalogue = await catalogueOf(language, ['mail', ...words.texts]);
  const nameless: Speaker = { language, catalogue, names: [] };
  const names = desk.seats.map(
    ({ name, occupant }, seat) => name || say(nameless, occupant === 'person' ? 'common.free' : `common.${occupant}`, { n: seat + 1 }),
  );
  return { speaker: { ...nameless, names }, words, summary: summaryOf(desk.game) };
}

export const tableName = ({ title, game }: Desk, speaker: Speaker): string => title || say(speaker, `game.${game}`);

export const says = (speaker: Speaker, saying: Saying): string => plainOf(pieces(speaker, saying));

/** The seat's open decisions, the most urgent first. */
export function askedOf({ play }: RoomState, seat: number): Decision[] {
  if (!play) return [];
  const { sitting, beside } = play;
  return sitting.open.filter((decision) => decision.seat === seat).sort((a, b) => beside.until[a.id]! - beside.until[b.id]!);
}

/** Who has won, under `<key>.won`, `.shared` or `.none`. */
export function wonSaying({ play }: RoomState, key: string): Saying {
  const winners = play!.sitting.rules.result(play!.sitting.table)?.winners ?? [];
  if (winners.length === 0) return { key: `${key}.none` };
  return { key: `${key}.${winners.length > 1 ? 'shared' : 'won'}`, of: { winners: { seats: winners } } };
}
