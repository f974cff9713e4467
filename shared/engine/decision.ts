import type { Params } from './json.ts';

/** How long a decision may take is the pace's affair; the rules only say of which kind it is. */
export const clockKinds = ['turn', 'respond', 'choose', 'gather', 'bargain'] as const;
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
  /** What goes on by itself at this moment once it was picked, as one could order it: `research:t1`, or `leave:t1` for nothing. */
  plan?: string[];
}

/** Options that hang together, such as one card on any of several planets. */
export interface Group {
  id: string;
  min: number;
  max: number;
  /** Its picks only go with others: they do not count for what the decision asks at least. */
  aside?: true;
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
  /** How long it may take where the table has a rule of its own for it, whatever the pace. */
  seconds?: number;
  groups?: Group[];
  /** The order of the picks matters. */
  ordered?: true;
  /** Nobody else is told that this seat is being asked. */
  sealed?: true;
  /** What a person would expect to be able to pick, and why it is not to be had; for this seat alone. */
  blocked?: { id: string; why: string }[];
  /** The first answer to any of the questions put together ends the waiting for all of them. */
  race?: true;
  /** Decisions with the same timer share one deadline, however often they are put again. */
  timer?: string;
  /** The seats that come to terms over this, the asked one among them: a table that talks only to bargain lets them talk meanwhile. */
  parties?: number[];
  /** The seat has answered, and this only asks whether it still holds: nobody waits for it, and who plays by itself lets it stand. */
  lapse?: true;
  /** A short window: it lasts just as long as is drawn for it, whoever answers when, and an answer is kept until then. */
  brief?: true;
  /** A short window in which nobody is asked who has given no orders, as everyone can know: where it is held open for all, it is shorter still. */
  optIn?: true;
  /** The seat can do nothing of weight here: it need not be called for it. */
  idle?: true;
  /** Present if the seat may leave this to its standing orders. */
  moment?: OrderCue;
}

/** What standing orders go by. They answer with the fallback. */
export interface OrderCue {
  id: string;
  /** The roles in which the seat meets it now, such as `main` or `aimed`. */
  as: string[];
  /** The roles in which a seat is asked that has said nothing else; `any` is everyone. */
  ask: string[];
  /** What `pass for now` reaches to: one encounter, one round. */
  during: string;
  /** The things it is about, where a seat may say of each that it leaves it as it is. */
  about?: string[];
}

/** A question as a step puts it: a decision still without its frame. */
export type Question = Omit<Decision, 'id'> & { name: string };

export const pickFaults = ['unknown_option', 'too_few', 'too_many', 'too_often', 'group_short', 'group_full'] as const;
export type PickFault = (typeof pickFaults)[number];

/** Why these picks do not answer the decision, or null if they do. */
export function faultOf({ options, groups, min, max }: Omit<Decision, 'id'>, picks: readonly string[]): PickFault | null {
  if (picks.length > max) return 'too_many';
  const picked: Option[] = [];
  for (let at = 0; at < picks.length; at++) {
    const option = optionOf(options, picks[at]!);
    if (!option) return 'unknown_option';
    if (at > 0 && countBefore(picks, at) >= (option.times ?? 1)) return 'too_often';
    if (groups) picked.push(option);
  }
  if (picks.length < min) return 'too_few';
  return groups ? groupFaultOf(groups, picked, min) : null;
}

function groupFaultOf(groups: readonly Group[], picked: readonly Option[], least: number): PickFault | null {
  let counting = picked.length;
  for (const { id, min, max, aside } of groups) {
    let count = 0;
    for (const { group } of picked) if (group === id) count++;
    if (count < min) return 'group_short';
    if (count > max) return 'group_full';
    if (aside) counting -= count;
  }
  return counting < least ? 'too_few' : null;
}

function optionOf(options: readonly Option[], pick: string): Option | undefined {
  for (const option of options) if (option.id === pick) return option;
}

/** How often the pick at this place was picked before. */
function countBefore(picks: readonly string[], place: number): number {
  let count = 0;
  for (let at = 0; at < place; at++) if (picks[at] === picks[place]) count++;
  return count;
}
