import { expect, test } from 'vitest';
import { fire, noOrders } from '../../../shared/engine/orders.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const use = 'power:filch.steal';
const hands = { A: ['a20', 'a09'], B: ['a06', 'KZ'] };
const duel = { aim: 'b1', send: ['a1'], cards: ['a20', 'a06'] as [string, string] };

test('takes the card its opponent fought with, won or lost', () => {
  const won = lay({ aliens: { A: 'filch' }, hands })
    .fight(duel)
    .answer('A.resolve.discard', use)
    .rest();
  expect([won.hand('A'), won.pile]).toEqual([['a06', 'a09'], ['a20']]);
  expect(won.told('filch.stole')).toEqual([{ seat: 0, face: 'attack:6' }]);
  const lost = lay({ aliens: { B: 'filch' }, hands })
    .fight(duel)
    .answer('B.resolve.discard', use)
    .rest();
  expect([lost.hand('B'), lost.pile]).toEqual([['a20', 'KZ'], ['a06']]);
});

test('also after two negotiates', () => {
  const game = lay({ aliens: { B: 'filch' }, hands: { A: ['N', 'a09'], B: ['N'] } })
    .fight({ ...duel, cards: ['N', 'N'] })
    .gather();
  game.answer('A.offer', 'get:b2').answer('B.answer', 'accept:1').answer('A.settle', 'gate').answer('B.resolve.discard', use).rest();
  expect(game.hand('B')).toEqual(['N']);
});

test('cards that were switched: the one its opponent ended with', () => {
  const game = lay({ aliens: { A: 'filch', B: 'sorcerer' }, hands }).fight(duel);
  game.answer('B.planning.selected', 'power:sorcerer.switch').answer('A.resolve.discard', use).rest();
  expect(game.told('filch.stole')).toEqual([{ seat: 0, face: 'attack:20' }]);
});

test('what a Clone has kept cannot be stolen; nor does an ally steal', () => {
  const clone = lay({ aliens: { A: 'filch', B: 'clone' }, hands })
    .fight(duel)
    .answer('B.resolve.discard', 'power:clone.keep')
    .rest();
  expect([clone.told('filch.stole'), clone.hand('B')]).toEqual([[], ['a06', 'KZ']]);
  const ally = lay({ aliens: { C: 'filch' }, hands });
  ally.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']] }).rest();
  expect(ally.offered).toEqual([]);
});

test('of a Chosen’s cards it takes the one fought with, not the one added', () => {
  const game = lay({ aliens: { A: 'chosen', B: 'filch' }, deck: ['a12', '+2', '+3'], hands: { A: ['a04', 'a09'], B: ['a06'] } });
  game
    .fight({ ...duel, cards: ['a04', 'a06'] })
    .answer('A.reveal.modify', 'power:chosen.pray')
    .answer('A.chosen.take', '#a12');
  game.answer('A.chosen.how', 'word:add').answer('B.resolve.discard', use).rest();
  expect(game.hand('B')).toEqual(['a04']);
});

test('zapped, the card stays discarded', () => {
  const game = lay({ aliens: { A: 'filch' }, hands })
    .fight(duel)
    .answer('A.resolve.discard', use)
    .answer('B.on.power-use', '#KZ')
    .rest();
  expect([game.hand('A'), game.pile]).toEqual([['a09'], ['a20', 'a06', 'KZ']]);
});

const flares = ['filch', 'chosen'];
const plagued = (hand: string[], more: Record<string, string[]> = {}) =>
  lay({ flares, hands: { A: ['a20', 'Plague'], B: ['a06'], C: hand, ...more } }).answer('A.regroup.start', '#Plague@1');

test('wild: for a negotiate a card being played has no effect and comes to its hand', () => {
  const game = plagued(['N', 'a08', 'flare:filch']).answer('C.on.card-play', '#flare:filch').rest();
  expect([game.warp('B'), game.hand('C'), game.pile]).toEqual([0, ['a08', 'Plague', 'flare:filch'], ['N']]);
  expect(game.told('filch.caught')).toEqual([{ seat: 2, face: 'artifact:plague' }]);
});

