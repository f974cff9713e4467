import type { Ability, Alien } from '../../../shared/games/cosmic/abilities/ability.ts';
import type { Card } from '../../../shared/games/cosmic/cards/cards.ts';
import { moments, type Moment } from '../../../shared/games/cosmic/abilities/moments.ts';
import type { CosmicTable } from '../../../shared/games/cosmic/table.ts';

/** Aliens that only tests know, each with what one alien will do at a moment. */

const alien = (id: string, ...abilities: Ability[]): Alien => ({ id, alert: 'green', abilities });

const settlers = (table: CosmicTable, seat: number): number[] => [
  ...new Set((table.occasion('on.colony-gained')?.colonies ?? []).map((one) => one.seat).filter((one) => one !== seat)),
];

/** As a Remora with its flare: a card for each other seat that has gained a colony. */
const hanger = alien('hanger', {
  id: 'hanger.on',
  at: ['on.colony-gained'],
  as: 'any',
  when: (table, seat) => settlers(table, seat).length > 0,
  effect: (table, { seat }) => table.next('draw', { seat, count: settlers(table, seat).length }),
});

/** The cards of the pile, each by its face and its number among those of that face. */
const inPile = ({ facts }: CosmicTable): Card[] =>
  facts.discard.map((face, at) => ({
    id: `${face.replace(':', '-')}-${facts.discard.slice(0, at).filter((one) => one === face).length}`,
    face,
  }));
const pile = {
  cards: inPile,
  take(table: CosmicTable, _: number, id: string) {
    const at = inPile(table).findIndex((card) => card.id === id);
    return table.facts.discard.splice(at, 1)[0]!;
  },
};

/** As the Miser, but its hoard is the pile: to play from it is a use. */
const digger = alien('digger', { id: 'digger.dig', at: ['on.card-source'], as: 'any', source: pile, effect: () => undefined });

/** As a Demon that has possessed the pile: to play from it is no use. */
const keeper = alien('keeper', {
  id: 'keeper.keep',
  at: ['on.card-source'],
  as: 'main',
  quiet: true,
  source: pile,
  effect: () => undefined,
});

/** As the Miser renewing its hoard: a free action that is no use. */
const dealer = alien('dealer', {
  id: 'dealer.renew',
  at: ['anytime'],
  as: 'any',
  quiet: true,
  when: (table, seat) => table.seat(seat).hand.length < 2,
  effect: (table, { seat }) => table.next('draw', { seat, count: 8 }),
});

/** It has something at every moment there is, and is heard of whenever it does it. */
export const prober = alien(
  'prober',
  ...moments.map((at: Moment): Ability => ({
    id: `prober.${at}`,
    at: [at],
    // there is one pile for all: two who lay the same card of it would lay it twice
    as: at === 'on.card-source' ? 'offense' : 'any',
    quiet: true,
    ...(at === 'on.card-source' ? { source: pile } : {}),
    effect: () => undefined,
  })),
);

export const standIns: Record<string, Alien> = { hanger, digger, keeper, dealer };

/** As a holder of the Chosen's wild flare: it draws a card before cards are chosen. */
const chooser = alien('chooser', {
  id: 'chooser.draw',
  at: ['planning.before-select'],
  as: 'main',
  effect: (table, { seat }) => table.next('draw', { seat, count: 1 }),
});

export const scenarioStandIns: Record<string, Alien> = { chooser };
