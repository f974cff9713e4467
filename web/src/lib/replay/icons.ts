import type { TurnKind } from '$shared/games/course.ts';

const icons: Record<TurnKind, string> = { lead: 'up', close: 'reveal', deal: 'people', zap: 'burst', comet: 'flag', over: 'crown' };

export const iconOf = (kind: TurnKind): string => icons[kind];
