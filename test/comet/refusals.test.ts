import { describe, expect, test } from 'vitest';
import { comet } from '../../shared/games/comet/rules.ts';
import { catalogueOf } from '../../shared/text/catalogue.ts';
import { languages } from '../../shared/text/language.ts';
import { Game } from './game.ts';

const full = ['s-tarpan-1', 's-gecko-2', 's-dodo-1', 's-dodo-2', 's-dodo-3'];

/** Seat 0 on the move with one card played, seat 1 with what it is given. */
const moved = (rescued: string[], hand = ['s-tarpan-1']) => {
  const game = Game.set([{ hand, at: ['A07'] }, { rescued, at: ['A55'] }, {}]);
  for (const kind of hand) game.play(kind);
  return game.go(0, 'A02', 'meadow').done();
};

/** 16: one case for each reason that the rules themselves refuse with, the rest being the room's. */
const cases: Record<string, () => string> = {
  wrong_phase: () => Game.set([{ hand: full }, {}]).refused('word:draw'),
  unknown_card: () => Game.set([{ hand: full }, {}]).refused('use:x9'),
  unknown_hex: () =>
    Game.set([{ hand: full, at: ['A72'] }, {}])
      .play('s-tarpan-1')
      .refused('go:0@Z99~meadow'),
  card_not_in_hand: () => Game.set([{ hand: full }, {}]).refused('play:x9'),
  not_an_animal: () => {
    const game = Game.set([{ hand: ['g-tunnel'] }, {}]);
    return game.refused(`appear:${game.id('g-tunnel')}`);
  },
  no_free_slot: () => {
    const game = Game.set([{ hand: full, at: ['A07', 'A72', 'A84'] }, {}]);
    return game.refused(`appear:${game.id('s-dodo-1')}`);
  },
  slot_taken: () =>
    Game.set([{ hand: full, at: ['A72'] }, {}])
      .appear('s-dodo-1')
      .refused('nest:0@A29'),
  no_free_nest: () => {
    const game = Game.set([{ hand: ['s-velociraptor-2'] }, { at: ['A67', 'A96', 'A84'] }], {
      tokens: { mammoth: 'A98', turtle: null },
    });
    return game.refused(`appear:${game.id('s-velociraptor-2')}`);
  },
  wrong_nest: () =>
    Game.set([{ hand: full }, {}])
      .appear('s-dodo-1')
      .refused('nest:0@A79'),
  nothing_appeared: () =>
    Game.set([{ hand: full }, {}])
      .appear('s-dodo-1')
      .refused('word:done'),
  nothing_moved: () =>
    Game.set([{ hand: full, at: ['A72'] }, {}])
      .play('s-tarpan-1')
      .refused('word:done'),
  no_card_played: () => {
    const game = Game.set([{ hand: full, at: ['A72'], rescued: ['s-golden-mole-1'] }, {}]);
    return game.refused(`use:${game.id('s-golden-mole-1')}`);
  },
  card_limit: () => {
    const game = Game.set([{ hand: full, at: ['A72'] }, {}]).play('s-tarpan-1');
    return game.refused(`play:${game.id('s-gecko-2')}`);
  },
  no_such_symbol: () =>
    Game.set([{ hand: full, at: ['A72'] }, {}])
      .play('s-tarpan-1')
      .refused('go:0@A63~water'),
  cannot_reach: () =>
    Game.set([{ hand: full, at: ['A72'] }, {}])
      .play('s-tarpan-1')
      .refused('go:0@A01~meadow'),
  hex_occupied: () =>
    Game.set([{ hand: full, at: ['A72'] }, { at: ['A63'] }])
      .play('s-tarpan-1')
      .refused('go:0@A63~meadow'),
  no_such_companion: () =>
    Game.set([{ hand: full, at: ['A72'] }, {}])
      .play('s-tarpan-1')
      .refused('go:2@A63~meadow'),
  ability_not_rescued: () => {
    const game = Game.set([{ hand: full, at: ['A72'], animals: ['s-golden-mole-1'] }, {}]).play('s-tarpan-1');
    return game.refused(`use:${game.id('s-golden-mole-1')}`);
  },
  ability_used: () => {
    const game = Game.set([{ hand: full, at: ['A72'], used: ['leader'] }, {}]);
    return game.refused('use:leader');
  },
  ability_wrong_moment: () => {
    const game = Game.set([{ hand: full, at: ['A72'], rescued: ['s-thylacine-1'] }, {}]);
    return game.refused(`use:${game.id('s-thylacine-1')}`);
  },
  gold_not_in_row: () =>
    Game.set([{ hand: ['s-tarpan-1'] }, {}])
      .pick('word:refresh')
      .pick()
      .refused('gold:x9'),
  gold_required: () =>
    Game.set([{ hand: ['s-tarpan-1'] }, {}])
      .pick('word:refresh')
      .pick()
      .refused(),
  gold_over_limit: () => {
    const game = Game.set([{ hand: full, used: ['leader'] }, {}]).pick('word:refresh');
    return game.refused(`gold:${game.facts.row[0]!.id}`);
  },
  too_many_targets: () => {
    const used = ['s-golden-mole-1', 's-cave-squirrel-1', 's-cave-beaver-1'];
    const game = Game.set([{ hand: full, at: ['A72'], rescued: ['g-glyptodon', ...used], used }, {}])
      .play('s-tarpan-1')
      .use('g-glyptodon');
    return game.refused(...used.map((kind) => `ready:${game.id(kind)}`));
  },
  cannot_ready: () => {
    const used = ['s-golden-mole-1'];
    const game = Game.set([{ hand: full, at: ['A72'], rescued: ['g-glyptodon', ...used], used }, {}])
      .play('s-tarpan-1')
      .use('g-glyptodon');
    return game.refused('ready:leader');
  },
  bad_token_hex: () =>
    Game.set([{ hand: [...full, 'g-living-bridge'], at: ['A72'] }, {}])
      .play('s-tarpan-1')
      .use('g-living-bridge')
      .refused('token:mammoth@A72'),
  refresh_closed: () => Game.set([{ hand: full }, {}], { comet: true }).refused('word:refresh'),
  refresh_empty: () =>
    Game.set([{ hand: full }, {}])
      .pick('word:refresh')
      .refused(),
  pass_closed: () => Game.set([{ hand: full }, {}]).refused('word:pass'),
  already_passed: () => comet.retired!(Game.set([{ passed: true }, { hand: full }], { active: 1, comet: true }).comet, 0)!,
  not_in_window: () => {
    const game = moved(['s-thylacine-1']);
    return game.refused(`take:${game.id('s-thylacine-1')}@x9`);
  },
  reaction_target_gone: () => {
    const game = moved(['s-thylacine-1', 's-thylacine-2', 's-mauritius-parrot-1']);
    const card = game.facts.last!.cards[0]!.id;
    game.pick(`take:${game.id('s-thylacine-1')}@${card}`);
    return game.refused(`take:${game.id('s-thylacine-2')}@${card}`);
  },
  reaction_wrong_pile: () => {
    const game = moved(['s-thylacine-1', 's-mauritius-parrot-1'], ['g-giant-moa']);
    return game.refused(`take:${game.id('s-thylacine-1')}@${game.facts.last!.cards[0]!.id}`);
  },
};

