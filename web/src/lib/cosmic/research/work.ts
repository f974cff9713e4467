import type { Decision } from '$shared/engine/decision.ts';
import type { CosmicView, TechView } from '$shared/games/cosmic/view.ts';
import type { Choice } from '../desk/choice.svelte.ts';
import { isWork } from '../desk/options.ts';

/** What can be done with one of the own technologies that lie face down: the option of each doing that is on offer. Some tables give one up by turning it up too early. */
export interface Work {
  of: TechView;
  complete: string | undefined;
  research: string | undefined;
  abandon: string | undefined;
}

const idOf = (option: string): string => option.split(/[:@]/)[1]!;

/** No more than it takes, and not the last ship of a colony: what a standing order may do. */
export const isPlain = ({ research }: Work): boolean => research !== undefined && !research.includes('@');

export function worksOf({ seats }: CosmicView, { seat, options }: Decision): Work[] {
  return (seats[seat]!.techs ?? []).flatMap((of) => {
    const own = options.map(({ id }) => id).filter((id) => idOf(id) === of.id);
    const complete = own.find((id) => id === `complete:${of.id}`);
    const research = own.find((id) => id.startsWith('research:'));
    const abandon = own.find((id) => id.startsWith('abandon:') || id === `complete:${of.id}@short`);
    return (complete ?? research ?? abandon) ? [{ of, complete, research, abandon }] : [];
  });
}

/** The one in question: the chosen, else whatever can be completed, else the first to work on. */
export function workAt(board: CosmicView, choice: Choice): Work | undefined {
  if (!isWork(choice.decision)) return undefined;
  const works = worksOf(board, choice.decision);
  const chosen = choice.base && (choice.base.includes(':') ? idOf(choice.base) : choice.base);
  return works.find(({ of }) => of.id === chosen) ?? works.find(({ complete }) => complete) ?? works.find(isPlain) ?? works[0];
}
