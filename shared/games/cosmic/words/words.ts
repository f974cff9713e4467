import type { About, Decision } from '../../../engine/decision.ts';
import type { Json, Params } from '../../../engine/json.ts';
import type { Saying, Word } from '../../../text/say.ts';
import type { Particulars } from '../abilities/own.ts';
import { typeOf, valueOf, type Card, type Face } from '../cards/cards.ts';
import { homeSeat, type Cause, type FlareSide, type PlanetId, type Ships } from '../facts.ts';

/** What is on the table and what is asked, put into sayings: the page, the mail and the screen reader all speak from here. */

const seat = (number: Json | undefined): Word => ({ seat: Number(number) });
const say = (saying: Saying): Word => ({ say: saying });
const plain = (key: string): Saying => ({ key });

/** Whose a line of a total or of the log is: the part before the dot of an ability is its alien or its technology. */
export const ownerSaying = (ability: string): Saying =>
  isTech(ability) ? techSaying(ability.slice(TECH.length).split('.')[0]!) : alienSaying(ability.split('.')[0]!);
const TECH = 'tech:';
export const isTech = (ability: string): boolean => ability.startsWith(TECH);
export const techSaying = (tech: string): Saying => plain(`cosmic.tech.${tech}`);
/** A part of a power or a technology, as its words name it. */
export const partOf = (ability: string): string => (isTech(ability) ? ability.slice(TECH.length) : ability);
export const alienSaying = (alien: string): Saying => plain(`cosmic.alien.${alien}`);
/** A planet by its home system and number; one that came later by its name. */
export const planetSaying = (planet: PlanetId): Saying =>
  /^[a-e]\d$/.test(planet)
    ? { key: 'cosmic.planet', of: { seat: seat(homeSeat(planet)), number: Number(planet.slice(1)) } }
    : plain(`cosmic.planet.${planet}`);
const flagshipSaying = (id: string): Saying => plain(`cosmic.ship.${id}`);
export const shipsSaying = (count: number): Saying => ({ key: 'cosmic.ships', of: { count } });
export const two = (value: number): string => String(value).padStart(2, '0');

/** A card by its name and number: “Attack 12”, “Plague”. */
export function faceSaying(face: Face): Saying {
  const type = typeOf(face);
  if (type === 'attack') return { key: 'cosmic.face.attack', of: { value: two(valueOf(face)) } };
  if (type === 'reinforcement') return { key: 'cosmic.face.reinforcement', of: { value: valueOf(face) } };
  if (type === 'flare') return { key: 'cosmic.face.flare', of: { alien: say(alienSaying(face.slice('flare:'.length))) } };
  return plain(`cosmic.card.${type === 'artifact' ? face.slice('artifact:'.length) : type}`);
}

/** The name at the foot of a card. */
export const cardName = (face: Face): string =>
  `cosmic.card.${typeOf(face) === 'artifact' ? face.slice('artifact:'.length) : typeOf(face)}`;

/** What the card does, in a sentence. */
export const cardAbout = (face: Face): string => cardName(face).replace('cosmic.card.', 'cosmic.about.');

/** A power by its alien, a card or a technology by its name. */
export function abilitySaying(ability: string): Saying {
  if (isTech(ability)) return ownerSaying(ability);
  if (ability.includes(':')) return faceSaying(ability);
  const flare = flareOf(ability);
  return flare ? flareSaying(flare.alien, flare.side) : ownerSaying(ability);
}

/** A flare with the side that it is played for. */
const flareSaying = (alien: string, side: FlareSide): Saying => ({
  key: `cosmic.face.flare.${side}`,
  of: { alien: say(alienSaying(alien)) },
});

/** The flare of which an ability is a side. */
export function flareOf(ability: string): { alien: string; side: FlareSide } | null {
  const [, alien, side] = /^(.*)\.(wild|super)$/.exec(ability) ?? [];
  return alien ? { alien, side: side as FlareSide } : null;
}

