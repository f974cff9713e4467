import { below, shuffle, type Chance } from '../../shared/engine/random.ts';
import type { Save, Viewer } from '../../shared/engine/save.ts';
import { abilities } from '../../shared/games/cosmic/abilities.ts';
import { fullDeck, isEncounterCard, sortHand, typeOf, type Face } from '../../shared/games/cosmic/cards.ts';
import { countColonies } from '../../shared/games/cosmic/checks.ts';
import { destinyDeck } from '../../shared/games/cosmic/destiny.ts';
import { sides, type Facts } from '../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import { CosmicTable } from '../../shared/games/cosmic/table.ts';
import type { LawKit } from './laws.ts';

/** A place where a card lies that the viewer can't see, with what may lie there. */
interface Place {
  face: Face;
  set(face: Face): void;
  fits(face: Face): boolean;
}

/** Seats of which everyone knows that they hold an encounter card. */
function mustHold(table: CosmicTable): number[] {
  const { encounter } = table.facts;
  if (!encounter) return [];
  const { offense, defense, selected, phase, outcome } = encounter;
  const seats: number[] = [];
  if ((!selected.offense && !outcome && phase !== 'start') || table.save.agenda.at(-1)?.step === 'continue') seats.push(offense);
  if (phase === 'planning' && !selected.defense) seats.push(defense!);
  return seats;
}

/** Every hidden card may be any other, but for what everyone can know of it: chosen cards stay on offer, and so do hands that bargain. */
function hiddenPlaces(table: CosmicTable, viewer: Viewer): Place[] {
  const { facts, save } = table;
  const places: Place[] = [];
  const named = new Set(JSON.stringify(save.agenda).match(/\bc\d+\b/g));
  const bargain = facts.encounter?.bargain;
  const holding = mustHold(table);
  for (const seat of table.seats) {
    if (seat === viewer) continue;
    let needs = holding.includes(seat);
    for (const card of table.seat(seat).hand) {
      const isKept = named.has(card.id) || (bargain && sides.some((side) => bargain.plan[side].cards.includes(card.id)));
      if (isKept) {
        if (isEncounterCard(card.face)) needs = false;
        continue;
      }
      const type = typeOf(card.face);
      const isHeld = needs && isEncounterCard(card.face);
      if (isHeld) needs = false;
      const inDeal = bargain && table.isMain(seat);
      places.push({
        face: card.face,
        set: (face) => (card.face = face),
        fits: (face) => (inDeal ? typeOf(face) === type : !isHeld || isEncounterCard(face)),
      });
    }
  }
  if (facts.encounter) {
    for (const side of sides) {
      const card = facts.encounter.selected[side];
      if (card && !card.up && card.by !== viewer)
        places.push({ face: card.face, set: (face) => (card.face = face), fits: isEncounterCard });
    }
  }
  facts.deck.forEach((face, at) => places.push({ face, set: (other) => (facts.deck[at] = other), fits: () => true }));
  return places;
}

function otherWorld(save: Save, viewer: Viewer, chance: Chance): Save | null {
  const table = new CosmicTable(save as Save<Facts>);
  const { facts } = table;
  if (facts.winners) return null;
  shuffle(chance, facts.destiny.deck);
  permuteAliens(table, viewer, chance);
  const places = hiddenPlaces(table, viewer);
  // swapped in pairs, each only where both may lie
  for (let i = places.length - 1; i > 0; i--) {
    const one = places[i]!;
    const other = places[below(chance, i + 1)]!;
    if (!one.fits(other.face) || !other.fits(one.face)) continue;
    [one.face, other.face] = [other.face, one.face];
  }
  for (const place of places) place.set(place.face);
  for (const seat of table.seats) if (seat !== viewer) sortHand(table.seat(seat).hand);
  return save;
}

/** Sheets that others choose from or keep hidden might be any of those nobody has seen. */
function permuteAliens(table: CosmicTable, viewer: Viewer, chance: Chance): void {
  const { facts, save } = table;
  const answers = save.agenda.at(-1)!.answers;
  const others = table.seats.filter((seat) => seat !== viewer && !answers[seat] && !answers['join']);
  const hidden = others.filter((seat) => facts.seats[seat]!.hidden && facts.seats[seat]!.alien);
  const pool = [...facts.unused, ...others.flatMap((seat) => facts.seats[seat]!.dealt), ...hidden.map((seat) => facts.seats[seat]!.alien)];
  shuffle(chance, pool);
  for (const seat of others) facts.seats[seat]!.dealt = pool.splice(0, facts.seats[seat]!.dealt.length);
  for (const seat of hidden) facts.seats[seat]!.alien = pool.pop()!;
  facts.unused = pool;
}

const full = fullDeck().sort().join();

