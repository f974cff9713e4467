import type { OrderCue, Question } from '../../../engine/decision.ts';
import { below, farAhead } from '../../../engine/random.ts';
import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { ownMoment, type OwnOrder } from '../abilities/orders.ts';
import { asks } from '../abilities/own.ts';
import { phases, type Spent } from '../facts.ts';
import { typeOf, type Card, type Face } from '../cards/cards.ts';
import { isLocked } from '../deal/locks.ts';
import { fetchSpent } from '../phases/resolution.ts';
import type { CosmicTable } from '../table.ts';
import { shorten } from '../window/shorten.ts';

declare module '../abilities/own.ts' {
  interface Own {
    filch: {
      options: { filch_flare: { choices: 'standard' | 'classic'; bars: 'classic_without_flares' } };
      uses: { steal: never };
      asks: { cheat: { words: 'pass' | 'ship' | 'deck' }; accuse: { words: 'pass' } };
      orders: 'cheat' | 'accuse' | 'accuse.glance';
      tells: {
        stole: { seat: number; face: Face };
        caught: { seat: number; face: Face };
        accused: { from: number; to: number };
        exposed: { seat: number };
        slipped: Record<never, never>;
        took: { faces: Face[] };
      };
      loses: true;
    };
  }
}

const FLARE = 'flare:filch';

/** Theft. As a main player, once cards are discarded, you may take the encounter card that your opponent fought with out of the pile into your hand. */
const steal: Ability = {
  id: 'filch.steal',
  at: ['resolve.discard'],
  stage: 'after',
  as: 'main',
  when: (table, seat) => spentBy(table, table.opponentOf(seat)) !== undefined,
  effect(table, { seat, picks: [from] }) {
    const card = spentBy(table, from === undefined ? table.opponentOf(seat) : Number(from));
    // the pile may have become the deck in an answer
    if (!card) return;
    fetchSpent(table, card, seat);
    table.tell('filch.stole', { seat, face: card.face });
  },
};

/** Which of the two flares is in the game. */
const isClassic = (table: CosmicTable): boolean => table.is('filch_flare', 'classic');

/** J-23: not one that a deal needs, with the flare out of the hand. */
function negotiateOf(table: CosmicTable, seat: number): Card | undefined {
  const rest = table.seat(seat).hand.filter(({ face }) => face !== FLARE);
  return rest.find(({ id, face }) => face === 'negotiate' && !isLocked(table, seat, id, rest));
}

/** When someone else plays an artifact or a flare: for a negotiate, which you discard, it has no effect and comes to your hand. */
const wild: Ability = {
  id: 'filch.wild',
  face: FLARE,
  flare: 'wild',
  at: ['on.card-play'],
  as: 'any',
  stops: true,
  when: (table, seat) => !isClassic(table) && table.use.seat !== seat && ['artifact', 'flare'].includes(typeOf(table.use.face!)),
  can: (table, seat) => negotiateOf(table, seat) !== undefined,
  aims: ({ use }) => [use.seat],
  effect(table, { seat }) {
    const negotiate = negotiateOf(table, seat);
    if (!negotiate) return;
    const caught = table.facts.uses.at(-2)!;
    caught.stopped = true;
    caught.goesTo = seat;
    table.discard([{ seat, face: table.fromHand(seat, negotiate.id) }]);
    table.tell('filch.caught', { seat, face: caught.face! });
  },
};

/** Whatever your role, you may take the encounter card of any other seat. */
const owners = (table: CosmicTable, seat: number): number[] => table.order.filter((other) => other !== seat && spentBy(table, other));
const anyone = enable(steal, {
  as: 'any',
  when: (table, seat) => owners(table, seat).length > 0,
  ways: (table, seat) => owners(table, seat).map(String),
  aims: (_, __, [from]) => [Number(from)],
  // as a main player it has its opponent's already
  hint: ({ encounter }, seat) => ([encounter!.offense, encounter!.defense].includes(seat) ? 0 : 1),
});

/** Who wants to cheat says so in its orders; and by its orders anyone can keep watch before every phase. */
const cheatOrder: OwnOrder = { moment: 'filch.cheat', roles: ['any'], usual: [], flare: true };
const accuseOrder: OwnOrder = { moment: 'filch.accuse', roles: ['glance', 'any'], usual: ['glance'] };

/**
 * The wild side of the classic flare is a licence to cheat. Before each phase whoever holds it may slip a ship of its own out of the warp, the top card of the
 * deck or any card of the pile; nobody is told. Then everyone may accuse one other. Who is caught in the act gives back what it took, shows the flare and
 * loses a ship; a wrong accusation costs nothing. It is never played, so that nothing answers it, and it stays where it is.
 */
