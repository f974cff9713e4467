import { fullDeck } from './cards/cards.ts';
import { destinyDeck } from './cards/destiny.ts';
import { cardOn, sides } from './facts.ts';
import { isLoose } from './ships/flagships.ts';
import type { CosmicTable } from './table.ts';

/** §13: every ship and card is in exactly one place. */
export function unsound(table: CosmicTable): string | null {
  return unsoundShips(table) ?? unsoundCards(table) ?? unsoundSheets(table) ?? unsoundTechs(table) ?? unsoundDestiny(table);
}

export function unsoundShips(table: CosmicTable): string | null {
  const { encounter, homing, planets } = table.facts;
  for (const seat of table.seats) {
    const stacks = [...(encounter?.gate ?? []), ...(encounter?.defenders ?? [])].filter((stack) => stack.seat === seat);
    const air = homing.filter((one) => one.seat === seat).flatMap(({ from }) => Object.values(from));
    const landed = Object.values(planets).map((ships) => ships[seat]!);
    const stored = table.facts.seats.flatMap(({ stores }) => stores.map(({ ships }) => ships[seat] ?? 0));
    const { warp, out } = table.seat(seat);
    const counted = [...landed, ...stacks.map(({ ships }) => ships), ...air, ...stored, warp, out];
    if (counted.some((count) => count < 0 || !Number.isInteger(count))) return `seat ${seat} has ${counted.join()} ships`;
    const sum = counted.reduce((a, b) => a + b, 0);
    const named = table.facts.flagships.filter((one) => one.seat === seat);
    const lost = named.find((one) => isLoose(table, one));
    if (lost) return `${lost.id} is not at ${lost.at}`;
    if (sum !== table.planetsEach * 4 + named.length) return `seat ${seat} has ${sum} ships`;
    if (stacks.length > 1) return `seat ${seat} is on both sides`;
  }
  return null;
}

function unsoundCards({ facts }: CosmicTable): string | null {
  const { deck, discard, seats, encounter, uses } = facts;
  if (deck.length + discard.length === 0) return null;
  const hands = seats.flatMap(({ hand, stores }) => [...hand, ...stores.flatMap((store) => store.cards)]);
  const cards = [
    ...deck,
    ...discard,
    ...hands.map(({ face }) => face),
    ...sides.flatMap((side) => encounter?.selected[side]?.face ?? []),
    ...(encounter?.table ?? []).map(({ face }) => face),
    ...uses.flatMap((use) => cardOn(use) ?? []),
  ];
  if (cards.sort().join() !== [...fullDeck(), ...facts.flares].sort().join()) return `the cards are ${cards.join()}`;
  return new Set(hands.map(({ id }) => id)).size !== hands.length ? 'two cards share an id' : null;
}

/** A later release knows more aliens than a game was dealt from, but none lies twice. */
function unsoundSheets({ facts: { unused, retired, seats } }: CosmicTable): string | null {
  const sheets = [...unused, ...retired, ...seats.flatMap(({ alien, more, dealt }) => (alien ? [alien, ...more, ...dealt] : dealt))];
  return new Set(sheets).size !== sheets.length ? `the sheets are ${sheets.join()}` : null;
}

/** Of technologies too a later release knows more; what lies on one lies in the store of its id. */
function unsoundTechs({ facts: { techs, seats } }: CosmicTable): string | null {
  const given = seats.flatMap((seat) => seat.techs);
  const all = [...techs.deck, ...techs.discard, ...given.map(({ tech }) => tech), ...seats.flatMap(({ drawn }) => drawn)];
  if (new Set(all).size !== all.length) return `the technologies are ${all.join()}`;
  if (new Set(given.map(({ id }) => id)).size !== given.length) return 'two technologies share an id';
  const lost = seats.flatMap((seat) => seat.stores.filter(({ of }) => TECH.test(of) && !seat.techs.some(({ id }) => id === of)));
  return lost.length ? `nothing lies under the store ${lost[0]!.of}` : null;
}

const TECH = /^t\d+$/;

function unsoundDestiny({ facts, save }: CosmicTable): string | null {
  if (!facts.encounter) return null;
  const { deck, discard, current } = facts.destiny;
  const destiny = [...deck, ...discard, ...(current ? [current] : [])].sort().join();
  return destiny !== destinyDeck(save.seats).sort().join() ? `destiny is ${destiny}` : null;
}
