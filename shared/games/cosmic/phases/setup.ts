import type { Step } from '../../../engine/rules.ts';
import { alerts } from '../abilities/ability.ts';
import { aliens } from '../aliens/aliens.ts';
import { FLARES, fullDeck, HAND } from '../cards/cards.ts';
import { namedAliens } from './named.ts';
import { combos } from '../cards/combos.ts';
import { destinyDeck, seatOf } from '../cards/destiny.ts';
import type { CosmicTable } from '../table.ts';

/** §3: four ships on every home planet; decks shuffled; aliens; eight cards each; the first player. */
function setup(table: CosmicTable): void {
  const { facts } = table;
  facts.destiny.deck = table.shuffle(destinyDeck(table.save.seats));
  const usable = Object.keys(aliens).filter((id) => table.mayBeDealt(id));
  const kept = Object.keys(aliens).filter((id) => !usable.includes(id));
  if (table.is('aliens', 'flares')) {
    const stack = table.shuffle(usable);
    // with few aliens in the box there may be only one for each
    const each = Math.min(2, Math.floor(stack.length / table.save.seats));
    for (const seat of table.seats) table.seat(seat).dealt = stack.splice(0, each);
    part(table, stack);
    facts.unused = stack;
    chooseFlares(
      table,
      table.facts.seats.flatMap(({ dealt }) => dealt),
    );
  } else {
    const combo = table.is('aliens', 'combo') ? comboOf(table, usable) : anyOf(table, usable);
    const dealt = combo.slice(0, table.save.seats);
    // whom the host has named for a seat sits there, unless nobody is to know who is who
    if (!table.is('aliens', 'named') || table.is('hidden_powers')) table.shuffle(dealt);
    for (const seat of table.seats) table.seat(seat).dealt = [dealt[seat]!];
    facts.unused = table.shuffle(usable.filter((id) => !dealt.includes(id)));
    chooseFlares(table, combo);
  }
  facts.retired.push(...kept.filter((id) => !facts.seats.some(({ dealt }) => dealt.includes(id))));
  table.then('aliens', 'hands', ...(table.hasTechs ? ['tech.deal'] : []), 'setup.done', 'first');
}

/** One combination card of which all that is needed is in the box; if no card is complete, any aliens. */
function comboOf(table: CosmicTable, usable: readonly string[]): string[] {
  const complete = combos.filter((combo) => combo.slice(0, table.save.seats).every((id) => usable.includes(id)));
  return complete.length ? [...complete[table.below(complete.length)]!] : anyOf(table, usable);
}

/** An alien for each seat: whom the host has named, else by chance, but no two that may not meet. */
function anyOf(table: CosmicTable, usable: readonly string[]): string[] {
  const named = namedAliens(table.save.options, table.save.seats);
  const all = named.filter((id) => id !== null);
  const any: string[] = [];
  for (const id of table.shuffle(usable.filter((one) => !all.includes(one)))) {
    if ([...all, ...any].some((other) => table.isBanned(id, other))) continue;
    any.push(id);
  }
  return named.map((id) => id ?? any.pop()!);
}

/**
 * J-02: of two that are never in one game and were dealt to different seats, the one of the later seat goes back under the stack, and the next
 * of the stack takes its place. One seat may well choose between them.
 */
function part(table: CosmicTable, stack: string[]): void {
  for (let seat = 1; seat < table.save.seats; seat++) {
    const { dealt } = table.seat(seat);
    const earlier = table.facts.seats.slice(0, seat).flatMap((one) => one.dealt);
    for (let at = dealt.length - 1; at >= 0; at--) {
      const isBanned = (id: string) => earlier.some((other) => table.isBanned(id, other));
      if (!isBanned(dealt[at]!)) continue;
      const next = stack.findIndex((id) => !isBanned(id));
      const taken = next < 0 ? [] : stack.splice(next, 1);
      stack.push(...dealt.splice(at, 1, ...taken));
    }
  }
}

/** §3.5: ten flares go into the deck, first those of the aliens dealt or printed on the card, then any; J-03. */
function chooseFlares(table: CosmicTable, first: readonly string[]): void {
  if (!table.is('flares')) return;
  const known = Object.keys(aliens).filter((id) => aliens[id]!.flare && !table.isLeftOut(id));
  const sure = first.filter((id) => known.includes(id));
  const others = table.shuffle(known.filter((id) => !sure.includes(id)));
  table.facts.flares = [...sure, ...others].slice(0, FLARES).map((id) => `flare:${id}`);
}

/** D-S1: everyone keeps one of its two sheets, in secret and at the same time; then all are turned up. */
function* chooseAliens(table: CosmicTable) {
  const choosing = table.seats.filter((seat) => table.seat(seat).dealt.length > 1);
  const picks = yield* table.askAll(
    choosing.map((seat) => {
      const { dealt } = table.seat(seat);
      const calmest = [...dealt].sort((a, b) => alerts.indexOf(aliens[a]!.alert) - alerts.indexOf(aliens[b]!.alert))[0]!;
      return {
        name: String(seat),
        seat,
        about: { key: 'cosmic.alien' },
        options: dealt.map((id) => ({ id: `alien:${id}` })),
        min: 1,
        max: 1,
        fallback: [`alien:${calmest}`],
        clock: 'choose' as const,
        sealed: true as const,
      };
    }),
  );
  for (const seat of table.seats) {
    const facts = table.seat(seat);
    facts.alien = picks[seat]?.[0]!.slice('alien:'.length) ?? facts.dealt[0]!;
    table.facts.unused.push(...facts.dealt.filter((id) => id !== facts.alien));
    facts.dealt = [];
    facts.up = true;
    facts.hidden = table.is('hidden_powers');
  }
  table.shuffle(table.facts.unused);
  const chosen = table.facts.seats.map(({ alien }) => alien);
  if (!table.is('hidden_powers')) table.tell('aliens', { aliens: chosen });
  else table.tell('aliens', { aliens: [] }, Object.fromEntries(chosen.map((alien, seat) => [seat, { alien }])));
}

function hands(table: CosmicTable): void {
  const { facts } = table;
  facts.deck = table.shuffle([...fullDeck(), ...facts.flares]);
  for (const seat of table.seats) for (let i = 0; i < HAND; i++) table.toHand(seat, facts.deck.pop()!);
  const dealt = table.seats.map((seat) => [seat, { faces: table.seat(seat).hand.map(({ face }) => face) }]);
  table.tell('dealt', {}, Object.fromEntries(dealt));
}

/** Destiny cards are turned up, for all to see, until a colour appears: that seat begins. J-01: the host may name it instead. */
function first(table: CosmicTable): void {
  const { destiny } = table.facts;
  const named = table.save.options['first_player'] as string;
  const turned = named === 'destiny' ? destiny.deck.slice(0, 1 + destiny.deck.findIndex((card) => seatOf(card) !== null)) : [];
  const start = named === 'destiny' ? seatOf(turned.at(-1)!)! : Number(named);
  table.shuffle(destiny.deck);
  table.tell('first', { seat: start, ...(turned.length > 1 && { cards: turned }) });
  table.next('turn', { seat: start });
}

export const setupSteps: Record<string, Step<CosmicTable>> = { setup, aliens: chooseAliens, hands, first };
