import { refuseBarred } from '../../engine/choices.ts';
import type { Bar, Note, Result, Rules, Step } from '../../engine/rules.ts';
import { box } from './abilities/abilities.ts';
import { aliens } from './aliens/aliens.ts';
import { allianceSteps } from './phases/alliance.ts';
import { artifacts } from './artifacts/artifacts.ts';
import { check, checkSteps, countColonies } from './phases/checks.ts';
import { dealSteps } from './deal/deal.ts';
import { lengthOptions } from './deal/lengths.ts';
import { drawSteps } from './cards/draw.ts';
import { executionSteps } from './deal/execution.ts';
import { explain } from './window/explain.ts';
import { planetId, type Facts } from './facts.ts';
import { fateSteps } from './phases/destiny.ts';
import { homeSteps } from './ships/home.ts';
import { launchSteps } from './phases/launch.ts';
import { lossSteps } from './ships/losses.ts';
import { namedOptions } from './phases/named.ts';
import { migrations } from './migrations.ts';
import { occasionSteps } from './abilities/occasions.ts';
import { planetsEach, techsIn } from './outline.ts';
import { planningSteps } from './phases/planning.ts';
import { groups, presets } from './presets.ts';
import { resolutionSteps } from './phases/resolution.ts';
import { revealSteps } from './phases/reveal.ts';
import { setupSteps } from './phases/setup.ts';
import { researchSteps } from './phases/research.ts';
import { sheetSteps } from './phases/sheets.ts';
import { unsound } from './soundness.ts';
import { CosmicTable } from './table.ts';
import { technologies } from './technologies/technologies.ts';
import { turnSteps } from './phases/turn.ts';
import { useSteps } from './window/use.ts';
import { view, type CosmicView } from './view.ts';
import { knowledge } from './view/knowledge.ts';

/** All steps together; two of one name would hide each other. */
function uniteSteps(...tables: (Record<string, Step<CosmicTable>> | undefined)[]): Record<string, Step<CosmicTable>> {
  const all: Record<string, Step<CosmicTable>> = {};
  for (const [name, step] of tables.flatMap((table) => Object.entries(table ?? {}))) {
    if (name in all) throw new Error(`two steps are called ${name}`);
    all[name] = step;
  }
  return all;
}

const steps = uniteSteps(
  setupSteps,
  checkSteps,
  turnSteps,
  sheetSteps,
  researchSteps,
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
  ...[...Object.values(aliens), ...artifacts, ...Object.values(technologies)].map(({ steps }) => steps),
);

function decidedBy({ goal }: CosmicTable, winners: readonly number[], foreign: readonly number[]): string {
  if (!winners.length) return 'nobody';
  if (winners.length > 1) return 'shared';
  return foreign[winners[0]!]! >= goal ? 'colonies' : 'power';
}

function result(table: CosmicTable): Result | null {
  const { winners } = table.facts;
  if (!winners) return null;
  const { foreign } = countColonies(table);
  const standings = table.seats
    .map((seat) => ({ seat, place: 1 + foreign.filter((points) => points > foreign[seat]!).length, points: foreign[seat]! }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return { winners: [...winners], decided: decidedBy(table, winners, foreign), standings };
}

const yesNo = ['no', 'yes'];
/** §2: without flares in the deck there is nothing to play without a limit. */
const unlimited: Bar = {
  choice: 'yes',
  beside: { flares: 'no' },
  why: 'unlimited_without_flares',
  remedy: { option: 'flares', choice: 'yes' },
};

/** Where nobody has technologies it does not matter how one gives them up. */
const withoutTechs: Bar = {
  choice: 'complete',
  beside: { technologies: 'no' },
  why: 'abandon_without_techs',
  idle: true,
  remedy: { option: 'technologies', choice: 'yes' },
};
/** C§4.1: of the technologies those that take most ships stay in the box where systems have four planets. */
const fewerTechs: Note = {
  choice: 'yes',
  beside: { four_planets: 'yes' },
  note: 'fewer_techs',
  of: { left: techsIn({ four_planets: 'yes' }), all: techsIn({}) },
};

/** Cosmic Encounter: five colonies in other systems by fighting, allying and dealing, for three to five. */
export const cosmic: Rules<Facts, CosmicView, CosmicTable> = {
  game: 'cosmic',
  version: 1,
  seats: { min: 3, max: 5 },
  options: [
    { id: 'aliens', choices: ['combo', 'flares', 'random', 'named'], default: 'combo' },
    ...namedOptions(5),
    { id: 'alert', choices: ['red', 'yellow', 'green'], default: 'red' },
    // J-04: who chooses between two aliens plays the advanced game, with flares, unless the host takes them out
    { id: 'flares', choices: yesNo, default: 'no', beside: { option: 'aliens', choice: 'flares', default: 'yes' } },
    { id: 'unlimited_flares', choices: yesNo, default: 'no', bars: [unlimited] },
    { id: 'four_planets', choices: yesNo, default: 'no' },
    { id: 'single_encounter', choices: yesNo, default: 'no' },
    { id: 'technologies', choices: yesNo, default: 'no', notes: [fewerTechs] },
    { id: 'hidden_powers', choices: yesNo, default: 'no' },
    { id: 'rotating_powers', choices: yesNo, default: 'no' },
    { id: 'first_player', choices: ['destiny', '0', '1', '2', '3', '4'], default: 'destiny' },
    { id: 'bargaining', choices: ['live', 'rendezvous', 'slow'], default: 'live', postal: 'rendezvous', follows: true },
    ...lengthOptions,
    { id: 'deal_sight', choices: ['summary', 'open', 'sealed'], default: 'summary' },
    { id: 'deal_colonies', choices: ['any', 'home'], default: 'any' },
    { id: 'deal_refusal', choices: ['usual', 'both', 'either'], default: 'usual' },
    { id: 'windows', choices: ['full', 'quick'], default: 'full' },
    { id: 'tech_abandon', choices: ['own', 'complete'], default: 'own', bars: [withoutTechs] },
    ...Object.values(aliens).flatMap((alien) => alien.options ?? []),
  ],
  presets,
  groups,
  checkOptions: (options, seats) => refuseBarred(cosmic.options, options, seats),
  table: (save) => new CosmicTable(save, box),
  facts: (seats, options) => ({
    planets: Object.fromEntries(
      Array.from({ length: seats }, (_, owner) =>
        Array.from({ length: planetsEach(options) }, (__, at): [string, number[]] => [
          planetId(owner, at + 1),
          Array.from({ length: seats }, (___, seat) => (seat === owner ? 4 : 0)),
        ]),
      ).flat(),
    ),
    homes: {},
    seats: Array.from({ length: seats }, () => ({
      alien: '',
      up: false,
      hidden: false,
      dealt: [],
      hand: [],
      warp: 0,
      out: 0,
      more: [],
      stores: [],
      techs: [],
      drawn: [],
      notes: [],
    })),
    flagships: [],
    deck: [],
    discard: [],
    destiny: { deck: [], discard: [], current: null, named: null },
    unused: [],
    retired: [],
    turn: 0,
    encounters: 0,
    encounter: null,
    interrupted: [],
    flares: [],
    techs: { deck: [], discard: [], given: 0 },
    uses: [],
    losses: [],
    occasions: [],
    homing: [],
    cards: 0,
    winners: null,
  }),
  first: 'setup',
  steps,
  // a step is one effect: what must be looked at after every effect is looked at after every step
  after: check,
  view,
  knowledge,
  result,
  unsound,
  explain,
  migrations,
};
