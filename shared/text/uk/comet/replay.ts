import type { replay as english } from '../../en/comet/replay.ts';

export const replay: Record<keyof typeof english, string> = {
  'comet.replay.rounds': 'Кола',
  'comet.replay.round': '{round}-те коло',
  'comet.replay.points': 'Очки',
  'comet.replay.rescued': '{seats}',
  'comet.replay.animals': 'урятовано: {count}',
};
