import type { Component } from 'svelte';
import type { SeatRoom } from './seat-room.svelte.ts';

export interface StageProps {
  room: SeatRoom;
  names: string[];
  id: string;
  asked: number | null;
}

/** The board of each game, fetched only by those who play it. */
export const stages: Record<string, () => Promise<Component<StageProps>>> = {
  centauri: async () => (await import('$lib/centauri/Stage.svelte')).default,
  comet: async () => (await import('$lib/comet/Stage.svelte')).default,
  cosmic: async () => (await import('$lib/cosmic/Stage.svelte')).default,
};
