import type { About, Decision } from '../../engine/decision.ts';
import type { Json } from '../../engine/json.ts';
import type { Saying, Word } from '../../text/say.ts';
import { typeOf, valueOf, type Card, type Face } from './cards.ts';
import { homeSeat, type PlanetId, type Ships } from './facts.ts';

/** What is on the table and what is asked, put into sayings: the page, the mail and the screen reader all speak from here. */

const seat = (number: Json | undefined): Word => ({ seat: Number(number) });
const say = (saying: Saying): Word => ({ say: saying });
const plain = (key: string): Saying => ({ key });

export const alienSaying = (alien: string): Saying => plain(`cosmic.alien.${alien}`);
export const planetSaying = (planet: PlanetId): Saying => ({
  key: 'cosmic.planet',
  of: { seat: seat(homeSeat(planet)), number: Number(planet.slice(1)) },
});
export const shipsSaying = (count: number): Saying => ({ key: 'cosmic.ships', of: { count } });
export const cardsSaying = (count: number): Saying => ({ key: 'cosmic.cards', of: { count } });
export const two = (value: number): string => String(value).padStart(2, '0');

/** A card by its name and number: “Attack 12”, “Plague”. */
export function faceSaying(face: Face): Saying {
  const type = typeOf(face);
  if (type === 'attack') return { key: 'cosmic.face.attack', of: { value: two(valueOf(face)) } };
  if (type === 'reinforcement') return { key: 'cosmic.face.reinforcement', of: { value: valueOf(face) } };
  return plain(`cosmic.card.${type === 'artifact' ? face.slice('artifact:'.length) : type}`);
}

/** The name at the foot of a card. */
export const cardName = (face: Face): string =>
  `cosmic.card.${typeOf(face) === 'artifact' ? face.slice('artifact:'.length) : typeOf(face)}`;

/** What the card does, in a sentence. */
export const cardAbout = (face: Face): string => cardName(face).replace('cosmic.card.', 'cosmic.about.');

/** A power by its alien, a card by its name. */
export const abilitySaying = (ability: string): Saying =>
  ability.includes(':') ? faceSaying(ability) : alienSaying(ability.slice(0, ability.indexOf('.')));

export function placeSaying(place: string): Saying {
  return ['gate', 'beside', 'warp'].includes(place) ? plain(`cosmic.place.${place}`) : planetSaying(place);
}

export const shipsIn = (ships: Ships): number => Object.values(ships).reduce((sum, count) => sum + count, 0);

/** Ships by where they are: “June’s planet 2: 3”. */
export const placesSaying = (ships: Ships): Word => ({
  list: Object.entries(ships).map(([place, count]) => ({ key: 'cosmic.at', of: { place: say(placeSaying(place)), count } })),
});

// ── What is asked ────────────────────────────────────────────────────────────────────────────────────────────────

const words: Record<string, (value: Json) => Word> = {
  defense: seat,
  to: seat,
  seat,
  planet: (planet) => say(planetSaying(String(planet))),
  ability: (ability) => say(abilitySaying(String(ability))),
  refused: (seats) => ({ seats: seats as number[] }),
  what: (what) => say(what ? whatSaying(String(what)) : plain('cosmic.type.any')),
};

const whatSaying = (what: string): Saying => (what.includes(':') ? faceSaying(what) : plain(`cosmic.type.${what}`));

/** The title of a question, or with `.help` or `.fallback` what is said beside it. */
export function questionOf({ key, of = {} }: About, more: '' | '.help' | '.fallback' = ''): Saying {
  if (more === '.fallback' && isWindow({ about: { key } })) return plain('cosmic.window.fallback');
  const said: Record<string, Word> = {};
  for (const [name, value] of Object.entries(of)) {
    if (words[name] && value !== null) said[name] = words[name](value);
    else if (typeof value === 'string' || typeof value === 'number') said[name] = value;
    else if (typeof value === 'boolean') said[name] = value ? 'yes' : 'no';
  }
  return { key: key + more, of: said };
}

/** Decisions in which a card is played, not chosen. */
export const isWindow = ({ about }: Pick<Decision, 'about'>): boolean =>
  about.key.includes('.', 'cosmic.'.length) || about.key === 'cosmic.anytime';

