import { getContext, setContext } from 'svelte';
import type { SeatRoom } from './room/seat-room.svelte.ts';

const ROOM = Symbol('room');

/** The table that a page is about, for parts that stand deep in it. */
export const setTable = (room: SeatRoom): SeatRoom => setContext(ROOM, room);
export const atTable = (): SeatRoom => getContext<SeatRoom>(ROOM);
