import type { Ability, Alien } from '../../../shared/games/cosmic/abilities/ability.ts';
import { augment, enable } from '../../../shared/games/cosmic/abilities/flares.ts';
import { exchangeSheets } from '../../../shared/games/cosmic/phases/sheets.ts';
import { splitLoss } from '../../../shared/games/cosmic/ships/losses.ts';

/** Aliens that only tests know, whose flares show what the core offers to flares. */

const alien = (id: string, abilities: Ability[], ...flare: Ability[]): Alien => ({ id, alert: 'green', abilities, flare });

const wild = (id: string, own: Partial<Ability> & Pick<Ability, 'at' | 'as'>): Ability => ({
  id: `${id}.wild`,
  face: `flare:${id}`,
  flare: 'wild',
  ...own,
});

/** It adds one to its side, and with its flare five. */
const grow: Ability = {
  id: 'grower.grow',
  at: ['reveal.modify'],
  as: 'side',
  must: true,
  aims: () => [],
  lasts: {
    sum({ lines }, { seat, ability, augmented }, table) {
      lines[table.sideOf(seat)!].push({ kind: 'power', by: ability, value: augmented ? 5 : 1 });
    },
  },
};
const grower = alien('grower', [grow], wild('grower', { at: ['reveal.outcome'], as: 'main' }), augment(grow, { as: 'side' }));

/** Two parts of one power, either of which its flare makes more of: it draws two cards instead of one. */
const part = (id: string, at: Ability['at']): Ability => ({
  id,
  at,
  as: 'main',
  aims: () => [],
  effect: (table, { seat, augmented }) => table.next('draw', { seat, count: augmented ? 2 : 1 }),
});
const early = part('twofold.early', ['alliance.formed']);
const late = part('twofold.late', ['planning.selected']);
const twofold = alien('twofold', [early, late], augment([early, late], { as: 'main' }));

/** A power of main players that its flare opens to allies. */
const push = part('pusher.push', ['planning.selected']);
const pusher = alien('pusher', [push], enable(push, { as: 'ally' }));

const does = (id: string, own: Partial<Ability> & Pick<Ability, 'at'>): Alien =>
  alien(id, [{ id: `${id}.do`, as: 'any', must: true, ...own }]);

const all: Alien[] = [
  grower,
  twofold,
  pusher,
  /** As the wild flares of Philanthropist, Sorcerer and Demon. */
  does('lender', {
    at: ['regroup.start'],
    when: ({ encounter }) => encounter.number === 1 && !encounter.lent.length,
    effect: (table, { seat }) => table.lend(seat, 0),
  }),
  does('exchanger', { at: ['planning.before-select'], effect: (table) => exchangeSheets(table, [0, 1]) }),
  does('drafter', {
    at: ['alliance.before-invites'],
    lasts: { draft: (draft) => void (draft.seat === 2 && Object.assign(draft, { side: 'offense', ships: 3 })) },
  }),
  /** As the super flare of the Demon: what it holds is cleared away by its own step. */
  {
    ...does('hoarder', {
      at: ['alliance.before-invites'],
      effect(table, { seat }) {
        table.openStore(seat, 'hoarder').clears = 'hoarder.clear';
        table.next('draw', { seat, count: 2, into: 'hoarder' });
      },
    }),
    steps: {
      'hoarder.clear': (table, { seat }: { seat: number }) => void table.facts.deck.push(...table.closeStores(seat, 'hoarder')),
    },
  },
  /** It takes all cards from the offense, whose turn is over by that. */
  does('spoiler', {
    at: ['planning.before-select'],
    as: 'defense',
    effect(table) {
      const seat = table.encounter.offense;
      table.discard(table.randomCards(seat, 9).map((face) => ({ seat, face })));
    },
  }),
  /** As the wild flare of the Spiff. */
  does('clinger', {
    at: ['on.ships-losing'],
    stage: 'stay',
    as: 'defense',
    effect: (table) => void (splitLoss(table.loss, table.loss.parts[0]!, 1).to = table.encounter.planet!),
  }),
];

export const flareStandIns: Record<string, Alien> = Object.fromEntries(all.map((one) => [one.id, one]));
