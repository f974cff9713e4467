import type { Viewer } from '../../engine/save.ts';
import type { OrderMoment, OwnOrder } from './abilities/orders.ts';
import { playable } from './window/may-use.ts';
import { typeOf, type Card, type Face } from './cards/cards.ts';
import type { Destiny } from './cards/destiny.ts';
import { sides, type Flagship, type LossEnd, type Note, type Ships } from './facts.ts';
import { plainShips } from './ships/flagships.ts';
import type { CosmicTable } from './table.ts';
import { encounterView, type EncounterView } from './view/encounter.ts';
import { flareMomentsOf, flareView, type FlareView } from './view/flares.ts';
import { moreOf, storesOf, techView, type SeatView } from './view/seats.ts';
import { techTraitsOf, type TechTraits } from './words/traits.ts';

export type { BargainView, ClauseView, OfferView } from './view/bargain.ts';
export type { EncounterView, SelectedView } from './view/encounter.ts';
export type { FlareSideView, FlareView, FlareWhy } from './view/flares.ts';
export type { SeatView, StoreView, TechView } from './view/seats.ts';

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
  /** Where technologies are in play: how many are left, and what lies open, in its order. */
  techs?: { left: number; discard: string[] };
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
  /** When the flares it can play may serve: moments that it may want to be asked at. */
  flareMoments?: OrderMoment[];
  /** Moments that only this table has, to be ordered for like any other. */
  ownOrders?: OwnOrder[];
  /** Which side of each can be played, and when. */
  flares?: FlareView[];
  choices?: string[];
  /** The technologies it may keep one of. */
  drawn?: { tech: string; traits: TechTraits }[];
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
    seats: facts.seats.map(({ alien, up, hidden, hand, warp, out, more, stores, techs }, seat) => ({
      alien: hidden && seat !== viewer ? '' : alien,
      up,
      hidden,
      hand: hand.length,
      warp,
      home: table.homeColonies(seat),
      foreign: table.foreignColonies(seat),
      ...(out ? { out } : {}),
      ...moreOf(more, facts.encounter?.lent ?? [], seat),
      ...storesOf(stores, techs, (store) => seat === viewer || store.lender === viewer),
      ...(techs.length ? { techs: techs.map((tech) => techView(tech, table.store(seat, tech.id), seat, seat === viewer)) } : {}),
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
  if (table.hasTechs) board.techs = { left: facts.techs.deck.length, discard: [...facts.techs.discard] };
  if (facts.flagships.length) board.flagships = facts.flagships.map((one) => ({ ...one }));
  if (Object.keys(facts.homes).length) board.homes = { ...facts.homes };
  if (viewer === 'watch') return board;
  const { hand, dealt, drawn, notes } = table.seat(viewer);
  board.hand = hand.map(({ id, face }) => ({ id, face }));
  const flares = table.hasFlares ? playable(table, viewer).filter(({ face }) => typeOf(face) === 'flare') : [];
  if (flares.length) {
    board.flares = flares.flatMap((card) => flareView(table, viewer, card));
    board.flareMoments = flareMomentsOf(board.flares);
  }
  const own = table.between.flatMap(({ orders = [] }) => orders.filter(({ flare }) => !flare));
  if (own.length) board.ownOrders = own.map(({ moment, roles, usual }) => ({ moment, roles: [...roles], usual: [...usual] }));
  if (dealt.length) board.choices = [...dealt];
  if (drawn.length) board.drawn = drawn.map((tech) => ({ tech, traits: techTraitsOf(tech) }));
  board.notes = notes.map((note) => ({ ...note }));
  const answers = table.save.agenda.at(-1)?.answers;
  const side = facts.encounter?.defense !== null ? sides.find((one) => facts.encounter && table.main(one) === viewer) : undefined;
  const mine = answers?.[viewer] ?? (side && answers?.[side]);
  if (mine) board.mine = [...mine];
  return board;
}
