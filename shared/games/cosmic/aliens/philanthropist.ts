import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { isMainPlayer } from '../bot/odds.ts';
import { isAttack, isEncounterCard, valueOf, type Card, type Face } from '../cards/cards.ts';
import { sides, type Note } from '../facts.ts';
import { handOver } from '../phases/resolution.ts';
import { giveOrder } from '../ships/defaults.ts';
import { partKey, type CosmicTable } from '../table.ts';
import { sideOf } from '../totals/forces.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    philanthropist: {
      uses: { give: number };
      asks: { gift: { of: { to: number }; act: true } };
      tells: { lent: { from: number; to: number } };
      loses: true;
    };
  }
}

/** A last encounter card that is hardly worth fighting with, so that a new hand is better. */
function poor(hand: readonly Card[]): Card | undefined {
  const [last, ...others] = hand.filter(({ face }) => isEncounterCard(face));
  return last && !others.length && (!isAttack(last.face) || valueOf(last.face) < 9) ? last : undefined;
}

/**
 * Giving. As a main player or an ally you may, once the alliances stand, give a main player a card of your hand: your opponent, if you are one yourself.
 * A main player who has given the last encounter card away shows its hand and draws a new one, the offense too.
 */
const give: Ability = {
  id: 'philanthropist.give',
  at: ['alliance.formed'],
  as: 'side',
  when: (table, seat) => table.seat(seat).hand.length > 0,
  ways: (table, seat) =>
    sides
      .map((side) => table.main(side))
      .filter((main) => main !== seat)
      .map(String),
  aims: (_, __, [to]) => [Number(to)],
  hint: (board, seat) => (isMainPlayer(board, seat) && poor(board.hand!) ? 1 : 0),
  effect: (table, { seat, picks }) => table.next('philanthropist.gift', { seat, to: Number(picks[0]) }),
};

/** As anyone regroups, for a ship of yours: until the encounter is over another has your power instead of its own, and you do not. */
const wild: Ability = {
  id: 'philanthropist.wild',
  face: 'flare:philanthropist',
  flare: 'wild',
  at: ['regroup.start'],
  as: 'any',
  when: (table, seat) => table.isUp(seat) && table.powers(seat).length > 0 && table.hasColony(seat),
  ways: (table, seat) => table.order.filter((other) => other !== seat).map(String),
  aims: (_, __, [to]) => [Number(to)],
  // it takes the power of an offense that is about to win; one that is about to win keeps its ship
  hint: ({ goal, seats, encounter }, seat, way) =>
    Number(way) === encounter!.offense &&
    seats[Number(way)]!.up &&
    seats[Number(way)]!.foreign >= goal - 1 &&
    seats[seat]!.foreign < goal - 1
      ? 1
      : 0,
  effect(table, { seat, picks: [to] }) {
    table.next('shed', { cause: 'philanthropist', seats: [seat], count: 1, gate: false });
    table.next('philanthropist.lend', { from: seat, to: Number(to) });
  },
};

/** The ship may have cost it its power. */
function lend(table: CosmicTable, { from, to }: { from: number; to: number }): void {
  if (!table.isUp(from)) return;
  table.lend(from, to);
  table.tell('philanthropist.lent', { from, to });
}

/** The card it has given in this encounter, and to whom, as it knows itself. */
function givenCard(notes: readonly Note[], encounter: number): { to: number; face: Face; card: string } | undefined {
  const last = notes.findLast((note) => note.encounter === encounter && note.card !== undefined);
  return last && { to: last.with, face: last.faces[0]!, card: last.card! };
}
const gave = (table: CosmicTable, seat: number) => givenCard(table.seat(seat).notes, table.encounter.number);

/** A gift that is no good to fight with, in the hand of the other side. */
function isPoison({ notes, encounter }: CosmicView, seat: number): boolean {
  const gift = givenCard(notes!, encounter!.number);
  if (!gift || sideOf(encounter!, gift.to) === sideOf(encounter!, seat)) return false;
  return !isAttack(gift.face) || valueOf(gift.face) < 9;
}

/** If you have given an encounter card in this encounter: whoever got it must play it, if it still can. */
const imposed: Ability = {
  id: 'philanthropist.super',
  face: 'flare:philanthropist',
  flare: 'super',
  at: ['planning.select'],
  as: 'side',
  when: ({ encounter }, seat) => encounter.used.includes(partKey(seat, give.id)) && !sides.some((side) => encounter.selected[side]),
  can(table, seat) {
    const gift = gave(table, seat);
    return gift !== undefined && isEncounterCard(gift.face);
  },
  aims: (table, seat) => [gave(table, seat)!.to],
  hint: (board, seat) => (isPoison(board, seat) ? 1 : 0),
  lasts: {
    selection({ cards }, { seat }, table) {
      const gift = gave(table, seat);
      const side = gift && table.sideOf(gift.to);
      const meant = side ? cards[side].filter(({ id }) => id === gift.card) : [];
      if (meant.length) cards[side!] = meant;
    },
  },
};

export const philanthropist: Alien = {
  id: 'philanthropist',
  alert: 'yellow',
  abilities: [give],
  flare: [wild, imposed],
  steps: { 'philanthropist.gift': gift, 'philanthropist.lend': lend },
  replies: {
    gift(board, { seat, fallback }) {
      const card = isMainPlayer(board, seat) ? poor(board.hand!) : undefined;
      return card ? [`card:${card.id}`] : fallback;
    },
  },
};

interface Gift {
  seat: number;
  to: number;
}

/** Which card it is, only the two of them learn. */
function* gift(table: CosmicTable, { seat, to }: Gift) {
  const { hand } = table.seat(seat);
  if (!hand.length) return;
  const [pick] = yield* table.ask({
    name: 'gift',
    seat,
    about: asks('philanthropist.gift', { to }),
    options: hand.map(({ id }) => ({ id: `card:${id}` })),
    min: 1,
    max: 1,
    fallback: [`card:${giveOrder(hand)[0]!.id}`],
    clock: 'choose',
  });
  const face = table.fromHand(seat, pick!.slice('card:'.length));
  const card = table.toHand(to, face).id;
  handOver(table, seat, to, [face], 'given');
  table.seat(seat).notes.at(-1)!.card = card;
  if (table.isMain(seat)) table.next('hand.check', { seat });
}
