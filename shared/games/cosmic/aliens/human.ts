import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { chances, hurtsMain, isLowGood, isMainPlayer, leadOf, ownCard } from '../bot/odds.ts';
import { lackingOf } from '../cards/reinforcements.ts';
import { handOver } from '../phases/resolution.ts';
import { powerKey, type CosmicTable } from '../table.ts';
import { sideOf } from '../totals/forces.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    human: { asks: { more: { words: 'eight' | 'zap' } } };
  }
}

const ADDED = 4;
const MORE = 8;

/** Humanity. Must: in every reveal you take part in you add four to your side's total. If that is stopped, your side wins outright. */
const add: Ability = {
  id: 'human.add4',
  at: ['reveal.modify'],
  as: 'side',
  must: true,
  // nobody gains by stopping it but its own side
  aims: () => [],
  threat(board, seat, use) {
    const lead = leadOf(board, seat);
    return isMainPlayer(board, seat) && !hurtsMain(board, seat, use) && lead !== null && lead + ADDED < 0 ? 1 : 0;
  },
  lasts: {
    sum({ lines }, { seat, ability, augmented }, table) {
      lines[table.sideOf(seat)!].push({ kind: 'power', by: ability, value: augmented ? MORE : ADDED });
    },
  },
  stopped: (table, use) => table.uphold('human.zapped', use),
};

const ANSWER = 'attack:42';

/** Whose sheet it is, as far as everyone can know. */
const humanOf = (table: CosmicTable): number | undefined =>
  table.seats.find((seat) => !table.seat(seat).hidden && [table.seat(seat).alien, ...table.seat(seat).more].includes('human'));

/** As a main player, but not against the Human: your card is an attack of 42. Then the flare goes to the Human, or to the pile if there is none. */
const wild: Ability = {
  id: 'human.wild',
  face: 'flare:human',
  flare: 'wild',
  at: ['reveal.modify'],
  as: 'main',
  when: (table, seat) => humanOf(table) !== table.opponentOf(seat),
  hint(board, seat) {
    const side = sideOf(board.encounter!, seat)!;
    return chances(board, side, ANSWER).win - chances(board, side, ownCard(board, seat)!).win;
  },
  lasts: { card: (cards, { seat }, table) => void (cards[table.sideOf(seat)!] = ANSWER) },
  effect(table, use) {
    const to = humanOf(table);
    if (to === use.seat) return;
    use.goesTo = to ?? 'pile';
    if (to !== undefined) handOver(table, use.seat, to, [use.face!], 'given');
  },
};

const EIGHT = 'word:eight';
const ZAP = 'word:zap';

/** What would turn a defeat into a victory: eight, if that is enough, else to be stopped. */
function wishOf(board: CosmicView, seat: number): string | null {
  const lacking = lackingOf(board, seat);
  const gain = (added: number) => (isLowGood(board) ? -added : added);
  if (leadOf(board, seat) === null || lacking <= gain(ADDED)) return null;
  return lacking <= gain(MORE) ? EIGHT : ZAP;
}

/** When you add four: you add eight, or you discard the flare to stop your own power. */
const more = augment(add, {
  as: 'side',
  hint: (board, seat) => (wishOf(board, seat) ? 1 : 0),
  choose: (table, seat) =>
    table.ask({
      name: 'more',
      seat,
      about: asks('human.more', {}),
      options: [{ id: EIGHT }, { id: ZAP }],
      min: 1,
      max: 1,
      fallback: [EIGHT],
      clock: 'respond',
    }),
  effect({ facts, encounter }, use) {
    const added = facts.uses.at(-2)!;
    if (use.picks[0] === EIGHT) {
      added.augmented = true;
      return;
    }
    added.stopped = true;
    encounter.zapped.push(powerKey(added.seat, added.power!));
    use.goesTo = 'pile';
  },
});

export const human: Alien = {
  id: 'human',
  alert: 'yellow',
  abilities: [add, { id: 'human.zapped', at: [], as: 'side', lasts: { assures: ({ seat }, table) => table.sideOf(seat) } }],
  flare: [wild, more],
  replies: { more: (board, { seat, fallback }) => [wishOf(board, seat) ?? fallback[0]!] },
};
