import type { CosmicView } from '$shared/games/cosmic/view.ts';

/** Work on technologies that goes on by itself. */

export const PLANNED = 'tech.action';
const picksOf = (id: string): string[] => [`complete:${id}`, `research:${id}`];

/** A technology of the viewer that lies face down, and whether its orders see to it. */
export interface Planned {
  id: string;
  tech: string;
  isPlanned: boolean;
}

export function plannedTechs({ seats }: CosmicView, seat: number, plans: Record<string, string[]> = {}): Planned[] {
  const picks = plans[PLANNED] ?? [];
  return (seats[seat]?.techs ?? []).flatMap(({ id, tech, up }) =>
    up || tech === undefined ? [] : [{ id, tech, isPlanned: picks.includes(`research:${id}`) }],
  );
}

/** The plans as a form sends them, with one technology more or less; those that are gone are dropped. */
export function planOf(techs: readonly Planned[], id: string, isWanted: boolean): string {
  const kept = techs.filter((one) => (one.id === id ? isWanted : one.isPlanned)).flatMap((one) => picksOf(one.id));
  return kept.length ? `${PLANNED}=${kept.join()}` : PLANNED;
}

/** The plans with one technology more, seen to before the others. */
export function planFirst(plans: Record<string, string[]> = {}, id: string): Record<string, string[]> {
  const first = picksOf(id);
  return { ...plans, [PLANNED]: [...first, ...(plans[PLANNED] ?? []).filter((pick) => !first.includes(pick))] };
}
