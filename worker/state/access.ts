import type { RoomDoor } from '../../shared/protocol.ts';
import type { Key } from './records.ts';

/** Who may use which door of a room: all of it stands here. */

/** Whoever holds a link: as its role says, but for someone who sits in for the person of a seat, and someone who has given one up and looks on. */
export const holders = ['host', 'seat', 'substitute', 'watch', 'invite', 'mail', 'former'] as const;
export type Holder = (typeof holders)[number];

export function holderOf({ role, seat, kind }: Key): Holder {
  if (role === 'watch' && seat !== null) return 'former';
  return role === 'seat' && kind === 'substitute' ? 'substitute' : role;
}

/** What a link is asked for: the doors that take one, and the socket of a page. */
export type DoorName =
  | Exclude<
      keyof RoomDoor,
      | 'create'
      | 'importGame'
      | 'reopen'
      | 'isThere'
      | 'remind'
      | 'puzzle'
      | 'solve'
      | 'readPuzzle'
      | 'readSolution'
      | 'playOn'
      | 'goOn'
      | 'answerLent'
    >
  | 'live'
  | 'listen';

interface Door {
  for: readonly Holder[];
  /** What everyone else is told. */
  else: string;
}

/** An invitation and a link to the mail of a seat open no board. */
const board: readonly Holder[] = ['host', 'seat', 'substitute', 'watch', 'former'];

/** They see of it what their own view shows. */
const anyone: Door = { for: holders, else: 'no_such_link' };
const players: Door = { for: ['seat', 'substitute'], else: 'not_seated' };
/** The table’s own link for onlookers, and none that is somebody’s own. */
const readers: Door = { for: ['watch'], else: 'no_such_link' };
/** A substitute plays the seat, but does not own it. */
const person: Door = { for: ['seat'], else: 'not_seated' };

const doors: Readonly<Record<DoorName, Door>> = {
  page: anyone,
  live: anyone,
  log: anyone,
  olderTalk: anyone,
  at: { for: board, else: 'no_such_moment' },
  replay: { for: board, else: 'no_such_moment' },
  exportGame: { for: board, else: 'no_such_link' },
  puzzles: { for: board, else: 'no_such_link' },
  readTable: readers,
  readMark: readers,
  readMoment: readers,
  readCourse: readers,
  listen: readers,
  answer: players,
  undo: players,
  forecast: players,
  orders: players,
  vote: players,
  talk: players,
  add: person,
  own: person,
  rename: person,
  /** To be forgotten is all that is left to ask for whoever has given up a seat. */
  seat: { for: ['seat', 'former'], else: 'not_seated' },
  push: person,
  calendar: person,
  mail: { for: ['seat', 'mail'], else: 'not_seated' },
  sit: { for: ['invite'], else: 'no_such_link' },
  host: { for: ['host'], else: 'not_host' },
  resume: { for: ['host'], else: 'no_such_link' },
};

export const opensBoard = (key: Key): boolean => board.includes(holderOf(key));

/** Why this link does not open that door; null if it does. */
export function whyRefused(door: DoorName, key: Key): string | null {
  return doors[door].for.includes(holderOf(key)) ? null : doors[door].else;
}
