import { at, round, type Line } from './figures.ts';
import { bareTurn, type Both } from './servers.ts';
import { SEATS, Tables } from './table.ts';

const ANSWERS = 800;
const WARM_UP = 200;

/** How long one answer takes, and how much of the processor, in turns with a bare object. */
export async function latency({ parley, bare }: Both, game: string, by: 'socket' | 'http'): Promise<Line> {
  const own: number[] = [];
  const base: number[] = [];
  const tables = new Tables(parley, game);
  const run = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) {
      const table = await tables.ready();
      own.push(await table.turn(by));
      base.push(await bareTurn(bare.server.origin, 'one'));
    }
  };
  await run(WARM_UP);
  own.length = base.length = tables.opening = 0;
  const before = { own: parley.spent(), base: bare.spent() };
  await run(ANSWERS);
  // each server has processes of its own, so it makes no difference that they work in turns
  const spent = { own: parley.spent() - before.own - tables.opening, base: bare.spent() - before.base };
  tables.close();
  return {
    measure: `${game}: answer by ${by}, from the first byte until every page is told, against a bare object`,
    figures: {
      answers: ANSWERS,
      pages: SEATS,
      medianMs: round(at(own, 0.5)),
      p99Ms: round(at(own, 0.99)),
      bareMedianMs: round(at(base, 0.5)),
      bareP99Ms: round(at(base, 0.99)),
      medianRatio: round(at(own, 0.5) / at(base, 0.5), 2),
      p99Ratio: round(at(own, 0.99) / at(base, 0.99), 2),
      ...(spent.base > 0 && {
        processorMs: round(spent.own / ANSWERS),
        bareProcessorMs: round(spent.base / ANSWERS),
        processorRatio: round(spent.own / spent.base, 2),
      }),
    },
  };
}
