import { animal, leader, type Animal, type EffectOf } from './cards.ts';

/** The points of one seat, line by line as the end shows them. */
export interface Score {
  printed: number;
  vicunas: number;
  lizards: number;
  beavers: number;
  leader: number;
  total: number;
  /** How many animals were rescued; it breaks a tie. */
  rescued: number;
}

function effectsOf<C extends 'vicuna_set' | 'lizard_family' | 'per_species'>(animals: readonly Animal[], code: C): EffectOf<C>[] {
  return animals.flatMap(({ ability }) => ability?.effects ?? []).filter((effect) => effect.code === code) as EffectOf<C>[];
}

/** Ten points for every full four vicuñas; a gold one counts as two. */
export function vicunaPoints(animals: readonly Animal[]): number {
  const sets = effectsOf(animals, 'vicuna_set');
  const [first] = sets;
  return first ? Math.floor(sets.reduce((sum, { countsAs }) => sum + countsAs, 0) / first.size) * first.vp : 0;
}

/**
 * Fifteen points for each family of iguana, gecko and salamander. A chameleon stands in for any one of them, several in one family too, and
 * every card belongs to one family: the largest number of families the chameleons can fill up.
 */
export function lizardPoints(animals: readonly Animal[]): number {
  const family = effectsOf(animals, 'lizard_family');
  const count = (part: string) => family.filter((effect) => effect.part === part).length;
  const parts = ['iguana', 'gecko', 'salamander'].map(count);
  const missing = (families: number) => parts.reduce((sum, part) => sum + Math.max(0, families - part), 0);
  let families = 0;
  while (missing(families + 1) <= count('chameleon')) families++;
  return families * (family[0]?.vp ?? 0);
}

const ofSpecies = (animals: readonly Animal[], species: readonly string[]): number =>
  animals.filter((one) => species.includes(one.species)).length;

/** Every giant beaver counts all rescued beavers of both kinds, itself included. */
export function beaverPoints(animals: readonly Animal[]): number {
  return effectsOf(animals, 'per_species').reduce((sum, { species, vp }) => sum + vp * ofSpecies(animals, species), 0);
}

/** What the leader scores: eggs of a colour, beavers, cards of a deck, or cards that show a terrain; part of a set counts nothing. */
export function leaderPoints(kind: string, animals: readonly Animal[]): number {
  const { score } = leader(kind);
  switch (score.code) {
    case 'per_egg':
      return score.vp * animals.filter(({ egg }) => egg === score.egg).length;
    case 'per_species':
      return score.vp * ofSpecies(animals, score.species);
    case 'per_card':
      return score.vp * Math.floor(animals.filter(({ deck }) => deck === score.deck).length / (score.per ?? 1));
    case 'per_symbol':
      return score.vp * Math.floor(animals.filter(({ symbols }) => symbols.includes(score.terrain)).length / (score.per ?? 1));
  }
}

/** 14: only rescued animals score; what is in hand or still on its way does not. */
export function scoreOf(leaderKind: string, rescued: readonly string[]): Score {
  const animals = rescued.map(animal);
  const score = {
    printed: animals.reduce((sum, { vp }) => sum + vp, 0),
    vicunas: vicunaPoints(animals),
    lizards: lizardPoints(animals),
    beavers: beaverPoints(animals),
    leader: leaderPoints(leaderKind, animals),
  };
  const total = score.printed + score.vicunas + score.lizards + score.beavers + score.leader;
  return { ...score, total, rescued: animals.length };
}

/** Most points; level, more rescued animals; still level, a victory together. */
export function isAhead(one: Score, other: Score): boolean {
  return one.total > other.total || (one.total === other.total && one.rescued > other.rescued);
}