/** The card that is played with an ability; nothing for a power or a technology. */
export function faceOf(ability: string): Face | null {
  if (isTech(ability)) return null;
  if (ability.includes(':')) return ability;
  const flare = flareOf(ability);
  return flare && `flare:${flare.alien}`;
}

export function placeSaying(place: string): Saying {
  if (place.startsWith('store:')) return plain('cosmic.place.tech');
  return ['gate', 'beside', 'warp'].includes(place) ? plain(`cosmic.place.${place}`) : planetSaying(place);
}

export const shipsIn = (ships: Ships): number => Object.values(ships).reduce((sum, count) => sum + count, 0);

/** Ships by where they are: “June’s planet 2: 3”. */
export const placesSaying = (ships: Ships): Word => ({
  list: Object.entries(ships).map(([place, count]) => ({ key: 'cosmic.at', of: { place: say(placeSaying(place)), count } })),
});

// ── What is asked ────────────────────────────────────────────────────────────────────────────────────────────────

/** A name always stands for the same thing, whoever tells or asks of it. */
const particulars: { [Name in keyof Particulars]-?: (value: NonNullable<Particulars[Name]>) => Word } = {
  seat,
  from: seat,
  to: seat,
  seats: (seats) => ({ seats }),
  side: (side) => side,
  planet: (planet) => say(planetSaying(planet)),
  ships: (ships) => shipsIn(ships),
  count: (count) => count,
  cards: (cards) => cards,
  face: (face) => say(faceSaying(face)),
  faces: (faces) => ({ list: faces.map(faceSaying) }),
  alien: (alien) => say(alienSaying(alien)),
  ability: (ability) => say(abilitySaying(ability)),
  tech: (tech) => say(techSaying(tech)),
};

const words: Record<string, (value: never) => Word> = {
  ...particulars,
  // of the questions that every encounter asks
  ships: (ships: number) => ships,
  defense: seat,
  refused: (seats: number[]) => ({ seats }),
  what: (what: string) => say(what ? whatSaying(what) : plain('cosmic.type.any')),
};

/** What is told or asked of, as words. */
function spell(of: Params, table: Record<string, (value: never) => Word>): Record<string, Word> {
  const said: Record<string, Word> = {};
  for (const [name, value] of Object.entries(of)) {
    if (table[name] && value !== null) said[name] = table[name](value as never);
    else if (typeof value === 'string' || typeof value === 'number') said[name] = value;
    else if (typeof value === 'boolean') said[name] = value ? 'yes' : 'no';
  }
  return said;
}

export const wordsOf = (of: Particulars): Record<string, Word> => spell(of, particulars);

const whatSaying = (what: string): Saying => (what.includes(':') ? faceSaying(what) : plain(`cosmic.type.${what}`));

/** The title of a question, or with `.help` or `.fallback` what is said beside it. */
export function questionOf({ key, of = {} }: About, more: '' | '.help' | '.fallback' = ''): Saying {
  if (more === '.fallback' && isWindow({ about: { key } })) return plain('cosmic.window.fallback');
  // why ships are lost is known to whatever costs them
  if (more === '.help' && key === 'cosmic.shed') return plain(`cosmic.shed.help.${of['cause'] as Cause}`);
  return { key: key + more, of: spell(of, key.startsWith(OWN) ? particulars : words) };
}

/** What one ability alone asks. */
const OWN = 'cosmic.asks.';

/** Decisions in which a card is played, not chosen. */
export const isWindow = ({ about: { key } }: Pick<Decision, 'about'>): boolean =>
  !key.startsWith(OWN) && (key.includes('.', 'cosmic.'.length) || key === 'cosmic.anytime');

/** Decisions in which a card among the options is played: a window, or who is asked to join. */
const isPlaying = (decision: Pick<Decision, 'about'>): boolean => isWindow(decision) || decision.about.key === 'cosmic.join';

type DecisionShape = Pick<Decision, 'about' | 'options' | 'min' | 'max'>;

