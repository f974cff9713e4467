import type { Params } from './json.ts';

/** How long a decision may take is the pace's affair; the rules only say of which kind it is. */
export const clockKinds = ['turn', 'respond', 'choose', 'bargain'] as const;
export type ClockKind = (typeof clockKinds)[number];

/** A message key with its parameters: text is made from it in the reader's language. */
export interface About {
  key: string;
  of?: Params;
}

export interface Option {
  id: string;
  /** How often it may be picked; once if not said. */
  times?: number;
  /** The group it belongs to, if the decision has groups. */
  group?: string;
}

/** Options that hang together, such as one card on any of several planets. */
export interface Group {
  id: string;
  min: number;
  max: number;
}

/** The one shape for everything a seat is ever asked. */
export interface Decision {
  id: string;
  seat: number;
  about: About;
  options: Option[];
  /** Pick at least `min` and at most `max` options, each up to its `times`, of each group as many as it allows. */
  min: number;
  max: number;
  /** Always legal: what the clock answers. */
  fallback: string[];
  clock: ClockKind;
  groups?: Group[];
  /** The order of the picks matters. */
  ordered?: true;
  /** Nobody else is told that this seat is being asked. */
  sealed?: true;
  /** What a person would expect to be able to pick, and why it is not to be had; for this seat alone. */
  blocked?: { id: string; why: string }[];
}

/** A question as a step puts it: a decision still without its frame. */
export type Question = Omit<Decision, 'id'> & { name: string };

export const pickFaults = ['unknown_option', 'too_few', 'too_many', 'too_often', 'group_short', 'group_full'] as const;
export type PickFault = (typeof pickFaults)[number];

function tally(picks: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pick of picks) counts.set(pick, (counts.get(pick) ?? 0) + 1);
  return counts;
}

/** Why these picks do not answer the decision, or null if they do. */
export function faultOf(decision: Omit<Decision, 'id'>, picks: readonly string[]): PickFault | null {
  if (picks.length > decision.max) return 'too_many';
  const options = new Map(decision.options.map((option) => [option.id, option]));
  const taken = new Map<string, number>();
  for (const [id, count] of tally(picks)) {
    const option = options.get(id);
    if (!option) return 'unknown_option';
    if (count > (option.times ?? 1)) return 'too_often';
    if (option.group !== undefined) taken.set(option.group, (taken.get(option.group) ?? 0) + count);
  }
  if (picks.length < decision.min) return 'too_few';
  for (const group of decision.groups ?? []) {
    const count = taken.get(group.id) ?? 0;
    if (count < group.min) return 'group_short';
    if (count > group.max) return 'group_full';
  }
  return null;
}
