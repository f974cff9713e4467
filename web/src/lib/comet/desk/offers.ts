import type { Decision } from '$shared/engine/decision.ts';
import { isAnyTerrain, type Token } from '$shared/games/comet/cards.ts';
import { goId, nestId, parsePick, stepId, tokenId } from '$shared/games/comet/picks.ts';
import { purseOf, reach, type Purse, type Way } from '$shared/games/comet/map/reach.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import { nestsAhead } from '../land/nests.ts';

/** What a tap on the map or on a card would answer, given what has been chosen so far. */

/** The action a turn begins with; `rest` is a Refresh or, after the comet, a pass. */
export const modes = ['appear', 'move', 'rest'] as const;
export type Mode = (typeof modes)[number];

/** What takes the place of the map on a phone; the log takes the place of the cards on a wide screen too. */
export type Panel = 'map' | 'gold' | 'seats';

export interface Chosen {
  mode: Mode;
  /** The companion to go, or the slot to appear in. */
  slot: number | null;
  token: Token | null;
  /** Cards of the hand, in the order they were picked. */
  cards: readonly string[];
}

export interface HexOffer {
  /** Answers to be given one after the other. */
  picks: string[];
  way: Way | null;
}

export interface Question {
  view: CometView;
  seat: number;
  decision: Decision;
}

export const aboutOf = ({ about }: Decision): string => about.key.slice(about.key.indexOf('.') + 1);

const has = ({ options }: Decision, pick: string): boolean => options.some(({ id }) => id === pick);

/** The option that a card of the hand, the row or the rescued stands for. */
export function cardOffer({ decision }: Question, { mode }: Chosen, id: string): string | null {
  const about = aboutOf(decision);
  const verbs =
    about === 'turn'
      ? mode === 'rest'
        ? []
        : [mode === 'appear' ? 'appear' : 'play']
      : ['play', 'appear', 'use', 'discard', 'gold', 'ready'];
  return verbs.map((verb) => `${verb}:${id}`).find((pick) => has(decision, pick)) ?? null;
}

/** The slots that something can be done with: companions that may go, or free slots for an animal to come. */
export function slotsOf({ view, seat, decision }: Question, { mode }: Chosen): number[] {
  const { companions, slots } = view.seats[seat]!;
  const about = aboutOf(decision);
  const isComing = about === 'appear' || (about === 'turn' && mode === 'appear');
  return [...companions.keys()].filter((slot) => (isComing ? slots[slot] === null : companions[slot] !== null));
}

/** Where the chosen companion, animal or token can go. */
export function hexOffers(question: Question | null, chosen: Chosen): Map<string, HexOffer> {
  if (!question) return new Map();
  const { view, decision } = question;
  const about = aboutOf(decision);
  const slot = chosen.slot ?? slotsOf(question, chosen)[0];
  if (about === 'token') {
    const token = chosen.token ?? (parsePick(decision.options[0]!.id).what as Token);
    return picked(decision, (hex) => tokenId(token, hex));
  }
  if (slot === undefined) return new Map();
  if (about === 'run' || about === 'climb') return picked(decision, (hex) => goId(slot, hex));
  if (about === 'appear') return picked(decision, (hex) => nestId(slot, hex));
  if (about === 'turn' && chosen.mode === 'appear') return nestOffers(question, slot, chosen.cards[0]);
  const isMove = about === 'move' || about === 'parrot' || (about === 'turn' && chosen.mode === 'move');
  return isMove && view.seats[question.seat]!.companions[slot] ? wayOffers(question, slot, chosen.cards) : new Map();
}

function picked(decision: Decision, pickOf: (hex: string) => string): Map<string, HexOffer> {
  const offers = new Map<string, HexOffer>();
  for (const { id } of decision.options) {
    const { at } = parsePick(id);
    if (at && id === pickOf(at)) offers.set(at, { picks: [id], way: null });
  }
  return offers;
}

function nestOffers({ view, seat, decision }: Question, slot: number, card: string | undefined): Map<string, HexOffer> {
  const kind = view.hand?.find(({ id }) => id === card)?.kind;
  const show = `appear:${card}`;
  if (!kind || !has(decision, show)) return new Map();
  return new Map(nestsAhead(view, seat, kind).map((hex) => [hex, { picks: [show, nestId(slot, hex)], way: null }]));
}

function wayOffers({ view, seat, decision }: Question, slot: number, cards: readonly string[]): Map<string, HexOffer> {
  const purse: Purse = purseOf(view, seat);
  const offered = purse.cards.filter(({ id }) => has(decision, `play:${id}`));
  const among = cards.length ? offered.filter(({ id }) => cards.includes(id)) : offered;
  const kinds = new Map(among.map(({ id, kind }) => [id, kind]));
  return new Map(
    reach(view, seat, slot, { ...purse, cards: among }).map((way) => {
      // the one plain card a Move begins with is offered first
      const order = [...way.cards].sort((a, b) => Number(isAnyTerrain(kinds.get(a)!)) - Number(isAnyTerrain(kinds.get(b)!)));
      const plays = order.map((id) => `play:${id}`);
      const steps = way.stops.map((stop, i) => stepId(slot, stop, way.symbols[i]!));
      return [way.hex, { picks: [...plays, ...steps], way }];
    }),
  );
}
