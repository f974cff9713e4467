import { phases, type Phase } from '../facts.ts';

/** The phases of an encounter as a sheet shows them: its start, and the seven that follow. */
export const track = ['start', ...phases] as const;
export type Tracked = 'start' | Phase;
