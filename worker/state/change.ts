import type { TalkLine } from '../../shared/protocol.ts';
import type { Act } from '../desk/act.ts';
import type { PlayState } from '../play/play-state.ts';
import type { Delivery, Desk, NewDelivery, SeatSettings, StoredRow } from './records.ts';

/** A line said in a channel, and how many that channel has had with it. */
export interface SpokenLine {
  channel: number;
  line: TalkLine;
  nth: number;
}

/** Everything that can change in a room, worked out before any of it is stored. What is not named stays. */
export interface Change extends Partial<Pick<Act, 'retire' | 'cut' | 'grant' | 'clear' | 'forget'>> {
  /** What everyone may know of, in order: rows of the desk and entries of play. */
  rows?: readonly StoredRow[];
  desk?: Desk;
  play?: PlayState;
  /** What seats keep for themselves, by seat. */
  settings?: readonly (readonly [number, SeatSettings])[];
  said?: SpokenLine;
  /** To be sent from now on, to be tried again at that time, and to be tried no more. */
  send?: readonly NewDelivery[];
  retry?: { delivery: Delivery; at: number };
  settled?: readonly string[];
  /** The next try of that delivery comes later than was said: this one failed here, before anything was sent. */
  postponed?: { id: string; at: number };
  /** A reader would have answered so at that moment of a game that is over. */
  guess?: { seq: number; picks: readonly string[] };
  /** Letters to those who have not agreed to any are counted under these names. */
  counted?: readonly string[];
  /** Whose open pages are sent the whole, where what has changed for them has no tick. */
  refresh?: number | 'all';
}
