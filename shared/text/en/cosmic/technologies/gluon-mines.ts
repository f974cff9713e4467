import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const gluonMines: TechnologyWords<'gluon-mines'> = {
  name: 'Gluon Mines',
  short: 'Secret. As the defense, with both cards down: for each ship on it one attacking ship goes to the warp.',
  full: 'Secret, with at least one ship on it. You are the defense and both cards are down: turn it up. For each ship at work on it one ship of the offense or its allies, of your choice, goes to the warp. If none is left you win at once and no card is turned up; otherwise the encounter goes on. Then the technology is discarded and its ships go home.',
  uses: { blow: 'Turn up the mines' },
  asks: {
    ships: {
      title: '{count, plural, one {Whose ship do the mines hit?} other {Whose # ships do the mines hit?}}',
      help: 'They go to the warp.',
      fallback: 'the offense’s first.',
      waiting: '{seats} sets off the mines',
      act: '{count, plural, one {Hit # ship} other {Hit # ships}}',
    },
  },
  loses: {
    log: '{seat} loses {count, plural, one {# ship} other {# ships}} to the mines.',
    help: 'The mines send them to the warp.',
  },
};
