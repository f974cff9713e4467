import type { Decision } from '../../shared/engine/decision.ts';
import { below, shuffle, type Chance } from '../../shared/engine/random.ts';
import type { Save, Viewer } from '../../shared/engine/save.ts';
import { abilities } from '../../shared/games/cosmic/abilities.ts';
import { aliens } from '../../shared/games/cosmic/aliens/aliens.ts';
import { fullDeck, isEncounterCard, sortHand, typeOf, type Face } from '../../shared/games/cosmic/cards.ts';
import { countColonies } from '../../shared/games/cosmic/checks.ts';
import { destinyDeck } from '../../shared/games/cosmic/destiny.ts';
import { sides, type Facts } from '../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import { CosmicTable } from '../../shared/games/cosmic/table.ts';
import type { Clause, Terms } from '../../shared/games/cosmic/terms.ts';
import { comparedDeal, comparedWarp } from './cosmic-changes.ts';
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
  permuteTerms(table, viewer, chance);
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

/** Where terms are sealed nobody but the two can tell them from others with the same colonies, until cards were settled for them. */
function permuteTerms(table: CosmicTable, viewer: Viewer, chance: Chance): void {
  const bargain = table.facts.encounter?.bargain;
  const frame = table.save.agenda.at(-1)!;
  const isSettled = !['bargain', 'plan.cards'].includes(frame.step) || Object.keys(frame.answers).length > 0;
  if (!bargain || isSettled || !table.is('deal_sight', 'sealed') || (viewer !== 'watch' && table.isMain(viewer))) return;
  for (const side of sides) {
    const offer = bargain.offers[side];
    if (offer) Object.assign(offer, { terms: otherTerms(table, offer.terms, chance), shown: [] });
  }
  if (bargain.struck) bargain.struck = otherTerms(table, bargain.struck, chance);
}

function otherTerms(table: CosmicTable, terms: Terms, chance: Chance): Terms {
  const some = (seat: number): Clause[] => {
    const { hand } = table.seat(seat);
    if (!hand.length) return [];
    const typed: Clause = { kind: 'type', count: 1, what: typeOf(hand[0]!.face) };
    const kinds: Clause[][] = [[], [{ kind: 'random', count: 1, what: '' }], [typed], [{ kind: 'any', count: 1, what: '' }]];
    if (hand.length > 1) kinds.push([typed, { kind: 'any', count: 1, what: '' }]);
    return kinds[below(chance, kinds.length)]!;
  };
  const gives = { offense: some(table.main('offense')), defense: some(table.main('defense')) };
  return { ...terms, gives };
}

const full = fullDeck().sort().join();
const sheets = Object.keys(aliens).sort().join();

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
  const laid = [...facts.unused, ...facts.retired, ...facts.seats.flatMap(({ alien, dealt }) => (alien ? [alien, ...dealt] : dealt))];
  if (laid.sort().join() !== sheets) return `the sheets are ${laid.join()}`;
  const lasting = save.agenda.filter(({ step }) => step === 'occasion.over').length;
  if (lasting !== facts.occasions.length) return `${facts.occasions.length} occasions, ${lasting} of which will end`;
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
  if (encounter.offense !== facts.turn) return 'the offense is not the one whose turn it is';
  if (encounter.defense === encounter.offense) return 'the offense meets itself';
  const allies = sides.flatMap((side) => encounter.allies[side]);
  if (new Set(allies).size !== allies.length || allies.some((seat) => table.isMain(seat))) return `allies ${allies.join()}`;
  return unsoundStacks(table) ?? unsoundSelection(table);
}

/** Ships are in the gate from the launch to the end, beside the planet from the alliances on; but one ship may wait in the gate from the regroup. */
function unsoundStacks({ encounter, facts, save }: CosmicTable): string | null {
  const { gate, defenders, limits, phase } = encounter;
  const isEarly = ['start', 'regroup', 'destiny'].includes(phase);
  const waiting = gate.every(({ seat, ships }) => seat === encounter.offense && ships === 1);
  if (isEarly && !waiting && !facts.winners) return 'ships in the gate before the launch';
  if ((isEarly || phase === 'launch') && defenders.length) return 'ships beside the planet before the alliances';
  for (const { seat, ships } of [...gate, ...defenders]) {
    const most = limits.find((one) => one.seat === seat)?.ships ?? 4;
    if (ships < 1 || ships > most) return `a stack of ${ships}, at most ${most}`;
  }
  const left = [...gate, ...defenders, ...facts.homing, ...facts.losses, ...facts.uses, ...encounter.table];
  if (save.agenda.at(-1)?.step === 'continue' && left.length) return 'something is left at the end of the encounter';
  return null;
}