describe('16: what is refused, and why', () => {
  test.each(Object.entries(cases))('%s', (reason, refused) => {
    expect(refused()).toBe(reason);
  });

  test('every reason has its words', async () => {
    for (const language of languages) {
      const catalogue = await catalogueOf(language, ['comet-board']);
      for (const reason of Object.keys(cases)) expect(catalogue[`reason.${reason}`], `${reason} in ${language}`).toBeTruthy();
    }
  });
});

test('a gold card is no card of the row where none is asked for', () => {
  const game = Game.set([{ hand: full.slice(0, 3) }, {}]);
  const gold = `gold:${game.facts.row[0]!.id}`;
  expect(game.refused(gold)).toBe('wrong_phase');
  expect(game.pick('word:refresh').refused(gold)).toBe('wrong_phase');
  game.pick();
  expect(game.refused(gold, `gold:${game.facts.row[1]!.id}`)).toBe('too_many_targets');
});

test('a full hand that throws one card away has room for gold', () => {
  const game = Game.set([{ hand: full }, {}]).pick('word:refresh');
  const gold = `gold:${game.facts.row[0]!.id}`;
  expect(game.refused(gold)).toBe('gold_over_limit');
  expect(game.refused(`discard:${game.id('s-tarpan-1')}`, gold)).toBe('wrong_phase');
});

test('an ability for an Appear waits for the animal, one for a Move for the first card', () => {
  const game = Game.set([{ hand: [...full, 'g-tunnel'], at: ['A72'], rescued: ['s-dodo-1'] }, {}]);
  expect(game.refused(`use:${game.seat(0).rescued[0]!.id}`)).toBe('ability_wrong_moment');
  expect(game.refused(`use:${game.id('g-tunnel')}`)).toBe('no_card_played');
});
