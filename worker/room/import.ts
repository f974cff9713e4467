import { noOrders } from '../../shared/engine/orders.ts';
import { isSame } from '../../shared/engine/history/patch.ts';
import { commitment, dealSeed } from '../../shared/engine/random.ts';
import type { Save } from '../../shared/engine/save.ts';
import { rulesOf, shelf } from '../../shared/games/shelf.ts';
import { type GameFile } from '../../shared/protocol.ts';
import { type Act, announce, BOT, FREE } from '../desk/act.ts';
import { closeLink, firstIssue, openTable } from '../desk/lobby.ts';
import type { RoomChance } from '../play/chance.ts';
import { demand, orBadFile } from '../play/game-file.ts';
import { deal, type PlayState } from '../play/play-state.ts';
import { DEAL, MOST_ANSWERS, replay } from '../play/replay.ts';
import { hashOf, watchSecret } from '../state/links.ts';
import type { Desk, StoredRow } from '../state/records.ts';

/** A file of a finished game as a room. */

export interface ImportedGame {
  act: Act;
  rows: StoredRow[];
  play: PlayState;
}

/** No game is older than the project, and none is of tomorrow; a clock may be a little fast. */
const EARLIEST = Date.UTC(2020, 0);

const FAST = 86_400_000;

/** The room that this file is of: stood up and played through again by the rules. Throws a `Refusal` at the first thing that differs. */
export async function importGame(room: string, host: string, file: GameFile, now: number, most = MOST_ANSWERS): Promise<ImportedGame> {
  const { game, title, pace, players, cancelled } = file;
  demand(Object.hasOwn(shelf, game));
  demand([file.deal, ...file.rows].every(({ at }) => at >= EARLIEST && at <= now + FAST));
  const rules = rulesOf(game);
  const { options } = file.deal.save;
  demand(typeof options === 'object' && options !== null);
  const set = orBadFile(() =>
    openTable(room, host, { game, title, pace, talk: 'none', options: options as Record<string, string>, seats: players.length }, now),
  );
  const first = deal(rules, seedOf(file.deal.save), { seq: DEAL, tick: DEAL, now: file.deal.at, desk: set.desk, settings: new Map() });
  demand(isSame(first.play.sitting.save, file.deal.save));
  const chance = chanceOf(file);
  const { rows, sitting, until } = await replay(rules, first.play.sitting, file, most);
  demand((rules.result(sitting.table) === null) === cancelled);
  const none = set.desk.links.seats.map(() => closeLink(firstIssue));
  const desk: Desk = {
    ...set.desk,
    options: sitting.save.options,
    seats: players.map(({ name, bot }) => ({ ...(bot ? BOT : FREE), name })),
    links: { watch: firstIssue, invite: closeLink(firstIssue), seats: none },
    cancelled,
    chance,
  };
  return {
    act: {
      desk,
      told: [announce('imported', {})],
      cut: [],
      grant: [
        { hash: hashOf(host), role: 'host', seat: null },
        { hash: hashOf(watchSecret(host, firstIssue)), role: 'watch', seat: null },
      ],
    },
    rows: [{ row: first.row, delta: first.delta }, ...rows],
    play: {
      ...first.play,
      sitting,
      beside: {
        ...first.play.beside,
        orders: players.map(() => noOrders),
        until: Object.fromEntries(sitting.open.map(({ id }) => [id, until])),
      },
    },
  };
}

/** What the deal came of: as many parts as seats, to the seed of the deal; or that seed alone. */
function chanceOf({ chance, players, commitment: published, deal: { save } }: GameFile): RoomChance | null {
  demand(commitment(chance?.seed ?? save.chance.seed) === published);
  if (!chance) return null;
  const { seed, contributions } = chance;
  demand(contributions.length === players.length && dealSeed(seed, contributions) === save.chance.seed);
  return { seed, given: contributions };
}

function seedOf({ chance }: Save): string {
  const seed = (chance as { seed?: unknown } | undefined)?.seed;
  demand(typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed));
  return seed;
}
