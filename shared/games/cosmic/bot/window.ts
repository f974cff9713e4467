import type { Decision } from '../../../engine/decision.ts';
import { abilitiesAt, abilityOf, alienOfAbility } from '../abilities/abilities.ts';
import type { Ability } from '../abilities/ability.ts';
import { isPower } from '../abilities/box.ts';
import { isMoment } from '../abilities/moments.ts';
import type { Sight } from './sight.ts';

/** When a bot uses something at a moment, and when it lets it pass: every ability says itself what it is worth. */

const PASS = ['word:pass'];

export function windowPicks(board: Sight, { seat, options }: Decision, key: string): string[] {
  if (!isMoment(key)) return PASS;
  const hooks = abilitiesAt(key);
  const { alien } = board.seats[seat]!;
  const unveil = options.find(({ id }) => id === 'word:unveil');
  if (unveil && hooks.some((hook) => isPower(hook) && alienOfAbility(hook) === alien)) return [unveil.id];
  let best: { id: string; worth: number } | null = null;
  for (const { id } of options) {
    const [what = '', way] = id.split('@');
    const ability = usedBy(board, seat, hooks, what);
    const worth = ability ? worthOf(board, seat, ability, way) : 0;
    if (worth > (best?.worth ?? 0)) best = { id, worth };
  }
  return best ? [best.id] : PASS;
}

/** The ability that an option stands for: `card:c7`, `power:clone.keep`, `tech:` with the rest of its name. */
function usedBy(board: Sight, seat: number, hooks: readonly Ability[], what: string): Ability | undefined {
  const id = what.slice(what.indexOf(':') + 1);
  if (!what.startsWith('card:')) return hooks.find((hook) => hook.id === (what.startsWith('tech:') ? what : id));
  const stored = board.seats[seat]!.stores?.flatMap(({ held = [] }) => held) ?? [];
  const card = [...(board.hand ?? []), ...stored].find((one) => one.id === id);
  const side = board.flares?.find((flare) => flare.card === id)?.side;
  return hooks.find((hook) => hook.face === card?.face && hook.flare === side);
}

function worthOf(board: Sight, seat: number, ability: Ability, way: string | undefined): number {
  if (ability.stops) return threatOf(board, seat);
  return ability.hint?.(board, seat, way) ?? (isPower(ability) ? 1 : 0);
}

/** What it is worth to have what was just announced stopped; who is glad to be stopped needs no help. */
function threatOf(board: Sight, seat: number): number {
  const use = board.uses.at(-1)!;
  const ability = abilityOf(use.ability);
  if (!ability.stops) return ability.threat?.(board, seat, use) ?? 0;
  const answered = board.uses.at(-2);
  return answered?.seat === seat && use.seat !== seat && !abilityOf(answered.ability).stopped ? 1 : 0;
}
