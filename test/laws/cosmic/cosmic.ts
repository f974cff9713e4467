import type { Decision } from '../../../shared/engine/decision.ts';
import { below, shuffle, type Chance } from '../../../shared/engine/random.ts';
import type { Happening, Save, Viewer } from '../../../shared/engine/save.ts';
import { abilities, abilitiesAt, abilityOf } from '../../../shared/games/cosmic/abilities/abilities.ts';
import type { Ability } from '../../../shared/games/cosmic/abilities/ability.ts';
import { isMoment, type Moment } from '../../../shared/games/cosmic/abilities/moments.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import { faces, isEncounterCard, sortHand, typeOf, type Face } from '../../../shared/games/cosmic/cards/cards.ts';
import { countColonies } from '../../../shared/games/cosmic/phases/checks.ts';
import { sides, type Facts, type Use } from '../../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import { techOf } from '../../../shared/games/cosmic/cards/techs.ts';
import { partKey, type CosmicTable } from '../../../shared/games/cosmic/table.ts';
import type { Clause, Terms } from '../../../shared/games/cosmic/deal/terms.ts';
import { sendingOf } from '../../../shared/games/cosmic/ships/sending.ts';
import { comparedDeal, comparedWarp } from './changes.ts';
import { unsoundPromises } from './promises.ts';
import { dealing, orRandomAliens, seek } from './tables.ts';
import { canUseTech, handTech, isStopper, permuteTechs, techsBringing, techsSought, unsoundTechs } from './techs.ts';
import type { LawKit } from '../laws.ts';

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
  for (const seat of table.seats) {
    // an encounter card that everyone knows of may be in a hoard
    if (seat === viewer || holding.includes(seat)) continue;
    for (const { cards, open, lender } of table.seat(seat).stores) {
      for (const card of open || lender === viewer ? [] : cards) {
        if (!named.has(card.id)) places.push({ face: card.face, set: (face) => (card.face = face), fits: () => true });
      }
    }
  }
  facts.deck.forEach((face, at) => places.push({ face, set: (other) => (facts.deck[at] = other), fits: () => true }));
  return places;
}

function otherWorld(save: Save, viewer: Viewer, chance: Chance): Save | null {
  const table = cosmic.table(save as Save<Facts>);
  const { facts } = table;
  if (facts.winners) return null;
  shuffle(chance, facts.destiny.deck);
  permuteAliens(table, viewer, chance);
  permuteTerms(table, viewer, chance);
  permuteTechs(table, viewer, chance);
  const places = hiddenPlaces(table, viewer);
  // swapped in pairs, each only where both may lie
  for (let i = places.length - 1; i > 0; i--) {
    const one = places[i]!;
    const other = places[below(chance, i + 1)]!;
    if (!one.fits(other.face) || !other.fits(one.face)) continue;
    [one.face, other.face] = [other.face, one.face];
  }
  for (const place of places) place.set(place.face);
  for (const seat of table.seats) {
    if (seat === viewer) continue;
    sortHand(table.seat(seat).hand);
    for (const { cards } of table.seat(seat).stores) sortHand(cards);
  }
  return isUsable(table) ? save : null;
}

/** Whoever uses something is known to be able to, and to hold the cards named for it. */
function isUsable(table: CosmicTable): boolean {
  const { step, args } = table.save.agenda.at(-1)!;
  const begun = step === 'use' ? [{ picks: [], ...(args as unknown as Pick<Use, 'seat' | 'ability'>) }] : [];
  return [...begun, ...table.facts.uses].every(({ seat, ability, picks }) => {
    const held = table.seat(seat).hand.map(({ face }) => face);
    const isHeld = (face: Face) => held.filter((one) => one === face).length >= picks.filter((one) => one === face).length;
    const used = abilityOf(ability);
    const isAble = used.tech === undefined ? (used.can?.(table, seat) ?? true) : canUseTech(table, used, seat);
    return isAble && picks.every((pick) => !faces.includes(pick) || isHeld(pick));
  });
}

