import { costOf } from './cost.ts';
import { at, mean, round, type Line } from './figures.ts';
import { ask } from './pages.ts';
import { serveParley } from './servers.ts';
import { Table } from './table.ts';

const ROOMS = 8;
/** Answers given before a room falls asleep; no game is over by then. */
const ANSWERS = 60;

/** Rooms that slept: the first page of each against the next ones. A new process stands for the eviction; its own start is not counted. */
export async function measureWaking(state: string): Promise<Line> {
  let parley = await serveParley(state);
  const tables = await Promise.all(Array.from({ length: ROOMS + 1 }, (_, nth) => Table.open(parley.url.origin, 'comet', nth)));
  for (const table of tables) {
    for (let turn = 0; turn < ANSWERS; turn++) await table.turn();
    table.close();
  }
  await parley.stop();
  parley = await serveParley(state);
  const look = async ({ link }: Table): Promise<number> => {
    const began = performance.now();
    await ask(parley.url.origin, `/api/l${link}`);
    return performance.now() - began;
  };
  const [first, ...others] = tables;
  await look(first!);
  const asleep: number[] = [];
  const awake: number[] = [];
  const read: number[] = [];
  for (const table of others) {
    asleep.push(await look(table));
    read.push((await costOf(parley, table)).rows.read);
    for (let time = 0; time < 5; time++) awake.push(await look(table));
  }
  await parley.stop();
  return {
    measure: 'waking an evicted game: its first page against the next ones',
    figures: {
      rooms: ROOMS,
      answers: ANSWERS,
      firstMs: round(at(asleep, 0.5)),
      nextMs: round(at(awake, 0.5)),
      ratio: round(at(asleep, 0.5) / at(awake, 0.5), 2),
      rowsRead: round(mean(read), 0),
    },
  };
}
