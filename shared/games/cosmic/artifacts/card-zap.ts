import { typeOf } from '../cards/cards.ts';
import type { Artifact } from '../abilities/ability.ts';

/** Cancels an artifact or a flare that someone is playing, another zap too; the cancelled card is discarded. */
export const cardZap: Artifact = {
  ability: {
    id: 'artifact:card-zap',
    face: 'artifact:card-zap',
    at: ['on.card-play'],
    as: 'any',
    stops: true,
    when: (table) => ['artifact', 'flare'].includes(typeOf(table.use.face!)),
    aims: (table) => [table.use.seat],
    effect(table) {
      table.facts.uses.at(-2)!.stopped = true;
    },
  },
};
