import type { CosmicView } from '$shared/games/cosmic/view.ts';

/** Work on technologies that goes on by itself. */

export const PLANNED = 'tech.action';

/** To be asked each time; a ship each time until it is done; to leave it as it is. Where nothing is said, the last answer goes on. */
export const ways = ['ask', 'own', 'leave'] as const;
export type Way = (typeof ways)[number];

const picksOf = (id: string, way: Way): string[] => (way === 'own' ? [`complete:${id}`, `research:${id}`] : [`${way}:${id}`]);

/** A technology of the viewer that lies face down, and what its orders say of it. */
export interface Planned {
  id: string;
  tech: string;
  way: Way | null;
}

const wayOf = (picks: readonly string[], id: string): Way | null =>
  (['own', 'leave', 'ask'] as const).find((way) => picks.includes(picksOf(id, way).at(-1)!)) ?? null;

export function plannedTechs({ seats }: CosmicView, seat: number, plans: Record<string, string[]> = {}): Planned[] {
  const picks = plans[PLANNED] ?? [];
  return (seats[seat]?.techs ?? []).flatMap(({ id, tech, up }) => (up || tech === undefined ? [] : [{ id, tech, way: wayOf(picks, id) }]));
}

/** The plans as a form sends them, with another way for one technology; those that are gone are dropped. */
export function planOf(techs: readonly Planned[], id: string, way: Way): string {
  const kept = techs.flatMap((one) => {
    const said = one.id === id ? way : one.way;
    return said ? picksOf(one.id, said) : [];
  });
  return `${PLANNED}=${kept.join()}`;
}

/** The plans with this way for one technology, seen to before the others. */
export function planFirst(plans: Record<string, string[]> = {}, id: string, way: Way): Record<string, string[]> {
  const said = ways.flatMap((one) => picksOf(id, one));
  return { ...plans, [PLANNED]: [...picksOf(id, way), ...(plans[PLANNED] ?? []).filter((pick) => !said.includes(pick))] };
}

/** Does this seat want to be asked about this technology each time? */
export const isAsking = (plans: Record<string, string[]> = {}, id: string): boolean => wayOf(plans[PLANNED] ?? [], id) === 'ask';
