import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { isLowGood, leadOf, leaderBut } from '../bot/odds.ts';
import { isAttack, valueOf, type Face } from '../cards/cards.ts';
import { homeIn, otherSide, type PlanetId } from '../facts.ts';
import { giveOrder } from '../ships/defaults.ts';
import type { CosmicTable } from '../table.ts';
import { mainOf, sideOf } from '../totals/forces.ts';
import { isFought } from '../totals/totals.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    citadel: {
      uses: { place: never; activate: never };
      asks: { card: { words: 'none'; act: true }; planet: { of: { face: Face }; act: true } };
      tells: { placed: { seat: number; face: Face; planet: PlanetId } };
    };
  }
}

const CITADEL = 'citadel';
const valueAt = (table: CosmicTable, seat: number, planet: PlanetId | null): number =>
  (planet === null ? undefined : table.store(seat, CITADEL, planet))?.cards.reduce((sum, { face }) => sum + valueOf(face), 0) ?? 0;

/**
 * Fortification. Once in every encounter, as soon as the defense is known, you may lay one attack from your hand face up beside any planet:
 * a citadel; that is no use and can't be stopped.
 */
const place: Ability = {
  id: 'citadel.place',
  at: ['destiny.after'],
  as: 'any',
  quiet: true,
  when: (table, seat) => table.seat(seat).hand.length > 0,
  can: (table, seat) => table.seat(seat).hand.some(({ face }) => isAttack(face)),
  // a low one, while better ones are left
  hint(board) {
    const attacks = (board.hand ?? []).filter(({ face }) => isAttack(face)).map(({ face }) => valueOf(face));
    return attacks.length > 2 && Math.min(...attacks) < 9 ? 1 : 0;
  },
  effect: (table, { seat }) => table.next('citadel.build', { seat }),
};

/**
 * Once both cards are laid you may activate all citadels at the planet the gate points at: what they say is added to the defense's total.
 * If the defense then loses they are discarded; in every other case they stay.
 */
const activate: Ability = {
  id: 'citadel.activate',
  at: ['planning.selected'],
  as: 'any',
  when: (table, seat) => table.store(seat, CITADEL, table.encounter.planet!) !== undefined,
  aims: ({ encounter }) => [encounter.offense],
  hint(board, seat) {
    const isHeld = board.hand?.some(({ face }) => face === 'flare:citadel');
    return isHelping(board, seat) || (isHeld && isHelping(board, seat, true)) ? 1 : 0;
  },
  threat: ({ encounter }, seat) => (encounter!.offense === seat ? 1 : 0),
  lasts: {
    sum({ lines }, { seat, ability, augmented }, table) {
      const value = valueAt(table, seat, table.encounter.planet) * (augmented ? -1 : 1);
      lines.defense.push({ kind: 'power', by: ability, value });
    },
    discards(cards, { seat }, table) {
      const { ending, winner } = table.encounter.outcome!;
      if (winner !== 'offense' && ending !== 'both-lost') return;
      cards.push(...table.closeStores(seat, CITADEL, table.encounter.planet!).map((face) => ({ seat, face })));
    },
  },
};

/** Would more for the defense, or less, be good for whom its owner is with? A bystander is against who is ahead. */
function isHelping(board: CosmicView, seat: number, less = false): boolean {
  const helped = isLowGood(board) === less ? 'defense' : 'offense';
  const side = sideOf(board.encounter!, seat);
  return side ? side === helped : mainOf(board.encounter!, otherSide(helped)) === leaderBut(board, seat);
}

const WILD = 5;

/** As a main player or an ally, once the cards are up: five more for the defense. */
const wild: Ability = {
  id: 'citadel.wild',
  face: 'flare:citadel',
  flare: 'wild',
  at: ['reveal.modify'],
  as: 'side',
  when: isFought,
  aims: ({ encounter }) => [encounter.offense],
  // if that turns the encounter
  hint(board, seat) {
    const lead = leadOf(board, seat) ?? 0;
    const isDefense = sideOf(board.encounter!, seat) === 'defense';
    if (isDefense === isLowGood(board)) return 0;
    return isDefense ? (lead < 0 && lead + WILD >= 0 ? 1 : 0) : lead <= 0 && lead + WILD > 0 ? 1 : 0;
  },
  threat: (board, seat) => ((leadOf(board, seat) ?? 0) > 0 && sideOf(board.encounter!, seat) === 'offense' ? 1 : 0),
  lasts: { sum: ({ lines }, { ability }) => void lines.defense.push({ kind: 'power', by: ability, value: WILD }) },
};

/** When you activate citadels, they are subtracted from the defense's total instead. */
const subtract = augment(activate, { as: 'any', hint: (board, seat) => (isHelping(board, seat, true) ? 1 : 0) });

export const citadel: Alien = {
  id: 'citadel',
  alert: 'red',
  abilities: [place, activate],
  flare: [wild, subtract],
  steps: { 'citadel.build': build },
  replies: {
    card: (board, { options }) => [options.find(({ id }) => id === `card:${giveOrder(board.hand!)[0]!.id}`)?.id ?? 'word:none'],
    // where it lives, and there where the fewest are
    planet(board, { seat, options }) {
      const ships = ({ id }: { id: string }) => board.planets[id.slice('planet:'.length)]![seat]!;
      const own = options.filter((option) => homeIn(board.homes, option.id.slice('planet:'.length)) === seat && ships(option) > 0);
      return [[...own].sort((a, b) => ships(a) - ships(b))[0]?.id ?? options[0]!.id];
    },
  },
};

/** Which attack, and where. That it holds one is its secret, so that it may still choose none. */
function* build(table: CosmicTable, { seat }: { seat: number }) {
  const attacks = table.seat(seat).hand.filter(({ face }) => isAttack(face));
  const [pick] = yield* table.ask({
    name: 'card',
    seat,
    about: asks('citadel.card', {}),
    options: [{ id: 'word:none' }, ...attacks.map(({ id }) => ({ id: `card:${id}` }))],
    min: 1,
    max: 1,
    fallback: ['word:none'],
    clock: 'choose',
  });
  const card = attacks.find(({ id }) => pick === `card:${id}`);
  if (!card) return;
  const planets = Object.keys(table.facts.planets);
  const [where] = yield* table.ask({
    name: 'planet',
    seat,
    about: asks('citadel.planet', { face: card.face }),
    options: planets.map((planet) => ({ id: `planet:${planet}` })),
    min: 1,
    max: 1,
    fallback: [`planet:${table.homePlanets(seat)[0] ?? planets[0]!}`],
    clock: 'choose',
  });
  const planet = where!.slice('planet:'.length);
  const store = table.openStore(seat, CITADEL, planet);
  store.open = true;
  table.toStore(seat, CITADEL, table.fromHand(seat, card.id), planet);
  table.tell('citadel.placed', { seat, face: card.face, planet });
}
