import type { Step } from '../../engine/rules.ts';
import { aliens } from './aliens/aliens.ts';
import { fullDeck, HAND } from './cards.ts';
import { combos } from './combos.ts';
import { destinyDeck, seatOf } from './destiny.ts';
import type { CosmicTable } from './table.ts';

/** §3: four ships on every home planet; decks shuffled; aliens; eight cards each; the first player. */
function setup(table: CosmicTable): void {
  const { facts } = table;
  facts.destiny.deck = table.shuffle(destinyDeck(table.save.seats));
  if (table.is('aliens', 'flares')) {
    const stack = table.shuffle(Object.keys(aliens));
    // with few aliens in the box there may be only one for each
    const each = Math.min(2, Math.floor(stack.length / table.save.seats));
    for (const seat of table.seats) table.seat(seat).dealt = stack.splice(0, each);
    facts.unused = stack;
  } else {
    const dealt = table.shuffle(dealtAliens(table));
    for (const seat of table.seats) table.seat(seat).dealt = [dealt[seat]!];
    facts.unused = table.shuffle(Object.keys(aliens).filter((id) => !dealt.includes(id)));
  }
  table.then('aliens', 'hands', 'setup.done', 'first');
}

/** The aliens of one combination card that are all in the box; if no card is complete, any. */
function dealtAliens(table: CosmicTable): string[] {
  const known = new Set(Object.keys(aliens));
  const complete = combos.map((combo) => combo.slice(0, table.save.seats)).filter((combo) => combo.every((id) => known.has(id)));
  if (complete.length) return [...complete[table.below(complete.length)]!];
  return table.shuffle([...known]).slice(0, table.save.seats);
}

const alerts = ['green', 'yellow', 'red'];

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
  facts.deck = table.shuffle(fullDeck());
  for (const seat of table.seats) for (let i = 0; i < HAND; i++) table.toHand(seat, facts.deck.pop()!);
  const dealt = table.seats.map((seat) => [seat, { faces: table.seat(seat).hand.map(({ face }) => face) }]);
  table.tell('dealt', {}, Object.fromEntries(dealt));
}

/** Destiny cards are turned up until a colour appears: that seat begins. J-01: the host may name it instead. */
function first(table: CosmicTable): void {
  const { destiny } = table.facts;
  const named = table.save.options['first_player'] as string;
  const turned = named === 'destiny' ? destiny.deck.slice(destiny.deck.findIndex((card) => seatOf(card) !== null)) : [];
  const start = named === 'destiny' ? seatOf(turned[0]!)! : Number(named);
  table.shuffle(destiny.deck);
  table.tell('first', { seat: start });
  table.next('turn', { seat: start });
}

export const setupSteps: Record<string, Step<CosmicTable>> = { setup, aliens: chooseAliens, hands, first };
