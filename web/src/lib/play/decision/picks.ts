import type { Decision } from '$shared/engine/decision.ts';

/** What a form says: `pick` once for every pick, in order, and `times:<option>` with a number for those picked several times. */
export function picksOf(form: FormData): string[] {
  const picks: string[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value === '') continue;
    if (name === 'pick') picks.push(value);
    if (name.startsWith('times:'))
      picks.push(...Array<string>(Math.min(99, Math.max(0, Math.trunc(Number(value)) || 0))).fill(name.slice(6)));
  }
  return picks;
}

/** How a form asks for a decision: one of several, several, or several in order. */
export function shapeOf({ max, ordered }: Pick<Decision, 'max' | 'ordered'>): 'one' | 'several' | 'ordered' {
  if (ordered) return 'ordered';
  return max === 1 ? 'one' : 'several';
}
