import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { leaderBut } from '../bot/odds.ts';
import { drawSheet, giveUp } from '../phases/sheets.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    reincarnator: { tells: { reborn: { seat: number; alien: string } } };
  }
}

/** Was it on a side that lost, or has it failed to deal? */
function isBeaten(table: CosmicTable, seat: number): boolean {
  const { ending, winner } = table.encounter.outcome!;
  if (ending === 'deal-failed') return table.isMain(seat);
  if (table.sideOf(seat) === null) return false;
  return ending === 'both-lost' || (ending === 'won' && winner !== table.sideOf(seat));
}

/**
 * Reincarnation. Must: when an encounter ends in which your side lost or you failed to deal, you draw an alien that nobody plays and have its power
 * beside this one; one that you had so before leaves the game. None that needs something before the game or may not be in it comes up.
 */
const reincarnate: Ability = {
  id: 'reincarnator.reincarnate',
  at: ['resolve.after'],
  as: 'side',
  must: true,
  when: isBeaten,
  aims: () => [],
  effect(table, { seat, augmented }) {
    if (!augmented) table.atEnd('reincarnator.rebirth', { seat });
  },
};

/** Others who were beaten and are not known to be the Reincarnator. */
const beatenSeats = (table: CosmicTable, seat: number): number[] =>
  table.order.filter(
    (other) => other !== seat && isBeaten(table, other) && (table.seat(other).hidden || !table.owns(other, 'reincarnator')),
  );

/** Another was on the losing side or failed to deal: this card goes to its hand, and once the encounter is over it plays another alien. */
const wild: Ability = {
  id: 'reincarnator.wild',
  face: 'flare:reincarnator',
  flare: 'wild',
  at: ['resolve.after'],
  as: 'any',
  when: (table, seat) => beatenSeats(table, seat).length > 0,
  ways: (table, seat) => beatenSeats(table, seat).map(String),
  aims: (_, __, [other]) => [Number(other)],
  // whoever is about to win loses what has brought it there
  hint: (board, seat, way) => (way === String(leaderBut(board, seat)) && board.seats[Number(way)]!.foreign >= board.goal - 1 ? 1 : 0),
  effect(table, use) {
    const other = Number(use.picks[0]);
    use.goesTo = other;
    table.atEnd('reincarnator.replace', { seat: other });
  },
};

/** You need not reincarnate this time. */
const remain = augment(reincarnate, { as: 'side', hint: (board, seat) => (board.seats[seat]!.more?.length ? 1 : 0) });

export const reincarnator: Alien = {
  id: 'reincarnator',
  alert: 'yellow',
  draws: true,
  abilities: [reincarnate],
  flare: [wild, remain],
  steps: { 'reincarnator.rebirth': rebirth, 'reincarnator.replace': replace },
};

/** A hidden sheet is replaced by a hidden one. */
function replace(table: CosmicTable, { seat }: { seat: number }): void {
  const facts = table.seat(seat);
  const given = facts.alien;
  const alien = drawSheet(table, given);
  if (alien === undefined) return;
  facts.alien = alien;
  table.stirred = true;
  const known = { alien, given };
  table.tell('rotated', { seat, ...(facts.hidden ? {} : known) }, { [seat]: known });
  giveUp(table, seat, given);
}

/** The old power serves to the end of the encounter, the new one from then on. */
function rebirth(table: CosmicTable, { seat }: { seat: number }): void {
  const facts = table.seat(seat);
  // what a technology brings is another matter
  const brought = facts.techs.flatMap(({ alien }) => alien ?? []);
  const old = facts.more.find((one) => !brought.includes(one));
  const alien = drawSheet(table, old ?? '');
  if (alien === undefined) return;
  facts.more = [...brought, alien];
  table.tell('reincarnator.reborn', { seat, alien });
  if (old !== undefined) giveUp(table, seat, old);
}
