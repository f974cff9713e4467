import type { Viewer } from '../../../engine/save.ts';
import { abilityOf } from '../abilities/abilities.ts';
import { hasFlared } from '../window/may-use.ts';
import type { Face } from '../cards/cards.ts';
import {
  sides,
  type Encounter,
  type FlarePlayed,
  type Lasting,
  type EncounterOutcome,
  type Phase,
  type Selected,
  type Side,
  type Stack,
} from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { totalOf, type SumLine } from '../totals/lines.ts';
import { isFought, isInverted, isLowerBest, reckon, totalsIf } from '../totals/totals.ts';
import { bargainView, type BargainView } from './bargain.ts';

/** A card in front of a main player: its face only for who may know it. */
export interface SelectedView {
  up: boolean;
  face?: Face;
  /** It lies face down and is taken for this. */
  claimed?: true;
  /** What a morph that was turned up is a copy of. */
  becomes?: Face;
}

export interface EncounterView {
  number: number;
  ofTurn: number;
  phase: Phase;
  offense: number;
  defense: number | null;
  planet: string | null;
  gate: Stack[];
  defenders: Stack[];
  allies: Record<Side, number[]>;
  invited: Record<Side, number[]>;
  selected: Record<Side, SelectedView | null>;
  revealed: boolean;
  table: Encounter['table'];
  /** Seats whose own power is off, or somebody else's. */
  zapped: number[];
  /** Which powers are off, and whose are whose: a seat may have several. */
  off?: string[];
  lent?: Encounter['lent'];
  used: string[];
  /** Flares in the order played, and the seats that may play no further one. */
  flares: FlarePlayed[];
  flared: number[];
  /** What was used and holds. */
  lasting: Lasting[];
  compensation: Encounter['compensation'];
  /** Both sides line by line, as far as anyone can know. */
  lines: SumLine[][] | null;
  /** What the totals would be now, once both attacks are up. */
  totals: number[] | null;
  /** What they would be if the use just announced takes effect. */
  pending?: number[];
  /** What a total decides, if not that the higher one wins: the lower one does; winner and loser change places. */
  verdict?: { lower?: true; inverted?: true };
  outcome: EncounterOutcome | null;
  bargain: BargainView | null;
}

export function encounterView(table: CosmicTable, encounter: Encounter, viewer: Viewer): EncounterView {
  const isShown = encounter.revealed && sides.every((side) => encounter.selected[side]);
  const isMet = encounter.planet !== null && encounter.defense !== null;
  const { lines } = isMet ? reckon(table, true) : { lines: null };
  const stacks = (list: readonly Stack[]) => list.map(({ seat, ships, from }) => ({ seat, ships, from: { ...from } }));
  const both = <T, U>(record: Record<Side, T>, shown: (of: T) => U): Record<Side, U> => ({
    offense: shown(record.offense),
    defense: shown(record.defense),
  });
  return {
    number: encounter.number,
    ofTurn: encounter.ofTurn,
    phase: encounter.phase,
    offense: encounter.offense,
    defense: encounter.defense,
    planet: encounter.planet,
    gate: stacks(encounter.gate),
    defenders: stacks(encounter.defenders),
    allies: both(encounter.allies, (seats) => [...seats]),
    invited: both(encounter.invited, (seats) => [...seats]),
    selected: both(encounter.selected, (card) => card && selectedView(card, viewer)),
    revealed: encounter.revealed,
    table: encounter.table.map((played) => ({ ...played })),
    zapped: [...new Set([...encounter.zapped.map((key) => Number.parseInt(key)), ...encounter.lent.flatMap(({ from, to }) => [from, to])])],
    ...(encounter.zapped.length ? { off: [...encounter.zapped] } : {}),
    ...(encounter.lent.length ? { lent: encounter.lent.map((one) => ({ ...one })) } : {}),
    used: [...encounter.used],
    flares: encounter.flares.map(flarePlayed),
    flared: table.facts.seats.flatMap((_, seat) => (hasFlared(table, seat) ? [seat] : [])),
    lasting: encounter.lasting.map((held) => ({ ...held, picks: [...held.picks] })),
    compensation: encounter.compensation && { ...encounter.compensation },
    lines: lines && sides.map((side) => lines[side]),
    totals: lines && isShown && isFought(table) ? sides.map((side) => totalOf(lines[side].filter((line) => !line.expected))) : null,
    ...(isShown && pendingOf(table)),
    ...verdictOf(table),
    outcome: encounter.outcome && { ending: encounter.outcome.ending, winner: encounter.outcome.winner },
    bargain: encounter.bargain && bargainView(table, encounter.bargain, viewer),
  };
}

const flarePlayed = ({ seat, face, side, went }: FlarePlayed): FlarePlayed => ({
  seat,
  face,
  ...(side && { side }),
  ...(went !== undefined && { went }),
});

function selectedView({ up, face, claim, by, becomes }: Selected, viewer: Viewer): SelectedView {
  const copied = becomes === undefined ? {} : { becomes };
  if (claim !== undefined) return { up: true, face: claim, claimed: true, ...copied };
  return { up, ...(up || by === viewer ? { face } : {}), ...copied };
}

function pendingOf(table: CosmicTable): Pick<EncounterView, 'pending'> {
  const use = table.facts.uses.at(-1);
  const totals = use && !use.stopped && !table.encounter.outcome ? totalsIf(table, use, abilityOf(use.ability).lasts) : null;
  return totals ? { pending: sides.map((side) => totals[side]) } : {};
}

function verdictOf(table: CosmicTable): Pick<EncounterView, 'verdict'> {
  const [lower, inverted] = [isLowerBest(table, true), isInverted(table)];
  return lower || inverted ? { verdict: { ...(lower ? { lower } : {}), ...(inverted ? { inverted } : {}) } } : {};
}