interface Holding {
  hand?: readonly Card[];
}

function cardSaying(id: string, { hand = [] }: Holding): Saying {
  const face = hand.find((card) => card.id === id)?.face;
  return face ? faceSaying(face) : plain('cosmic.card');
}

/** What an option says. Cards are named by the hand that holds them. */
export function labelOf(option: string, holding: Holding, decision: Pick<Decision, 'about'>): Saying {
  const [what = '', way] = option.split('@');
  const colon = what.indexOf(':');
  const kind = colon < 0 ? what : what.slice(0, colon);
  const id = what.slice(colon + 1);
  if (kind === 'card') {
    const card = cardSaying(id, holding);
    if (!isWindow(decision)) return card;
    if (way === undefined) return { key: 'cosmic.play', of: { card: say(card) } };
    const isSide = way === 'offense' || way === 'defense';
    return isSide
      ? { key: `cosmic.play.${way}`, of: { card: say(card) } }
      : { key: 'cosmic.play.on', of: { card: say(card), seat: seat(way) } };
  }
  if (kind === 'power') return plain(`cosmic.use.${id}${way === undefined ? '' : `.${way}`}`);
  if (kind === 'planet') return planetSaying(id);
  if (kind === 'seat') return { key: 'cosmic.seat', of: { seat: seat(id) } };
  if (kind === 'alien') return alienSaying(id);
  if (kind === 'accept') return { key: 'cosmic.accept', of: { number: Number(id) } };
  if (kind === 'fight') return { key: 'cosmic.fight', of: { planet: say(planetSaying(id.split(':')[0]!)), seat: seat(id.split(':')[1]) } };
  if (kind === 'settle') return { key: 'cosmic.settle-again', of: { planet: say(planetSaying(id)) } };
  if (kind === 'get' || kind === 'grant') return { key: `cosmic.${kind}`, of: { planet: say(planetSaying(id)) } };
  if (kind === 'give' || kind === 'take') return clauseLabel(kind, id, holding);
  return plain(`cosmic.${option.replace(':', '.')}`);
}

function clauseLabel(verb: 'give' | 'take', clause: string, holding: Holding): Saying {
  const colon = clause.indexOf(':');
  if (colon < 0) return plain(`cosmic.${verb}.${clause}`);
  const kind = clause.slice(0, colon);
  const what = clause.slice(colon + 1);
  const card = kind === 'cards' || kind === 'shown' ? cardSaying(what, holding) : whatSaying(what);
  return { key: `cosmic.${verb}.${kind}`, of: { card: say(card) } };
}

const groups = ['give', 'take', 'get', 'grant'];
/** The name of a group of options. */
export const groupOf = (group: string): Saying => plain(groups.includes(group) ? `cosmic.group.${group}` : `cosmic.type.${group}`);

/** What the button says that carries the picks out. */
export function actOf({ about }: Pick<Decision, 'about'>, picks: readonly string[], holding: Holding): Saying {
  const key = about.key.slice('cosmic.'.length);
  const [first] = picks;
  const count = picks.length;
  if (key === 'select') {
    const face = holding.hand?.find(({ id }) => `card:${id}` === first)?.face;
    const card = !face ? '' : typeOf(face) === 'attack' ? two(valueOf(face)) : say(faceSaying(face));
    return { key: about.of?.['up'] ? 'cosmic.act.select.up' : 'cosmic.act.select', of: { card } };
  }
  if (first?.startsWith('planet:') && (key === 'aim' || key === 'retrieve')) {
    return { key: `cosmic.act.${key}`, of: { planet: say(planetSaying(first.slice('planet:'.length))) } };
  }
  if (key === 'invite') return { key: 'cosmic.act.invite', of: { count, seats: { seats: picks.map((pick) => Number(pick.slice(5))) } } };
  if (key === 'ally' || key === 'ally-or-not') return { key: `cosmic.act.ally.${String(about.of?.['side'])}`, of: { count } };
  if (['send', 'shed', 'home', 'settle', 'resettle', 'release', 'reward', 'give', 'plague', 'force-field'].includes(key)) {
    return { key: `cosmic.act.${key}`, of: { count } };
  }
  return plain('cosmic.act');
}
