import type { ArtifactId } from '../../../../games/cosmic/artifacts/artifacts.ts';
import type { ArtifactWords } from '../../../cosmic-entry.ts';

export const artifacts: { [Id in ArtifactId]: ArtifactWords<Id> } = {
  'card-zap': { name: 'Card Zap', short: 'Cancels an artifact or a flare that somebody is playing, another zap too.' },
  'cosmic-zap': { name: 'Cosmic Zap', short: 'Cancels one use of a power; that power is off until the encounter ends.' },
  'emotion-control': { name: 'Emotion Control', short: 'Once cards are up, every attack counts as a negotiate.' },
  'force-field': {
    name: 'Force Field',
    short: 'Once allies have joined, sends home those you choose.',
    asks: {
      allies: {
        title: 'Which alliances does Force Field cancel?',
        help: 'Their ships go home and they stand aside.',
        fallback: 'all of them.',
        waiting: '{seats} chooses alliances to cancel',
        act: '{count, plural, one {Send # ally home} other {Send # allies home}}',
      },
    },
  },
  'ionic-gas': { name: 'Ionic Gas', short: 'Once there is a winner, nobody gets compensation or rewards.' },
  'mobius-tubes': { name: 'Mobius Tubes', short: 'As the offense, when you regroup: all ships of everyone leave the warp.' },
  plague: {
    name: 'Plague',
    short: 'Before the encounter, a player of your choice loses three ships and a card of each type.',
    asks: {
      discard: {
        title: 'Discard one card of each type',
        help: 'The plague takes one of each type you hold.',
        fallback: 'the worst of each.',
        waiting: '{seats} discards for the plague',
        act: '{count, plural, one {Discard # card} other {Discard # cards}}',
      },
    },
    loses: { log: '{seat} loses {count, plural, one {# ship} other {# ships}} to the plague.', help: 'The plague sends them to the warp.' },
  },
  quash: { name: 'Quash', short: 'A deal just made is off, and both suffer as for a failed one.' },
};
