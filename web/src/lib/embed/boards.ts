import type { Component } from 'svelte';
import type { Decision } from '$shared/engine/decision.ts';
import './boards.css';
import type { Marks } from './options/marks.ts';

// what browsers need of each game, in one piece
import.meta.glob('../*/embed/styles.ts', { eager: true });

export interface EmbedBoardProps {
  /** The board as a watcher is shown it. */
  board: unknown;
  names: readonly string[];
  /** The seat that looks at it, for which the board is then drawn. */
  you?: number | null;
  /** What can be chosen, to be shown on it. */
  marks?: Marks | undefined;
}

export interface EmbedHandProps {
  board: unknown;
  seat: number;
  marks?: Marks | undefined;
}

export interface EmbedOptionProps {
  board: unknown;
  option: string;
  decision: Decision;
}

/** Found in the folder of each game. */
async function byGame<C>(found: Record<string, () => Promise<{ default: C }>>): Promise<Record<string, C>> {
  const loaded = Object.entries(found).map(async ([path, load]) => [path.split('/')[1]!, (await load()).default] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/**
 * The boards as they stand in a frame: drawn by the server alone, and never to be touched. Browsers get the styles of each game in one piece,
 * and nothing of the boards, which would only scatter what the pages of a table fetch.
 */
export const boards: Record<string, Component<EmbedBoardProps>> = import.meta.env.SSR
  ? await byGame(import.meta.glob<{ default: Component<EmbedBoardProps> }>('../*/embed/Board.svelte'))
  : {};

/** The hand of the seat whose board it is; likewise. */
export const hands: Record<string, Component<EmbedHandProps>> = import.meta.env.SSR
  ? await byGame(import.meta.glob<{ default: Component<EmbedHandProps> }>('../*/embed/Hand.svelte'))
  : {};

/** What stands beside the name of an option: a drawing of it, and what it comes to. */
export const options: Record<string, Component<EmbedOptionProps>> = import.meta.env.SSR
  ? await byGame(import.meta.glob<{ default: Component<EmbedOptionProps> }>('../*/embed/Option.svelte'))
  : {};
