import type { Viewer } from '../../engine/save.ts';
import type { Card, Face } from './cards.ts';
import { colours, type Destiny } from './destiny.ts';
import { sides, type Encounter, type Note, type Phase, type Outcome, type Ships, type Side, type Stack } from './facts.ts';
import type { CosmicTable } from './table.ts';
import type { Bargain, Clause, Terms } from './terms.ts';
import { totalOf, fightsWith } from './totals.ts';

export interface SeatView {
  colour: string;
  /** Empty if it is hidden from the viewer. */
  alien: string;
  up: boolean;
  hidden: boolean;
  hand: number;
  warp: number;
  home: number;
  foreign: number;
}

/** A card in front of a main player: its face only for who may know it. */
export interface SelectedView {
  up: boolean;
  face?: Face;
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
  zapped: number[];
  used: string[];
  foresees: number | null;
  calmed: boolean;
  assured: Side | null;
  spoiled: boolean;
  plus: Encounter['plus'];
  worth: Encounter['worth'];
  limits: Encounter['limits'];
  /** What the totals would be now, once both attacks are up. */
  totals: number[] | null;
  outcome: Outcome | null;
  bargain: BargainView | null;
}

export interface CosmicView {
  goal: number;
  hold: number;
  turn: number;
  planets: Record<string, number[]>;
  seats: SeatView[];
  deck: number;
  /** J-37: the pile lies open, in its order. */
  discard: Face[];
  destiny: { left: number; discard: Destiny[]; current: Destiny | null; named: number | null };
  encounter: EncounterView | null;
  /** What is announced and may be answered. */
  uses: { seat: number; ability: string; picks: string[] }[];
  losses: { seat: number; ships: Ships; saved: boolean }[];
  homing: { seat: number; ships: number }[];
  winners: number[] | null;
  /** The viewer's own. */
  hand?: Card[];
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
    seats: facts.seats.map(({ alien, up, hidden, hand, warp }, seat) => ({
      colour: colours[seat]!,
      alien: hidden && seat !== viewer ? '' : alien,
      up,
      hidden,
      hand: hand.length,
      warp,
      home: table.homeColonies(seat),
      foreign: table.foreignColonies(seat),
    })),
    deck: facts.deck.length,
    discard: [...facts.discard],
    destiny: { left: destiny.deck.length, discard: [...destiny.discard], current: destiny.current, named: destiny.named },
    encounter: facts.encounter && encounterView(table, facts.encounter, viewer),
    uses: facts.uses.map(({ seat, ability, picks }) => ({ seat, ability, picks: [...picks] })),
    losses: facts.losses.flatMap(({ parts }) => parts.map(({ seat, ships, saved }) => ({ seat, ships: { ...ships }, saved }))),
    homing: facts.homing.map(({ seat, from }) => ({ seat, ships: Object.values(from).reduce((sum, count) => sum + count, 0) })),
    winners: facts.winners && [...facts.winners],
  };
  if (viewer === 'watch') return board;
  const { hand, dealt, notes } = table.seat(viewer);
  board.hand = hand.map(({ id, face }) => ({ id, face }));
  if (dealt.length) board.choices = [...dealt];
  board.notes = notes.map((note) => ({ ...note }));
  const answers = table.save.agenda.at(-1)?.answers;
  const side = facts.encounter?.defense !== null ? sides.find((one) => facts.encounter && table.main(one) === viewer) : undefined;
  const mine = answers?.[viewer] ?? (side && answers?.[side]);
  if (mine) board.mine = [...mine];
  return board;
}

function encounterView(table: CosmicTable, encounter: Encounter, viewer: Viewer): EncounterView {
  const isShown = encounter.revealed && sides.every((side) => encounter.selected[side]);
  const compares = isShown && sides.every((side) => fightsWith(encounter, side) === 'attack');
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
    selected: both(encounter.selected, (card) => card && { up: card.up, ...(card.up || card.by === viewer ? { face: card.face } : {}) }),
    revealed: encounter.revealed,
    table: encounter.table.map(({ seat, side, face }) => ({ seat, side, face })),
    zapped: [...encounter.zapped],
    used: [...encounter.used],
    foresees: encounter.foresees,
    calmed: encounter.calmed,
    assured: encounter.assured,
    spoiled: encounter.spoiled,
    plus: encounter.plus.map(({ side, by, amount }) => ({ side, by, amount })),
    worth: encounter.worth.map(({ seat, each }) => ({ seat, each })),
    limits: encounter.limits.map(({ seat, ships }) => ({ seat, ships })),
    totals: compares ? sides.map((side) => totalOf(table, side)) : null,
    outcome: encounter.outcome && { ending: encounter.outcome.ending, winner: encounter.outcome.winner },
    bargain: encounter.bargain && bargainView(table, encounter.bargain, viewer),
  };
}

function bargainView(table: CosmicTable, bargain: Bargain, viewer: Viewer): BargainView {
  const { offers, struck } = bargain;
  const shown = (side: Side) => offers[side] && offerView(table, offers[side].terms, offers[side], viewer);
  const seen: BargainView = {
    mode: bargain.mode,
    here: sides.filter((one) => table.save.agenda.at(-1)?.answers[`meet:${one}`]?.[0] === 'word:here'),
    refused: [...bargain.refused],
    offers: { offense: shown('offense'), defense: shown('defense') },
    struck: struck && offerView(table, struck, { number: 0, shown: [] }, viewer),
  };
  const side = sides.find((one) => table.main(one) === viewer);
  if (side && struck) seen.plan = { cards: [...bargain.plan[side].cards], ships: { ...bargain.plan[side].ships } };
  return seen;
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
  const { hand, notes, dealt } = table.seat(viewer);
  return [...known, ...hand.map(({ id }) => id), ...notes.map((_, at) => `note ${at}`), ...dealt.map((alien) => `sheet ${alien}`)];
}
