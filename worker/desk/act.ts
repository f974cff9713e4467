import type { DeskHappenings } from '../../shared/desk-happenings.ts';
import type { Params } from '../../shared/engine/json.ts';
import type { Happening } from '../../shared/engine/save.ts';
import type { PlayState } from '../play/play-state.ts';
import type { Desk, LinkSpec, SeatRecord } from '../state/records.ts';

/** What hosts and players do outside play, worked out but not yet stored. */
export interface Act {
  desk: Desk;
  told: Happening[];
  /** Where the play stands after it, if deadlines and the like have changed with it. */
  play?: PlayState;
  /** The seat whose person looks on from now on, by the same link. */
  retire?: number;
  /** Links that stop working, then links that begin to. */
  cut: LinkSpec[];
  grant: (LinkSpec & { hash: string })[];
  /** The seat whose private things go: someone else may sit there now. */
  clear?: number | undefined;
  /** The seat whose person is to be forgotten: what it said goes too, and its name from the log; all of it, or what was before someone else sat down. */
  forget?: { seat: number; before: number };
}

export const FREE: SeatRecord = { name: '', occupant: 'free', since: null };

export const BOT: SeatRecord = { name: '', occupant: 'bot', since: null };

export const announce = <Type extends keyof DeskHappenings>(type: Type, all: DeskHappenings[Type] & Params): Happening => ({
  type: `desk.${type}`,
  all,
});

/** Every link by which something of this seat is opened. */
export const keysTo = (seat: number): LinkSpec[] => [
  { role: 'invite', seat },
  { role: 'seat', seat },
  { role: 'mail', seat },
];
