import { abilityOf, leader, printed } from '$shared/games/comet/cards.ts';

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
  const card = kind.startsWith('l-') ? leader(kind) : printed(kind);
  const subject = 'species' in card ? card.species : kind;
  return named[subject] ?? subject.replace(/^g-/, '').replaceAll('_', '-');
}

/** The icon of the moment an ability belongs to; lasting ones and those that score at the end have none. */
export function momentIcon(kind: string): string | null {
  const when = abilityOf(kind)?.when;
  if (when === 'move' || when === 'move_or_appear') return 'foot';
  if (when === 'appear') return 'egg';
  return when === 'between' ? 'swap' : null;
}
