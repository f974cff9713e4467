import type { Ability, Alien } from '../abilities/ability.ts';
import type { SumLine } from '../totals/lines.ts';
import { fightsWith, isFought } from '../totals/totals.ts';

const isOwn = (seat: number) => (line: SumLine) => line.kind === 'ships' && line.seat === seat;
const valueIn = (lines: readonly SumLine[]): number => lines.reduce((sum, { value }) => sum + value, 0);

/** Puts a product in the place of the lines it is made of. */
function multiply(lines: SumLine[], seat: number, by: string, ...factors: SumLine[][]): void {
  const values = factors.map(valueIn);
  const gone = factors.flat();
  const left = lines.filter((line) => !gone.includes(line));
  const product: SumLine = { kind: 'product', seat, by, factors: values, value: values.reduce((all, one) => all * one, 1) };
  lines.splice(0, lines.length, product, ...left);
}

/**
 * Multiply. Must: as a main player with an attack, its value times your own ships counts instead of their sum; allies and all else are added as usual.
 */
const power: Ability = {
  id: 'virus.multiply',
  at: ['reveal.modify'],
  as: 'main',
  must: true,
  when: (table, seat) => fightsWith(table, table.sideOf(seat)!) === 'attack',
  threat: (board, seat, use) => (use.seat !== seat && [board.encounter!.offense, board.encounter!.defense].includes(seat) ? 1 : 0),
  lasts: {
    product({ lines }, { seat, ability, augmented }, table) {
      const side = lines[table.sideOf(seat)!];
      const card = side.filter(({ kind }) => kind === 'card');
      const ships = side.filter(augmented ? ({ kind }) => kind === 'ships' : isOwn(seat));
      if (card.length) multiply(side, seat, ability, card, ships);
    },
  },
};

/** As a main player: your own ships times your allies' ships count instead of their sum. */
const wild: Ability = {
  id: 'virus.wild',
  face: 'flare:virus',
  flare: 'wild',
  at: ['reveal.modify'],
  as: 'main',
  when: isFought,
  hint(board, seat) {
    const lines = board.encounter!.lines![seat === board.encounter!.offense ? 0 : 1]!;
    const own = valueIn(lines.filter(isOwn(seat)));
    const allied = valueIn(lines.filter((line) => line.kind === 'ships' && line.seat !== seat));
    return own * allied - own - allied;
  },
  lasts: {
    product({ lines }, { seat, ability }, table) {
      const side = lines[table.sideOf(seat)!];
      const own = side.filter(isOwn(seat));
      const allied = side.filter((line) => line.kind === 'ships' && line.seat !== seat);
      multiply(side, seat, ability, own, allied);
    },
  },
};

/** When you multiply: the card is multiplied by all the ships on your side. */
const augmented: Ability = {
  id: 'virus.super',
  face: 'flare:virus',
  flare: 'super',
  at: ['on.power-use'],
  as: 'main',
  when: ({ use }, seat) => use.ability === power.id && use.seat === seat,
  hint: ({ encounter }, seat) => encounter!.allies[seat === encounter!.offense ? 'offense' : 'defense'].length,
  effect({ facts }) {
    facts.uses.at(-2)!.augmented = true;
  },
};

export const virus: Alien = { id: 'virus', alert: 'red', abilities: [power], flare: [wild, augmented] };