/** No card is chosen before the planning, both lie from then on until cards are discarded; one alone while the other is foreseen or stopped. */
function unsoundSelection({ encounter, facts, save }: CosmicTable): string | null {
  if (facts.winners) return null;
  const chosen = sides.filter((side) => encounter.selected[side]).length;
  const isComing = (step: string) => save.agenda.some((frame) => frame.step === step);
  const isKept = encounter.used.some((used) => used.endsWith(':clone.keep'));
  const right = {
    start: chosen === 0,
    regroup: chosen === 0,
    destiny: chosen === 0,
    launch: chosen === 0,
    alliance: chosen === 0,
    planning: chosen !== 1 || encounter.foresees !== null || isComing('select.from'),
    reveal: chosen === 2,
    resolution: chosen === (isComing('discard') ? (isKept ? 1 : 2) : 0),
  }[encounter.phase];
  return right ? null : `${chosen} cards chosen in the ${encounter.phase}`;
}

const opening = [
  'aliens',
  'dealt',
  'rotated',
  'unveiled',
  'drew',
  'bare',
  'renewed',
  'agreed',
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

const PASS = 'word:pass';

/** There are four zaps in the deck and much to be zapped, so they are kept for what comes up seldom; in a hundred, how often each is answered. */
const answered: Record<string, number> = {
  'human.add4': 25,
  'macron.limit': 25,
  'macron.mass': 40,
  'oracle.foresee': 40,
  'zombie.immortal': 45,
  'artifact:card-zap': 50,
  'artifact:cosmic-zap': 15,
  'artifact:mobius-tubes': 15,
  'artifact:plague': 18,
  'artifact:force-field': 25,
  'artifact:emotion-control': 25,
  'artifact:ionic-gas': 25,
};

/** What two who play at random would hardly bring about: zaps, deals, quashes, and sheets that stay hidden for a while. */
function steer(save: Save, { seat, about, options }: Decision, chance: Chance): string[] | null {
  const key = about.key.slice('cosmic.'.length);
  const often = (hundredths: number) => below(chance, 100) < hundredths;
  const one = (list: readonly { id: string }[]) => [list[below(chance, list.length)]!.id];
  const cards = options.filter(({ id }) => id.startsWith('card:'));
  if (cards.length && (key === 'on.power-use' || key === 'on.card-play')) {
    return often(answered[String(about.of!['ability'])] ?? 90) ? one(cards) : [PASS];
  }
  if (key === 'deal.agreed' && cards.length) return often(90) ? one(cards) : [PASS];
  if (key === 'select') {
    const { hand } = (save as Save<Facts>).facts.seats[seat]!;
    const talks = cards.filter(({ id }) => hand.find((card) => `card:${card.id}` === id)?.face === 'negotiate');
    return talks.length && often(30) ? one(talks) : null;
  }
  if (key === 'offer') return options.length && often(50) ? one(options) : null;
  const accept = options.find(({ id }) => id.startsWith('accept:'));
  if (accept) return often(75) ? [accept.id] : null;
  if (options.some(({ id }) => id === 'word:unveil') && often(90)) return one(options.filter(({ id }) => id !== 'word:unveil'));
  return null;
}

/** Everything was used, and all that can be stopped was stopped: a reinforcement can't be, so far. */
const toComeUp = abilities.flatMap(({ id }) => (id.startsWith('reinforcement:') ? [`used ${id}`] : [`used ${id}`, `stopped ${id}`]));

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
  compare(before) {
    const laws = [comparedWarp(before as Save<Facts>), comparedDeal(before as Save<Facts>)];
    return (after, happenings) => laws.reduce<string | null>((wrong, law) => wrong ?? law(after as Save<Facts>, happenings), null);
  },
  steer,
  cameUp: (happenings) =>
    happenings.flatMap(({ type, all }) => {
      if (type === 'used' || type === 'played') return [`used ${all!['ability'] as string}`];
      return type === 'stopped' ? [`stopped ${all!['ability'] as string}`] : [];
    }),
  mustComeUp: toComeUp,
};