test('wild: a flare too', () => {
  const game = lay({ flares, hands: { A: ['a20', 'flare:chosen'], B: ['a06', 'N', 'flare:filch'] } }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('A.planning.before-select', '#flare:chosen').answer('B.on.card-play', '#flare:filch').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([['a20'], ['a06', 'flare:chosen', 'flare:filch']]);
});

test('wild: asked without a negotiate, but not offered; never against itself; card-zapped, nothing is caught', () => {
  expect(plagued(['a08', 'flare:filch']).options('C.on.card-play')).toEqual(['word:pass']);
  const own = lay({ flares, hands: { A: ['a20', 'N', 'Plague', 'flare:filch'] } }).answer('A.regroup.start', '#Plague@1');
  expect(own.sitting.open.some(({ seat, options }) => seat === 0 && options.length > 1)).toBe(false);
  const game = plagued(['N', 'flare:filch'], { B: ['a06', 'CZ', 'CZ'] })
    .answer('B.on.card-play', 'word:pass')
    .answer('C.on.card-play', '#flare:filch');
  game.answer('B.on.card-play', '#CZ').timeOut('B.shed').rest();
  expect([game.warp('B'), game.hand('C')]).toEqual([3, ['N']]);
});

test('super: uninvolved it takes the card of either; that use can be zapped', () => {
  const laid = { aliens: { C: 'filch' }, flares, hands: { ...hands, C: ['a08', 'flare:filch'] } };
  const game = lay(laid).fight(duel).answer('C.resolve.discard', '#flare:filch@0').rest();
  expect([game.hand('C'), game.pile]).toEqual([['a08', 'a20', 'flare:filch'], ['a06']]);
  const zapped = lay(laid).fight(duel).answer('C.resolve.discard', '#flare:filch@0').answer('B.on.power-use', '#KZ').rest();
  expect([zapped.hand('C'), zapped.pile]).toEqual([
    ['a08', 'flare:filch'],
    ['a20', 'a06', 'KZ'],
  ]);
});

const classic = (laid: Laid = {}, more?: Parameters<typeof lay>[1]) =>
  lay(
    {
      options: { filch_flare: 'classic' },
      flares,
      ships: { C: { warp: 2 } },
      hands: { A: ['a20', 'CZ'], B: ['a06'], C: ['N', 'flare:filch'] },
      discard: ['a08', 'a08', 'Quash'],
      deck: ['a30'],
      ...laid,
    },
    more,
  );
const cheat = 'C.filch.cheat';

test('classic: whoever holds it may cheat before each phase, and everyone who holds a card is asked', () => {
  const game = classic({ hands: { A: ['a20'], B: ['a06'], C: ['N', 'flare:filch'], D: [] } });
  expect(game.options(cheat)).toEqual(['word:pass', 'word:ship', 'word:deck', 'face:attack:8', 'face:artifact:quash']);
  expect(game.asked.filter((name) => name.endsWith('.cheat'))).toEqual(['A.filch.cheat', 'B.filch.cheat', 'C.filch.cheat']);
  expect(game.options('A.filch.cheat')).toEqual(['word:pass']);
  game.others().others();
  expect([game.encounter.phase, game.options('B.filch.cheat')]).toEqual(['regroup', ['word:pass']]);
});

test('classic: whom it asks does not tell that the flare is in the game', () => {
  const game = classic({ flares: ['chosen'], hands: { A: ['a20'], B: ['a06'], C: ['N'] } });
  expect(game.options(cheat)).toEqual(['word:pass']);
});

test.each([
  ['word:deck', ['a30', 'N', 'flare:filch'], [{ faces: ['attack:30'] }]],
  ['face:artifact:quash', ['N', 'Quash', 'flare:filch'], [{ faces: ['artifact:quash'] }]],
  ['word:ship', ['N', 'flare:filch'], []],
])('classic: not seen, it takes %s, and only it is told what', (take, hand, told) => {
  const game = classic().answer(cheat, take).others();
  // nothing has moved while it can be caught
  expect([game.hand('C'), game.warp('C')]).toEqual([['N', 'flare:filch'], 2]);
  game.others().rest();
  expect([game.hand('C'), game.warp('C')]).toEqual([hand, take === 'word:ship' ? 1 : 2]);
  const own = game.happened.filter(({ type }) => type === 'filch.took').map(({ all, only }) => [all, Object.keys(only ?? {}), only?.[2]]);
  expect(own).toEqual(told.map((faces) => [null, ['2'], faces]));
  expect([game.told('filch.slipped').length, game.told('played'), game.told('filch.exposed')]).toEqual([1, [], []]);
});

test('classic: caught, it shows the flare, takes nothing and loses a ship', () => {
  const game = classic().answer(cheat, 'word:deck').others();
  game.answer('B.filch.accuse', 'seat:2').others();
  expect(game.find('C.shed')).toMatchObject({ min: 1, max: 1 });
  game.answer('C.shed', 'planet:c2').rest();
  expect(game.told('filch.accused')).toEqual([{ from: 1, to: 2 }]);
  expect([game.told('filch.exposed'), game.hand('C'), game.warp('C')]).toEqual([[{ seat: 2 }], ['N', 'flare:filch'], 3]);
});

test('classic: a wrong accusation costs nothing and stops nobody else', () => {
  const game = classic().answer(cheat, 'word:deck').others();
  game.answer('B.filch.accuse', 'seat:0').answer('A.filch.accuse', 'seat:1').others().rest();
  expect([game.hand('C'), game.told('filch.accused').length, game.told('filch.exposed')]).toEqual([['a30', 'N', 'flare:filch'], 2, []]);
  expect(game.told('lost')).toEqual([]);
});

test('classic: not for the Filch itself, whose super side is the same; nothing else is caught', () => {
  const own = classic({ aliens: { C: 'filch' } });
  expect(own.options(cheat)).toEqual(['word:pass']);
  own.fight(duel).answer('C.resolve.discard', '#flare:filch@0').rest();
  expect(own.hand('C')).toContain('a20');
  const plague = classic({ hands: { A: ['a20', 'Plague'], B: ['a06'], C: ['N', 'flare:filch'] } }).answer('A.regroup.start', '#Plague@1');
  expect(plague.options('C.on.card-play')).toEqual(['word:pass']);
});

test('classic: nobody is asked to cheat but by an order of its own; the standard flare asks nothing of the kind', () => {
  const game = classic();
  expect(fire(noOrders, game.find(cheat)).picks).toEqual(['word:pass']);
  expect(fire({ forecasts: [], moments: { 'filch.cheat': ['any'] } }, game.find(cheat)).picks).toBeNull();
  expect(() => classic({ options: {} }).find(cheat)).toThrow();
});

test('where the pile has become the deck meanwhile there is nothing to take', () => {
  const laid: Laid = {
    aliens: { A: 'filch' },
    flares: ['healer', 'remora'],
    hands: { A: ['a10', 'flare:healer'], B: ['a08', 'KZ'], C: ['a06', 'flare:remora'] },
  };
  const game = lay(laid, ({ facts }) => void facts.discard.push(...facts.deck.splice(0))).fight({ ...duel, cards: ['a10', 'a08'] });
  game.answer('A.resolve.discard', use).answer('B.on.power-use', '#KZ').answer('A.on.card-play', '#flare:healer');
  game.answer('C.on.card-resolved', '#flare:remora').rest();
  expect([game.told('filch.stole'), game.hand('A')]).toEqual([[], ['flare:healer']]);
});

test('never an attack that was only added, though the other card is gone', () => {
  const game = lay({ aliens: { A: 'filch', B: 'fodder' }, hands: { A: ['a20'], B: ['a04', 'a10'] } });
  game.table.seat(1).more.push('clone');
  game
    .fight({ ...duel, cards: ['a20', 'a04'] })
    .answer('B.reveal.modify', 'power:fodder.overwhelm')
    .answer('B.fodder.add', '#a10');
  game.answer('B.resolve.discard', 'power:clone.keep');
  expect(() => game.find('A.resolve.discard')).toThrow('A.resolve.discard is not asked');
  expect([game.hand('B'), game.pile]).toEqual([['a04'], ['a20', 'a10']]);
});

const struck = (laid: Laid, ...offer: string[]) => {
  const game = lay({ flares, ...laid })
    .fight({ ...duel, cards: ['N', 'N'] })
    .gather();
  return game
    .answer('A.offer', ...offer.map((pick) => game.pick(0, pick)))
    .answer('B.answer', 'accept:1')
    .answer('C.deal.agreed', '#Quash');
};

test('wild: a negotiate that is promised in a deal is not to be had, another is', () => {
  const others = { B: ['N'], C: ['Quash', 'a06'] };
  const one = struck({ hands: { A: ['N', 'N', 'a08', 'flare:filch'], ...others } }, 'give:shown:#N');
  expect(one.options('A.on.card-play')).toEqual(['word:pass']);
  const two = struck({ hands: { A: ['N', 'N', 'N', 'a08', 'flare:filch'], ...others } }, 'give:shown:#N');
  two.answer('A.on.card-play', '#flare:filch').rest();
  expect([two.hand('A'), two.hand('B')]).toEqual([['a08', 'Quash', 'flare:filch'], ['N']]);
});

test('wild: nor one that would leave too few cards for a promise', () => {
  const others = { B: ['N'], C: ['Quash', 'a06'] };
  const poor = struck({ hands: { A: ['N', 'N', 'flare:filch'], ...others } }, 'give:random');
  expect(poor.options('A.on.card-play')).toEqual(['word:pass']);
  const rich = struck({ hands: { A: ['N', 'N', 'a08', 'flare:filch'], ...others } }, 'give:random');
  rich.answer('A.on.card-play', '#flare:filch').rest();
  expect([rich.hand('A').length, rich.hand('B').length]).toEqual([2, 1]);
});

test('classic: by the usual orders all but the main players are asked once an encounter whether someone cheats, no one knows when', () => {
  const before = new Set<string>();
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => digit.repeat(64))) {
    const game = classic({}, (save) => void (save.chance.seed = seed));
    const asked: string[] = [];
    for (let count = 0; game.facts.encounters === 1 && count < 300; count++) {
      const open = game.sitting.open.filter(({ about }) => about.key === 'cosmic.asks.filch.accuse');
      const looking = open.filter((decision) => fire(noOrders, decision).picks === null);
      if (looking.length) {
        asked.push(game.encounter.phase);
        const idle = game.table.seats.filter((seat) => !game.table.isMain(seat));
        expect(looking.map(({ seat }) => seat).sort()).toEqual(idle);
      }
      for (const decision of open) expect(fire({ forecasts: [], moments: { 'filch.accuse': ['any'] } }, decision).picks).toBeNull();
      game.others();
    }
    expect(asked.length).toBe(1);
    before.add(asked[0]!);
  }
  expect(before.size).toBeGreaterThan(2);
});

