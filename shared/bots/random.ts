import type { Decision, Group, Option } from '../engine/decision.ts';
import { below, shuffle, type Chance } from '../engine/random.ts';

/** Legal picks at random for any decision of any game. Groups that must be met are met first. */
export function randomPicks(decision: Decision, chance: Chance): string[] {
  const count = decision.min + below(chance, decision.max - decision.min + 1);
  const pool = shuffle(
    chance,
    decision.options.flatMap((option) => Array<Option>(Math.min(option.times ?? 1, decision.max)).fill(option)),
  );
  const groups = new Map((decision.groups ?? []).map((group) => [group.id, { ...group }]));
  const picks: string[] = [];
  const take = (wanted: (group: Group | undefined) => boolean, most: number) => {
    for (let i = 0; i < pool.length && picks.length < most; i++) {
      const option = pool[i]!;
      const group = option.group === undefined ? undefined : groups.get(option.group);
      if (!wanted(group) || (group && group.max === 0)) continue;
      picks.push(option.id);
      pool.splice(i--, 1);
      if (group) {
        group.min--;
        group.max--;
      }
    }
  };
  take((group) => group !== undefined && group.min > 0, decision.max);
  take(() => true, Math.max(count, picks.length));
  return decision.ordered ? shuffle(chance, picks) : picks;
}
