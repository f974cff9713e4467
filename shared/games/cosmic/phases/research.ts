import type { Option, Question } from '../../../engine/decision.ts';
import type { Params } from '../../../engine/json.ts';
import type { Step } from '../../../engine/rules.ts';
import { momentOf } from '../abilities/orders.ts';
import { drawTechs, giveTech, isReady, neededFor, removeTech, secretsOf, shipsOn } from '../cards/techs.ts';
import { TECHS_DEALT } from '../outline.ts';
import { shipsAsked } from '../ships/sending.ts';
import { shipsOf, type CosmicTable } from '../table.ts';
import { technologies } from '../technologies/technologies.ts';

/** §11.5, C§4.1: technologies from the deal to the discards. */

/** Where systems have four planets, what takes this many ships is out of the game; X counts as fewer. */
const LONG = 8;
/** What X is worth where technologies are compared. */
const X = 3;
const NOTHING = 'word:pass';
/** To turn up what has too few ships, where that is how one gives it up. */
const SHORT = '@short';

interface Owner {
  seat: number;
}

/** The technologies of a game with these options. */
export const techsOf = (options: Params): string[] =>
  Object.keys(technologies).filter((id) => options['four_planets'] !== 'yes' || numberOf(id) < LONG);

/** Its research number; an X counts as three. */
function numberOf(tech: string): number {
  const { research } = technologies[tech]!;
  return research === 'X' ? X : research;
}

/** D-S3, D-C2: of several the one with the lowest research number, then the one drawn first. */
const easiest = (techs: readonly string[]): string => techs.reduce((best, one) => (numberOf(one) < numberOf(best) ? one : best));

/** §3.8: two technologies for each, one after the other, as far as they go. */
function deal(table: CosmicTable): void {
  table.facts.techs.deck = table.shuffle(techsOf(table.save.options));
  for (let nth = 1; nth <= TECHS_DEALT; nth++) for (const seat of table.seats) table.seat(seat).drawn.push(...drawTechs(table, 1));
  table.tell('tech-dealt', {}, Object.fromEntries(table.seats.map((seat) => [seat, { techs: [...table.seat(seat).drawn] }])));
  table.next('tech.first');
}

/** D-S3: everyone keeps one of them face down, in secret and at the same time; the others go face up to the discards. */
function* first(table: CosmicTable) {
  const choosing = table.seats.filter((seat) => table.seat(seat).drawn.length > 1);
  const picks = yield* table.askAll(choosing.map((seat) => ({ ...choice(table, seat, 'cosmic.first-tech'), sealed: true as const })));
  for (const seat of table.seats) if (table.seat(seat).drawn.length) keepOne(table, seat, picks[seat]);
}

function choice(table: CosmicTable, seat: number, key: string): Question {
  const { drawn } = table.seat(seat);
  return {
    name: String(seat),
    seat,
    about: { key },
    options: drawn.map((tech) => ({ id: `tech:${tech}` })),
    min: 1,
    max: 1,
    fallback: [`tech:${easiest(drawn)}`],
    clock: 'choose',
  };
}

function keepOne(table: CosmicTable, seat: number, [pick]: readonly string[] = []): void {
  const { drawn } = table.seat(seat);
  const tech = pick?.slice('tech:'.length) ?? drawn[0]!;
  const given = drawn.filter((one) => one !== tech);
  table.seat(seat).drawn = [];
  giveTech(table, seat, tech);
  table.facts.techs.discard.push(...given);
  table.tell('tech-kept', { seat, given }, { [seat]: { tech } });
}

/** Instead of a further encounter the offense looks at as many technologies as it has foreign colonies, and one more. */
function draw(table: CosmicTable, { seat }: Owner): void {
  const drawn = drawTechs(table, table.foreignColonies(seat) + 1);
  table.seat(seat).drawn = drawn;
  table.tell('tech-drew', { seat, count: drawn.length }, { [seat]: { techs: [...drawn] } });
  table.next('tech.keep', { seat });
}

/** D-C2: it keeps one face down and discards the others face up. */
function* keep(table: CosmicTable, { seat }: Owner) {
  const isChoice = table.seat(seat).drawn.length > 1;
  keepOne(table, seat, isChoice ? yield* table.ask(choice(table, seat, 'cosmic.keep-tech')) : []);
}

/**
 * D-R1: whenever anyone regroups, everyone with a technology face down may do one thing: set a ship of a colony to work on one of them, complete one
 * that has enough, or give one up; by an older edition one gives it up by turning it up with too few ships, or though it is secret. All are asked at once and act in the order of the table.
 */
