import type { Technology } from '../abilities/ability.ts';
import { drawSheet, giveUp } from '../phases/sheets.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'precursor-seed': { tells: { sprouted: { seat: number; alien: string }; withered: { seat: number; alien: string } } };
  }
}

/**
 * Completed, it brings the power of an alien that nobody plays, drawn at random, beside your own; none that needs something before the game or may not be in
 * it. You lose it with too few home colonies as you lose your own, and for good with the technology.
 */
export const precursorSeed: Technology = {
  id: 'precursor-seed',
  research: 9,
  kind: 'lasting',
  abilities: [],
  completed(table, seat, id) {
    const facts = table.seat(seat);
    const alien = drawSheet(table, '');
    if (alien === undefined) return;
    facts.techs.find((one) => one.id === id)!.alien = alien;
    facts.more.push(alien);
    table.stirred = true;
    table.tell('precursor-seed.sprouted', { seat, alien });
  },
  leaves(table, seat, { alien }) {
    if (alien === undefined) return;
    const facts = table.seat(seat);
    facts.more = facts.more.filter((one) => one !== alien);
    giveUp(table, seat, alien);
    table.stirred = true;
    table.tell('precursor-seed.withered', { seat, alien });
  },
};
