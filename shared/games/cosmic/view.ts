import type { Viewer } from '../../engine/save.ts';
import { momentsOf } from './abilities/abilities.ts';
import { overused } from './abilities/may-use.ts';
import type { Moment } from './abilities/moments.ts';
import { typeOf, type Card, type Face } from './cards/cards.ts';
import type { Destiny } from './cards/destiny.ts';
import {
  sides,
  type Encounter,
  type Flagship,
  type Lasting,
  type LossEnd,
  type Note,
  type Phase,
  type Outcome,
  type Selected,
  type Ships,
  type Side,
  type Stack,
  type Store,
} from './facts.ts';
import { plainShips } from './ships/flagships.ts';
import type { CosmicTable } from './table.ts';
import type { Bargain, Clause, Terms } from './deal/terms.ts';
import { totalOf, type SumLine } from './totals/lines.ts';
import { isFought, isInverted, isLowerBest, reckon } from './totals/totals.ts';
import { flareTraitsOf, type FlareTraits } from './words/traits.ts';

export type FlareSide = 'wild' | 'super';

export interface SeatView {
  /** Empty if it is hidden from the viewer. */
  alien: string;
  up: boolean;
  hidden: boolean;
  hand: number;
  warp: number;
  home: number;
  foreign: number;
  /** Ships out of the game. */
  out?: number;
  /** Powers beside that of its sheet, and what lies on sheets and technologies. */
  more?: string[];
  stores?: StoreView[];
}

/** Cards are there for everyone to count; what they are, for who may know. */
export interface StoreView {
  of: string;
  cards: number;
  held?: Card[];
  tokens: number;
  ships: number[];
  at?: string;
}

/** A card in front of a main player: its face only for who may know it. */
export interface SelectedView {
  up: boolean;
  face?: Face;
  /** It lies face down and is taken for this. */
  claimed?: true;
}

export interface ClauseView {
  kind: Clause['kind'];
  count: number;
  what?: string;
}

export interface OfferView {
  number: number;
  gives?: Record<Side, ClauseView[]>;
  colony: Terms['colony'];
  settlers?: Terms['settlers'];
  releases: Terms['releases'];
  shown?: Face[];
}

export interface BargainView {
  mode: Bargain['mode'];
  /** Who has come to the meeting. */
  here: Side[];
  refused: Side[];
  offers: Record<Side, OfferView | null>;
  struck: OfferView | null;
  /** The side that can let ships go from the warp as a part of the deal. */
  frees: Side | null;
  /** The viewer's own settled half. */
  plan?: { cards: string[]; ships: Ships };
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
  used: string[];
  flares: Encounter['flares'];
  /** What was used and holds. */
  lasting: Lasting[];
  compensation: Encounter['compensation'];
  /** Both sides line by line, as far as anyone can know. */
  lines: SumLine[][] | null;
  /** What the totals would be now, once both attacks are up. */
  totals: number[] | null;
  /** What a total decides, if not that the higher one wins: the lower one does; winner and loser change places. */
  verdict?: { lower?: true; inverted?: true };
  outcome: Outcome | null;
  bargain: BargainView | null;
}

/** A flare in the hand of the viewer. */
export interface FlareView {
  card: string;
  /** The side that serves as things are, and why it can't in this encounter any more. */
  side: FlareSide;
  why?: 'flare_repeat' | 'flare_limit';
  /** When each side serves, and in which role. */
  sides: Record<FlareSide, FlareTraits>;
}

export interface CosmicView {
  goal: number;
  hold: number;
  turn: number;
  planets: Record<string, number[]>;
  /** Planets that came later, and in whose home system they are. */
  homes?: Record<string, number>;
  seats: SeatView[];
  /** Ships with names, each counted among those of its owner at its place. */
  flagships?: Flagship[];
  deck: number;
  /** J-37: the pile lies open, in its order. */
  discard: Face[];
  destiny: { left: number; discard: Destiny[]; current: Destiny | null; named: number | null };
  encounter: EncounterView | null;
  /** What is announced and may be answered. */
  uses: { seat: number; ability: string; picks: string[] }[];
  losses: { seat: number; ships: Ships; to: LossEnd }[];
  homing: { seat: number; ships: number }[];
  winners: number[] | null;
  /** The viewer's own. */
  hand?: Card[];
  /** When its flares may serve: moments that it may want to be asked at. */
  flareMoments?: Moment[];
  /** Which side of each can be played, and when. */
  flares?: FlareView[];
  choices?: string[];
  notes?: Note[];
  /** The viewer's own secret answers while others still think. */
  mine?: string[];
}

