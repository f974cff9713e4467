import { expect, test } from 'vitest';
import { Game } from '../game.ts';

/** Abilities that no numbered scenario shows. */

const pool = (game: Game) => game.view('watch').action!.pool;

test('add_symbols: symbols join the pool and mix with those of cards', () => {
  const game = Game.set([{ hand: ['s-tarpan-1', 'g-sheer-cliff'], at: ['A72'], rescued: ['g-saber-toothed-tiger-1'] }, {}]).play(
    's-tarpan-1',
  );
  game.use('g-saber-toothed-tiger-1').use('g-sheer-cliff');
  expect(pool(game)).toEqual(['meadow', 'desert', 'any', 'any', 'any', 'any']);
  expect(game.refused(`use:${game.id('g-saber-toothed-tiger-1')}`)).toBe('ability_used');
});

test('extra_cards: the gold velociraptor lets two more be played, not a third', () => {
  const hand = ['s-tarpan-1', 's-tarpan-2', 's-gecko-1', 's-gecko-2'];
  const game = Game.set([{ hand, at: ['A72'], rescued: ['g-velociraptor-1'] }, {}])
    .play('s-tarpan-1')
    .use('g-velociraptor-1');
  game.play('s-tarpan-2').play('s-gecko-1');
  expect(game.refused(`play:${game.id('s-gecko-2')}`)).toBe('card_limit');
});

test('steps: the titanoboa goes two steps over hexes of any kind', () => {
  const game = Game.set([{ leader: 'l-titanoboa', hand: ['s-tarpan-1'], at: ['A14'] }, {}])
    .play('s-tarpan-1')
    .use('l-titanoboa');
  game.go(0, 'A02').done();
  expect(game.seat(0).rescued).toHaveLength(1);
  expect(game.seat(0).leader.used).toBe(true);
});

test('nest_or_cave: the gold brachiosaurus may climb twice, or stop after once', () => {
  const own = { hand: ['s-tarpan-1'], at: ['A07', 'A14'], rescued: ['g-brachiosaurus-1'] };
  const game = Game.set([own, {}]).play('s-tarpan-1').use('g-brachiosaurus-1').go(0, 'A02');
  expect(game.now.about.key).toBe('comet.climb');
  game.go(1, 'A15').done();
  expect(game.seat(0).companions).toEqual([null, 'A15', null]);
  const short = Game.set([own, {}]).play('s-tarpan-1').use('g-brachiosaurus-1').go(0, 'A02').pick('word:stop');
  expect(short.now.about.key).toBe('comet.move');
});

test('free_terrain: the woolly rhinoceros names the terrain when it is used', () => {
  const game = Game.set([{ leader: 'l-woolly-rhinoceros', hand: ['s-gecko-2'], at: ['A53'] }, {}])
    .play('s-gecko-2')
    .use('l-woolly-rhinoceros');
  expect(game.offered('guide:0~')).toEqual(['meadow', 'jungle', 'desert', 'water', 'lava']);
  game.pick('guide:0~desert').go(0, 'A24', 'jungle').done();
  expect(game.seat(0).companions[0]).toBe('A24');
});

test('take_gold: a card from the row, to be played at once; the row is refilled at the end of the turn', () => {
  const row = [
    { id: 'x1', kind: 'g-vicuna-2' },
    { id: 'x2', kind: 'g-gecko' },
  ];
  const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A07'], rescued: ['s-cave-squirrel-1'] }, {}], { row }).play('s-tarpan-1');
  game.use('s-cave-squirrel-1');
  expect(game.refused('gold:x9')).toBe('gold_not_in_row');
  game.pick('gold:x1').pick('play:x1');
  expect(game.facts.row).toHaveLength(1);
  expect(pool(game)).toEqual(['meadow', 'desert', 'any']);
  game.go(0, 'A02', 'meadow').done();
  expect(game.facts.row).toHaveLength(4);
  expect(game.facts.discards.gold.map(({ kind }) => kind)).toEqual(['g-vicuna-2']);
});

