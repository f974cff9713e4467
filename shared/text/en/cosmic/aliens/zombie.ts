import type { AlienWords } from '../../../cosmic-entry.ts';

export const zombie: AlienWords<'zombie'> = {
  name: 'Zombie',
  epithet: 'the one who comes back',
  seen: 'A stitched brow, one wide eye, and an arc that turns back',
  power: 'Immortality',
  rulings: [
    { ask: 'Do I get compensation when I lose with a negotiate?', answer: 'No. Your ships return, so none is lost.' },
    {
      ask: 'I was beaten on my planet. Where do the ships go?',
      answer: 'To other colonies of yours. With none left they do go to the warp.',
    },
    { ask: 'Does it help against Void?', answer: 'No. Ships that Void removes do not return.' },
  ],
  short: 'Your ships never stay in the warp: they return to your colonies.',
  used: 'The ships return to colonies instead of the warp.',
  full: 'Whenever your ships would go to the warp they return to colonies of yours instead, though not to a planet they were just driven from; with no colony left they do go to the warp. No ship lost means no compensation. A deal of yours may also free ships of anyone from the warp; that part cannot be stopped. If your immortality is stopped, the ships go to the warp.',
  flare: {
    wild: 'When you lose ships to the warp: one of them returns to a colony of yours.',
    super:
      'As a main player, before seats join: each that allies with you may bring one ship more, out of the warp, beside at least one of its own.',
    brief: {
      wild: 'One of the ships you lose returns to a colony of yours.',
      super: 'Your allies may each bring one ship more, out of the warp.',
    },
  },
  options: {
    zombie_compensation: {
      title: 'Zombie and compensation',
      choices: { no: { label: 'None', help: 'no ship lost, no cards' }, yes: { label: 'As if lost', help: 'saved ships count' } },
      refused: 'There is no such compensation.',
    },
  },
};