export function view(table: CosmicTable, viewer: Viewer): CosmicView {
  const { facts } = table;
  const { destiny } = facts;
  const board: CosmicView = {
    goal: table.goal,
    hold: table.hold,
    turn: facts.turn,
    planets: Object.fromEntries(Object.entries(facts.planets).map(([planet, ships]) => [planet, [...ships]])),
    seats: facts.seats.map(({ alien, up, hidden, hand, warp, out, more, stores }, seat) => ({
      alien: hidden && seat !== viewer ? '' : alien,
      up,
      hidden,
      hand: hand.length,
      warp,
      home: table.homeColonies(seat),
      foreign: table.foreignColonies(seat),
      ...(out ? { out } : {}),
      ...moreOf(more, facts.encounter?.lent ?? [], seat),
      ...(stores.length ? { stores: stores.map((store) => storeView(store, seat === viewer || store.lender === viewer)) } : {}),
    })),
    deck: facts.deck.length,
    discard: [...facts.discard],
    destiny: { left: destiny.deck.length, discard: [...destiny.discard], current: destiny.current, named: destiny.named },
    encounter: facts.encounter && encounterView(table, facts.encounter, viewer),
    uses: facts.uses.map(({ seat, ability, picks }) => ({ seat, ability, picks: [...picks] })),
    losses: facts.losses.flatMap(({ parts }) => parts.map(({ seat, ships, to }) => ({ seat, ships: { ...plainShips(table, ships) }, to }))),
    homing: facts.homing.map(({ seat, from }) => ({ seat, ships: Object.values(from).reduce((sum, count) => sum + count, 0) })),
    winners: facts.winners && [...facts.winners],
  };
  if (facts.flagships.length) board.flagships = facts.flagships.map((one) => ({ ...one }));
  if (Object.keys(facts.homes).length) board.homes = { ...facts.homes };
  if (viewer === 'watch') return board;
  const { hand, dealt, notes } = table.seat(viewer);
  board.hand = hand.map(({ id, face }) => ({ id, face }));
  const flares = table.hasFlares ? hand.filter(({ face }) => typeOf(face) === 'flare') : [];
  if (flares.length) {
    board.flareMoments = momentsOf(flares);
    board.flares = flares.flatMap((card) => flareView(table, viewer, card));
  }
  if (dealt.length) board.choices = [...dealt];
  board.notes = notes.map((note) => ({ ...note }));
  const answers = table.save.agenda.at(-1)?.answers;
  const side = facts.encounter?.defense !== null ? sides.find((one) => facts.encounter && table.main(one) === viewer) : undefined;
  const mine = answers?.[viewer] ?? (side && answers?.[side]);
  if (mine) board.mine = [...mine];
  return board;
}

/** What is known by everyone but for the card itself. */
function flareView(table: CosmicTable, seat: number, { id, face }: Card): FlareView[] {
  const alien = face.slice('flare:'.length);
  const traits = flareTraitsOf(alien);
  if (!traits) return [];
  const why = table.facts.encounter && overused(table, face, seat);
  return [{ card: id, side: table.hasPower(seat, alien) ? 'super' : 'wild', ...(why && { why }), sides: traits }];
}

/** Powers beside that of its sheet, among them what it was lent. */
function moreOf(more: readonly string[], lent: Encounter['lent'], seat: number): Pick<SeatView, 'more'> {
  const all = [...more, ...lent.filter(({ to }) => to === seat).map(({ alien }) => alien)];
  return all.length ? { more: all } : {};
}

/** Who has lent cards knows them as well as who has them now. */
function storeView({ of, cards, open, tokens, ships, at }: Store, isKnown: boolean): StoreView {
  const held = open || isKnown ? { held: cards.map(({ id, face }) => ({ id, face })) } : {};
  return { of, cards: cards.length, ...held, tokens, ships: [...ships], ...(at ? { at } : {}) };
}

function encounterView(table: CosmicTable, encounter: Encounter, viewer: Viewer): EncounterView {
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
    used: [...encounter.used],
    flares: encounter.flares.map(({ seat, face }) => ({ seat, face })),
    lasting: encounter.lasting.map((held) => ({ ...held, picks: [...held.picks] })),
    compensation: encounter.compensation && { ...encounter.compensation },
    lines: lines && sides.map((side) => lines[side]),
    totals: lines && isShown && isFought(table) ? sides.map((side) => totalOf(lines[side].filter((line) => !line.expected))) : null,
    ...verdictOf(table),
    outcome: encounter.outcome && { ending: encounter.outcome.ending, winner: encounter.outcome.winner },
    bargain: encounter.bargain && bargainView(table, encounter.bargain, viewer),
  };
}

