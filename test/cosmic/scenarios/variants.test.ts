import { expect, test } from 'vitest';
import { copy } from '../../../shared/engine/json.ts';
import { waiting } from '../../../shared/engine/play.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import { lay } from '../game.ts';

const hidden = { hidden_powers: 'yes' };
const lost = (alien: string) =>
  lay({ options: hidden, aliens: { D: alien }, hands: { A: ['a20'], B: ['a04'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [[], ['D']],
    join: [['D', 'side:defense', 'd1', 'd1', 'd1']],
    cards: ['a20', 'a04'],
  });

test('R-40 hidden powers: once up the power is mandatory', () => {
  const shown = lost('zombie').answer('D.on.ships-losing', 'word:unveil').rest();
  const fight = { aim: 'c1', send: ['b2'], invite: [[], ['D']], join: [['D', 'side:defense', 'd1']] };
  shown.facts.destiny.deck.push('seat:2');
  shown.facts.seats[1]!.hand.push({ id: 'x1', face: 'attack:40' });
  shown.facts.seats[2]!.hand = [{ id: 'x2', face: 'attack:0' }];
  shown.fight({ ...fight, cards: ['a40', 'a00'] }).rest();
  expect(shown.told('used')).toContainEqual({ seat: 3, ability: 'zombie.immortal', picks: [] });
  expect([shown.warp('D'), shown.on('d1')]).toEqual([0, 'D4']);
});

test('R-40 hidden powers: whichever alien it is, nobody else can tell', () => {
  const seenBy = (alien: string) => {
    const game = lay({ options: hidden, aliens: { D: alien }, hands: { A: ['a20'], B: ['a04'] } });
    const seen: unknown[] = [];
    for (let i = 0; i < 60 && game.encounter.number === 1; i++) {
      for (const viewer of ['A', 'B', 'C', 'watch']) seen.push(copy(game.view(viewer)), waiting(game.sitting.open));
      game.others();
    }
    return seen;
  };
  const seen = seenBy('zombie');
  expect(seen.length).toBeGreaterThan(50);
  // J-32: what needs something before the game begins is never dealt hidden
  const dealt = Object.values(aliens).filter(({ setup }) => !setup);
  for (const { id } of dealt) expect(seenBy(id), id).toEqual(seen);
});

test('R-40 hidden powers', () => {
  const shown = lost('zombie').answer('D.on.ships-losing', 'word:unveil').rest();
  expect(shown.told('unveiled')).toEqual([{ seat: 3, alien: 'zombie' }]);
  expect([shown.warp('D'), shown.on('d1')]).toEqual([0, 'D4']);

  const kept = lost('zombie');
  kept.find('D.on.ships-losing');
  const other = lost('clone');
  other.find('D.on.ships-losing');
  expect(kept.view('A')).toEqual(other.view('A'));
  expect(kept.view('D').seats[3]!.alien).toBe('zombie');
  kept.answer('D.on.ships-losing', 'word:pass').rest();
  expect(kept.told('lost')).toContainEqual({ seat: 3, ships: { beside: 3 }, cause: 'defeat' });
  expect(kept.view('A').seats[3]).toMatchObject({ alien: '', hidden: true });
});

test('§12: nobody waits by name for a hidden seat that was not invited', () => {
  const game = lay({ options: hidden, aliens: { C: 'parasite' } }).fight({ aim: 'b1', send: ['a1'], invite: [['D'], []] });
  const hiddenOne = game.sitting.open.find(({ seat }) => seat === 2)!;
  expect(hiddenOne).toMatchObject({ about: { key: 'cosmic.join' }, sealed: true });
  expect(waiting(game.sitting.open)).toEqual([{ clock: 'choose' }]);
});

test('a hidden Parasite turns up when it wants to join, uninvited or not', () => {
  const game = lay({ options: hidden, aliens: { C: 'parasite' } }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('C.join', 'word:unveil').answer('C.join', 'power:parasite.infest@offense').answer('C.ally', 'planet:c1').rest();
  expect(game.encounter.allies.offense).toEqual([2]);
});

test('rotating powers: the offense keeps its sheet or takes the next one, before its hand is checked', () => {
  const options = { rotating_powers: 'yes' };
  const at = () => {
    const game = lay({ options, aliens: { B: 'mite' } });
    game.facts.unused = ['zombie', 'clone'];
    game.facts.retired = [];
    return game
      .rest()
      .fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'a06'] })
      .rest();
  };
  const game = at();
  expect(game.asked).toEqual(['B.rotate']);
  expect(game.view('B').choices).toEqual(['clone']);
  expect(game.view('A').choices).toBeUndefined();
  game.answer('B.rotate', 'alien:clone');
  expect(game.told('rotated')).toEqual([{ seat: 1, alien: 'clone', given: 'mite' }]);
  expect(game.facts.retired).toEqual(['mite']);

  const kept = at().timeOut('B.rotate');
  expect(kept.table.seat(1).alien).toBe('mite');
  expect(kept.facts.retired).toEqual(['clone']);
});

test('R-41 rotating and hidden: others learn only that somebody rotated, and the hand is checked afterwards', () => {
  const hands = { A: ['a06'], B: ['a08', '+2'] };
  const game = lay({ options: { rotating_powers: 'yes', ...hidden }, aliens: { B: 'mite' }, hands, deck: ['a30'] });
  // drawn from the end: an alien that needs a set-up is put away
  game.facts.unused = ['clone', 'miser'];
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'a08'] }).rest();
  expect([game.asked, game.facts.retired]).toEqual([['B.rotate'], ['miser']]);
  expect(game.view('B').choices).toEqual(['clone']);
  for (const viewer of ['A', 'C', 'watch']) expect(JSON.stringify(game.view(viewer))).not.toMatch(/clone|mite/);
  game.answer('B.rotate', 'alien:clone');
  expect(game.told('rotated')).toEqual([{ seat: 1 }]);
  expect(game.view('A').seats[1]).toMatchObject({ alien: '', hidden: true });
  expect(game.view('B').seats[1]).toMatchObject({ alien: 'clone', hidden: true });
  expect(JSON.stringify(game.view('A'))).not.toMatch(/clone|mite/);
  // a hidden sheet might keep cards from the old hand
  game.rest();
  const order = game.happened.map(({ type }) => type).filter((type) => type === 'rotated' || type === 'renewed');
  expect(order).toEqual(['rotated', 'renewed']);
});

const limits = (options: Record<string, string>) =>
  lay({
    options,
    aliens: { C: 'human' },
    flares: ['human', 'macron'],
    hands: { A: ['a04', 'flare:human', 'flare:macron'], B: ['a40'] },
  })
    .fight({ aim: 'b1', send: ['a1', 'a1', 'a2'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a04', 'a40'] })
    .answer('A.reveal.modify', '#flare:human');

test('R-42 flare limits', () => {
  const game = limits({});
  expect(game.refusal('A.reveal.modify', '#flare:macron')).toBe('flare_limit');
  expect(game.hand('C')).toContain('flare:human');
  expect(game.refusal('C.reveal.modify', '#flare:human')).toBe('flare_repeat');
  expect(game.rest().told('outcome')[0]!['totals']).toEqual([42 + 3 + 1 + 4, 44]);
  const free = limits({ flares: 'yes', unlimited_flares: 'yes' });
  expect(free.options('A.reveal.modify')).toHaveLength(2);
  expect(free.refusal('C.reveal.modify', '#flare:human')).toBe('flare_repeat');
  free.answer('A.reveal.modify', '#flare:macron').rest();
  expect(free.told('outcome')[0]!['totals']).toEqual([53, 44]);
});
