import { kinds, letterOf, SET_SIZE, type Kind } from './cards.ts';
import type { CentauriTable } from './table.ts';

/** 3.5, property 8: per seat, hand + decks + table + discard + captured = 35, with one colony among them. */
export function unsound(table: CentauriTable): string | null {
  const { facts } = table;
  for (const seat of table.seats) {
    const { hand, decks } = table.seat(seat);
    const past = facts.past.flat(2).filter((card) => card[0] === letterOf(seat) && !card.endsWith('C'));
    const lying = facts.piles.flat().filter(({ owner }) => owner === seat);
    const held: Kind[] = [...hand.map(({ kind }) => kind), ...decks.terraforming, ...decks.event, ...lying.map(({ kind }) => kind)];
    if (held.length + past.length !== SET_SIZE) return `seat ${seat} has ${held.length} + ${past.length} cards`;
    if (held.filter((kind) => kind === 'colony').length !== 1) return `seat ${seat} has lost its colony`;
    if (held.some((kind) => !kinds.includes(kind))) return `seat ${seat} holds an unknown card`;
  }
  return null;
}
