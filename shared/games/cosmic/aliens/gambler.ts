import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { asIf, beats, gainBy, isLowGood, ownCard } from '../bot/odds.ts';
import type { Sight } from '../bot/sight.ts';
import { faces, isAttack, isEncounterCard, valueOf, type Face } from '../cards/cards.ts';
import { otherSide, type Side } from '../facts.ts';
import { sideOf } from '../totals/forces.ts';
import { isFought, shipsOnSide } from '../totals/totals.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    gambler: {
      uses: { bluff: never };
      asks: {
        claim: { words: 'show' };
        doubt: { of: { from: number; face: Face; count: number }; words: 'believe' | 'challenge' };
        raise: { words: 'ship'; act: true };
        spread: { words: 'tens' | 'ones'; act: true };
      };
      tells: {
        spread: { seat: number; count: number };
        raised: { seat: number; count: number };
        claimed: { seat: number; face: Face };
        believed: { seat: number };
        challenged: { seat: number };
      };
      loses: true;
    };
  }
}

/**
 * Bluff. As a main player you may let your opponent turn its card up first. Then you keep yours face down and say what it is, true or not. Believed, it
 * is taken for that and goes unseen under the deck. Challenged, it is turned up: if you lied you lose as many ships as you have in the encounter, if not
 * your opponent as many as it has, from elsewhere and of its own choice; then the real cards count. Stopped, both cards are simply turned up.
 * Who must show its card earlier may bluff then.
 */
const bluff: Ability = {
  id: 'gambler.bluff',
  at: ['reveal.flip'],
  as: 'main',
  when: (table, seat) => table.encounter.selected[table.sideOf(seat)!]?.up === false,
  effect(table, { seat, augmented = false }) {
    const other = table.encounter.selected[otherSide(table.sideOf(seat)!)];
    if (other && !other.up) {
      other.up = true;
      table.tell('shown', { seat: table.opponentOf(seat), face: other.face });
    }
    table.next('gambler.claim', { seat, augmented });
  },
};

const spreadOf = (picks: readonly string[]): number => picks.reduce((sum, pick) => sum + (pick === 'word:tens' ? 10 : 1), 0);

/** What it is worth to name this spread. */
function gain(board: Sight, seat: number, spread: number): number {
  const side = sideOf(board.encounter!, seat)!;
  const card = ownCard(board, seat)!;
  return gainBy(board, side, card, asIf(wild, seat, Array<string>(spread).fill('word:ones')));
}

const bestSpread = (board: Sight, seat: number): number =>
  [2, 3, 4, 5, 6, 7, 8, 9].reduce((best, spread) => (gain(board, seat, spread) > gain(board, seat, best) ? spread : best), 1);

/** While the cards lie face down you name a number: if both are attacks that differ by as much or more, it is added to yours. */
const wild: Ability = {
  id: 'gambler.wild',
  face: 'flare:gambler',
  flare: 'wild',
  at: ['planning.selected'],
  as: 'main',
  hint: (board, seat) => gain(board, seat, bestSpread(board, seat)),
  choose: (table, seat) =>
    table.ask({
      name: 'spread',
      seat,
      about: asks('gambler.spread', {}),
      options: [
        { id: 'word:tens', times: 9 },
        { id: 'word:ones', times: 9 },
      ],
      min: 1,
      max: 18,
      fallback: ['word:ones'],
      clock: 'choose',
    }),
  effect: (table, { seat, picks }) => table.tell('gambler.spread', { seat, count: spreadOf(picks) }),
  lasts: {
    value(values, { seat, picks }, table) {
      const spread = spreadOf(picks);
      if (isFought(table) && Math.abs(values.offense - values.defense) >= spread) values[table.sideOf(seat)!] += spread;
    },
  },
};

const MOST = 20;

/** With your claim you name up to twenty ships more, which whoever is wrong loses besides. */
const raised = augment(bluff, { as: 'main', hint: () => 0 });