test('classic: where windows are quick both are short, and who holds nothing need not be called', () => {
  const game = classic({ options: { filch_flare: 'classic', windows: 'quick' } });
  expect(game.find(cheat)).toMatchObject({ brief: true, optIn: true, sealed: true });
  expect([game.find(cheat).idle, game.find('A.filch.cheat').idle]).toEqual([undefined, true]);
  game.others();
  expect(game.find('B.filch.accuse')).toMatchObject({ brief: true, sealed: true });
});

test('classic: its card says what to order, and everyone can order to keep watch', () => {
  const view = classic().view('C');
  expect(view.flares![0]!.sides.wild.orders).toEqual([{ moment: 'filch.cheat', role: 'any', usual: [] }]);
  expect(view.flareMoments).toEqual(['filch.cheat', 'resolve.discard']);
  for (const name of ['A', 'C']) {
    expect(classic().view(name).ownOrders).toEqual([{ moment: 'filch.accuse', roles: ['glance', 'any'], usual: ['glance'] }]);
  }
  const standard = classic({ options: {} }).view('C');
  expect([standard.ownOrders, standard.flareMoments]).toEqual([undefined, ['on.card-play', 'resolve.discard']]);
});

testFlare('filch', { wild: ['any', 'on.card-play'], super: ['any', 'resolve.discard'] });
