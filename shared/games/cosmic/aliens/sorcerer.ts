import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { hurtsMain, ownCard } from '../bot/odds.ts';
import { isAttack, valueOf, type Face } from '../cards/cards.ts';
import { otherSide } from '../facts.ts';
import { exchangeSheets } from '../phases/sheets.ts';
import type { CosmicTable } from '../table.ts';
import { sideOf } from '../totals/forces.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    sorcerer: { uses: { switch: never }; tells: { exchanged: { seats: number[] } } };
  }
}

const isPoor = (face: Face): boolean => !isAttack(face) || valueOf(face) < 9;

/**
 * Magic. As a main player you may switch the two chosen encounter cards before they are turned up: each fights with the other's.
 * Never in one game with the Gambler.
 */
const power: Ability = {
  id: 'sorcerer.switch',
  at: ['planning.selected'],
  as: 'main',
  hint(board, seat) {
    const card = ownCard(board, seat);
    return card && isPoor(card) ? 1 : 0;
  },
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
  effect({ encounter: { selected } }) {
    [selected.offense, selected.defense] = [selected.defense, selected.offense];
  },
};

const mains = (table: CosmicTable): [number, number] => [table.main('offense'), table.main('defense')];

/** The seat that everyone knows to be the Sorcerer. */
const knownSorcerer = (table: CosmicTable): number | undefined =>
  table.seats.find((seat) => !table.seat(seat).hidden && table.owns(seat, 'sorcerer'));

/** So many colonies more than the other main player has say which of the two powers is the better one. */
const WELL_AHEAD = 2;

/** A main player other than this seat is well ahead of the other one. */
function isServed({ seats, encounter }: CosmicView, seat: number): boolean {
  const { offense, defense } = encounter!;
  const lead = seats[offense]!.foreign - seats[defense!]!.foreign;
  return Math.abs(lead) >= WELL_AHEAD && seat !== (lead > 0 ? offense : defense);
}

/** So many cards more let a player choose a better one. */
const MORE_TO_CHOOSE_FROM = 3;

/** Is the card of the other side likely to be the better one? What lies open says it, or else how many cards the two could choose from. */
function isOutdone({ seats, encounter }: CosmicView, seat: number): boolean {
  const side = sideOf(encounter!, seat);
  if (!side) return false;
  const [ours, theirs] = [side, otherSide(side)].map((one) => encounter!.selected[one]?.face);
  if (ours && theirs) return !isAttack(ours) || (isAttack(theirs) && valueOf(theirs) > valueOf(ours));
  if (ours) return isPoor(ours);
  if (theirs) return !isPoor(theirs);
  const [own, other] = [side, otherSide(side)].map((one) => seats[one === 'offense' ? encounter!.offense : encounter!.defense!]!.hand);
  return other! - own! >= MORE_TO_CHOOSE_FROM;
}

/** Before cards are chosen, unless the Sorcerer is a main player: the two main players exchange their aliens for good. Then the card goes to the Sorcerer, or to the pile. */
const wild: Ability = {
  id: 'sorcerer.wild',
  face: 'flare:sorcerer',
  flare: 'wild',
  at: ['planning.before-select'],
  as: 'any',
  when(table) {
    const sorcerer = knownSorcerer(table);
    return sorcerer === undefined || !table.isMain(sorcerer);
  },
  aims: mains,
  hint: (board, seat) => (isServed(board, seat) ? 1 : 0),
  effect(table, use) {
    const seats = mains(table);
    exchangeSheets(table, seats);
    table.tell('sorcerer.exchanged', { seats });
    use.goesTo = knownSorcerer(table) ?? 'pile';
  },
};

/** As an ally: you may switch the cards of the main players. */
const aside = enable(power, { as: 'ally', aims: mains, hint: (board, seat) => (isOutdone(board, seat) ? 1 : 0) });

export const sorcerer: Alien = { id: 'sorcerer', alert: 'green', abilities: [power], flare: [wild, aside] };
