import type { replay as english } from '../../en/comet/replay.ts';

export const replay: Record<keyof typeof english, string> = {
  'comet.replay.rounds': 'Круги',
  'comet.replay.round': '{round}-й круг',
  'comet.replay.points': 'Очки',
  'comet.replay.rescued': '{seats}',
  'comet.replay.animals': 'спасено: {count}',
};
