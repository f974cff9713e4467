import { below, shuffle, type Chance } from '../../shared/engine/random.ts';
import type { Happening, Save, Viewer } from '../../shared/engine/save.ts';
import { abilityOf, gold, leaders, printedCard, silver } from '../../shared/games/comet/cards.ts';
import type { Facts } from '../../shared/games/comet/facts.ts';
import { comet } from '../../shared/games/comet/rules.ts';
import { CometTable } from '../../shared/games/comet/table.ts';
import type { LawKit } from './laws.ts';

/** Hidden from a viewer: the silver cards drawn by others, the draw deck, the set-aside pile and the order of the gold deck. */
function otherWorld(save: Save, viewer: Viewer, chance: Chance): Save | null {
  const { facts } = new CometTable(save as Save<Facts>);
  const held = facts.seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand.filter(({ open }) => !open)));
  const pool = shuffle(chance, [...held.map(({ kind }) => kind), ...facts.draw, ...facts.aside]);
  for (const card of held) card.kind = pool.pop()!;
  facts.draw = pool.splice(0, facts.draw.length);
  facts.aside = pool;
  shuffle(chance, facts.gold);
  return save;
}

const OPENING = ['dealt', 'drew', 'refilled', 'showed', 'played', 'refreshed', 'swept'];

export const cometLaws: LawKit = {
  rules: comet,
  options: (chance, seats) => ({
    side: below(chance, 2) ? 'A' : 'B',
    start_seat: below(chance, 2) ? 'random' : String(below(chance, seats)),
  }),
  otherWorld,
  opens: () => (_, happenings) => happenings.some(({ type }) => OPENING.includes(type)),
};

/**
 * Random players rescue little, so abilities hardly come up. Here a game begins in its middle: every seat has rescued a dozen animals, holds some gold
 * cards, and its companions are on their way.
 */
function dealLate(table: CometTable): void {
  const { facts } = table;
  (comet.steps['deal'] as (table: CometTable) => void)(table);
  const { board } = table;
  const spots = table.shuffle(board.hexes.filter(({ kind, distance }) => kind === 'terrain' && distance < 6).map(({ id }) => id));
  for (const seat of table.seats) {
    const own = table.seat(seat);
    const hasOwn = (kind: string) => printedCard(kind).kind === 'animal';
    const draw = (deck: string[], fits: (kind: string) => boolean) => {
      const isUseful = (kind: string) => (abilityOf(kind)?.when ?? 'end') !== 'end';
      const wanted = deck.findIndex((kind) => fits(kind) && isUseful(kind));
      const at = wanted >= 0 ? wanted : deck.findIndex((kind) => hasOwn(kind) && isUseful(kind));
      return { id: table.newId(), kind: deck.splice(at, 1)[0]! };
    };
    const rescue = (deck: string[], fits = hasOwn) => {
      const card = draw(deck, fits);
      own.rescued.push({ ...card, used: abilityOf(card.kind)!.tap && table.below(2) === 0 });
    };
    // what works when an animal appears is the rarest in random play
    const helpsAppear = (kind: string) => hasOwn(kind) && abilityOf(kind)?.when === 'appear';
    rescue(facts.gold, seat % 2 ? hasOwn : helpsAppear);
    for (let i = 0; i < 3; i++) rescue(facts.draw, helpsAppear);
    for (let i = 0; i < 4; i++) rescue(facts.gold);
    for (let i = 0; i < 4; i++) rescue(facts.draw);
    for (let i = 0; i < 2; i++) own.hand.push({ ...draw(facts.gold, (kind) => i > 0 || !hasOwn(kind)), open: true });
    for (let slot = 0; slot < 1 + (seat % 2); slot++) {
      own.slots[slot] = draw(facts.draw, hasOwn);
      own.companions[slot] = spots.pop()!;
    }
  }
}

function usedIn(happenings: readonly Happening[]): string[] {
  return happenings.flatMap(({ type, all }) => {
    if (type === 'used') return [all!['kind'] as string];
    return type === 'retrieved' || type === 'copied' ? [all!['by'] as string] : [type];
  });
}

const toBeUsed = [...silver, ...gold, ...leaders].filter(({ kind, ability }) => kind === 'advantage' || ability?.tap).map(({ id }) => id);

export const lateCometLaws: LawKit = {
  ...cometLaws,
  rules: { ...comet, steps: { ...comet.steps, deal: dealLate } },
  cameUp: usedIn,
  mustComeUp: [...toBeUsed, 'comet', 'rescued', 'guided', 'token', 'readied', 'readied_all', 'withdrew', 'reshuffled', 'over'],
};