function selectedView({ up, face, claim, by }: Selected, viewer: Viewer): SelectedView {
  if (claim !== undefined) return { up: true, face: claim, claimed: true };
  return { up, ...(up || by === viewer ? { face } : {}) };
}

function verdictOf(table: CosmicTable): Pick<EncounterView, 'verdict'> {
  const [lower, inverted] = [isLowerBest(table, true), isInverted(table)];
  return lower || inverted ? { verdict: { ...(lower ? { lower } : {}), ...(inverted ? { inverted } : {}) } } : {};
}

function bargainView(table: CosmicTable, bargain: Bargain, viewer: Viewer): BargainView {
  const { offers, struck } = bargain;
  const shown = (side: Side) => offers[side] && offerView(table, offers[side].terms, offers[side], viewer);
  const seen: BargainView = {
    mode: bargain.mode,
    here: sides.filter((one) => bargain.met[one] === 'here'),
    refused: [...bargain.refused],
    offers: { offense: shown('offense'), defense: shown('defense') },
    struck: struck && offerView(table, struck, { number: 0, shown: [] }, viewer),
    frees: freeingSide(table),
  };
  const side = sides.find((one) => table.main(one) === viewer);
  if (side && struck) seen.plan = { cards: [...bargain.plan[side].cards], ships: { ...bargain.plan[side].ships } };
  return seen;
}

function freeingSide(table: CosmicTable): Side | null {
  const mains = sides.map((side) => table.main(side));
  const freeing = table.bends('frees').filter(({ bend, held }) => bend(mains, held, table));
  return sides.find((side) => freeing.some(({ held }) => held.seat === table.main(side))) ?? null;
}

/** §6.7, J-26: the two see all but the names of cards not shown; others see the structure, or everything, or nothing, as the host chose. */
function offerView(table: CosmicTable, terms: Terms, { number, shown }: { number: number; shown: Face[] }, viewer: Viewer): OfferView {
  const isMain = viewer !== 'watch' && table.isMain(viewer);
  const isOpen = isMain || table.is('deal_sight', 'open');
  const seen: OfferView = {
    number,
    colony: { ...terms.colony },
    releases: terms.releases.map(({ owner, ships }) => ({ owner, ships })),
  };
  if (terms.settlers) seen.settlers = Object.fromEntries(Object.entries(terms.settlers).map(([side, limits]) => [side, { ...limits }]));
  if (!isMain && table.is('deal_sight', 'sealed')) return seen;
  const clauseOf =
    (giver: Side) =>
    ({ kind, count, what }: Clause): ClauseView => {
      // a named card is its holder's own; an id would say nothing to others and is not shown
      const isNamed = kind === 'cards' || kind === 'shown';
      if (isNamed && table.main(giver) !== viewer) return { kind: isOpen ? kind : 'cards', count };
      if (kind === 'face' && !isOpen) return { kind, count };
      return what ? { kind, count, what } : { kind, count };
    };
  seen.gives = { offense: terms.gives.offense.map(clauseOf('offense')), defense: terms.gives.defense.map(clauseOf('defense')) };
  if (shown.length && isOpen) seen.shown = [...shown];
  return seen;
}

/** Everything hidden that this viewer has come to see: its cards by id, cards turned up, what it was given or gave. */
export function knowledge(table: CosmicTable, viewer: Viewer): string[] {
  const { facts } = table;
  const { encounter, destiny } = facts;
  const known = [`destiny ${destiny.discard.length} ${destiny.current ?? ''}`, `encounter ${facts.encounters}`];
  known.push(...facts.discard.map((face, at) => `pile ${at} ${face}`));
  if (encounter) for (const side of sides) if (encounter.selected[side]?.up) known.push(`up ${encounter.number} ${side}`);
  facts.seats.forEach(({ alien, hidden }, seat) => hidden || known.push(`alien ${seat} ${alien}`));
  if (viewer === 'watch') return known;
  const offers = encounter?.bargain?.offers;
  if (offers && table.isMain(viewer))
    for (const side of sides) known.push(...(offers[side]?.shown ?? []).map((face) => `shown ${offers[side]!.number} ${face}`));
  const { hand, notes, dealt, stores } = table.seat(viewer);
  for (const { cards } of stores) known.push(...cards.map(({ id }) => id));
  return [...known, ...hand.map(({ id }) => id), ...notes.map((_, at) => `note ${at}`), ...dealt.map((alien) => `sheet ${alien}`)];
}
