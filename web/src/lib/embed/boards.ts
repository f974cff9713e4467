import type { Component } from 'svelte';
import '$lib/centauri/rail/tally.css';
import '$lib/comet/land.css';
import '$lib/cosmic/stage.css';
import './boards.css';

export interface EmbedBoardProps {
  /** The board as a watcher is shown it. */
  board: unknown;
  names: readonly string[];
  /** The seat that looks at it, for which the board is then drawn. */
  you?: number | null;
}

export interface EmbedHandProps {
  board: unknown;
  seat: number;
}

/**
 * The boards as they stand in a frame: drawn by the server alone, and never to be touched. Browsers get the styles of each game in one piece,
 * and nothing of the boards, which would only scatter what the pages of a table fetch.
 */
export const boards: Record<string, Component<EmbedBoardProps>> = import.meta.env.SSR
  ? {
      centauri: (await import('./CentauriBoard.svelte')).default,
      comet: (await import('./CometBoard.svelte')).default,
      cosmic: (await import('./CosmicBoard.svelte')).default,
    }
  : {};

/** The hand of the seat whose board it is; likewise. */
export const hands: Record<string, Component<EmbedHandProps>> = import.meta.env.SSR
  ? {
      centauri: (await import('./CentauriHand.svelte')).default,
      comet: (await import('./CometHand.svelte')).default,
      cosmic: (await import('./CosmicHand.svelte')).default,
    }
  : {};
