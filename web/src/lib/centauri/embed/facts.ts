import type { CentauriView } from '$shared/games/centauri/view.ts';
import type { Saying } from '$shared/text/say.ts';

export const line = ({ round, over }: CentauriView): Saying | null =>
  over ? null : { key: 'centauri.round', of: { round: Math.max(1, round) } };
