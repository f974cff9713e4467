import type { ToldOf } from '../../engine/save.ts';
import type { Sign, Terrain, Token } from './cards.ts';

type Opened = { id: string; kind: string };
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- that it happened says all
type Nothing = {};

/** All that can happen in Comet, by type. What is optional is told only to those who may know it. */
export interface CometHappenings {
  dealt: { first: number; leaders: string[] };
  drew: { seat: number; count: number; cards?: Opened[] };
  refilled: { cards: Opened[] };
  reshuffled: { deck: 'gold' | 'silver' };
  refreshed: { seat: number; cards: Opened[] };
  took_gold: Opened & { seat: number };
  showed: Opened & { seat: number };
  appeared: Opened & { seat: number; slot: number; hex: string };
  played: Opened & { seat: number };
  stepped: { seat: number; slot: number; from: string; to: string; symbol: Sign | null };
  moved: { seat: number; steps: number };
  guided: { seat: number; slot: number; terrain: Terrain };
  token: { seat: number; token: Token; from: string | null; to: string };
  used: Opened & { seat: number };
  readied: { seat: number; kinds: string[] };
  readied_all: { seat: number };
  retrieved: Opened & { seat: number; by: string };
  copied: { seat: number; by: string; pool: Sign[] };
  rescued: Opened & { seat: number; slot: number; vp: number };
  withdrew: { seat: number };
  passed: { seat: number; forced: boolean };
  chose: { seat: number; choice: 'draw' | 'ready' };
  comet: Nothing;
  swept: { count: number };
  over: Nothing;
}

export type CometTold = ToldOf<CometHappenings>;
