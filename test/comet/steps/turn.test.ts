import { expect, test } from 'vitest';
import { copy } from '../../../shared/engine/json.ts';
import { comet } from '../../../shared/games/comet/rules.ts';
import { Game } from '../game.ts';
import { hasWayBack } from '../../engine/way-back.ts';

const kinds = (cards: readonly { kind: string }[]) => cards.map(({ kind }) => kind);

test('S-24 thylacines in turn order', () => {
  const hunter = { rescued: ['s-thylacine-1'] };
  const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A07'] }, hunter, hunter])
    .play('s-tarpan-1')
    .go(0, 'A02', 'meadow')
    .done();
  expect([game.now.seat, game.now.about.key]).toEqual([1, 'comet.between']);
  const card = game.facts.last!.cards[0]!.id;
  game.pick(`take:${game.id('s-thylacine-1')}@${card}`);
  expect(kinds(game.seat(1).hand)).toEqual(['s-tarpan-1']);
  expect(game.now.about.key).toBe('comet.turn');
  expect(game.seat(2).rescued[0]!.used).toBe(false);
});

test('S-24 a card discarded in a Refresh is nobody else’s', () => {
  const hunter = { rescued: ['s-thylacine-1'] };
  const game = Game.set([{ hand: ['s-tarpan-1'] }, hunter, hunter]);
  game
    .pick('word:refresh')
    .pick(`discard:${game.id('s-tarpan-1')}`)
    .pick(`gold:${game.facts.row[0]!.id}`);
  expect([game.now.seat, game.now.about.key]).toEqual([1, 'comet.turn']);
});

test('S-24 a target that is gone', () => {
  const game = Game.set([
    { hand: ['s-tarpan-1'], at: ['A07'] },
    { rescued: ['s-thylacine-1', 's-mauritius-parrot-1'], at: ['A55'] },
  ]);
  game.play('s-tarpan-1').go(0, 'A02', 'meadow').done();
  const card = game.facts.last!.cards[0]!.id;
  const hunt = `take:${game.id('s-thylacine-1')}@${card}`;
  game.pick(hunt);
  expect(game.refused(hunt)).toBe('reaction_target_gone');
  game.pick(`copy:${game.id('s-mauritius-parrot-1')}@${card}`).go(0, 'A44', 'desert');
  expect(game.seat(1).companions[0]).toBe('A44');
});

test('S-25 the parrot moves with the symbols of another’s card', () => {
  const game = Game.set([
    { hand: ['s-tarpan-1'], at: ['A07'], rescued: ['s-mauritius-parrot-1'] },
    { at: ['A55', 'A79'], rescued: ['s-mauritius-parrot-2'] },
  ]);
  game.play('s-tarpan-1').go(0, 'A02', 'meadow').done();
  expect(game.open.map(({ seat }) => seat)).toEqual([1]);
  const card = game.facts.last!.cards[0]!.id;
  game.pick(`copy:${game.id('s-mauritius-parrot-2')}@${card}`);
  expect(game.now.options.some(({ id }) => id === 'word:done')).toBe(false);
  game.go(0, 'A44', 'desert');
  expect(game.now.about.key).toBe('comet.parrot');
  expect(game.refused('go:0@A34~desert')).toBe('no_such_symbol');
  game.done();
  expect(kinds(game.facts.discards.silver)).toEqual(['s-tarpan-1']);
  expect([game.now.seat, game.now.about.key]).toEqual([1, 'comet.turn']);
});

test('the gold parrot copies all cards, the silver one a single one', () => {
  const mover = { hand: ['s-gecko-2', 's-golden-toad'], at: ['A14'] };
  const game = Game.set([mover, { at: ['A55'], rescued: ['g-mauritius-parrot', 's-mauritius-parrot-1'] }]);
  game.play('s-gecko-2').play('s-golden-toad').go(0, 'A06', 'water').done();
  const gold = game.seat(1).rescued[0]!.id;
  expect(game.offered(`copy:${gold}@`)).toEqual(['all']);
  game.pick(`copy:${gold}@all`);
  expect(game.view('watch').action!.pool).toEqual(['jungle', 'water', 'any']);
});

test('S-26 a Refresh in full', () => {
  const hand = ['s-tarpan-1', 's-gecko-2', 's-dodo-1', 's-dodo-2'];
  const game = Game.set([{ hand, rescued: ['s-golden-mole-1'], used: ['leader', 's-golden-mole-1'] }, {}]);
  const gold = game.facts.row[1]!;
  game
    .pick('word:refresh')
    .pick(`discard:${game.id('s-tarpan-1')}`, `discard:${game.id('s-gecko-2')}`)
    .pick(`gold:${gold.id}`);
  expect(game.comet.isAnyUsed(0)).toBe(false);
  expect(game.heard(1).find(({ type }) => type === 'drew')!.of).toEqual({ seat: 0, count: 2 });
  expect(kinds(game.seat(0).hand).slice(0, 3)).toEqual(['s-dodo-1', 's-dodo-2', gold.kind]);
  expect(game.seat(0).hand).toHaveLength(5);
  expect(game.facts.row).toHaveLength(4);
  expect(kinds(game.facts.discards.silver)).toEqual(['s-tarpan-1', 's-gecko-2']);
});

