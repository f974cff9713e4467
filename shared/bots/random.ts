import type { Decision, Option } from '../engine/decision.ts';
import { below, shuffle, type Chance } from '../engine/random.ts';

/** Legal picks at random for any decision of any game. Groups that must be met are met first, and what goes with others comes after them. */
export function randomPicks(decision: Decision, chance: Chance): string[] {
  const { options, groups = [], min, max, ordered } = decision;
  const count = min + below(chance, max - min + 1);
  // most decisions want one pick, which needs no pool
  if (max === 1 && !groups.length) return count && options.length ? [options[below(chance, options.length)]!.id] : [];
  const room = groups.length ? new Map(groups.map((group) => [group.id, group.max])) : undefined;
  const aside = groups.flatMap((group) => (group.aside ? [group.id] : []));
  const later: Option[] = [];
  const picks: string[] = [];

  /** Draws options out of `pool` until there are `most` picks or none is left that its group has room for. */
  const draw = (pool: Option[], most: number) => {
    while (pool.length && picks.length < most) {
      const at = below(chance, pool.length);
      const option = pool[at]!;
      pool[at] = pool.at(-1)!;
      pool.pop();
      if (picks.length < min && option.group !== undefined && aside.includes(option.group)) {
        later.push(option);
        continue;
      }
      const left = option.group === undefined ? undefined : room?.get(option.group);
      if (left === 0) continue;
      if (left !== undefined) room!.set(option.group!, left - 1);
      picks.push(option.id);
    }
    return pool;
  };

  let rest: Option[] = [];
  for (const option of options) for (let copy = Math.min(option.times ?? 1, max); copy > 0; copy--) rest.push(option);
  for (const group of groups) {
    if (group.min === 0) continue;
    const own = rest.filter((option) => option.group === group.id);
    rest = rest.filter((option) => option.group !== group.id).concat(draw(own, picks.length + group.min));
  }
  if (aside.length) rest = draw(rest, min).concat(later);
  draw(rest, Math.max(count, picks.length));
  return ordered ? shuffle(chance, picks) : picks;
}