export const filch: Alien = {
  id: 'filch',
  alert: 'green',
  abilities: [steal],
  flare: [wild, anyone],
  options: [
    {
      id: 'filch_flare',
      choices: ['standard', 'classic'],
      default: 'standard',
      bars: [
        {
          choice: 'classic',
          beside: { flares: 'no' },
          why: 'classic_without_flares',
          idle: true,
          remedy: { option: 'flares', choice: 'yes' },
        },
      ],
      group: 'aliens',
    },
  ],
  between: {
    step: 'filch.cheat',
    when: (table) => isClassic(table) && table.hasFlares,
    orders: [cheatOrder, accuseOrder],
    tells: ['filch.slipped', 'filch.exposed'],
  },
  steps: { 'filch.cheat': cheat, 'filch.accuse': accuse },
};

const PASS = 'word:pass';

/** Who is asked does not depend on who holds the flare: all who hold anything. */
function* cheat(table: CosmicTable) {
  const asked = table.order.filter((seat) => table.seat(seat).hand.length > 0);
  if (!asked.length) return;
  const picks = yield* table.askAll(
    shorten(
      table,
      asked.map((seat) => secretly(seat, 'cheat', chances(table, seat), ownMoment(table, cheatOrder))),
    ),
  );
  const thief = asked.find((seat) => picks[seat]![0] !== PASS);
  table.next('filch.accuse', thief === undefined ? null : { seat: thief, take: picks[thief]![0]!, flare: flareOf(table, thief)!.id });
}

const flareOf = (table: CosmicTable, seat: number): Card | undefined => table.seat(seat).hand.find(({ face }) => face === FLARE);

/** What there is to be taken. */
function chances(table: CosmicTable, seat: number): string[] {
  if (!flareOf(table, seat) || table.hasPower(seat, 'filch')) return [];
  const { deck, discard } = table.facts;
  return [
    ...(table.seat(seat).warp && table.hasColony(seat) ? ['word:ship'] : []),
    ...(deck.length ? ['word:deck'] : []),
    ...[...new Set(discard)].map((face) => `face:${face}`),
  ];
}

const secretly = (seat: number, what: 'cheat' | 'accuse', options: readonly string[], moment: OrderCue): Question => ({
  name: String(seat),
  seat,
  about: asks(`filch.${what}`, {}),
  options: [PASS, ...options].map((id) => ({ id })),
  min: 1,
  max: 1,
  fallback: [PASS],
  clock: 'respond',
  sealed: true,
  moment,
});

/** To be asked before every phase would be tedious: once an encounter, before a phase that nobody can foresee, all look around who are not busy as main players. */
function glances(table: CosmicTable, seat: number): boolean {
  const { number, phase } = table.encounter;
  const coming = phases.findIndex((one) => one === phase) + 1;
  return !table.isMain(seat) && coming === below(farAhead(table.save.chance, APART + number), phases.length);
}

/** Apart from all that frames draw for themselves. */
const APART = 2 ** 30;

interface Theft {
  seat: number;
  take: string;
  flare: string;
}

/** Everyone may point at somebody, whether there was anything to be seen or not. */
function* accuse(table: CosmicTable, theft: Theft | null) {
  const others = (seat: number) => table.order.filter((other) => other !== seat).map((other) => `seat:${other}`);
  const momentAt = (seat: number) => ownMoment(table, accuseOrder, glances(table, seat) ? ['glance'] : []);
  const picks = yield* table.askAll(
    shorten(
      table,
      table.order.map((seat) => secretly(seat, 'accuse', others(seat), momentAt(seat))),
    ),
  );
  const accusing = table.order.filter((seat) => picks[seat]![0] !== PASS);
  for (const from of accusing) table.tell('filch.accused', { from, to: Number(picks[from]![0]!.slice('seat:'.length)) });
  if (!theft) return;
  const { seat } = theft;
  if (!accusing.some((from) => picks[from]![0] === `seat:${seat}`)) return slip(table, theft);
  table.tell('filch.exposed', { seat });
  table.next('shed', { cause: 'filch', seats: [seat], count: 1, gate: false, outside: true });
}

/** Nobody has seen it; what is where now, everyone can see. */
function slip(table: CosmicTable, { seat, take }: Theft): void {
  table.tell('filch.slipped', {});
  if (take === 'word:ship') {
    table.fromWarp(seat, 1);
    table.sendHome(seat, { warp: 1 });
    table.tell('released', { owner: seat, ships: 1 });
    table.next('home');
    return table.occur({ at: 'on.ships-retrieved', retrieved: [{ seat, ships: 1 }] });
  }
  const face = take === 'word:deck' ? table.facts.deck.pop()! : table.fromPile(take.slice('face:'.length));
  table.toHand(seat, face);
  table.tell('filch.took', null, { [seat]: { faces: [face] } });
}

/** The card it fought with; one that was only added to it is none. */
const spentBy = (table: CosmicTable, seat: number): Spent | undefined =>
  table.encounter.spent.find((card) => card.seat === seat && !card.added);
