import type { AlienWords } from '../../../cosmic-entry.ts';

export const amoeba: AlienWords<'amoeba'> = {
  name: 'Amoeba',
  epithet: 'now more, now less',
  seen: 'A puddle with one eye, its arms lifting ships in and out',
  power: 'Ooze',
  rulings: [
    {
      ask: 'Which ships count as mine when I defend?',
      answer:
        'Those on the planet the gate points at. Ships you bring go onto that planet, ships you take away go to other colonies of yours.',
    },
    {
      ask: 'I took all my ships away and won. What now?',
      answer: 'You are still a main player and the win counts, but as the offense you have nobody to land, so there is no colony.',
    },
    {
      ask: 'My planet is empty. Can I bring ships to defend it?',
      answer: 'No. The power needs at least one ship of yours in the encounter to begin with.',
    },
  ],
  short: 'As a main player, once both cards are down, you may have as many ships in the encounter as you like.',
  used: 'Its ships may leave the encounter, and others come to it, as many as it likes.',
  full: 'You are a main player with at least one ship in the encounter, and both cards lie face down. You may make the number of your ships there whatever you like: some leave for your colonies, others come from them, and four is no limit. As the defense your ships in the encounter are those on the planet, and those that leave go to other colonies. Without a ship left you are still a main player, but if you win as the offense there is nothing to land. Stopped, no ship moves.',
  flare: {
    wild: 'As a main player, before cards are chosen: one to four of your ships leave the encounter for your colonies, or as many come to it. Four is no limit.',
    super: 'As an ally, once both cards are down: you may have as many ships in the encounter as you like.',
    brief: {
      wild: 'One to four of your ships leave the encounter, or as many join it.',
      super: 'Have as many of your ships in the encounter as you like.',
    },
  },
  uses: { resize: 'Move ships in or out' },
  asks: {
    way: {
      title: 'Do ships come or leave?',
      help: 'One to four of them.',
      fallback: 'they come.',
      waiting: '{seats} moves ships',
      words: {
        in: 'Ships come',
        out: 'Ships leave',
      },
    },
    come: {
      title: 'Which ships come to the encounter?',
      help: 'One to four, from any of your colonies.',
      fallback: 'one of the largest colony.',
      waiting: '{seats} moves ships',
      act: '{count, plural, =0 {Bring} one {Bring # ship} other {Bring # ships}}',
    },
    leave: {
      title: 'How many ships leave the encounter?',
      help: 'One to four. They go to your colonies.',
      fallback: 'one.',
      waiting: '{seats} moves ships',
      act: '{count, plural, =0 {Take away} one {Take away # ship} other {Take away # ships}}',
    },
    ooze: {
      title: 'Which ships move?',
      help: 'Those in the encounter leave it for your colonies, those elsewhere come to it. Four is no limit.',
      fallback: 'none.',
      waiting: '{seats} moves ships',
      act: '{count, plural, =0 {Move none} one {Move # ship} other {Move # ships}}',
    },
  },
  tells: { oozed: '{seat} now has {count, plural, =0 {no ships} one {# ship} other {# ships}} in the encounter.' },
};
