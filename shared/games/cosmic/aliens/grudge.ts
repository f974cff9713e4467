import type { Ability, Alien } from '../abilities/ability.ts';
import type { Moment } from '../abilities/moments.ts';
import { otherSide, type Lasting } from '../facts.ts';
import { sideOf } from '../totals/forces.ts';
import { originsOf, partKey, type CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    grudge: { tells: { marked: { seats: number[] } }; loses: true };
  }
}

const AFTER_SUCCESS = 1;
const AFTER_FAILURE = 4;

/** Those it has invited who are not with it; whoever had come and was sent home again has not refused. */
function refusers(table: CosmicTable, seat: number): number[] {
  const { encounter } = table;
  const side = table.sideOf(seat)!;
  return encounter.invited[side].filter((other) => !encounter.allies[side].includes(other) && !encounter.dismissed?.includes(other));
}

const grudgeOf = ({ encounter }: CosmicTable, seat: number): Lasting | undefined =>
  encounter.lasting.find((held) => held.ability === tokens.id && held.seat === seat);
const holders = (table: CosmicTable, seat: number): number[] => (grudgeOf(table, seat)?.picks ?? []).map(Number);

const succeeds = (table: CosmicTable, seat: number): boolean => {
  const { ending, winner } = table.encounter.outcome!;
  return ending === 'deal-made' || winner === table.sideOf(seat);
};

/**
 * Revenge. Must: as a main player, once the alliances stand, each seat that you have invited and that is not with you gets a grudge token.
 */
const tokens: Ability = {
  id: 'grudge.tokens',
  at: ['alliance.formed'],
  as: 'main',
  must: true,
  when: (table, seat) => refusers(table, seat).length > 0,
  aims: (table, seat) => refusers(table, seat),
  threat({ encounter }, seat, use) {
    const side = sideOf(encounter!, use.seat)!;
    return encounter!.invited[side].includes(seat) && !encounter!.allies[side].includes(seat) ? 1 : 0;
  },
  effect(table, use) {
    table.uphold(tokens.id, { ...use, picks: use.aimed.map(String) });
    table.tell('grudge.marked', { seats: use.aimed });
  },
};

/**
 * When you win or make a deal, each who has a token loses a ship of its choice; when you lose or fail to deal, four. Ships in the encounter can't be
 * chosen. This is no use and can't be stopped. However else the encounter ends, the tokens are gone.
 */
const payoff: Ability = {
  id: 'grudge.payoff',
  at: ['resolve.losses', 'deal.made', 'deal.failed'],
  as: 'main',
  quiet: true,
  must: true,
  when: (table, seat) => holders(table, seat).length > 0,
  effect(table, { seat, at }) {
    // its owner may make more of it first
    table.window(at!, { only: seat, fired: [partKey(seat, payoff.id)] });
    table.next('grudge.pay', { seat, at: at! });
  },
};

function pay(table: CosmicTable, { seat, at }: { seat: number; at: Moment }): void {
  const held = grudgeOf(table, seat)!;
  const seats = holders(table, seat);
  const count = succeeds(table, seat) && !held.augmented ? AFTER_SUCCESS : AFTER_FAILURE;
  table.encounter.lasting = table.encounter.lasting.filter((one) => one !== held);
  table.next('shed', { cause: 'grudge', seats, count, gate: false, joins: at === 'resolve.losses' });
}

/** As a main player who has lost: your opponent's allies get nothing, and their ships go home. */
const wild: Ability = {
  id: 'grudge.wild',
  face: 'flare:grudge',
  flare: 'wild',
  at: ['resolve.result'],
  as: 'main',
  when: (table, seat) => table.encounter.outcome!.winner === otherSide(table.sideOf(seat)!) && winners(table, seat).length > 0,
  aims: (table, seat) => winners(table, seat),
  hint: () => 1,
  threat: ({ encounter }, seat) => (encounter!.allies[encounter!.outcome!.winner!].includes(seat) ? 1 : 0),
  effect(table, { seat }) {
    const { encounter } = table;
    const stacks = seat === encounter.offense ? encounter.defenders : encounter.gate;
    for (const ally of winners(table, seat)) {
      const at = stacks.findIndex((stack) => stack.seat === ally);
      table.sendHome(ally, originsOf(stacks.splice(at, 1)[0]!));
    }
    table.next('home');
  },
};

/** Allies of the other side with ships in the encounter. */
function winners(table: CosmicTable, seat: number): number[] {
  const { offense, gate, defenders, allies } = table.encounter;
  const stacks = seat === offense ? defenders : gate;
  return allies[seat === offense ? 'defense' : 'offense'].filter((ally) => table.stack(stacks, ally));
}

/** Whoever has a token loses four ships though you have succeeded. */
const harder: Ability = {
  id: 'grudge.super',
  face: 'flare:grudge',
  flare: 'super',
  at: payoff.at,
  as: 'main',
  when: (table, seat) => holders(table, seat).length > 0 && succeeds(table, seat),
  aims: holders,
  hint: () => 1,
  effect(table, { seat }) {
    grudgeOf(table, seat)!.augmented = true;
  },
};

export const grudge: Alien = {
  id: 'grudge',
  alert: 'red',
  abilities: [tokens, payoff],
  flare: [wild, harder],
  steps: { 'grudge.pay': pay },
};
