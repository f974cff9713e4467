import type { Migration } from '../../engine/rules.ts';
import type { Facts } from './facts.ts';

/** What has just happened lies on the table while it can be answered. */
const withOccasions: Migration = ({ facts }) => {
  (facts as Facts).occasions ??= [];
};

/** Both sides of a struck deal settle what they give in one step; who was at it begins again. */
const planAtOnce: Migration = (save) => {
  const at = save.agenda.findIndex(({ step }) => step === 'plan');
  if (at < 0) return;
  const { id } = save.agenda[at]!;
  save.agenda = save.agenda.filter(({ step }) => step !== 'plan');
  save.agenda.splice(at, 0, { id, step: 'plan.cards', args: null, answers: {} });
  for (const plan of Object.values((save.facts as Facts).encounter!.bargain!.plan)) plan.cards = [];
};

export const migrations: readonly Migration[] = [withOccasions, planAtOnce];