test('S-27 a Refresh at the hand limit', () => {
  const hand = ['s-tarpan-1', 's-gecko-2', 's-dodo-1', 's-dodo-2', 's-dodo-3'];
  const full = Game.set([{ hand }, {}]).pick('word:refresh');
  expect(full.refused()).toBe('refresh_empty');
  const mole = Game.set([{ hand, rescued: ['s-golden-mole-1'], used: ['s-golden-mole-1'] }, {}])
    .pick('word:refresh')
    .pick();
  expect(mole.seat(0).rescued[0]!.used).toBe(false);
  expect(kinds(mole.seat(0).hand)).toEqual(hand);
  expect(mole.now.seat).toBe(1);
  const three = Game.set([{ hand: hand.slice(0, 3) }, {}])
    .pick('word:refresh')
    .pick();
  expect(three.now.about.key).toBe('comet.gold');
  expect(three.refused()).toBe('gold_required');
});

test('S-28 the comet', () => {
  const game = Game.set([
    { hand: ['s-tarpan-1'] },
    { hand: ['s-dodo-1', 's-dodo-2'], rescued: ['s-golden-mole-1'], used: ['s-golden-mole-1'] },
  ]);
  game.facts.draw.length = 2;
  game.facts.aside.length = 20;
  game.pick('word:refresh').pick().pick(`gold:${game.facts.row[0]!.id}`);
  expect(game.seat(0).hand).toHaveLength(5);
  expect([game.now.seat, game.now.about.key]).toEqual([1, 'comet.choice']);
  game.pick('word:ready');
  expect(game.now.seat).toBe(0);
  game.pick('word:draw');
  expect(game.seat(1).hand).toHaveLength(2);
  expect(game.seat(1).rescued[0]!.used).toBe(false);
  expect(game.facts.draw).toHaveLength(19);
  expect(game.now.seat).toBe(1);
  expect(game.refused('word:refresh')).toBe('refresh_closed');
});

test('S-29 passing, the end, and what does not score', () => {
  const game = Game.set(
    [
      { at: ['A07'], rescued: ['s-thylacine-1'] },
      { hand: ['s-tarpan-1', 's-tarpan-2'], at: ['A72'] },
    ],
    { comet: true },
  );
  expect(game.seat(0).passed).toBe(true);
  expect(game.now.seat).toBe(1);
  game
    .play('s-tarpan-1')
    .go(0, game.goals(0)[0]!, game.offered(`go:0@${game.goals(0)[0]!}~`)[0]!)
    .done();
  expect([game.now.seat, game.now.about.key]).toEqual([1, 'comet.turn']);
  game.pick('word:pass');
  expect(game.open).toEqual([]);
  const result = comet.result(game.comet)!;
  expect(result.standings.find(({ seat }) => seat === 0)!.points).toBe(3);
});

test('nobody passes before the comet', () => {
  expect(Game.set([{ hand: ['s-tarpan-1'] }, {}]).refused('word:pass')).toBe('pass_closed');
});

test('HR-12, HR-29 a used advantage card is not shuffled into the new gold deck', () => {
  const discards = {
    silver: [],
    gold: [
      { id: 'x1', kind: 'g-tunnel', spent: true as const },
      { id: 'x2', kind: 'g-gecko' },
    ],
  };
  const game = Game.set([{ hand: ['s-tarpan-1'] }, {}], { gold: [], discards });
  game.pick('word:refresh').pick().pick(`gold:${game.facts.row[0]!.id}`);
  expect(kinds(game.facts.row)).toContain('g-gecko');
  expect(kinds(game.facts.discards.gold)).toEqual(['g-tunnel']);
});

test('HR-23 the comet comes by itself when nobody draws', () => {
  const game = Game.set([{ hand: ['s-tarpan-1'], at: ['A07'] }, { hand: ['s-dodo-1'] }], { quiet: 39 });
  const left = game.facts.draw.length;
  game.play('s-tarpan-1').go(0, 'A02', 'meadow').done();
  expect(game.facts.comet).toBe(true);
  expect(game.facts.discards.silver).toHaveLength(left + 1);
  expect([game.now.seat, game.now.about.key]).toEqual([1, 'comet.choice']);
  game.pick('word:draw').pick('word:ready');
  expect([game.now.seat, game.now.about.key]).toEqual([1, 'comet.turn']);
});

test('a move can be taken back until it is confirmed, a Refresh can not', () => {
  const game = Game.set([{ hand: ['s-tarpan-1', 's-dodo-1'], at: ['A72'] }, {}]);
  const takenBack = (act: () => void) => {
    const before = copy(game.save);
    act();
    return hasWayBack(comet, before, game.save);
  };
  expect(takenBack(() => game.play('s-tarpan-1'))).toBe(true);
  expect(takenBack(() => game.pick(game.now.fallback[0]!))).toBe(true);
  expect(takenBack(() => game.done())).toBe(false);
  expect(takenBack(() => game.pick('word:refresh'))).toBe(true);
  expect(takenBack(() => game.pick())).toBe(true);
  expect(takenBack(() => game.pick(`gold:${game.facts.row[0]!.id}`))).toBe(false);
});

test('a hand is seen by its seat alone, but for the cards everyone knows', () => {
  const game = Game.set([{ hand: ['s-tarpan-1', 'g-tunnel'] }, {}]);
  expect(game.view(1).seats[0]).toMatchObject({ hand: 2, known: [{ kind: 'g-tunnel' }] });
  expect(JSON.stringify(game.view(1))).not.toContain('s-tarpan-1');
  expect(kinds(game.view(0).hand!)).toEqual(['s-tarpan-1', 'g-tunnel']);
});
