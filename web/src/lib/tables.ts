import type { RoomPage, Role } from '$shared/protocol.ts';

/** A table this device has had open; kept in this browser alone. */
export interface KnownTable {
  path: string;
  title: string;
  game: string;
  role: Role;
  seat: number | null;
  state: 'lobby' | 'yours' | 'waiting' | 'over';
  winners: string[];
  at: number;
}

const KEY = 'parley.tables';
const MOST = 30;

export function knownTables(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KnownTable[];
  } catch {
    return [];
  }
}

function keep(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing can still play
  }
}

export function rememberTable(path: string, { view, now }: RoomPage): void {
  const { title, game, you, play, stage, plates } = view;
  const state = stage === 'playing' ? (play?.decisions.length ? 'yours' : 'waiting') : stage;
  const winners = play?.result?.winners.map((seat) => plates[seat]?.name ?? '') ?? [];
  const table: KnownTable = { path, title, game, role: you.role, seat: you.seat, state, winners, at: now };
  keep([table, ...knownTables().filter((one) => one.path !== path)]);
}

export function forgetTable(path: string): void {
  keep(knownTables().filter((one) => one.path !== path));
}
