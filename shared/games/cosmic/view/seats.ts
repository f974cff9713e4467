import type { Card } from '../cards/cards.ts';
import type { Encounter, PlanetId, SeatStore, Tech } from '../facts.ts';
import { techTraitsOf, type TechTraits } from '../words/traits.ts';

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
  /** Powers beside that of its sheet, and what lies on sheets. */
  more?: string[];
  stores?: StoreView[];
  techs?: TechView[];
}

/** A technology in front of a seat, with what lies on it. What it is, for its owner, and for everyone once it is up. */
export interface TechView {
  id: string;
  up: boolean;
  /** Ships of its owner at work on it. */
  ships: number;
  tech?: string;
  traits?: TechTraits;
  /** The alien whose power it brings; the planet behind which its piece stands. */
  alien?: string;
  at?: PlanetId;
  /** Cards under it, as far as there are any, and those that the viewer may know. */
  cards?: number;
  held?: Card[];
  tokens?: number;
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

/** Powers beside that of its sheet, among them what it was lent. */
export function moreOf(more: readonly string[], lent: Encounter['lent'], seat: number): Pick<SeatView, 'more'> {
  const all = [...more, ...lent.filter(({ to }) => to === seat).map(({ alien }) => alien)];
  return all.length ? { more: all } : {};
}

/** What lies on technologies is shown with them. */
export function storesOf(
  stores: readonly SeatStore[],
  techs: readonly Tech[],
  isKnown: (store: SeatStore) => boolean,
): Pick<SeatView, 'stores'> {
  const others = techs.length ? stores.filter(({ of }) => !techs.some(({ id }) => id === of)) : stores;
  return others.length ? { stores: others.map((store) => storeView(store, isKnown(store))) } : {};
}

export function techView({ id, tech, up, alien, at }: Tech, store: SeatStore | undefined, seat: number, isOwn: boolean): TechView {
  const known = up || isOwn ? { tech, traits: techTraitsOf(tech) } : {};
  const { cards = [], tokens = 0, ships } = store ?? {};
  return {
    id,
    up,
    ships: ships?.[seat] ?? 0,
    ...known,
    ...(alien === undefined ? {} : { alien }),
    ...(at === undefined ? {} : { at }),
    ...(cards.length ? { cards: cards.length } : {}),
    ...(cards.length && isOwn ? { held: cards.map((card) => ({ id: card.id, face: card.face })) } : {}),
    ...(tokens ? { tokens } : {}),
  };
}

/** Who has lent cards knows them as well as who has them now. */
function storeView({ of, cards, open, tokens, ships, at }: SeatStore, isKnown: boolean): StoreView {
  const held = open || isKnown ? { held: cards.map(({ id, face }) => ({ id, face })) } : {};
  return { of, cards: cards.length, ...held, tokens, ships: [...ships], ...(at ? { at } : {}) };
}