export const gambler: Alien = {
  id: 'gambler',
  alert: 'red',
  abilities: [bluff],
  flare: [wild, raised],
  steps: { 'gambler.claim': claim, 'gambler.doubt': doubt },
  replies: {
    claim: claimOf,
    spread: (board, { seat }) => Array<string>(bestSpread(board, seat)).fill('word:ones'),
    doubt: (board, { seat, about }) => [`word:${isIncredible(board, seat, about.of!['face'] as Face) ? 'challenge' : 'believe'}`],
  },
};

function* claim(table: CosmicTable, { seat, augmented = false }: { seat: number; augmented?: boolean }) {
  const [pick] = yield* table.ask({
    name: 'claim',
    seat,
    about: asks('gambler.claim', {}),
    options: [{ id: 'word:show' }, ...faces.filter(isEncounterCard).map((face) => ({ id: `face:${face}` }))],
    min: 1,
    max: 1,
    fallback: ['word:show'],
    clock: 'choose',
  });
  if (pick === 'word:show') return;
  const more = augmented
    ? yield* table.ask({
        name: 'raise',
        seat,
        about: asks('gambler.raise', {}),
        options: [{ id: 'word:ship', times: MOST }],
        min: 1,
        max: MOST,
        fallback: ['word:ship'],
        clock: 'choose',
      })
    : [];
  const face = pick!.slice('face:'.length);
  table.tell('gambler.claimed', { seat, face });
  if (more.length) table.tell('gambler.raised', { seat, count: more.length });
  table.next('gambler.doubt', { seat, face, more: more.length });
}

function* doubt(table: CosmicTable, { seat, face, more = 0 }: { seat: number; face: Face; more?: number }) {
  const opponent = table.opponentOf(seat);
  const [pick] = yield* table.ask({
    name: 'doubt',
    seat: opponent,
    about: asks('gambler.doubt', { from: seat, face, count: more }),
    options: [{ id: 'word:believe' }, { id: 'word:challenge' }],
    min: 1,
    max: 1,
    fallback: ['word:believe'],
    clock: 'choose',
  });
  const card = table.encounter.selected[table.sideOf(seat)!]!;
  if (pick === 'word:believe') {
    card.claim = face;
    return table.tell('gambler.believed', { seat: opponent });
  }
  card.up = true;
  table.tell('gambler.challenged', { seat: opponent });
  table.tell('shown', { seat, face: card.face });
  const wrong = card.face === face ? opponent : seat;
  const count = shipsOnSide(table, table.sideOf(wrong)!).find((stack) => stack.seat === wrong)?.ships ?? 0;
  table.next('shed', { cause: 'gambler', seats: [wrong], count: count + more, gate: false, outside: true });
}

/** Would this attack win for a side against the card that lies there? */
const wins = (board: Sight, side: Side, face: Face, against: Face | undefined): boolean =>
  isAttack(face) && against !== undefined && beats(board, side, face, against);

/** A bot tells the truth while that wins, and else claims the least that would; if only a giant would do, or the lower total wins, it shows its card. */
function claimOf(board: Sight, { seat }: { seat: number }): string[] {
  const side = sideOf(board.encounter!, seat)!;
  const against = board.encounter!.selected[otherSide(side)]?.face;
  const own = ownCard(board, seat)!;
  const [least] = board.unseen
    .map(({ face }) => face)
    .filter((face) => wins(board, side, face, against) && valueOf(face) <= 15)
    .sort((a, b) => valueOf(a) - valueOf(b));
  if (isLowGood(board)) return ['word:show'];
  const isLost = against !== undefined && isAttack(against) && isAttack(own) && !wins(board, side, own, against);
  return [isLost && least ? `face:${least}` : 'word:show'];
}

/** A claim of which a bot sees all copies elsewhere, or of a card that is rare and would beat it. */
function isIncredible(board: Sight, seat: number, face: Face): boolean {
  const side = otherSide(sideOf(board.encounter!, seat)!);
  const against = ownCard(board, seat);
  const left = board.unseen.find((one) => one.face === face)?.count ?? 0;
  return left - (against === face ? 1 : 0) <= 0 || (valueOf(face) > 12 && wins(board, side, face, against));
}
