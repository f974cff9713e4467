import type { replay as english } from '../../en/centauri/replay.ts';

export const replay: Record<keyof typeof english, string> = {
  'centauri.replay.rounds': 'Туры',
  'centauri.replay.round': 'Тур {round}',
  'centauri.replay.points': 'Очки',
  'centauri.replay.won': '{winners}',
  'centauri.replay.gained': '+{points}',
  'centauri.replay.none': 'никто',
};
