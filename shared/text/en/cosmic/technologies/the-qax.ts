import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const theQax: TechnologyWords<'the-qax'> = {
  name: 'The Qax',
  short: 'As a main player: hand it over, and who gets it has to join you with four ships.',
  full: 'You are a main player and invite allies: hand it over to somebody with your invitation. That player has to join your side with four ships, fewer only if no more may be sent or a colony would be emptied. The technology is theirs now, completed, to be handed on in the same way.',
  uses: { summon: 'Summon with the Qax' },
  tells: { passed: '{from} hands the Qax to {to}, who has to join.' },
};
