import type { Result } from '$shared/engine/rules.ts';
import type { Saying } from '$shared/text/say.ts';

/** Who has won, alone or together; nothing where nobody has. */
export function resultSaid({ winners }: Pick<Result, 'winners'>): Saying | null {
  if (!winners.length) return null;
  return { key: winners.length > 1 ? 'play.result.shared' : 'play.result.won', of: { winners: { seats: winners } } };
}
