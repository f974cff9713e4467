import { abilityOf, leader, printedCard } from '$shared/games/comet/cards.ts';
import type { CometView } from '$shared/games/comet/view.ts';

/** Drawings with a shorter name than their species. */
const named: Record<string, string> = {
  golden_toad: 'toad',
  passenger_pigeon: 'pigeon',
  giant_moa: 'moa',
  pyrenean_ibex: 'ibex',
  giant_otter: 'otter',
  saber_toothed_tiger: 'tiger',
  cave_squirrel: 'squirrel',
  christmas_island_rat: 'rat',
  golden_mole: 'mole',
  mauritius_parrot: 'parrot',
  nailtail_wallaby: 'wallaby',
  giant_lemur: 'lemur',
  woolly_mammoth: 'mammoth',
  irish_elk: 'elk',
  cave_bear: 'bear',
  woolly_rhinoceros: 'rhinoceros',
  'g-sheer-cliff': 'cliff',
};

/** The drawing of a card of any kind. */
export function artOf(kind: string): string {
  const card = kind.startsWith('l-') ? leader(kind) : printedCard(kind);
  const subject = 'species' in card ? card.species : kind;
  return named[subject] ?? subject.replace(/^g-/, '').replaceAll('_', '-');
}

/** The cards that a page shows from the start. */
export function kindsIn({ hand = [], row, seats, action, last }: CometView): string[] {
  const own = seats.flatMap(({ leader, known, slots, rescued }) => [leader, ...known, ...slots, ...rescued]);
  const cards = [...hand, ...row, ...own, ...(action?.played ?? []), ...(last?.cards ?? [])];
  return [...new Set(cards.flatMap((card) => card?.kind ?? []))];
}

/** Of all drawings those of no card, and of the cards those with these ids. */
export const drawingsOf = (all: string, wanted: readonly string[]): string =>
  all.replace(/<symbol id="(a-[^"]+)"[^]*?<\/symbol>\n?/g, (symbol, id: string) => (wanted.includes(id) ? symbol : ''));

/** The icon of the moment an ability belongs to; lasting ones and those that score at the end have none. */
export function momentIcon(kind: string): string | null {
  const when = abilityOf(kind)?.when;
  if (when === 'move' || when === 'move_or_appear') return 'foot';
  if (when === 'appear') return 'egg';
  return when === 'between' ? 'swap' : null;
}
