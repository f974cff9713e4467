import type { Ability, Alien } from '../abilities/ability.ts';
import type { Bends } from '../abilities/bends.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { isNewColony } from '../bot/odds.ts';
import type { Face } from '../cards/cards.ts';
import { homeIn, type PlanetId } from '../facts.ts';
import { namedBy } from '../phases/destiny.ts';
import type { CosmicTable } from '../table.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    will: { asks: { target: object }; tells: { saw: { from: number; faces: Face[] } } };
  }
}

/** Beside the home system of the defense: wherever else it has a colony. */
const anywhere: NonNullable<Bends['targets']> = (planets, _, table) => {
  const elsewhere = table.colonies(table.encounter.defense!).filter((planet) => !planets.includes(planet));
  return [...planets, ...elsewhere];
};

/**
 * Choice. Must: as the offense, when the destiny card is up, you name any other seat as the defense, whatever the card says,
 * and aim at any planet of its home system or at any other planet on which it has a colony.
 */
const choose: Ability = {
  id: 'will.choose',
  at: ['destiny.target'],
  as: 'offense',
  must: true,
  // whom the card names it would name in any case
  aims: (table, seat) => table.seats.filter((other) => other !== seat && other !== table.facts.destiny.named),
  threat: (board, seat, use) => (use.seat !== seat && board.seats[use.seat]!.foreign >= board.goal - 1 ? 1 : 0),
  effect(table, { seat, picks: [seen] }) {
    if (seen !== undefined) look(table, seat, Number(seen));
    table.next('will.target');
  },
  lasts: { targets: anywhere },
};

function look(table: CosmicTable, seat: number, from: number): void {
  const faces = table.seat(from).hand.map(({ face }) => face);
  if (!faces.length) return;
  table.seat(seat).notes.push({ encounter: table.encounter.number, kind: 'saw', with: from, faces });
  table.tell('will.saw', null, { [seat]: { from, faces } });
}

/** The player whose colour was drawn, not the own one; a special counts as a card of the colour of whom it names. */
const drawn = ({ facts: { destiny } }: CosmicTable, seat: number): number | null => (destiny.named === seat ? null : destiny.named);

/** As the offense that has drawn another's colour or a special: you may meet it at any of its colonies, not only in its home system. */
const wild: Ability = {
  id: 'will.wild',
  face: 'flare:will',
  flare: 'wild',
  at: ['destiny.target'],
  as: 'offense',
  when(table, seat) {
    const named = drawn(table, seat);
    return named !== null && table.foreignColonies(named) > 0;
  },
  aims: (table, seat) => [drawn(table, seat)!],
  hint: (board, seat) => (awayFrom(board, seat).some((planet) => isNewColony(board, seat, planet)) ? 1 : 0),
  lasts: { targets: anywhere },
};

/** Where else the player that was drawn lives. */
function awayFrom({ destiny, planets, homes }: CosmicView, seat: number): PlanetId[] {
  const { named } = destiny;
  return named === null || named === seat
    ? []
    : Object.keys(planets).filter((planet) => planets[planet]![named]! > 0 && homeIn(homes, planet) !== named);
}

const others = (table: CosmicTable, seat: number): number[] =>
  table.order.filter((other) => other !== seat && table.seat(other).hand.length > 0);

/** Before you choose you look at the hand of a player of your choice. */
const looking = augment(choose, {
  as: 'offense',
  when: (table, seat) => others(table, seat).length > 0,
  ways: (table, seat) => others(table, seat).map(String),
  aims: (_, __, [from]) => [Number(from)],
  hint: (board, _, way) => board.seats[Number(way)]!.hand,
  effect({ facts }, { picks }) {
    Object.assign(facts.uses.at(-2)!, { augmented: true, picks });
  },
});

export const will: Alien = {
  id: 'will',
  alert: 'green',
  abilities: [choose],
  flare: [wild, looking],
  steps: { 'will.target': target },
  replies: {
    target(board, { seat, options }) {
      const cost = ({ id }: { id: string }) => weakest(board, seat, Number(id.slice('seat:'.length)));
      return [[...options].sort((one, other) => cost(one) - cost(other))[0]!.id];
    },
  },
};

/** If it is not said: whom the card names; for a wild or the own colour, whoever has the most colonies. */
function* target(table: CosmicTable) {
  const { offense } = table.encounter;
  const { named } = table.facts.destiny;
  const usual = named === null || named === offense ? namedBy(table, 'most-colonies') : named;
  const [pick] = yield* table.ask({
    name: 'target',
    seat: offense,
    about: asks('will.target', {}),
    options: table.order.filter((seat) => seat !== offense).map((seat) => ({ id: `seat:${seat}` })),
    min: 1,
    max: 1,
    fallback: [`seat:${usual}`],
    clock: 'turn',
  });
  table.encounter.defense = Number(pick!.slice('seat:'.length));
}

/** The fewest ships that keep this seat from a new colony; those ahead are met rather than others. */
function weakest(board: CosmicView, seat: number, other: number): number {
  const open = Object.entries(board.planets).filter(
    ([planet, ships]) => isNewColony(board, seat, planet) && (ships[other]! > 0 || homeIn(board.homes, planet) === other),
  );
  return Math.min(8, ...open.map(([, ships]) => ships[other]!)) - board.seats[other]!.foreign + board.seats[other]!.hand * 0.2;
}