function* act(table: CosmicTable) {
  const acting = table.order.filter((seat) => secretsOf(table, seat).length > 0);
  const picks = yield* table.askAll(acting.map((seat) => acts(table, seat)));
  const isAt = (seat: number, verb: string) => picks[seat]![0]!.startsWith(`${verb}:`);
  const sending = acting.filter((seat) => isAt(seat, 'research')).map((seat) => from(table, seat));
  const sent = yield* table.askAll(sending.filter(({ options }) => options.length > 1));
  for (const seat of acting) {
    const id = picks[seat]![0]!.split(/[:@]/)[1]!;
    if (isAt(seat, 'research')) {
      const { name, fallback } = sending.find((one) => one.seat === seat)!;
      research(table, seat, id, sent[name] ?? fallback);
    } else if (isAt(seat, 'abandon') || picks[seat]![0]!.endsWith(SHORT)) abandon(table, seat, id);
    else if (isAt(seat, 'complete')) complete(table, seat, id);
  }
}

/**
 * The last ship of a colony, and more than it takes, which may well mislead others, are offers of their own, so that no standing order does that.
 * Work that has an end goes on by itself until then; what is left as it is stays so, until something else lies there.
 */
function acts(table: CosmicTable, seat: number): Question {
  const colonies = table.colonies(seat);
  const isSpare = colonies.some((planet) => table.ships(planet, seat) > 1);
  const secrets = secretsOf(table, seat);
  const options: Option[] = [{ id: NOTHING, plan: secrets.map(({ id }) => `leave:${id}`) }];
  const blocked: { id: string; why: string }[] = [];
  for (const tech of secrets) {
    const { secret, research: needed } = technologies[tech.tech]!;
    if (secret) blocked.push({ id: `complete:${tech.id}`, why: 'tech_secret' });
    else if (isReady(table, seat, tech)) options.push({ id: `complete:${tech.id}` });
    else blocked.push({ id: `complete:${tech.id}`, why: 'tech_short' });
    if (!colonies.length) blocked.push({ id: `research:${tech.id}`, why: 'tech_no_ship' });
    else if (!isSpare) options.push({ id: `research:${tech.id}@last` });
    else if (isDone(table, seat, tech)) options.push({ id: `research:${tech.id}@more` });
    else {
      const id = `research:${tech.id}`;
      options.push(needed === 'X' ? { id } : { id, plan: [`complete:${tech.id}`, id] });
    }
    if (!table.is('tech_abandon', 'complete')) options.push({ id: `abandon:${tech.id}` });
    else if (secret || !isReady(table, seat, tech)) options.push({ id: `complete:${tech.id}${SHORT}` });
  }
  return {
    name: String(seat),
    seat,
    about: { key: 'cosmic.research' },
    options,
    min: 1,
    max: 1,
    fallback: [NOTHING],
    clock: 'respond',
    sealed: true,
    blocked,
    moment: { ...momentOf(table, 'tech.action', seat), about: secrets.map(({ id }) => id) },
  };
}

/** More ships would be of no use to it. */
const isDone = (table: CosmicTable, seat: number, { id, tech }: { id: string; tech: string }): boolean =>
  technologies[tech]!.research !== 'X' && shipsOn(table, seat, id) >= neededFor(table, tech);

/** Which ship, of any colony; if nothing is said, off the largest. */
const from = (table: CosmicTable, seat: number): Question => ({
  ...shipsAsked(table, seat, { min: 1, max: 1 }),
  name: `from ${seat}`,
  about: { key: 'cosmic.research-from' },
  clock: 'choose',
  sealed: true,
  moment: momentOf(table, 'place.research', seat),
});

function research(table: CosmicTable, seat: number, id: string, picks: readonly string[]): void {
  const ships = table.storeShips(seat, id, shipsOf(picks));
  const { tech } = table.seat(seat).techs.find((one) => one.id === id)!;
  table.tell('researched', { seat, id, ships, count: shipsOn(table, seat, id) }, { [seat]: { tech } });
}

/** It is turned up, what it does at once happens, and its ships go home. */
function complete(table: CosmicTable, seat: number, id: string): void {
  const own = table.seat(seat).techs.find((one) => one.id === id)!;
  own.up = true;
  table.tell('tech-completed', { seat, id, tech: own.tech });
  technologies[own.tech]!.completed?.(table, seat, id);
  table.next('tech.home', { seat, id });
}

function home(table: CosmicTable, { seat, id }: Owner & { id: string }): void {
  table.shipsHome(seat, id);
  const store = table.store(seat, id);
  if (store && !store.cards.length && !store.tokens) table.closeStores(seat, id);
  table.next('home');
}

/** It is shown and discarded, and its ships go home. */
function abandon(table: CosmicTable, seat: number, id: string): void {
  const { tech } = table.seat(seat).techs.find((one) => one.id === id)!;
  table.tell('tech-abandoned', { seat, id, tech });
  removeTech(table, seat, id);
  table.next('home');
}

export const researchSteps: Record<string, Step<CosmicTable>> = {
  'tech.deal': deal,
  'tech.first': first,
  'tech.draw': draw,
  'tech.keep': keep,
  'tech.action': act,
  'tech.home': home,
};
