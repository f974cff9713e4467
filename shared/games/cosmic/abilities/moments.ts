/** Every named point at which an ability can hook in: 35 in sequence, then 16 events. */
export const moments = [
  'setup.done',
  'turn.start',
  'regroup.start',
  'regroup.retrieve',
  'destiny.before-draw',
  'destiny.drawn',
  'destiny.target',
  'destiny.after',
  'launch.aim',
  'launch.aimed',
  'launch.send',
  'launch.after',
  'alliance.before-invites',
  'alliance.invite',
  'alliance.join',
  'alliance.formed',
  'planning.before-select',
  'planning.select',
  'planning.selected',
  'reveal.flip',
  'reveal.immediate',
  'reveal.modify',
  'reveal.outcome',
  'deal.bargain',
  'deal.agreed',
  'deal.made',
  'deal.failed',
  'resolve.result',
  'resolve.losses',
  'resolve.landing',
  'resolve.compensation',
  'resolve.rewards',
  'resolve.discard',
  'resolve.after',
  'turn.continue',
  'on.power-use',
  'on.card-play',
  'on.card-resolved',
  'on.reinforcement',
  'on.tech-use',
  'on.ships-losing',
  'on.ships-lost',
  'on.ships-retrieved',
  'on.card-draw',
  'on.card-discard',
  'on.colony-gained',
  'on.power-lost',
  'on.deck-reshuffle',
  'on.hand-refill',
  'on.card-source',
  'anytime',
] as const;
export type Moment = (typeof moments)[number];
const known: ReadonlySet<string> = new Set(moments);
export const isMoment = (name: string): name is Moment => known.has(name);

/** Here a window stays open until all have passed in succession; elsewhere everyone is polled once. */
export const loops: ReadonlySet<Moment> = new Set<Moment>([
  'regroup.start',
  'destiny.after',
  'launch.aimed',
  'alliance.before-invites',
  'alliance.formed',
  'planning.before-select',
  'planning.selected',
  'reveal.modify',
  'deal.agreed',
  'deal.made',
  'resolve.result',
  'resolve.discard',
  'resolve.after',
]);

/**
 * Moments with several parts, in their order: what is due before and after, and C§7.5 for ships about to be lost,
 * of which a ship handled once is out.
 */
export const stages = {
  'on.ships-losing': ['remove', 'stay', 'return', 'rescue'],
  'on.card-draw': ['before', 'after'],
  'resolve.discard': ['before', 'after'],
} as const satisfies Partial<Record<Moment, readonly string[]>>;
export type Stage = (typeof stages)[keyof typeof stages][number];
export const stagesOf = (at: Moment): readonly Stage[] => (at in stages ? stages[at as keyof typeof stages] : []);

/** A part of a power hooked on a moment in sequence serves once an encounter; one on an event, once an event; a free one whenever it can. */
export const isEvent = (at: Moment): boolean => at.startsWith('on.') || at === 'anytime';
