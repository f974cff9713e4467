import type { ToldOf } from '../../engine/save.ts';
import type { CardType, Kind } from './cards.ts';
import type { RoundScore } from './scoring.ts';

/** All that can happen in Alpha Centauri, by type. What is optional is told only to those who may know it. */
export interface CentauriHappenings {
  round: { round: number; first: number; hand?: Kind[] };
  placed: { id: string; seat: number; planet: number; type: CardType; kind?: Kind };
  revealed: { round: number; piles: string[][] } & Pick<RoundScore, 'winners' | 'decided' | 'points'>;
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- that it happened says all
  over: {};
}

export type CentauriTold = ToldOf<CentauriHappenings>;
