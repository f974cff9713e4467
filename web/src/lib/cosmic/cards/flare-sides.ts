import type { FlareSide } from '$shared/games/cosmic/facts.ts';
import type { FlareSideView } from '$shared/games/cosmic/view.ts';
import type { Speech } from '$lib/speech.ts';

/** How the sides of a flare are put into words. */

/** What a side does, in the words that this table plays it by. */
export const textOf = (alien: string, side: FlareSide, { wording }: Pick<FlareSideView, 'wording'>, more: '' | '.brief' = ''): string =>
  `cosmic.flare.${alien}.${wording ?? side}${more}`;

/** Told by when it serves, and not by a reason of their own. */
const timely: readonly string[] = ['wrong_phase', 'wrong_role'];

/** Why a side can't be played in this encounter, or not by this seat. */
export const whyOf = ({ say }: Speech, { why }: FlareSideView): string | null =>
  why === undefined || timely.includes(why) ? null : say(`cosmic.flare.why.${why}`);

/** When a side serves, and in which role: “Planning, as ally”. */
export function atOf({ say }: Speech, { as, phases }: FlareSideView): string {
  const when = phases === 'any' ? '' : phases.map((phase) => say(`cosmic.phase.${phase}`)).join(', ');
  const role = as === 'any' ? '' : say(`cosmic.flare.as.${as}`);
  if (when && role) return say('cosmic.flare.at', { phases: when, role });
  return when || role ? capital(when || role) : say('cosmic.flare.moment');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const iconOf = ({ why }: FlareSideView): string => (why === undefined || timely.includes(why) ? 'hourglass' : 'lock');