/** Sheets that others choose from or keep hidden might be any of those nobody has seen, but for what is never dealt hidden or comes in later. */
function permuteAliens(table: CosmicTable, viewer: Viewer, chance: Chance): void {
  const { facts, save } = table;
  const answers = save.agenda.at(-1)!.answers;
  const others = table.seats.filter((seat) => seat !== viewer && !answers[seat] && !answers['join']);
  const hidden = others.filter((seat) => facts.seats[seat]!.hidden && facts.seats[seat]!.alien);
  const isOut = (id: string) => aliens[id]!.setup && (facts.encounter !== null || table.is('hidden_powers'));
  const kept = facts.unused.filter(isOut);
  const pool = [
    ...facts.unused.filter((id) => !isOut(id)),
    ...others.flatMap((seat) => facts.seats[seat]!.dealt),
    ...hidden.map((seat) => facts.seats[seat]!.alien),
  ];
  shuffle(chance, pool);
  for (const seat of others) facts.seats[seat]!.dealt = pool.splice(0, facts.seats[seat]!.dealt.length);
  for (const seat of hidden) facts.seats[seat]!.alien = pool.pop()!;
  facts.unused = [...pool, ...kept];
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

/** What must hold beside the soundness of the facts, at any moment of an encounter. */
function unsound(save: Save): string | null {
  const table = cosmic.table(save as Save<Facts>);
  const { facts } = table;
  const sheets = [
    ...facts.unused,
    ...facts.retired,
    ...facts.seats.flatMap(({ alien, dealt, more }) => (alien ? [alien, ...more, ...dealt] : dealt)),
  ];
  if (sheets.sort().join() !== Object.keys(aliens).sort().join()) return `the sheets are ${sheets.join()}`;
  const wrong = unsoundTechs(table) ?? unsoundPromises(table);
  if (wrong) return wrong;
  const lasting = save.agenda.filter(({ step }) => step === 'occasion.over').length;
  if (lasting !== facts.occasions.length) return `${facts.occasions.length} occasions, ${lasting} of which will end`;
  return facts.encounter ? unsoundEncounter(table) : null;
}

function unsoundEncounter(table: CosmicTable): string | null {
  const { encounter, facts, save } = table;
  const { home, foreign } = countColonies(table);
  // what a deal brings about is judged together, once its ships are home
  const isJudged = !save.agenda.some(({ step }) => step === 'judge');
  if (!facts.winners) {
    for (const seat of table.seats) {
      if (isJudged && foreign[seat]! >= table.goal) return `seat ${seat} should have won`;
      const keeps = table.bends('keepsPower').some(({ held }) => held.seat === seat);
      if (table.seat(seat).up !== (keeps || home[seat]! >= table.hold)) return `the sheet of seat ${seat} lies the wrong way`;
    }
  }
  if (encounter.offense !== facts.turn && !facts.interrupted.length) return 'the offense is not the one whose turn it is';
  if (encounter.defense === encounter.offense) return 'the offense meets itself';
  const allies = sides.flatMap((side) => encounter.allies[side]);
  if (new Set(allies).size !== allies.length || allies.some((seat) => table.isMain(seat))) return `allies ${allies.join()}`;
  return unsoundStacks(table) ?? unsoundSelection(table);
}

/** Technologies by which more ships are sent. */
const boosts = abilities.filter(({ tech, lasts }) => tech !== undefined && lasts?.sending);

/** Ships are in the gate from the launch to the end, beside the planet from the alliances on; but one ship may wait in the gate from the regroup. */
function unsoundStacks(table: CosmicTable): string | null {
  const { encounter, facts, save } = table;
  const { gate, defenders, phase } = encounter;
  const isEarly = ['start', 'regroup', 'destiny'].includes(phase);
  const waiting = gate.every(({ seat, ships }) => seat === encounter.offense && ships === 1);
  if (isEarly && !waiting && !facts.winners) return 'ships in the gate before the launch';
  if ((isEarly || phase === 'launch') && defenders.length) return 'ships beside the planet before the alliances';
  for (const { seat, ships } of [...gate, ...defenders]) {
    const { max, warp } = sendingOf(table, seat, table.sideOf(seat)!);
    // who has sent a ship by a technology has sent it, though that is cancelled now
    const gone = boosts.filter(({ id, tech }) => encounter.used.includes(partKey(seat, id)) && !techOf(table, seat, tech!));
    const most = max + warp.ships + gone.length;
    if (ships < 1 || ships > most) return `a stack of ${ships}, at most ${most}`;
  }
  const left = [...gate, ...defenders, ...facts.homing, ...facts.losses, ...facts.uses, ...encounter.table];
  if (save.agenda.at(-1)?.step === 'continue' && left.length) return 'something is left at the end of the encounter';
  return null;
}

/** No card is chosen before the planning, both lie from then on until cards are discarded, unless it was decided without them; one alone while the other is foreseen or stopped. */
function unsoundSelection({ encounter, facts, save }: CosmicTable): string | null {
  if (facts.winners) return null;
  const chosen = sides.filter((side) => encounter.selected[side]).length;
  const isComing = (step: string) => save.agenda.some((frame) => frame.step === step);
  // what keeps a card from the pile takes it away just before
  const isDiscarding = save.agenda.some(({ step, args }) => step === 'window' && (args as { at?: string }).at === 'resolve.discard');
  const right = {
    start: chosen === 0,
    regroup: chosen === 0,
    destiny: chosen === 0,
    launch: chosen === 0,
    alliance: chosen === 0,
    planning: chosen !== 1 || isComing('select.second') || isComing('select.from'),
    reveal: chosen === 2,
    // decided with both cards down, they lie until they are discarded
    resolution: !isComing('discard') ? chosen === 0 : encounter.revealed ? chosen === 2 || isDiscarding : chosen !== 1,
  }[encounter.phase];
  return right ? null : `${chosen} cards chosen in the ${encounter.phase}`;
}

/** Cards, destiny or technologies are drawn, dealt or turned up, or a hand is seen to be what it is. */
const opening = [
  'dealt',
  'drew',
  'bare',
  'renewed',
  'agreed',
  'revealed',
  'played',
  'handed',
  'aborted',
  'destiny',
  'turn-over',
  'encounter',
  'tech-dealt',
  'tech-drew',
  'tech-kept',
  'tech-completed',
  'tech-abandoned',
];

/** A technology that lay face down is used. */
const showsTech = ({ type, all }: Happening): boolean => type === 'used' && String(all!['ability']).startsWith('tech:');

/** Cards that may have been hidden are named, to all or to some; also what was chosen for a use may be a card. */
const showsFaces = ({ all, only = {} }: Happening): boolean =>
  [all, ...Object.values(only)].some(
    (of) => of && ('face' in of || 'faces' in of || (of['picks'] as string[] | undefined)?.some((pick) => faces.includes(pick))),
  );

/** Whose power is whose, as everyone would see it but for the sheets that are hidden. */
const sheetsIn = ({ facts }: Save<Facts>): string =>
  JSON.stringify([facts.seats.map(({ alien, more, hidden, dealt }) => [alien, more, hidden, dealt]), facts.encounter?.lent]);

const PASS = 'word:pass';

/** What two who play at random would hardly bring about: what has not come up yet, deals, and sheets that stay hidden for a while. */
function steer(save: Save, { seat, about, options, groups = [] }: Decision, chance: Chance, wanted: ReadonlySet<string>): string[] | null {
  const key = about.key.slice('cosmic.'.length);
  const often = (hundredths: number) => below(chance, 100) < hundredths;
  const one = (list: readonly { id: string }[]) => [list[below(chance, list.length)]!.id];
  const { hand, stores, alien } = (save as Save<Facts>).facts.seats[seat]!;
  const cards = [...hand, ...stores.flatMap((store) => store.cards)];
  const faceOf = (option: string) => cards.find(({ id }) => option.split('@')[0] === `card:${id}`)?.face;
  if (isMoment(key)) {
    const hooks = abilitiesAt(key);
    const abilityIn = (option: string) =>
      hooks.find(
        ({ id, face, tech }) =>
          option.split('@')[0] === (tech === undefined ? `power:${id}` : id) || (face !== undefined && face === faceOf(option)),
      );
    const stops = options.filter(({ id }) => abilityIn(id)?.stops);
    const answers = stops.filter(({ id }) => isSought(abilityIn(id)!, wanted));
    if (answers.length && often(80)) return one(answers);
    // whatever answers a zap needs one to answer
    const isBait = key === 'on.power-use' && abilities.some((ability) => isAnswer(ability) && isSought(ability, wanted));
    const isWanted = isBait || wanted.has(`stopped ${String(about.of?.['ability'])}`);
    if (stops.length) return often(isWanted ? 90 : 4) ? one(stops) : [PASS];
    const sought = options.filter(({ id }) => hooks.some((hook) => hook.id === abilityIn(id)?.id && isSought(hook, wanted)));
    if (sought.length && often(80)) return one(sought);
    // what stops technologies is kept while one is still to be stopped
    const isKept = !sought.length && [...wanted].some((name) => name.startsWith('stopped tech:'));
    if (isKept && options.some(({ id }) => isStopper(abilityIn(id)?.tech)) && often(95)) return [PASS];
  }
  if (key === 'select') {
    // a hoard is used up, so that what comes of that can be seen
    const stored = options.filter(({ id }) => stores.some((store) => store.cards.some((card) => `card:${card.id}` === id)));
    if (stored.length && [...wanted].some((name) => name.startsWith(`used ${alien}.`)) && often(90)) return one(stored);
    // what serves those who are beaten needs somebody to be beaten
    const losers = abilities.filter((ability) => ability.id.startsWith(`${alien}.`) && ability.at.includes('on.ships-losing'));
    const strength = ({ id }: { id: string }) => Number(faceOf(id)!.slice('attack:'.length));
    const attacks = options.filter(({ id }) => faceOf(id)?.startsWith('attack:')).sort((one, other) => strength(one) - strength(other));
    if (attacks.length && losers.some((ability) => isSought(ability, wanted)) && often(60))
      return one(attacks.slice(0, Math.ceil(attacks.length / 2)));
    const talks = options.filter(({ id }) => faceOf(id) === 'negotiate');
    return talks.length && often(30) ? one(talks) : null;
  }
  if (key === 'research' && wanted.size) {
    // what is wanted is completed, and what stops it is kept
    const done = options.filter(({ id }) => id.startsWith('complete:') && !id.includes('@'));
    if (done.length && often(90)) return one(done);
    return often(70) ? [PASS] : null;
  }
  if (key === 'offer') {
    const whole = options.filter(({ group }) => !groups.some(({ id, aside }) => aside && id === group));
    return often(50) ? one(whole) : null;
  }
  const accept = options.find(({ id }) => id.startsWith('accept:'));
  if (accept) return often(75) ? [accept.id] : null;
  if (options.some(({ id }) => id === 'word:unveil') && often(90)) return one(options.filter(({ id }) => id !== 'word:unveil'));
  return null;
}

/** What anyone may have that stops what is announced there. */
const stopperAt = (at: Moment): Face =>
  abilities.find((one) => one.stops && one.face !== undefined && !one.flare && one.at.includes(at))!.face!;

/** A card that stops a card. */
const isAnswer = ({ face, stops, at }: Ability): boolean => face !== undefined && stops === true && at.includes('on.card-play');

const isSought = ({ id }: Ability, wanted: ReadonlySet<string>): boolean => wanted.has(`used ${id}`) || wanted.has(`stopped ${id}`);

/** A few cards that are wanted and what stops them go to hands in which they can be played: `2 flare:zombie`. */
function arrange(save: Save, wanted: ReadonlySet<string>, chance: Chance): string[] | null {
  const table = cosmic.table(save as Save<Facts>);
  const { facts } = table;
  // later only while nothing is going on that knows of a card
  const isQuiet = facts.encounter?.phase === 'regroup' && !facts.uses.length && !facts.occasions.length && !facts.losses.length;
  const isAnswered = Object.keys(save.agenda.at(-1)!.answers).length > 0;
  if (!isQuiet || isAnswered || facts.deck.length < 8) return null;
  const changes: string[] = [];
  const free = [...table.seats];
  const give = (face: Face, fits: (seat: number) => boolean = () => true) => {
    const fitting = free.filter(fits);
    if (!fitting.length || !pileWith(facts, face)) return;
    const seat = fitting[below(chance, fitting.length)]!;
    free.splice(free.indexOf(seat), 1);
    changes.push(`${seat} ${face}`);
  };
  const sought = abilities.filter((ability) => isSought(ability, wanted));
  const serves = ({ face, flare }: Ability) => {
    const alien = face!.split(':')[1]!;
    return (seat: number) => !flare || (flare === 'super') === (table.seat(seat).alien === alien && table.isUp(seat));
  };
  const played = sought.filter((one) => one.face !== undefined && pileWith(facts, one.face) && table.seats.some(serves(one)));
  const powers = sought.filter(
    ({ id, quiet, face }) =>
      !quiet && face === undefined && wanted.has(`stopped ${id}`) && facts.seats.some(({ alien }) => id.startsWith(`${alien}.`)),
  );
  for (const card of shuffle(chance, played).slice(0, 2)) {
    give(card.face!, serves(card));
    if (isAnswer(card)) give(stopperAt('on.power-use'));
    if (!wanted.has(`used ${card.id}`)) give(stopperAt('on.card-play'));
  }
  changes.push(...techsSought(table, sought, wanted, chance));
  const power = powers[below(chance, Math.max(1, powers.length))];
  if (power) give(stopperAt('on.power-use'), (seat) => !power.id.startsWith(`${table.seat(seat).alien}.`));
  return changes;
}

/** The pile in which there is such a card. */
const pileWith = ({ deck, discard }: Facts, face: Face): Face[] | undefined => [deck, discard].find((pile) => pile.includes(face));

/** Swaps a card of that face in a pile for one of the hand that is no encounter card, or for one of several. */
function change(save: Save, what: string): void {
  const [seat, face, ships] = what.split(' ') as [string, Face, string?];
  if (face.startsWith('tech:')) return handTech(cosmic.table(save as Save<Facts>), Number(seat), face.slice('tech:'.length), Number(ships));
  const { facts } = save as Save<Facts>;
  const { hand } = facts.seats[Number(seat)]!;
  const pile = pileWith(facts, face);
  const card = hand.find((one) => !isEncounterCard(one.face)) ?? (hand.length > 1 ? hand.at(-1) : undefined);
  if (!pile || !card) return;
  [pile[pile.indexOf(face)], card.face] = [card.face, face];
  sortHand(hand);
}

/** Every technology that brings something as it is completed was. Everything was used, and all that can be stopped was stopped, where a card comes from too: neither what is no use, nor a reinforcement, which one alien alone can cancel, nor the one technology that stops others. */
const toComeUp = [...techsBringing.map((id) => `completed ${id}`), ...usesToComeUp()];

function usesToComeUp(): string[] {
  return abilities
    .filter(({ at, quiet }) => at.length && !(quiet && at.includes('on.card-source')))
    .flatMap(({ id, quiet, tech }) =>
      quiet || id.startsWith('reinforcement:') || isStopper(tech) ? [`used ${id}`] : [`used ${id}`, `stopped ${id}`],
    );
}

/** A sheet that changes its place may have been hidden. */
function opens(before: Save): (after: Save, happenings: readonly Happening[]) => boolean {
  const sheets = sheetsIn(before as Save<Facts>);
  return (after, happenings) =>
    sheetsIn(after as Save<Facts>) !== sheets || happenings.some((one) => opening.includes(one.type) || showsFaces(one) || showsTech(one));
}

/** What asks everyone before each phase is chosen seldom. */
const tiring = Object.values(aliens).flatMap((alien) => (alien.between && alien.options) ?? []);

/** What is no ability, since it is never played, must come up too. */
const unplayed = Object.values(aliens).flatMap(({ between }) => between?.tells.map((type) => `told ${type}`) ?? []);

export const cosmicLaws: LawKit = {
  rules: cosmic,
  options(chance, seats) {
    const pick = (id: string) => {
      const { choices } = cosmic.options.find((spec) => spec.id === id)!;
      return choices[below(chance, choices.length)]!;
    };
    const first = below(chance, seats + 1);
    const any = Object.fromEntries(cosmic.options.map(({ id }) => [id, pick(id)]));
    return orRandomAliens(
      {
        ...any,
        first_player: first === seats ? 'destiny' : String(first),
        ...(any['flares'] === 'no' && { unlimited_flares: 'no' }),
        ...Object.fromEntries(tiring.flatMap((spec) => (below(chance, 8) > 0 ? [[spec.id, spec.default]] : []))),
      },
      seats,
    );
  },
  otherWorld,
  opens,
  shows: (happenings) => happenings.some(({ type }) => type === 'played'),
  unsound,
  compare(before) {
    const laws = [comparedWarp(before as Save<Facts>), comparedDeal(before as Save<Facts>)];
    return (after, happenings) => laws.reduce<string | null>((wrong, law) => wrong ?? law(after as Save<Facts>, happenings), null);
  },
  dealing,
  seek,
  steer,
  arrange,
  change,
  progress: (save) => (save as Save<Facts>).facts.encounters,
  cameUp: (happenings) =>
    happenings.flatMap(({ type, all }) => {
      if (type === 'tech-completed') return [`completed ${all!['tech'] as string}`];
      if (type === 'used' || type === 'played') return [`used ${all!['ability'] as string}`];
      if (type === 'stopped') return [`stopped ${all!['ability'] as string}`];
      return unplayed.includes(`told ${type}`) ? [`told ${type}`] : [];
    }),
  mustComeUp: [...toComeUp, ...unplayed],
};