test('take_gold: an empty row gives nothing', () => {
  const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A07'], rescued: ['s-cave-squirrel-1'] }, {}], { row: [] }).play('s-tarpan-1');
  expect(game.refused(`use:${game.id('s-cave-squirrel-1')}`)).toBe('gold_row_empty');
});

test('place_tokens: both or one, on free hexes or nests, never the cave, never where it stands', () => {
  const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A72'], rescued: ['g-turtle-rider'] }, {}], {
    tokens: { mammoth: 'A63', turtle: null },
  });
  game.play('s-tarpan-1').use('g-turtle-rider');
  for (const hex of ['A02', 'A63', 'A72']) expect(game.refused(`token:mammoth@${hex}`)).toBe('bad_token_hex');
  game.pick('token:mammoth@A15');
  expect(game.offered('token:mammoth')).toEqual([]);
  game.pick('token:turtle@A63');
  expect(game.facts.tokens).toEqual({ mammoth: 'A15', turtle: 'A63' });
});

test('ready_cards: a glyptodon wakes another animal, no leader and no glyptodon', () => {
  const rescued = ['s-glyptodon-1', 's-glyptodon-2', 's-golden-mole-1'];
  const used = ['leader', 's-glyptodon-2', 's-golden-mole-1'];
  const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A72'], rescued, used }, {}])
    .play('s-tarpan-1')
    .use('s-glyptodon-1');
  expect(game.offered('ready:')).toEqual([game.id('s-golden-mole-1')]);
  expect(game.refused(`ready:${game.id('s-glyptodon-2')}`)).toBe('cannot_ready');
  game.pick(`ready:${game.id('s-golden-mole-1')}`).use('s-golden-mole-1');
  expect(game.now.about.key).toBe('comet.run');
});

test('ready_cards: second wind wakes everyone, once a game', () => {
  const own = {
    hand: ['s-dodo-1', 'g-second-wind'],
    rescued: ['s-glyptodon-1', 's-dodo-2'],
    used: ['leader', 's-glyptodon-1', 's-dodo-2'],
  };
  const game = Game.set([own, {}]).appear('s-dodo-1').use('g-second-wind');
  expect(game.comet.isAnyUsed(0)).toBe(false);
  game.use('s-dodo-2');
  expect(game.offered('nest:0@')).toEqual(['A27', 'A49', 'A52']);
});

test('second_appear: twin eggs, and nothing more once both are placed', () => {
  const game = Game.set([{ hand: ['s-dodo-1', 's-dodo-2', 'g-twin-eggs'] }, {}])
    .appear('s-dodo-1')
    .use('g-twin-eggs')
    .nest(0, 'A29');
  game.appear('s-dodo-2').nest(2, 'A46');
  expect(game.now.options).toEqual([{ id: 'word:done' }]);
});

test('an ability of another moment is refused', () => {
  const game = Game.set([
    { hand: ['s-tarpan-1'], at: ['A72'], rescued: ['s-dodo-1', 's-thylacine-1', 's-christmas-island-rat-1'] },
    {},
  ]).play('s-tarpan-1');
  expect(game.refused(`use:${game.id('s-dodo-1')}`)).toBe('ability_wrong_moment');
  expect(game.refused(`use:${game.id('s-thylacine-1')}`)).toBe('ability_wrong_moment');
  expect(game.refused(`use:${game.id('s-christmas-island-rat-1')}`)).toBe('no_ability_to_use');
});

test('a Move in which no step can be made is withdrawn, and everyone knows the card now', () => {
  // nothing around A44 takes jungle or water, but the rider could have opened a way
  const game = Game.set([{ hand: ['s-gecko-2'], at: ['A44'], rescued: ['s-mammoth-rider-1'] }, {}]).play('s-gecko-2');
  expect(game.goals(0)).toEqual([]);
  game.use('s-mammoth-rider-1').pick('token:mammoth@A98').pick('word:withdraw');
  expect(game.facts.tokens.mammoth).toBeNull();
  expect(game.seat(0).rescued[0]!.used).toBe(false);
  expect(game.view(1).seats[0]!.known.map(({ kind }) => kind)).toEqual(['s-gecko-2']);
  expect(game.facts.discards.silver).toEqual([]);
});
