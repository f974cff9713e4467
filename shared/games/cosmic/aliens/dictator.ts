import { below } from '../../../engine/random.ts';
import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { specials, type Destiny, type Special } from '../cards/destiny.ts';
import { rejectDestiny } from '../phases/destiny.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    dictator: { asks: { command: { words: 'wild' | Special } } };
  }
}

/**
 * Command. Must: whenever a destiny card is to be drawn and you are not the offense, you look through the deck and choose it; after a card that
 * was rejected you choose again. The rest of the deck is shuffled.
 */
const command: Ability = {
  id: 'dictator.command',
  mild: true,
  at: ['destiny.before-draw'],
  as: 'not-offense',
  must: true,
  repeats: true,
  aims: ({ encounter }) => [encounter.offense],
  threat: ({ encounter }, seat) => (encounter!.offense === seat ? 1 : 0),
  effect: (table, { seat }) => table.next('dictator.choose', { seat }),
};

/** While you are not the offense: the destiny card that was just turned up is discarded and another drawn. */
const wild: Ability = {
  id: 'dictator.wild',
  face: 'flare:dictator',
  flare: 'wild',
  at: ['destiny.drawn'],
  as: 'not-offense',
  when: (table) => table.facts.destiny.current !== null,
  aims: ({ encounter }) => [encounter.offense],
  hint: ({ destiny }, seat) => (destiny.named === seat ? 1 : 0),
  effect: rejectDestiny,
};

/** As the offense you may choose the card too. */
const offensive = enable(command, { as: 'offense', aims: () => [], hint: () => 1 });

export const dictator: Alien = {
  id: 'dictator',
  alert: 'red',
  abilities: [command],
  flare: [wild, offensive],
  steps: { 'dictator.choose': choose },
  replies: {
    // whoever is ahead among the others; never itself if that can be helped, nor a card that is only drawn again
    command(board, { seat, options }) {
      const cost = ({ id }: { id: string }) => {
        if (!id.startsWith('seat:')) return id === 'word:wild' ? 2 : 1;
        const named = Number(id.slice('seat:'.length));
        return named === seat ? 4 : named === board.encounter!.offense ? 3 : -board.seats[named]!.foreign;
      };
      return [[...options].sort((a, b) => cost(a) - cost(b))[0]!.id];
    },
  },
};

const optionOf = (card: Destiny): string => (card.startsWith('seat:') ? card : `word:${card.replace('special:', '')}`);
const order = (table: CosmicTable): Destiny[] => [
  ...table.seats.map((seat): Destiny => `seat:${seat}`),
  'wild',
  ...specials.map((special): Destiny => `special:${special}`),
];

/** Everyone knows which cards are left, but not where. Who does not answer leaves it to chance. */
function* choose(table: CosmicTable, { seat }: { seat: number }) {
  const { destiny } = table.facts;
  const left = order(table).filter((card) => destiny.deck.includes(card));
  const sorted = left.flatMap((card) => destiny.deck.filter((one) => one === card));
  const [pick] = yield* table.ask({
    name: 'card',
    seat,
    about: asks('dictator.command', {}),
    options: left.map((card) => ({ id: optionOf(card) })),
    min: 1,
    max: 1,
    fallback: [optionOf(sorted[below(table.fate(seat), sorted.length)]!)],
    clock: 'choose',
  });
  const card = left.find((one) => optionOf(one) === pick)!;
  destiny.deck.splice(destiny.deck.indexOf(card), 1);
  destiny.deck = [...table.shuffle(destiny.deck), card];
}
