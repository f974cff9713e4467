import { expect, test, vi } from 'vitest';
import { fire, noOrders } from '../../../shared/engine/orders.ts';
import { cardsIn } from '../../../shared/games/cosmic/words/words.ts';
import { lay, seatOf } from '../game.ts';

vi.mock(import('../../../shared/games/cosmic/aliens/aliens.ts'), async (original) => {
  const { flareStandIns } = await import('../stand-ins/flares.ts');
  return { aliens: { ...(await original()).aliens, ...flareStandIns } };
});

/** What the core offers to flares, each point shown by an alien that only tests know. */

const duel = { aim: 'b1', send: ['a1', 'a1'], cards: ['a10', 'a06'] as [string, string] };
const grown = (hand: string[], flares: string[]) =>
  lay({ aliens: { A: 'grower' }, flares, hands: { A: ['a10', ...hand], B: ['a06', 'KZ'] } }).fight(duel);

test('who chooses to use a power is asked for the flare that makes more of it, by the orders everyone has, whatever it holds', () => {
  for (const hand of [['flare:twofold'], ['CZ']]) {
    const game = lay({ aliens: { A: 'twofold' }, flares: ['twofold'], hands: { A: ['a10', ...hand], B: ['a06', 'KZ'] } });
    game.fight({ aim: 'b1', send: ['a1'] }).answer('A.alliance.formed', 'power:twofold.early');
    expect(fire(noOrders, game.find('A.on.power-use')).picks).toBeNull();
    // it is aimed at nobody
    expect(fire(noOrders, game.find('B.on.power-use')).picks).toEqual(['word:pass']);
  }
});

test('whose power works by itself is asked for its flare by its own order alone', () => {
  for (const hand of [['flare:grower'], ['CZ']]) {
    const asked = grown(hand, ['grower']).find('A.on.power-use');
    expect(fire(noOrders, asked).picks).toEqual(['word:pass']);
    expect(fire({ ...noOrders, moments: { 'on.power-use': ['own'] } }, asked).picks).toBeNull();
  }
});

test('without flares in the deck, or once one was played, its own use asks nobody', () => {
  expect(fire(noOrders, grown(['CZ'], []).find('A.on.power-use')).picks).toEqual(['word:pass']);
});

test('a flare that makes more of a use of its power', () => {
  const game = grown(['flare:grower'], ['grower']).answer('A.on.power-use', '#flare:grower').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [12 + 5, 10] }]);
  expect(game.hand('A')).toEqual(['flare:grower']);
});

test('where only a flare could serve nobody is asked by the orders everyone has, whatever it holds; who holds one may order it', () => {
  for (const hand of [['flare:zombie'], ['a08']]) {
    const game = lay({ flares: ['zombie'], hands: { A: ['a10'], B: ['a06', ...hand] } }).fight(duel);
    const asked = game.find('B.on.ships-losing');
    expect(fire(noOrders, asked).picks).toEqual(['word:pass']);
    expect(fire({ ...noOrders, moments: { 'on.ships-losing': ['any'] } }, asked).picks).toBeNull();
    expect(game.view('B').flareMoments).toEqual(hand[0] === 'flare:zombie' ? ['on.ships-losing', 'alliance.join'] : undefined);
    expect(game.view('A').flareMoments).toBeUndefined();
  }
});

test('who joins is asked in secret where a flare might serve it, whatever it holds', () => {
  for (const hand of [['flare:observer'], ['CZ']]) {
    const joins = (flares: string[], alien: string) => {
      const laid = { aliens: { C: alien }, flares, hands: { C: flares.length ? hand : ['CZ'] }, ships: { C: { warp: 2 } } };
      const game = lay(laid).answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite', 'seat:2').answer('B.invite');
      return game.rest().sitting.open.map(({ seat, about, sealed }) => [seat, about.key, sealed]);
    };
    expect(joins(['observer'], 'observer')).toEqual([[2, 'cosmic.join', true]]);
    expect(joins(['observer'], 'virus')).toEqual([[2, 'cosmic.ally-or-not', undefined]]);
    expect(joins([], 'parasite')).toEqual([[2, 'cosmic.join', undefined]]);
  }
});

/** Of each flare that a seat can play: the side that serves, and why each does not. */
const sidesOf = (game: ReturnType<typeof lay>, name: string) => {
  const { hand, seats, flares = [] } = game.view(name);
  const faceOf = (card: string) => cardsIn({ hand: hand!, seats: [seats[seatOf(name)]!] }).find(({ id }) => id === card)!.face;
  return Object.fromEntries(
    flares.map(({ card, side, sides }) => [faceOf(card).slice('flare:'.length), [side, sides.wild.why, sides.super.why]]),
  );
};

