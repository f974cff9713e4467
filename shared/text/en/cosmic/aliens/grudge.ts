import type { AlienWords } from '../../../cosmic-entry.ts';

export const grudge: AlienWords<'grudge'> = {
  name: 'Grudge',
  epithet: 'I remember who stayed away',
  seen: 'A knotted old root with a token pinned on it for each who stayed away',
  power: 'Revenge',
  rulings: [
    {
      ask: 'Somebody invited by both sides joined the other one. Is there a grudge?',
      answer: 'Yes. Whoever you invited and who is not your ally gets a token.',
    },
    {
      ask: 'Which ships are paid with?',
      answer: 'Ships of the payer’s own choice, but none that are allied with the other side in this encounter.',
    },
    { ask: 'Can the payment be stopped?', answer: 'No, only the giving of tokens.' },
  ],
  short: 'Whoever you invite and does not join you loses ships: 1 if you succeed, 4 if you fail.',
  used: 'Marks those who were invited and did not come: they will lose ships.',
  full: 'You are a main player and the alliances stand: everyone you have invited who is not with you gets a grudge token, whether they stayed out or joined the other side. If you win or make a deal, each of them loses one ship of their choice; if you lose or fail to deal, four. Ships in the encounter cannot be chosen, and this part cannot be stopped. However else the encounter ends, the tokens are gone. Stopped when the tokens are given, nobody gets one.',
  flare: {
    wild: 'As a main player, when your opponent has won: their allies get neither a colony nor rewards, and their ships return to their colonies.',
    super: 'When grudge tokens are paid for: everyone who has one loses four ships, though you have succeeded.',
    brief: { wild: 'The winner’s allies get neither a colony nor rewards.', super: 'Everyone with a grudge token loses four ships.' },
  },
  tells: { marked: 'A grudge is borne against {seats}.' },
  loses: {
    log: '{seat} loses {count, plural, one {# ship} other {# ships}} to a grudge.',
    help: 'The Grudge takes revenge: they go to the warp.',
  },
};