/** Carried out at a press, without a second one to confirm. */
export function isPressed(decision: DecisionShape): boolean {
  if (decision.max !== 1 || decision.min !== 1) return false;
  return decision.options.every(({ id }) => (id.startsWith('card:') ? isPlaying(decision) : !id.startsWith('planet:')));
}

/** The hand of the viewer, and what it knows of what lies on sheets. */
interface Holding {
  hand?: readonly Card[];
  flares?: readonly { card: string; side: FlareSide }[];
  seats?: readonly {
    stores?: readonly { held?: readonly Card[] }[];
    techs?: readonly { id: string; tech?: string; held?: readonly Card[] }[];
  }[];
}

/** Cards that a viewer knows by their ids, those of the hand first. */
export const cardsIn = ({ hand = [], seats = [] }: Holding): Card[] => [
  ...hand,
  ...seats.flatMap(({ stores = [], techs = [] }) => [...stores, ...techs].flatMap(({ held = [] }) => held)),
];

/** The aliens whose flares a viewer sees: known to it, or played in this encounter. */
export const flaresIn = ({ encounter, ...holding }: Holding & { encounter: { flares: readonly { face: Face }[] } | null }): string[] =>
  [...cardsIn(holding), ...(encounter?.flares ?? [])].flatMap(({ face }) =>
    typeOf(face) === 'flare' ? [face.slice('flare:'.length)] : [],
  );

function cardSaying(id: string, holding: Holding): Saying {
  const face = cardsIn(holding).find((card) => card.id === id)?.face;
  return face ? faceSaying(face) : plain('cosmic.card');
}

/** A card to be played: a flare for the side that serves. */
function playedSaying(id: string, holding: Holding): Saying {
  const face = cardsIn(holding).find((card) => card.id === id)?.face;
  const flare = face && holding.flares?.find(({ card }) => card === id);
  return flare ? flareSaying(face.slice('flare:'.length), flare.side) : cardSaying(id, holding);
}

/** A technology by its id, if the viewer may know which it is. */
function techIn({ seats = [] }: Holding, id: string): Saying {
  const tech = seats.flatMap(({ techs = [] }) => techs).find((one) => one.id === id)?.tech;
  return tech === undefined ? plain('cosmic.tech') : techSaying(tech);
}

/** What an option says. Cards are named by the hand or the sheet that holds them. */
export function labelOf(option: string, holding: Holding, decision: Pick<Decision, 'about'>): Saying {
  const [what = '', way] = option.split('@');
  const colon = what.indexOf(':');
  const kind = colon < 0 ? what : what.slice(0, colon);
  const id = what.slice(colon + 1);
  if (kind === 'card') {
    if (!isPlaying(decision)) return cardSaying(id, holding);
    const card = playedSaying(id, holding);
    if (way === undefined) return { key: 'cosmic.play', of: { card: say(card) } };
    const isSide = way === 'offense' || way === 'defense';
    return isSide
      ? { key: `cosmic.play.${way}`, of: { card: say(card) } }
      : { key: 'cosmic.play.on', of: { card: say(card), seat: seat(way) } };
  }
  if (kind === 'power') return useLabel(id, way);
  // to use a part of it, or to keep it
  if (kind === 'tech') return id.includes('.') ? useLabel(id, way) : techSaying(id);
  if (isTechAct(kind))
    return { key: `cosmic.tech-act.${kind}${way === undefined ? '' : `.${way}`}`, of: { tech: say(techIn(holding, id)) } };
  if (kind === 'store') return plain('cosmic.place.tech');
  if (kind === 'word' && decision.about.key.startsWith(OWN)) return plain(`${decision.about.key}.word.${id}`);
  if (kind === 'planet') return planetSaying(id);
  if (kind === 'gap') return { key: 'cosmic.gap', of: { planet: say(planetSaying(id)) } };
  if (kind === 'ship')
    return way === undefined
      ? flagshipSaying(id)
      : { key: 'cosmic.ship.to', of: { ship: say(flagshipSaying(id)), planet: say(planetSaying(way)) } };
  // a card that lies open
  if (kind === 'face') return faceSaying(id);
  if (kind === 'seat') return { key: 'cosmic.seat', of: { seat: seat(id) } };
  if (kind === 'alien') return alienSaying(id);
  if (kind === 'accept') return { key: 'cosmic.accept', of: { number: Number(id) } };
  if (kind === 'fight') return { key: 'cosmic.fight', of: { planet: say(planetSaying(id.split(':')[0]!)), seat: seat(id.split(':')[1]) } };
  if (kind === 'settle') return { key: 'cosmic.settle-again', of: { planet: say(planetSaying(id)) } };
  if (kind === 'get' || kind === 'grant') return { key: `cosmic.${kind}`, of: { planet: say(planetSaying(id)) } };
  if (/^(get|grant)-/.test(kind)) return shipsSaying(Number(id));
  if (kind === 'give' || kind === 'take') return clauseLabel(kind, id, holding);
  return plain(`cosmic.${option.replace(':', '.')}`);
}

