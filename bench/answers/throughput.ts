import { round, type Line } from './figures.ts';
import { bareTurn, type Both } from './servers.ts';
import { Tables } from './table.ts';

const ROOMS = 8;
const SLICES = 6;
const SLICE_MS = 800;

/** Answers a second of several rooms at once, and the processor time of each, in slices by turns with as many bare objects. */
export async function throughput({ parley, bare }: Both, game: string): Promise<Line> {
  const rooms = Array.from({ length: ROOMS }, (_, room) => new Tables(parley, game, 1 + 100 * room));
  const own = { answers: 0, ms: 0, spent: 0 };
  const base = { answers: 0, ms: 0, spent: 0 };

  /** One slice of all rooms; a room that has to be set anew leaves off earlier, and its share of the time is not counted. */
  const slice = async (sum: typeof own, spent: () => number, turn: (room: number) => Promise<boolean>): Promise<void> => {
    const before = spent();
    const times = await Promise.all(
      rooms.map(async (_, room) => {
        const began = performance.now();
        while (performance.now() - began < SLICE_MS) {
          const goesOn = await turn(room);
          sum.answers++;
          if (!goesOn) break;
        }
        return performance.now() - began;
      }),
    );
    sum.ms += times.reduce((all, one) => all + one, 0) / ROOMS;
    sum.spent += spent() - before;
  };
  for (let nth = -1; nth < SLICES; nth++) {
    const ready = await Promise.all(rooms.map((tables) => tables.ready()));
    // the first is a warm-up
    if (nth === 0) for (const sum of [own, base]) Object.assign(sum, { answers: 0, ms: 0, spent: 0 });
    const turns = [
      () =>
        slice(own, parley.spent, async (room) => {
          await ready[room]!.turn();
          return !ready[room]!.isOver;
        }),
      () => slice(base, bare.spent, async (room) => (await bareTurn(bare.server.origin, `room-${room}`)) > 0),
    ];
    for (const turn of nth % 2 ? turns : turns.reverse()) await turn();
  }
  for (const tables of rooms) tables.close();
  const perSecond = (1000 * own.answers) / own.ms;
  const barePerSecond = (1000 * base.answers) / base.ms;
  return {
    measure: `${game}: answers a second, several rooms at once, against as many bare objects`,
    figures: {
      rooms: ROOMS,
      perSecond: round(perSecond, 0),
      barePerSecond: round(barePerSecond, 0),
      ratio: round(perSecond / barePerSecond, 2),
      ...(base.spent > 0 && {
        processorMs: round(own.spent / own.answers),
        bareProcessorMs: round(base.spent / base.answers),
        processorRatio: round(own.spent / own.answers / (base.spent / base.answers), 2),
      }),
    },
  };
}
