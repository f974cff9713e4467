import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

/** A attacks with C and loses; the sheets that come next, the first of them first. */
function lost(aliens: Record<string, string>, sheets: string[], laid: Laid = {}, more: Record<string, string> = {}) {
  const game = lay({ aliens, hands: { A: ['a04'], B: ['a20', 'KZ'], C: ['a06'] }, ...laid });
  game.facts.unused = [...sheets].reverse();
  for (const [name, alien] of Object.entries(more)) game.table.seat('ABCD'.indexOf(name)).more = [alien];
  return game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a04', 'a20'] });
}
const more = (game: ReturnType<typeof lay>, name: string) => game.view('watch').seats['ABCD'.indexOf(name)]!.more;
const rein = 'reincarnator';

test('a beaten main player has another power beside its own, for all to see', () => {
  const game = lost({ A: rein }, ['oracle', 'clone']).rest();
  expect([game.table.powers(0), more(game, 'A'), game.facts.unused]).toEqual([[rein, 'oracle'], ['oracle'], ['clone']]);
  expect(game.told('reincarnator.reborn')).toEqual([{ seat: 0, alien: 'oracle' }]);
});

test('a beaten ally too; neither the winner nor a bystander', () => {
  expect(more(lost({ C: rein }, ['oracle']).rest(), 'C')).toEqual(['oracle']);
  for (const name of ['B', 'D']) expect(more(lost({ [name]: rein }, ['oracle']).rest(), name)).toBeUndefined();
});

test('both powers serve, each zapped for itself; the old incarnation to the end of the encounter', () => {
  const game = lost({ A: rein }, ['oracle'], {}, { A: 'virus' }).answer('B.on.power-use', '#KZ').rest();
  expect(game.told('stopped')).toMatchObject([{ ability: 'virus.multiply' }]);
  expect([game.told('outcome')[0]!['totals'], more(game, 'A')]).toEqual([[4 + 1 + 1, 20 + 4], ['oracle']]);
});

test('another defeat, another incarnation; what the old one had collected is discarded', () => {
  const game = lost({ A: rein }, ['oracle'], { stores: { A: { miser: ['a40'] } } }, { A: 'miser' }).rest();
  expect([more(game, 'A'), game.facts.retired, game.pile]).toEqual([['oracle'], ['miser'], expect.arrayContaining(['a40'])]);
  expect(game.table.store(0, 'miser')).toBeUndefined();
});

test('a failed deal counts for the two who failed, not for those who had allied with them; a deal that was made does not', () => {
  const talk = (name: string, ...words: string[]) => {
    const game = lay({ aliens: { [name]: rein }, hands: { A: ['N', 'a06'], B: ['N'], C: ['a06'] } });
    game.facts.unused = ['oracle'];
    game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['N', 'N'] }).gather();
    if (words.length)
      game
        .answer('A.offer', 'give:random')
        .answer('B.answer', ...words)
        .rest();
    else game.answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').timeOut('A.shed').timeOut('B.shed').rest();
    return more(game, name);
  };
  expect(['A', 'B', 'C'].map((name) => talk(name))).toEqual([['oracle'], ['oracle'], undefined]);
  expect(talk('A', 'accept:1')).toBeUndefined();
});

test('zapped, it stays what it was', () => {
  const game = lost({ A: rein }, ['oracle'], {}, { A: 'clone' }).answer('B.on.power-use', '#KZ').rest();
  expect([more(game, 'A'), game.facts.unused]).toEqual([['clone'], ['oracle']]);
});

test('with no sheet left those given up are shuffled; the old incarnation is not among them', () => {
  const game = lost({ A: rein }, [], {}, { A: 'clone' });
  game.facts.retired = ['oracle'];
  game.rest();
  expect([more(game, 'A'), game.facts.retired]).toEqual([['oracle'], ['clone']]);
});

test('the new power serves from the next encounter on: it learns nothing from the one that is lost', () => {
  const game = lost({ A: rein }, ['warrior']).rest();
  expect([more(game, 'A'), game.told('warrior.earned')]).toEqual([['warrior'], []]);
});

const flares = [rein];
const cursed = (aliens: Record<string, string>, hands: Record<string, string[]> = {}) =>
  lost(aliens, ['oracle', 'clone'], { flares, hands: { A: ['a04'], B: ['a20', `flare:${rein}`], C: ['a06'], D: ['N', 'CZ'], ...hands } });
const alienOf = (game: ReturnType<typeof lay>, seat: number) => game.facts.seats[seat]!.alien;

test('wild: a beaten player plays another alien once the encounter is over, and gets the card', () => {
  const game = cursed({ A: 'virus', B: 'macron' });
  expect(game.options('B.resolve.after').filter((id) => id.startsWith('card:'))).toHaveLength(2);
  game.answer('B.resolve.after', `#flare:${rein}@0`).rest();
  expect([alienOf(game, 0), game.hand('A').includes(`flare:${rein}`), game.facts.retired]).toEqual(['oracle', true, ['virus']]);
  expect(game.told('rotated')).toEqual([{ seat: 0, alien: 'oracle', given: 'virus' }]);
});

test('wild: never for the Reincarnator, the winner or a bystander', () => {
  const game = cursed({ A: rein, B: 'macron', C: 'virus' });
  expect(game.options('B.resolve.after').filter((id) => id.startsWith('card:'))).toEqual([game.pick(1, `#flare:${rein}@2`)]);
  const winner = cursed({ A: rein, C: rein }, { B: ['a20'], D: ['N', `flare:${rein}`] });
  expect(winner.rest().told('played')).toEqual([]);
});

test('wild: card-zapped, everyone keeps its alien', () => {
  const game = cursed({ A: 'virus' }).answer('B.resolve.after', `#flare:${rein}@0`).answer('D.on.card-play', '#CZ').rest();
  expect([alienOf(game, 0), game.pile.includes(`flare:${rein}`)]).toEqual(['virus', true]);
});

test('super: it need not reincarnate; card-zapped, it must', () => {
  const mine = (hands = {}) =>
    lost({ A: rein }, ['oracle'], { flares, hands: { A: ['a04', `flare:${rein}`], B: ['a20', 'CZ'], ...hands } }, { A: 'virus' });
  const game = mine();
  // the first use is that of its incarnation
  game.answer('A.on.power-use', 'word:pass').answer('A.on.power-use', `#flare:${rein}`).rest();
  expect([more(game, 'A'), game.hand('A')]).toEqual([['virus'], [`flare:${rein}`]]);
  const zapped = mine()
    .answer('A.on.power-use', 'word:pass')
    .answer('A.on.power-use', `#flare:${rein}`)
    .answer('B.on.card-play', '#CZ')
    .rest();
  expect(more(zapped, 'A')).toEqual(['oracle']);
});

test('a power that comes with the end of an encounter serves at once, in a window that nobody else would open', () => {
  const game = lost({ A: rein }, ['machine'], { hands: { A: ['a04', 'a08'], B: ['a20'], C: ['a06'] } });
  while (!game.told('reincarnator.reborn').length) game.timeOut(game.asked[0]!);
  expect(game.asked).toContain('A.turn.continue');
});

testFlare('reincarnator', { wild: ['any', 'resolve.after'], super: ['side', 'resolve.after'], leaves: { wild: 'B' } });