const isTechAct = (kind: string): boolean => kind === 'research' || kind === 'complete' || kind === 'abandon';

function useLabel(ability: string, way: string | undefined): Saying {
  if (way === undefined) return plain(`cosmic.use.${ability}`);
  return isSeat(way)
    ? { key: 'cosmic.use.on', of: { use: say(plain(`cosmic.use.${ability}`)), seat: seat(way) } }
    : plain(`cosmic.use.${ability}.${way}`);
}

/** Does this way to use an ability name a seat? */
export const isSeat = (way: string): boolean => /^(seat:)?\d+$/.test(way);

function clauseLabel(verb: 'give' | 'take', clause: string, holding: Holding): Saying {
  const colon = clause.indexOf(':');
  if (colon < 0) return plain(`cosmic.${verb}.${clause}`);
  const kind = clause.slice(0, colon);
  const what = clause.slice(colon + 1);
  const card = kind === 'cards' || kind === 'shown' ? cardSaying(what, holding) : whatSaying(what);
  return { key: `cosmic.${verb}.${kind}`, of: { card: say(card) } };
}

const groups = ['ships', 'give', 'take', 'get', 'get-least', 'get-most', 'grant', 'grant-least', 'grant-most'];
/** The name of a group of options. */
export const groupOf = (group: string): Saying =>
  group.startsWith('ship:')
    ? flagshipSaying(group.slice('ship:'.length))
    : plain(groups.includes(group) ? `cosmic.group.${group}` : `cosmic.type.${group}`);

/** What the button says that carries the picks out. */
export function actOf(decision: DecisionShape, picks: readonly string[], holding: Holding): Saying {
  const { about } = decision;
  const key = about.key.slice('cosmic.'.length);
  const [first] = picks;
  const count = picks.length;
  if (key === 'select') {
    const face = cardsIn(holding).find(({ id }) => `card:${id}` === first)?.face;
    const card = !face ? '' : typeOf(face) === 'attack' ? two(valueOf(face)) : say(faceSaying(face));
    return { key: about.of?.['up'] ? 'cosmic.act.select.up' : 'cosmic.act.select', of: { card } };
  }
  if (first?.startsWith('planet:') && count === 1 && (key === 'aim' || key === 'retrieve')) {
    return { key: `cosmic.act.${key}`, of: { planet: say(planetSaying(first.slice('planet:'.length))) } };
  }
  if (key === 'invite') return { key: 'cosmic.act.invite', of: { count, seats: { seats: picks.map((pick) => Number(pick.slice(5))) } } };
  if (key.startsWith('ally')) return { key: `cosmic.act.ally.${String(about.of?.['side'])}`, of: { count } };
  if (key === 'retrieve') return { key: 'cosmic.act.home', of: { count } };
  if (['send', 'shed', 'home', 'settle', 'resettle', 'release', 'reward', 'give'].includes(key)) {
    return { key: `cosmic.act.${key}`, of: { count } };
  }
  if (about.key.startsWith(OWN) && !isPressed(decision)) return { key: `${about.key}.act`, of: { count } };
  return plain('cosmic.act');
}
