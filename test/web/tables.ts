import { expect } from '@playwright/test';
import { botOf } from '../../shared/games/shelf.ts';
import type { NewGame, RoomPage } from '../../shared/protocol.ts';

/** Sets tables and plays them through the API, where a test is about something else. */

const origin = (): string => process.env['PARLEY_URL']!;

export async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(`${origin()}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await response.json()) as T;
  expect(response.ok, `${path}: ${JSON.stringify(said)}`).toBe(true);
  return said;
}

/** An answer that may come too late: then nothing was changed. */
export async function answer(path: string, decision: string, picks: string[]): Promise<void> {
  const response = await fetch(`${origin()}/api/l${path}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ decision, picks }),
  });
  expect([200, 409]).toContain(response.status);
}

export async function pageOf(path: string): Promise<RoomPage> {
  return (await (await fetch(`${origin()}/api/l${path}`)).json()) as RoomPage;
}

export interface Table {
  host: string;
  watch: string;
  invite: string;
  /** Paths of the seats; the host's own is the first. */
  seats: string[];
}

/** A table with these people, the first of whom hosts. */
export async function setTable(names: string[], options: Record<string, string> = {}, more: Partial<NewGame> = {}): Promise<Table> {
  const { host } = await post<{ host: string }>('/games', {
    game: 'centauri',
    title: 'Office lunch',
    seats: names.length,
    pace: 'daily',
    options,
    host: names[0],
    ...more,
  });
  const { links } = await pageOf(host);
  const seats = [links!.own!.link];
  for (const [seat, name] of names.entries()) {
    if (seat > 0) seats.push((await post<{ path: string }>(`/l${links!.seats[seat]!}/sit`, { name })).path);
  }
  return { host, watch: links!.watch!, invite: links!.invite!, seats };
}

export const start = (table: Table, bots = false) => post(`/l${table.host}/host`, { act: 'start', bots });

/** Every seat but the spared gives its fallback until this holds for a page it sees, or nobody is asked any more. */
export async function playUntil({ seats }: Table, holds: (page: RoomPage) => boolean, spared: number[] = []): Promise<void> {
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const [seat, path] of seats.entries()) {
      if (spared.includes(seat)) continue;
      const page = await pageOf(path);
      if (holds(page)) return;
      const [decision] = page.view.play?.decisions ?? [];
      if (!decision) continue;
      isMoving = true;
      await post(`/l${path}/answer`, { decision: decision.id, picks: decision.fallback });
    }
  }
}

/** Every seat answers as its bot would, the same each time, until the game is over or so many answers were given. */
export async function playWell({ seats }: Table, most = Infinity): Promise<void> {
  for (let given = 0, isMoving = true; isMoving && given < most;) {
    isMoving = false;
    for (const path of seats) {
      const { view } = await pageOf(path);
      const [decision] = view.play?.decisions ?? [];
      if (!decision || given >= most) continue;
      isMoving = true;
      const picks = botOf(view.game)(view.play!, decision, { seed: '5e'.repeat(32), drawn: given++ });
      await answer(path, decision.id, picks);
    }
  }
}

export const boardOf = ({ view }: RoomPage) => view.play!.board as import('../../shared/games/centauri/view.ts').CentauriView;
