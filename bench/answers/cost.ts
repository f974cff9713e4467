import type { Served } from '../../scripts/serve.ts';
import { mean, round, type Line } from './figures.ts';
import { ask } from './pages.ts';
import { LONGEST, Table } from './table.ts';

interface Cost {
  rows: { read: number; written: number };
  bytes: number;
  save: number;
}

/** What a room has cost since it woke. */
export async function costOf({ runtime }: Served, { room }: Table): Promise<Cost> {
  const rooms = await runtime.getDurableObjectNamespace('ROOMS');
  return (rooms.get(rooms.idFromName(room)) as unknown as { cost(): Promise<Cost> }).cost();
}

/** What a whole game costs: rows, which are the bill, and bytes; and whether its end costs more than its beginning. */
export async function cost(parley: Served, game: string): Promise<Line> {
  const { url } = parley;
  const table = await Table.open(url.origin, game);
  const pageBytes = async () => JSON.stringify(await ask(url.origin, `/api/l${table.link}`)).length;
  const before = await costOf(parley, table);
  const pages: number[] = [];
  let save = 0;
  while (!table.isOver && table.answers < LONGEST) {
    await table.turn();
    if (table.answers % 20 !== 0) continue;
    save = Math.max(save, (await costOf(parley, table)).save);
    pages.push(await pageBytes());
  }
  const after = await costOf(parley, table);
  const updates = table.pages.map((page) => page.updates);
  table.close();
  const quarter = (lists: readonly (readonly number[])[], nth: number) =>
    mean(lists.flatMap((list) => list.slice(Math.floor((list.length * nth) / 4), Math.floor((list.length * (nth + 1)) / 4))));
  return {
    measure: `${game}: answer, what it costs`,
    figures: {
      answers: table.answers,
      rowsWrittenPerAnswer: round((after.rows.written - before.rows.written) / table.answers, 2),
      rowsReadPerAnswer: round((after.rows.read - before.rows.read) / table.answers, 2),
      saveBytes: save,
      updateBytes: round(mean(updates.flat()), 0),
      updateGrowth: round(quarter(updates, 3) / quarter(updates, 0), 2),
      pageBytes: round(mean(pages), 0),
      pageGrowth: round(pages.at(-1)! / pages[0]!, 2),
      gameBytes: after.bytes,
    },
  };
}
