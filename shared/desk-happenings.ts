import type { ToldOf } from './engine/save.ts';
import type { PaceId } from './pace.ts';
import type { Motion, TalkMode } from './protocol.ts';

/** All that can happen at the desk, outside play, by type. In a log each type begins with `desk.`. */
export interface DeskHappenings {
  opened: Nothing;
  sat: { seat: number; name: string };
  renamed: { seat: number; name: string; was: string };
  bot: { seat: number };
  freed: { seat: number };
  reissued: { seat: number };
  rotated: { link: 'watch' | 'invite' };
  revoked: { link: 'watch' | 'invite' };
  started: Nothing;
  /** Lost the connection in a bargain, whose time is a little longer for it. */
  graced: { seat: number };
  nudged: { seat: number };
  invited: Nothing;
  webhook: Nothing;
  'webhook-none': Nothing;
  origins: Nothing;
  talk: { mode: TalkMode };
  readers: Nothing;
  'readers-none': Nothing;
  lent: { seat: number };
  recalled: { seat: number };
  objected: { seat: number };
  rematch: { seat: number };
  forgot: { seat: number };
  imported: Nothing;
  puzzle: Nothing;
  paused: { until: number };
  resumed: Nothing;
  extended: Nothing;
  pace: { pace: PaceId | 'custom' };
  away: { seat: number };
  leaves: { seat: number };
  back: { seat: number };
  restored: { seat: number };
  'substitute-wanted': { seat: number };
  substitute: { seat: number; name: string };
  resigned: { seat: number };
  heir: { seat: number };
  'heir-none': Nothing;
  'handed-over': { seat: number };
  cancelled: Nothing;
  'vote-proposed': Topic;
  'vote-yes': Topic;
  'vote-no': Topic;
  'vote-withdrawn': Topic;
  'vote-passed': Topic;
  'vote-failed': Topic;
  'vote-void': Topic;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- that it happened says all
type Nothing = {};

/** What a vote is about, and who acts if it is a seat. */
export type Topic = { kind: Motion['kind']; subject?: number; seat?: number };

export type DeskTold = ToldOf<{ [Type in keyof DeskHappenings as `desk.${Type}`]: DeskHappenings[Type] }>;
