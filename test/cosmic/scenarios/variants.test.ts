import { expect, test } from 'vitest';
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

test('rotating and hidden (R-41 without the set-up aliens): others learn only that somebody rotated', () => {
  const game = lay({ options: { rotating_powers: 'yes', ...hidden }, aliens: { B: 'mite' } });
  game.facts.unused = ['clone'];
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'a06'] }).answer('B.rotate', 'alien:clone');
  expect(game.told('rotated')).toEqual([{ seat: 1 }]);
  expect(game.view('A').seats[1]).toMatchObject({ alien: '', hidden: true });
});