test('who holds a flare is told which side of it serves, when, and why not', () => {
  const hands = { A: ['a10', 'flare:zombie', 'flare:human', 'flare:sorcerer'], B: ['a06'] };
  const game = lay({ aliens: { A: 'human' }, flares: ['zombie', 'human', 'sorcerer'], hands });
  expect(game.view('A').flares!.find(({ side, sides }) => side === 'wild' && sides.wild.phases === 'any')).toMatchObject({
    sides: { wild: { as: 'any', phases: 'any' }, super: { as: 'main', phases: ['alliance'] } },
  });
  // in the regroup: any phase will do for one of them
  const foreign = [undefined, 'not_your_alien'];
  expect(sidesOf(game, 'A')).toEqual({
    zombie: ['wild', ...foreign],
    human: ['super', 'power_on', 'wrong_phase'],
    sorcerer: ['wild', 'wrong_phase', 'not_your_alien'],
  });
  game.fight(duel).find('A.reveal.modify');
  expect(sidesOf(game, 'A')['human']).toEqual(['super', 'power_on', undefined]);
  expect(game.view('B').flares).toBeUndefined();
  game.encounter.zapped.push('0:human');
  expect(sidesOf(game, 'A')['human']).toEqual(['wild', undefined, 'power_off']);
  game.encounter.flares.push({ seat: 0, face: 'flare:zombie' });
  expect(sidesOf(game, 'A')).toEqual({
    zombie: ['wild', 'flare_repeat', 'not_your_alien'],
    human: ['wild', 'flare_limit', 'power_off'],
    sorcerer: ['wild', 'flare_limit', 'not_your_alien'],
  });
  expect(game.view('watch').encounter).toMatchObject({ flared: [0], flares: [{ seat: 0, face: 'flare:zombie' }] });
});

test('who has the wrong role is told so, and who holds it on its sheet as well', () => {
  const hands = { A: ['a10', 'N'], B: ['a06'], C: ['N', 'flare:human'] };
  const game = lay({ aliens: { D: 'miser' }, flares: ['human', 'warpish'], hands, stores: { D: { miser: ['a40', 'flare:warpish'] } } });
  game.fight(duel).find('A.reveal.modify');
  expect(sidesOf(game, 'C')).toEqual({ human: ['wild', 'wrong_role', 'not_your_alien'] });
  expect(sidesOf(game, 'D')).toEqual({ warpish: ['wild', 'wrong_role', 'not_your_alien'] });
});

test('everyone sees for which side a flare is played, what it would come to, and where it goes', () => {
  const laid = () =>
    lay({ flares: ['citadel'], hands: { A: ['a10', 'N', 'CZ'], B: ['a06', 'flare:citadel'] } })
      .fight(duel)
      .answer('B.reveal.modify', '#flare:citadel')
      .others();
  const played = { seat: 1, face: 'flare:citadel', side: 'wild' };
  const game = laid();
  expect(game.view('watch')).toMatchObject({
    uses: [{ seat: 1, ability: 'citadel.wild' }],
    encounter: { flares: [played], flared: [1], totals: [12, 10], pending: [12, 15] },
  });
  expect(game.view('watch').encounter!.flares[0]!.went).toBeUndefined();
  game.answer('A.on.card-play', 'word:pass').find('A.reveal.modify');
  expect(game.view('watch').encounter).toMatchObject({ flares: [{ ...played, went: 1 }], totals: [12, 15] });
  expect(game.view('watch').encounter!.pending).toBeUndefined();
  const stopped = laid().answer('A.on.card-play', '#CZ');
  stopped.find('A.reveal.modify');
  expect(stopped.view('C').encounter).toMatchObject({ flares: [{ ...played, went: 'pile' }], totals: [12, 10] });
});

test('one flare makes more of either part of its power, once an encounter', () => {
  const hands = { A: ['a10', 'flare:twofold'], B: ['a06'] };
  const drawn = (game: ReturnType<typeof lay>) => game.told('drew').map(({ count }) => count);
  const first = lay({ aliens: { A: 'twofold' }, flares: ['twofold'], hands }).fight({ aim: 'b1', send: ['a1'] });
  first.answer('A.alliance.formed', 'power:twofold.early').answer('A.on.power-use', '#flare:twofold');
  first.answer('A.select', '#a10').answer('B.select', '#a06').answer('A.planning.selected', 'power:twofold.late');
  expect(first.options('A.on.power-use')).toEqual(['word:pass']);
  expect(drawn(first.answer('A.on.power-use', 'word:pass').rest()).slice(0, 2)).toEqual([2, 1]);
  const second = lay({ aliens: { A: 'twofold' }, flares: ['twofold'], hands }).fight(duel);
  second.answer('A.planning.selected', 'power:twofold.late').answer('A.on.power-use', '#flare:twofold').rest();
  expect(drawn(second)[0]).toBe(2);
});

