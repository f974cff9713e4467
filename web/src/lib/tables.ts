import type { RoomPage, RoomView, Role } from '$shared/protocol.ts';
import type { Seated } from './names.ts';

/** A table this device has had open; kept in this browser alone. */
export interface KnownTable {
  path: string;
  title: string;
  game: string;
  role: Role;
  seat: number | null;
  /** Gone: its link opens nothing any more. */
  state: 'lobby' | 'yours' | 'waiting' | 'paused' | 'over' | 'cancelled' | 'gone';
  /** Whom the table waits for, where that is no secret. */
  waits?: Seated[];
  /** Until when the answer is waited for, or the pause lasts; in server time. */
  until?: number | null;
  winners: Seated[];
  /** When it was last open here. */
  at: number;
}

const KEY = 'parley.tables';
const MOST = 30;
/** So many are asked how they stand, the latest first. */
const ASKED = 12;

/** An earlier release has kept just the names. */
const asSeated = (kept: Seated | string, n: number): Seated =>
  typeof kept === 'string' ? { seat: n, name: kept, occupant: kept ? 'person' : 'bot' } : kept;

export function knownTables(): KnownTable[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as KnownTable[]).map(({ waits = [], winners, ...table }) => ({
      ...table,
      waits: waits.map(asSeated),
      winners: winners.map(asSeated),
    }));
  } catch {
    return [];
  }
}

export function keepTables(tables: readonly KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing can still play
  }
}

function stateOf({ stage, play, paused }: RoomView): KnownTable['state'] {
  if (stage !== 'playing') return stage;
  if (play?.decisions.length) return 'yours';
  return paused ? 'paused' : 'waiting';
}

function untilOf({ play, paused, you }: RoomView): number | null {
  if (paused) return paused.until;
  const waiting = play?.waiting ?? [];
  const own = waiting.filter(({ seat }) => seat === you.seat);
  const times = (own.length ? own : waiting).map(({ until }) => until);
  return times.length ? Math.min(...times) : null;
}

function tableOf(path: string, { view }: RoomPage, at: number): KnownTable {
  const { title, game, you, play, plates } = view;
  const listSeated = (seats: readonly (number | undefined)[]): Seated[] =>
    seats.flatMap((at) => {
      const plate = plates.find(({ seat }) => seat === at);
      return plate ? [{ seat: plate.seat, name: plate.name, occupant: plate.occupant }] : [];
    });
  const waits = listSeated((play?.waiting ?? []).map(({ seat }) => seat));
  const winners = listSeated(play?.result?.winners ?? []);
  return { path, title, game, role: you.role, seat: you.seat, state: stateOf(view), waits, until: untilOf(view), winners, at };
}

export function rememberTable(path: string, page: RoomPage): void {
  keepTables([tableOf(path, page, page.now), ...knownTables().filter((one) => one.path !== path)]);
}

/** How a table stands now, asked of itself; as it was, if it can't be asked. */
async function lookedUp(table: KnownTable): Promise<KnownTable> {
  const response = await fetch(`/api/l${table.path}`).catch(() => null);
  if (response?.status === 404) return { ...table, state: 'gone' };
  if (!response?.ok) return table;
  return tableOf(table.path, (await response.json()) as RoomPage, table.at);
}

/** The tables as they stand now. What has ended does not change any more and is not asked. */
export async function freshTables(): Promise<KnownTable[]> {
  const isOpen = ({ state }: KnownTable) => state !== 'over' && state !== 'cancelled' && state !== 'gone';
  const asked = await Promise.all(knownTables().filter(isOpen).slice(0, ASKED).map(lookedUp));
  // meanwhile another page may have changed the list
  const fresh = knownTables().map((table) => asked.find(({ path, at }) => path === table.path && at === table.at) ?? table);
  keepTables(fresh);
  return fresh;
}

/** Nothing is kept of a room that there is no more. */
export function forgetRoom(room: string): void {
  keepTables(knownTables().filter(({ path }) => !path.split('/')[2]?.startsWith(`${room}.`)));
}
