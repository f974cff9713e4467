import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { hurtsMain, isLowGood, leaderBut } from '../bot/odds.ts';
import { isAttack, valueOf } from '../cards/cards.ts';
import type { CosmicTable } from '../table.ts';
import { fightsWith, rivals } from '../totals/totals.ts';

declare module '../abilities/own.ts' {
  interface Own {
    warrior: { tells: { earned: { seat: number; count: number } } };
  }
}

const MEDALS = 'warrior';
const medalsOf = (table: CosmicTable, seat: number): number => table.store(seat, MEDALS)?.tokens ?? 0;

/**
 * Mastery. After each encounter as a main player you take a token for a win or a deal, two for a defeat or a failed deal, and one more with four planets;
 * that is no use and can't be stopped. Must: as a main player with an attack you add your tokens to your total, and keep them.
 */
const tokens: Ability = {
  id: 'warrior.tokens',
  at: ['resolve.after'],
  as: 'main',
  quiet: true,
  must: true,
  when: (table, seat) => tokensEarned(table, seat) > 0,
  effect(table, { seat }) {
    const count = tokensEarned(table, seat) + (table.is('four_planets') ? 1 : 0);
    table.openStore(seat, MEDALS).tokens += count;
    table.tell('warrior.earned', { seat, count });
  },
};

const add: Ability = {
  id: 'warrior.add',
  at: ['reveal.modify'],
  as: 'main',
  must: true,
  when: (table, seat) => medalsOf(table, seat) > 0 && fightsWith(table, table.sideOf(seat)!) === 'attack',
  aims: rivals,
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
  lasts: {
    sum({ lines }, { seat, ability }, table) {
      lines[table.sideOf(seat)!].push({ kind: 'power', by: ability, value: medalsOf(table, seat) });
    },
  },
};

/** What nobody has won or lost teaches nothing: an encounter cut short, conceded or without a defense. */
function tokensEarned(table: CosmicTable, seat: number): number {
  const { ending, winner } = table.encounter.outcome!;
  if (ending === 'won') return winner === table.sideOf(seat) ? 1 : 2;
  return { 'deal-made': 1, 'deal-failed': 2, 'both-lost': 2 }[ending as string] ?? 0;
}

/** With less than this it is better not to go to war. */
const STRONG = 12;

/** As the defense, when the encounter is over: you are at once the offense of one against its offense, in that seat's home system; then play goes on. */
const wild: Ability = {
  id: 'warrior.wild',
  face: 'flare:warrior',
  flare: 'wild',
  at: ['resolve.after'],
  as: 'defense',
  can: (table, seat) => table.hasEncounterCard(seat),
  hint(board, seat) {
    const isArmed = board.hand!.some(({ face }) => isAttack(face) && valueOf(face) >= STRONG);
    return isArmed || leaderBut(board, seat) === board.encounter!.offense ? 1 : 0;
  },
  effect: (table, { seat }) => table.atEnd('extra', { seat, defense: table.encounter.offense }),
};

/** As an ally whose main player has shown an attack you add your tokens to your side's total. */
const allied = enable(add, {
  as: 'ally',
  when: (table, seat) => add.when!(table, seat),
  hint: (board) => (isLowGood(board) ? 0 : 1),
});

export const warrior: Alien = { id: 'warrior', alert: 'green', abilities: [tokens, add], flare: [wild, allied] };