const pushed = (zap: string, at: string) =>
  lay({ aliens: { C: 'pusher' }, flares: ['pusher'], hands: { A: ['a10'], B: ['a06', zap], C: ['N', 'flare:pusher'] } })
    .fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']] })
    .answer('C.planning.selected', '#flare:pusher')
    .answer(`B.${at}`, `#${zap}`)
    .rest();

test('a flare that opens a power to another role can be stopped as a card, and its use as a power: then the card comes back', () => {
  const [card, power] = [pushed('CZ', 'on.card-play'), pushed('KZ', 'on.power-use')];
  expect([card.told('used'), card.hand('C')]).toEqual([[], ['N']]);
  expect([power.told('used').length, power.hand('C')]).toEqual([1, ['N', 'flare:pusher']]);
});

test('a lent power takes along what lies on its sheet until the encounter is over', () => {
  const laid = { aliens: { A: 'virus', C: 'lender' }, stores: { C: { lender: ['a40'] } } };
  const game = lay(laid).rest();
  expect([game.table.powers(0), game.table.powers(2)]).toEqual([['lender'], []]);
  expect([game.table.store(0, 'lender')!.cards.length, game.table.store(2, 'lender')]).toEqual([1, undefined]);
  game.fight({ ...duel, cards: ['a06', 'a06'] }).rest();
  expect([game.table.powers(2), game.table.store(2, 'lender')!.cards.length]).toEqual([['lender'], 1]);
});

test('a power that is off is lent as it is', () => {
  const game = lay({ aliens: { B: 'virus' } }).rest();
  game.encounter.zapped.push('1:virus');
  game.table.lend(1, 3);
  expect([game.table.powers(3), game.table.hasPower(3, 'virus')]).toEqual([['virus'], false]);
});

test('exchanged sheets take along what lies on them, hidden or not, and what has served has served', () => {
  const game = lay({
    aliens: { A: 'virus', B: 'grower', C: 'exchanger' },
    stores: { A: { virus: ['a40'] } },
    hands: { A: ['a10'], B: ['a06'] },
  });
  game.facts.seats[0]!.more = ['oracle'];
  game.encounter.used.push('0:virus.multiply', '2:exchanger.other');
  game.fight({ aim: 'b1', send: ['a1'] }).rest();
  expect(game.facts.seats.slice(0, 2).map(({ alien, more }) => [alien, ...more])).toEqual([['grower'], ['virus', 'oracle']]);
  expect([game.table.store(0, 'virus'), game.table.store(1, 'virus')!.cards.length]).toEqual([undefined, 1]);
  expect(game.encounter.used.slice(0, 2)).toEqual(['1:virus.multiply', '2:exchanger.other']);
});

test('a drafted seat sends what it is told to, without emptying a colony; who can spare nothing answers as usual', () => {
  const drafted = (ships: Record<string, number>) => {
    const game = lay({ aliens: { A: 'drafter' }, ships: { C: ships } });
    game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite').answer('B.invite', 'seat:2');
    return game.rest();
  };
  expect(drafted({}).find('C.ally-drafted')).toMatchObject({
    min: 3,
    max: 3,
    options: [1, 2, 3, 4, 5].map((n) => ({ id: `planet:c${n}`, times: 3 })),
  });
  expect(drafted({ c1: 1, c2: 1, c3: 1, c4: 1, c5: 1, warp: 15 }).asked).toEqual(['C.ally-or-not']);
});

test('what has a step of its own to clear it away is cleared when the encounter is over, and when it is broken off', () => {
  const hoarding = (other: string) =>
    lay({ aliens: { A: 'hoarder', B: other }, hands: { A: ['a20', 'N'], B: ['a06', 'N'] }, deck: ['+5', '+3'] }).fight({
      aim: 'b1',
      send: ['a1'],
    });
  const over = hoarding('none');
  over.find('A.select');
  expect(over.table.store(0, 'hoarder')!.cards).toHaveLength(2);
  over.answer('A.select', '#a20').answer('B.select', '#a06').rest();
  const broken = hoarding('spoiler').rest();
  expect(broken.told('aborted')).toHaveLength(1);
  for (const { table, facts } of [over, broken]) {
    expect([table.store(0, 'hoarder'), facts.deck.slice(-2).sort()]).toEqual([undefined, ['reinforcement:3', 'reinforcement:5']]);
  }
});

test('a ship that stays where it is gains no colony', () => {
  const hands = { A: ['a20', 'N'], B: ['a04'], D: ['N'] };
  const game = lay({ aliens: { B: 'clinger', D: 'remora' }, flares: ['remora'], hands }).fight({ ...duel, cards: ['a20', 'a04'] });
  game.find('D.on.colony-gained');
  expect(game.facts.occasions).toEqual([{ at: 'on.colony-gained', colonies: [{ seat: 0, planet: 'b1' }] }]);
  expect([game.on('b1'), game.told('stayed')]).toEqual(['A2 B1', [{ seat: 1, ships: 1, planet: 'b1' }]]);
});
