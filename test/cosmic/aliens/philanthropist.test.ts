import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { viewOf } from '../../../shared/engine/play.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const hands = { A: ['a10', 'a04', '+2'], B: ['a08', 'KZ'], C: ['a06', 'N'] };
/** B is attacked, C has joined A. */
const formed = (alien: string, laid: Laid = {}) =>
  lay({ aliens: { [alien]: 'philanthropist' }, hands, ...laid }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [['C'], []],
    join: [['C', 'side:offense', 'c1']],
  });

test('gives its opponent a card that only the two know', () => {
  const game = formed('A').answer('A.alliance.formed', 'power:philanthropist.give@1').answer('A.philanthropist.gift', '#a04').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([
    ['a10', '+2'],
    ['a04', 'a08', 'KZ'],
  ]);
  expect(game.told('handed')).toEqual([{ from: 0, to: 1, count: 1, why: 'given' }]);
  expect(['A', 'B', 'C'].map((name) => game.view(name).notes)).toEqual([
    [{ encounter: 1, kind: 'gave', with: 1, faces: ['attack:4'], card: game.pick(1, '#a04').slice('card:'.length) }],
    [{ encounter: 1, kind: 'took', with: 0, faces: ['attack:4'] }],
    [],
  ]);
  // what was given can be fought with at once
  expect(game.options('B.select')).toHaveLength(2);
});

test('as an ally to either main player, and without a new hand', () => {
  const game = formed('C', { hands: { ...hands, C: ['N', '+2'] } });
  expect(game.options('C.alliance.formed')).toEqual(['word:pass', 'power:philanthropist.give@0', 'power:philanthropist.give@1']);
  game.answer('C.alliance.formed', 'power:philanthropist.give@0').answer('C.philanthropist.gift', '#N').rest();
  expect([game.hand('C'), game.hand('A'), game.told('renewed')]).toEqual([['+2'], ['a04', 'a10', 'N', '+2'], []]);
});

test('as the defense only to the offense; not as a bystander, not with an empty hand', () => {
  expect(formed('B').options('B.alliance.formed')).toEqual(['word:pass', 'power:philanthropist.give@0']);
  expect(formed('D').rest()).toMatchObject({ asked: ['A.select', 'B.select'], offered: [] });
  const empty = formed('C', { hands: { ...hands, C: [] } });
  expect(empty.rest()).toMatchObject({ asked: ['A.select', 'B.select'], offered: [] });
});

test('a defense without another encounter card draws a new hand before the planning', () => {
  const game = formed('B', { deck: ['a30', '+5'] }).answer('B.alliance.formed', 'power:philanthropist.give@0');
  game.answer('B.philanthropist.gift', '#a08').rest();
  expect(game.told('renewed')).toEqual([{ seat: 1, faces: ['artifact:cosmic-zap'] }]);
  expect(game.hand('B')).toHaveLength(8);
});

test('zapped, nothing is given, and the card was not chosen yet', () => {
  const game = formed('A').answer('A.alliance.formed', 'power:philanthropist.give@1').answer('B.on.power-use', '#KZ').rest();
  expect([game.hand('A').length, game.told('handed'), game.asked]).toEqual([3, [], ['A.select', 'B.select']]);
});

test('a bot parts with a poor last encounter card for a new hand, and with nothing else', () => {
  const given = (cards: string[]) => {
    const game = formed('A', { hands: { ...hands, A: cards } });
    const decision = game.find('A.alliance.formed');
    return cosmicBot(viewOf(game.sitting, 0), decision, { seed: '00'.repeat(32), drawn: 0 })[0];
  };
  expect(given(['a04', '+2'])).toBe('power:philanthropist.give@1');
  expect([given(['a20', '+2']), given(['a04', 'a06'])]).toEqual(['word:pass', 'word:pass']);
});

const flares = ['philanthropist'];
const lent = (laid: Laid = {}) =>
  lay({ flares, hands: { A: ['a10', 'N'], B: ['a08', 'CZ'], C: ['N', 'flare:philanthropist'] }, ...laid }).answer(
    'C.regroup.start',
    '#flare:philanthropist@0',
  );

test('wild: for a ship another has its power instead of its own, and it has none', () => {
  const game = lent({ aliens: { A: 'virus', C: 'macron' } })
    .answer('C.shed', 'planet:c1')
    .rest();
  expect([game.warp('C'), game.table.powers(0), game.table.powers(2)]).toEqual([1, ['macron'], []]);
  expect(game.view('D').seats[0]!.more).toEqual(['macron']);
  expect(game.view('D').encounter!.zapped).toEqual([2, 0]);
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a08'] }).rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([14, 12]);
  expect([game.table.powers(0), game.hand('C')]).toEqual([['virus'], ['N', 'flare:philanthropist']]);
});

test('wild: what lies on the sheet goes along, and comes back with what is left', () => {
  const game = lent({ aliens: { C: 'miser' }, stores: { C: { miser: ['a40', 'a30'] } } })
    .answer('C.shed', 'planet:c1')
    .rest();
  game
    .fight({ aim: 'b1', send: ['a1'] })
    .answer('A.select', '#a40')
    .answer('B.select', '#a08')
    .rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([41, 12]);
  expect([game.table.store(0, 'miser'), game.table.store(2, 'miser')!.cards.map(({ face }) => face)]).toEqual([undefined, ['attack:30']]);
});