/** §13: every ship and card in exactly one place, and what else must hold at any moment. */
function unsound(save: Save): string | null {
  const table = new CosmicTable(save as Save<Facts>);
  const { facts } = table;
  const { encounter, uses, homing } = facts;
  const all = table.planetsEach * 4;
  for (const seat of table.seats) {
    const stacks = [...(encounter?.gate ?? []), ...(encounter?.defenders ?? [])].filter((stack) => stack.seat === seat);
    const air = homing.filter((one) => one.seat === seat).flatMap(({ from }) => Object.values(from));
    const planets = Object.values(facts.planets).map((ships) => ships[seat]!);
    const counted = [...planets, ...stacks.map(({ ships }) => ships), ...air, table.seat(seat).warp];
    if (counted.some((count) => count < 0 || !Number.isInteger(count))) return `seat ${seat} has ${counted.join()} ships`;
    const sum = counted.reduce((a, b) => a + b, 0);
    if (sum !== all) return `seat ${seat} has ${sum} ships`;
    if (stacks.length > 1) return `seat ${seat} is on both sides`;
  }
  if (facts.deck.length + facts.discard.length > 0) {
    const hands = facts.seats.flatMap(({ hand }) => hand);
    const selected = sides.flatMap((side) => encounter?.selected[side]?.face ?? []);
    const cards = [
      ...facts.deck,
      ...facts.discard,
      ...hands.map(({ face }) => face),
      ...selected,
      ...(encounter?.table ?? []).map(({ face }) => face),
      ...uses.flatMap(({ face }) => (face ? [face] : [])),
    ];
    if (cards.sort().join() !== full) return `the cards are ${cards.join()}`;
    if (new Set(hands.map(({ id }) => id)).size !== hands.length) return 'two cards share an id';
  }
  const { deck, discard, current } = facts.destiny;
  const destiny = [...deck, ...discard, ...(current ? [current] : [])].sort().join();
  if (facts.encounter && destiny !== destinyDeck(save.seats).sort().join()) return `destiny is ${destiny}`;
  return encounter ? unsoundEncounter(table) : null;
}

function unsoundEncounter(table: CosmicTable): string | null {
  const { encounter, facts } = table;
  const { home, foreign } = countColonies(table);
  if (!facts.winners) {
    for (const seat of table.seats) {
      if (foreign[seat]! >= table.goal) return `seat ${seat} should have won`;
      if (table.seat(seat).up !== home[seat]! >= table.hold) return `the sheet of seat ${seat} lies the wrong way`;
    }
  }
  if (encounter.defense === encounter.offense) return 'the offense meets itself';
  const allies = sides.flatMap((side) => encounter.allies[side]);
  if (new Set(allies).size !== allies.length || allies.some((seat) => table.isMain(seat))) return `allies ${allies.join()}`;
  const chosen = sides.filter((side) => encounter.selected[side]).length;
  if (encounter.phase === 'reveal' && chosen !== 2) return `${chosen} cards in the reveal`;
  const isEarly = ['start', 'regroup', 'destiny'].includes(encounter.phase);
  const waiting = encounter.gate.every(({ seat, ships }) => seat === encounter.offense && ships === 1);
  if (isEarly && !waiting && !facts.winners) return 'ships in the gate before the launch';
  if (encounter.gate.some(({ ships }) => ships < 1 || ships > 4)) return 'a stack of the wrong size';
  return null;
}

const opening = [
  'aliens',
  'dealt',
  'rotated',
  'unveiled',
  'drew',
  'renewed',
  'revealed',
  'shown',
  'played',
  'handed',
  'discarded',
  'aborted',
  'destiny',
  'turn-over',
  'encounter',
];

/**
 * What a minute of random play is sure to see stopped. There are four zaps in the deck, so the rest is stopped now and then,
 * and two who play at random agree too seldom to be quashed: the tests of each alien and artifact show those.
 */
const stopped = ['human.add4', 'macron.limit', 'artifact:cosmic-zap', 'artifact:plague'].map((id) => `stopped ${id}`);

export const cosmicLaws: LawKit = {
  rules: cosmic,
  options(chance, seats) {
    const pick = (id: string) => {
      const { choices } = cosmic.options.find((spec) => spec.id === id)!;
      return choices[below(chance, choices.length)]!;
    };
    const first = below(chance, seats + 1);
    return {
      ...Object.fromEntries(cosmic.options.map(({ id }) => [id, pick(id)])),
      first_player: first === seats ? 'destiny' : String(first),
    };
  },
  otherWorld,
  opens: (happenings) =>
    happenings.some(({ type, only }) => opening.includes(type) || (type === 'offered' && Object.values(only!).some((of) => 'faces' in of))),
  unsound,
  cameUp: (happenings) =>
    happenings.flatMap(({ type, all }) => {
      if (type === 'used' || type === 'played') return [`used ${all!['ability'] as string}`];
      return type === 'stopped' ? [`stopped ${all!['ability'] as string}`] : [];
    }),
  mustComeUp: [...abilities.filter(({ id }) => id !== 'artifact:quash').map(({ id }) => `used ${id}`), ...stopped],
};
