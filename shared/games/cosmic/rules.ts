import { Refusal } from '../../engine/refusal.ts';
import type { Result, Rules, Step } from '../../engine/rules.ts';
import type { Asking } from '../../engine/table.ts';
import { hooked } from './abilities.ts';
import { aliens } from './aliens/aliens.ts';
import { allianceSteps } from './alliance.ts';
import { artifacts } from './artifacts/artifacts.ts';
import { check, countColonies } from './checks.ts';
import { dealSteps } from './deal.ts';
import { drawSteps } from './draw.ts';
import { executionSteps } from './execution.ts';
import { explain } from './explain.ts';
import { planetId, type Facts } from './facts.ts';
import { fateSteps } from './fate.ts';
import { homeSteps } from './home.ts';
import { launchSteps } from './launch.ts';
import { lossSteps } from './losses.ts';
import { migrations } from './migrations.ts';
import { occasionSteps } from './occasions.ts';
import { planningSteps } from './planning.ts';
import { resolutionSteps } from './resolution.ts';
import { revealSteps } from './reveal.ts';
import { setupSteps } from './setup.ts';
import { sheetSteps } from './sheets.ts';
import { CosmicTable } from './table.ts';
import { turnSteps } from './turn.ts';
import { useSteps } from './use.ts';
import { knowledge, view, type CosmicView } from './view.ts';

/** All steps together; two of one name would hide each other. */
function united(...tables: (Record<string, Step<CosmicTable>> | undefined)[]): Record<string, Step<CosmicTable>> {
  const all: Record<string, Step<CosmicTable>> = {};
  for (const [name, step] of tables.flatMap((table) => Object.entries(table ?? {}))) {
    if (name in all) throw new Error(`two steps are called ${name}`);
    all[name] = step;
  }
  return all;
}

const plain = united(
  setupSteps,
  turnSteps,
  sheetSteps,
  drawSteps,
  fateSteps,
  launchSteps,
  allianceSteps,
  planningSteps,
  revealSteps,
  resolutionSteps,
  dealSteps,
  executionSteps,
  lossSteps,
  homeSteps,
  occasionSteps,
  useSteps,
  ...[...Object.values(aliens), ...artifacts].map(({ steps }) => steps),
);

function* checkedAfter(asking: Asking, table: CosmicTable): Asking {
  yield* asking;
  check(table);
}

/** A step is one effect: what must be looked at after every effect is looked at after every step. */
const checked = (step: Step<CosmicTable>): Step<CosmicTable> => {
  return (table, args) => {
    const asking = step(table, args);
    if (asking) return checkedAfter(asking, table);
    check(table);
  };
};

function result(table: CosmicTable): Result | null {
  const { winners } = table.facts;
  if (!winners) return null;
  const { foreign } = countColonies(table);
  const standings = table.seats
    .map((seat) => ({ seat, place: 1 + foreign.filter((points) => points > foreign[seat]!).length, points: foreign[seat]! }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return { winners: [...winners], decided: winners.length === 0 ? 'nobody' : winners.length === 1 ? 'colonies' : 'shared', standings };
}

const yesNo = ['no', 'yes'];

/** Cosmic Encounter: five colonies in other systems by fighting, allying and dealing, for three to five. */
export const cosmic: Rules<Facts, CosmicView, CosmicTable> = {
  game: 'cosmic',
  version: 1,
  seats: { min: 3, max: 5 },
  options: [
    { id: 'aliens', choices: ['combo', 'flares'], default: 'combo' },
    { id: 'four_planets', choices: yesNo, default: 'no' },
    { id: 'single_encounter', choices: yesNo, default: 'no' },
    { id: 'hidden_powers', choices: yesNo, default: 'no' },
    { id: 'rotating_powers', choices: yesNo, default: 'no' },
    { id: 'first_player', choices: ['destiny', '0', '1', '2', '3', '4'], default: 'destiny' },
    { id: 'bargaining', choices: ['live', 'rendezvous', 'slow'], default: 'live', postal: 'rendezvous', follows: true },
    { id: 'deal_sight', choices: ['summary', 'open', 'sealed'], default: 'summary' },
    { id: 'deal_colonies', choices: ['any', 'home'], default: 'any' },
    { id: 'deal_refusal', choices: ['usual', 'both', 'either'], default: 'usual' },
    { id: 'zombie_compensation', choices: yesNo, default: 'no' },
  ],
  checkOptions(options, seats) {
    if (options['first_player'] !== 'destiny' && Number(options['first_player']) >= seats) throw new Refusal('bad_first_player');
  },
  table: (save) => new CosmicTable(save, hooked),
  facts: (seats, options) => ({
    planets: Object.fromEntries(
      Array.from({ length: seats }, (_, owner) =>
        Array.from({ length: options['four_planets'] === 'yes' ? 4 : 5 }, (__, at): [string, number[]] => [
          planetId(owner, at + 1),
          Array.from({ length: seats }, (___, seat) => (seat === owner ? 4 : 0)),
        ]),
      ).flat(),
    ),
    seats: Array.from({ length: seats }, () => ({ alien: '', up: false, hidden: false, dealt: [], hand: [], warp: 0, notes: [] })),
    deck: [],
    discard: [],
    destiny: { deck: [], discard: [], current: null, named: null },
    unused: [],
    retired: [],
    turn: 0,
    encounters: 0,
    encounter: null,
    uses: [],
    losses: [],
    occasions: [],
    homing: [],
    cards: 0,
    winners: null,
  }),
  first: 'setup',
  steps: Object.fromEntries(Object.entries(plain).map(([name, step]) => [name, checked(step)])),
  view,
  knowledge,
  result,
  explain,
  migrations,
};