test('wild: it comes back from an encounter that is broken off too', () => {
  const hands = { A: ['a10', '+2'], B: ['a08', 'Plague'], C: ['N', 'flare:philanthropist'] };
  const game = lent({ aliens: { C: 'miser' }, stores: { C: { miser: ['+3'] } }, hands }).answer('C.shed', 'planet:c1');
  game.answer('B.regroup.start', '#Plague@0').timeOut('A.shed').answer('A.plague.discard', '#a10', '#+2').rest();
  expect(game.told('aborted')).toHaveLength(1);
  expect([game.table.store(0, 'miser'), game.table.store(2, 'miser')!.cards.length]).toEqual([undefined, 1]);
});

test('wild: who keeps its power by one that it was lent loses it again as that goes back, before anyone is asked', () => {
  const game = lent({ aliens: { A: 'virus', B: 'warrior', C: 'masochist' }, ships: { A: { a3: 0, a4: 0, a5: 0, warp: 12 } } })
    .answer('C.shed', 'planet:c1')
    .rest();
  expect(game.table.seat(0).up).toBe(true);
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a08'] });
  while (!game.asked.includes('B.resolve.after')) game.timeOut(game.asked[0]!);
  expect([game.table.powers(0), game.table.seat(0).up]).toEqual([['virus'], false]);
});

test('wild: what is zapped stays off, a lost power is not lent, and card-zapped nothing is', () => {
  const game = lent({ aliens: { C: 'macron' }, ships: { C: { c1: 1, c4: 0, c5: 0, warp: 11 } } })
    .answer('C.shed', 'planet:c1')
    .rest();
  expect([game.told('power-lost'), game.encounter.lent]).toEqual([[{ seat: 2 }], []]);
  const zapped = lent({ aliens: { C: 'macron' } })
    .answer('B.on.card-play', '#CZ')
    .rest();
  expect([zapped.warp('C'), zapped.encounter.lent, zapped.hand('C')]).toEqual([0, [], ['N']]);
});

test('wild: a bot takes the power of an offense that is about to win', () => {
  const asked = (colonies: Record<string, number>) => {
    const game = lay({ aliens: { A: 'virus', C: 'macron' }, flares, hands: { C: ['N', 'flare:philanthropist'] }, ships: { A: colonies } });
    const decision = game.find('C.regroup.start');
    return { game, picks: cosmicBot(viewOf(game.sitting, 2), decision, {} as never) };
  };
  const { game, picks } = asked({ b1: 1, b2: 1, c1: 1, d1: 1 });
  expect(picks).toEqual([game.pick(2, '#flare:philanthropist@0')]);
  expect(asked({ b1: 1, b2: 1 }).picks).toEqual(['word:pass']);
});

const imposed = (gift: string, laid: Laid = {}) =>
  formed('A', { flares, hands: { ...hands, A: ['a10', 'a04', '+2', 'flare:philanthropist'], B: ['a08', 'CZ'] }, ...laid })
    .answer('A.alliance.formed', 'power:philanthropist.give@1')
    .answer('A.philanthropist.gift', `#${gift}`);

test('super: whoever got an encounter card must play it', () => {
  const game = imposed('a04').answer('A.planning.select', '#flare:philanthropist').rest();
  expect(game.options('B.select')).toEqual([game.pick(1, '#a04')]);
  game.answer('A.select', '#a10').answer('B.select', '#a04').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([12, 8]);
  expect(game.hand('A')).toContain('flare:philanthropist');
});

test('super: not if it was no encounter card, nothing was given, or it is card-zapped; asked it is in any case', () => {
  expect(imposed('+2').options('A.planning.select')).toEqual(['word:pass']);
  expect(() => formed('A', { flares }).find('A.planning.select')).toThrow();
  const zapped = imposed('a04').answer('A.planning.select', '#flare:philanthropist').answer('B.on.card-play', '#CZ').rest();
  expect(zapped.options('B.select')).toHaveLength(2);
});

test('super: who has lost the card meanwhile is free', () => {
  const game = imposed('a04').answer('A.planning.select', '#flare:philanthropist');
  game.table.discard([{ seat: 1, face: game.table.fromHand(1, game.pick(1, '#a04').slice('card:'.length)) }]);
  expect(game.rest().options('B.select')).toEqual([game.pick(1, '#a08')]);
});

test('super: it means the card that was given, whatever else has changed hands since', () => {
  const laid = { flares, hands: { A: ['a04', 'a10', 'N', 'a30'], B: ['a20', 'a08', 'flare:philanthropist'] } };
  const game = formed('A', { aliens: { A: 'philanthropist', B: 'trader' }, ...laid });
  game.answer('A.alliance.formed', 'power:philanthropist.give@1').answer('A.philanthropist.gift', '#a30');
  game.answer('B.planning.before-select', 'power:trader.trade').answer('A.planning.select', '#flare:philanthropist').rest();
  expect(game.options('B.select')).toHaveLength(3);
});

testFlare('philanthropist', { wild: ['any', 'regroup.start'], super: ['side', 'planning.select'] });
