import type { Motion } from '$shared/protocol.ts';
import { motionSaying } from '$shared/text/desk-lines.ts';
import type { Saying } from '$shared/text/say.ts';
import { paceSaid } from '$lib/pace-said.ts';
import type { Speech } from '$lib/speech.ts';

/** So many hours, in days where they are whole ones. */
export const hoursSaid = (hours: number, { say }: Pick<Speech, 'say'>): string =>
  hours % 24 === 0 ? say('table.days', { days: hours / 24 }) : say('table.hours', { hours });

/** What is proposed, with all that one must know to vote on it. */
export function motionSaid(motion: Motion, speech: Speech): Saying {
  if (motion.kind === 'pause') return { key: 'table.vote.pause', of: { time: hoursSaid(motion.hours, speech) } };
  if (motion.kind === 'pace') return { key: 'table.vote.pace', of: { pace: paceSaid(motion.pace, speech) } };
  return motionSaying(motion.kind, 'seat' in motion ? { subject: motion.seat } : {});
}
