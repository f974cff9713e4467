import { expect, test } from 'vitest';
import { waiting } from '../../../shared/engine/play.ts';
import { lay, type Game, type Laid } from '../game.ts';

/** A and B have both played a negotiate; A's ships wait in the gate. */
function bargain(laid: Laid = {}, send = ['a1', 'a1', 'a1', 'a2']): Game {
  const hands = { A: ['N', 'a15', 'a08'], B: ['N', 'a06', '+2'], ...laid.hands };
  return lay({ ...laid, hands })
    .fight({ aim: 'b1', send, cards: ['N', 'N'] })
    .gather();
}

test('R-27 the rulebook deal', () => {
  const game = bargain({ aliens: { A: 'clone', B: 'anti-matter' }, hands: { A: ['N', 'a15', 'a04', 'a08', 'a06'] } });
  game.answer('A.offer', 'give:lowest', 'give:lowest', 'give:lowest', 'get:b2').answer('B.answer', 'accept:1');
  game.answer('A.settle', 'gate', 'gate').answer('A.resolve.discard', 'power:clone.keep').rest();
  expect(game.hand('B')).toEqual(expect.arrayContaining(['a04', 'a06', 'a08']));
  expect(game.hand('A')).toEqual(['a15', 'N']);
  expect(game.on('b2')).toBe('A2 B4');
  expect(game.on('a1')).toBe('A3');
  expect(game.foreign('A')).toBe(1);
  expect(game.asked).toEqual(['A.continue']);
});

test('R-28 offer, counter-offer, withdrawal, stale answers', () => {
  const game = bargain();
  game
    .answer('A.offer', 'give:random', 'get:b3')
    .answer('B.offer', 'take:random', 'take:random', 'grant:b3')
    .answer('A.answer', 'word:withdraw');
  expect(game.refusal('B.answer', 'accept:1')).toBe('deal_no_offer');
  game.answer('B.offer', 'take:random', 'grant:b4');
  expect(game.refusal('A.answer', 'accept:2')).toBe('deal_no_offer');
  game.answer('A.offer', 'give:random', 'get:b4');
  expect(game.told('agreed')).toHaveLength(1);
  game.answer('A.settle', 'gate').rest();
  expect(game.on('b4')).toBe('A1 B4');
});

test('R-29 the minute is over: both refuse by default, three ships each or all there are', () => {
  const ships = { B: { b1: 1, b2: 1, b3: 0, b4: 0, b5: 0, warp: 18 } };
  const game = bargain({ ships }, ['a1', 'a1', 'a1']);
  expect(game.find('A.answer').timer).toBe(game.find('B.offer').timer);
  game.timeOut('A.answer').timeOut('B.offer').timeOut('B.answer').answer('A.shed', 'gate', 'gate', 'planet:a1').rest();
  expect(game.told('deal-failed')).toHaveLength(1);
  expect(game.warp('A')).toBe(3);
  expect([game.on('b1'), game.on('b2')]).toEqual(['', '']);
  expect(game.encounter.gate.filter(({ seat }) => seat === 0)).toEqual([]);
  expect(game.facts.turn).toBe(1);
});

test('R-30 promises are kept by the engine', () => {
  const hands = { A: ['N', 'a30', 'a10', 'N', '+2'] };
  const game = bargain({ hands });
  game.answer('B.offer', 'take:face:attack:40', 'give:random');
  expect(game.refusal('A.answer', 'accept:1')).toBe('deal_unfulfillable');
  expect(game.find('B.answer').blocked).toBeUndefined();
  expect(game.refusal('A.offer', 'give:face:attack:40')).toBe('deal_not_hand');
  game.answer('B.offer', 'take:highest', 'give:random').answer('A.answer', 'accept:2').rest();
  expect(game.hand('B')).toContain('a30');
  expect(game.hand('A')).toHaveLength(4);
  expect(game.asked).toEqual(['A.continue']);
});

const four = { A: { c1: 1, c2: 1, d1: 1, d2: 1 }, B: { c1: 1, c2: 1, d1: 1, d2: 1 } };

test('R-31 both colonise, both win', () => {
  const game = bargain({ ships: four });
  game
    .answer('A.offer', 'get:b1', 'grant:a2')
    .answer('B.answer', 'accept:1')
    .answer('A.settle', 'gate')
    .answer('B.settle', 'planet:b2')
    .rest();
  expect(game.facts.winners).toEqual([0, 1]);
  expect(game.asked).toEqual([]);

  const poor = bargain({ ships: four });
  poor
    .answer('A.offer', 'get:b1', 'grant:a2')
    .answer('B.answer', 'accept:1')
    .answer('A.settle', 'planet:c1')
    .answer('B.settle', 'planet:b2')
    .rest();
  expect(poor.foreign('A')).toBe(4);
  expect(poor.facts.winners).toEqual([1]);
});

test('R-32 the Zombie releases ships', () => {
  const ships = { B: { warp: 5 }, C: { warp: 2 } };
  const game = bargain({ aliens: { A: 'zombie' }, ships });
  game.encounter.zapped.push('0:zombie');
  expect(game.view('watch').encounter!.bargain!.frees).toBe('offense');
  game
    .answer('A.offer', 'take:random')
    .answer('A.release', 'seat:1', 'seat:1', 'seat:1', 'seat:2', 'seat:2')
    .answer('B.answer', 'accept:1')
    .rest();
  expect([game.warp('B'), game.warp('C')]).toEqual([2, 0]);
  expect(game.hand('A')).toHaveLength(3);

  const down = bargain({ aliens: { A: 'zombie' }, ships: { ...ships, A: { a1: 5, a2: 5, a3: 0, a4: 0, a5: 0, b2: 10 } } });
  expect(down.view('watch').encounter!.bargain!.frees).toBeNull();
  down.answer('A.offer', 'take:random').rest();
  expect(down.asked).toContain('B.answer');
});

test('R-33 Quash, and promised cards are locked', () => {
  const hands = { A: ['N', 'CZ', 'a08'], C: ['Quash', 'a06'], D: ['CZ', 'a06'] };
  const agree = () =>
    bargain({ hands })
      .answer('A.offer', 'give:shown:#CZ', 'give:shown:#a08')
      .answer('B.answer', 'accept:1')
      .answer('C.deal.agreed', '#Quash');
  const saved = agree();
  expect(saved.refusal('A.on.card-play', '#CZ')).toBe('card_locked');
  saved.answer('D.on.card-play', '#CZ').rest();
  expect(saved.told('deal-made')).toHaveLength(1);
  expect(saved.hand('B')).toEqual(expect.arrayContaining(['CZ', 'a08']));

  const quashed = agree();
  quashed.answer('A.shed', 'gate', 'gate', 'gate').answer('B.shed', 'planet:b1', 'planet:b1', 'planet:b1').rest();
  expect(quashed.told('deal-failed')).toHaveLength(1);
  expect(quashed.hand('A')).toEqual(['a08', 'CZ']);
  expect(quashed.facts.turn).toBe(1);
});

test('R-34 rendezvous: the minute starts when both are there', () => {
  const options = { bargaining: 'rendezvous' };
  const game = bargain({ options });
  expect(game.asked).toEqual(['A.meet', 'B.meet']);
  game.answer('A.meet', 'word:here');
  expect(game.view('C').encounter!.bargain!.here).toEqual(['offense']);
  game.answer('B.meet', 'word:slow');
  expect(game.asked).toEqual(['A.stay', 'B.stay']);
  game.answer('B.stay', 'word:here').answer('A.offer', 'give:random').answer('B.answer', 'accept:1').rest();
  expect(game.told('deal-made')).toHaveLength(1);

  const never = bargain({ options }).answer('A.meet', 'word:here').timeOut('B.meet').timeOut('A.shed').timeOut('B.shed').rest();
  expect(never.told('deal-failed')).toHaveLength(1);

  const slow = bargain({ options }).answer('A.meet', 'word:slow').answer('B.meet', 'word:slow');
  expect(slow.encounter.bargain!.mode).toBe('slow');
  slow.answer('A.answer', 'word:refuse').find('A.shed');
});

test('R-34 who is ready is asked again, and is ready no more if nothing is said', () => {
  const game = bargain({ options: { bargaining: 'rendezvous' } }).answer('A.meet', 'word:here');
  const { clock, timer, lapse } = game.find('A.stay');
  // a minute at any pace, which nobody waits for
  expect([clock, lapse]).toEqual(['bargain', true]);
  expect(waiting(game.sitting.open)).toEqual([{ clock: 'turn', seat: 1, seconds: 48 * 3600, about: 'cosmic.meet' }]);
  game.answer('B.meet', 'word:slow').answer('B.stay', 'word:slow');
  expect(game.find('A.stay').timer).toBe(timer);
  game.answer('A.stay', 'word:here');
  expect(game.find('A.stay').timer).not.toBe(timer);
  // said again, it is no news
  expect(game.told('meeting').map(({ word }) => word)).toEqual(['word:here', 'word:slow']);
  game.timeOut('A.stay');
  expect(game.view('C').encounter!.bargain!.here).toEqual([]);
  expect(game.asked).toEqual(['A.meet', 'B.stay']);
});

test('6.6: the minute begins when both have come to the table, or when the time to come is up', () => {
  const laid = { hands: { A: ['N', 'a15'], B: ['N', 'a06'] } };
  const game = lay(laid)
    .fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] })
    .rest();
  expect(game.asked).toEqual(['A.gather', 'B.gather']);
  expect(game.find('A.gather')).toMatchObject({ clock: 'gather', fallback: ['word:here'], timer: game.find('B.gather').timer });
  game.answer('B.gather', 'word:here');
  expect(game.asked).toEqual(['A.gather']);
  game.timeOut('A.gather');
  expect(game.find('A.offer')).toMatchObject({ clock: 'bargain', timer: 'deal 1' });
});

test('6.4: a refusal binds nobody', () => {
  const game = bargain().answer('B.offer', 'take:random', 'grant:b3').answer('A.answer', 'word:refuse');
  expect(game.asked).toEqual(['A.offer', 'A.answer', 'B.offer', 'B.answer']);
  game.answer('A.answer', 'accept:1');
  expect(game.told('agreed')).toHaveLength(1);

  const own = bargain().answer('A.offer', 'give:random').answer('A.answer', 'word:refuse').answer('A.answer', 'word:withdraw');
  expect(own.told('withdrawn')).toHaveLength(1);
  expect(own.refusal('B.answer', 'accept:1')).toBe('deal_no_offer');
  // with nothing on the table there is nothing to say
  expect(own.asked).toEqual(['A.offer', 'B.offer', 'B.answer']);

  const firm = bargain().answer('B.offer', 'take:random').answer('A.answer', 'word:refuse').timeOut('A.answer');
  expect(firm.asked).toEqual(['A.offer', 'B.offer', 'B.answer']);
  expect(firm.told('refused')).toHaveLength(1);
  firm.answer('B.offer', 'take:random', 'give:random').answer('A.answer', 'accept:2');
  expect(firm.told('agreed')).toHaveLength(1);
});

test('6.6: when the time is over a bargain ends, whoever has said what', () => {
  const game = bargain().answer('B.offer', 'take:random').answer('A.answer', 'word:refuse');
  for (let i = 0; i < 20 && !game.told('deal-failed').length; i++) game.timeOut(game.asked[0]!);
  expect(game.told('deal-failed')).toHaveLength(1);
});

test('6.3: an offer of nothing is none', () => {
  const game = bargain();
  expect(game.refusal('A.offer')).toBe('deal_empty');
  expect(game.refusal('A.offer', 'get-most:1')).toBe('deal_empty');
  expect(game.refusal('A.offer', 'get-least:2', 'get-most:4', 'grant-least:2')).toBe('deal_empty');
  expect(game.asked).toContain('A.offer');
  game.answer('A.offer', 'word:silent');
  expect(game.told('offered')).toEqual([]);
  expect(game.asked).toEqual(['A.answer', 'B.offer', 'B.answer']);
});

test('J-22 while a Zombie thinks about whom to free, the other may answer what lies there', () => {
  const ships = { B: { warp: 5 } };
  const game = bargain({ aliens: { A: 'zombie' }, ships });
  game.answer('A.offer', 'take:random').answer('A.release').answer('A.offer', 'take:random', 'take:random');
  expect(game.asked).toEqual(['A.release', 'B.answer']);
  game.answer('B.answer', 'word:refuse');
  expect(game.asked).toEqual(['A.release', 'B.answer']);
  game.answer('B.answer', 'accept:1').rest();
  expect(game.told('deal-made')).toHaveLength(1);
  expect(game.hand('A')).toHaveLength(3);

  const more = bargain({ aliens: { A: 'zombie' }, ships })
    .answer('A.offer', 'take:random')
    .answer('A.release', 'seat:1');
  expect(more.view('B').encounter!.bargain!.offers.offense!.releases).toEqual([{ owner: 1, ships: 1 }]);
});

test('6.5: a random card of a type is drawn when the deal is carried out, and enough are kept for it', () => {
  const hands = { A: ['N', 'a15', 'a08'], B: ['N', 'CZ', 'Mobius', 'Force', 'a06'], C: ['Quash', 'a06'], D: ['CZ', 'a06'] };
  const game = bargain({ hands })
    .answer('A.offer', 'take:random-of-type:artifact', 'take:random-of-type:artifact')
    .answer('B.answer', 'accept:1')
    .answer('C.deal.agreed', '#Quash');
  expect(game.encounter.bargain!.plan.defense.cards).toEqual([]);
  // of three artifacts two are promised: one may be played, and the two others are what is left
  game.answer('B.on.card-play', '#CZ').rest();
  expect(game.told('deal-made')).toHaveLength(1);
  expect(game.hand('A')).toEqual(expect.arrayContaining(['Mobius', 'Force']));

  const kept = bargain({ hands: { ...hands, B: ['N', 'CZ', 'Force', 'a06'] } })
    .answer('A.offer', 'take:random-of-type:artifact', 'take:random-of-type:artifact')
    .answer('B.answer', 'accept:1')
    .answer('C.deal.agreed', '#Quash');
  expect(kept.refusal('B.on.card-play', '#CZ')).toBe('card_locked');
});

test('10.3: the last encounter card is kept if something else will do', () => {
  const game = bargain({ hands: { B: ['N', 'a06', '+2', '+3'] } });
  game.answer('A.offer', 'take:any', 'give:random').answer('B.answer', 'accept:1');
  expect(game.find('B.give').fallback).toEqual([game.pick(1, '#+2')]);
  const poor = bargain({ hands: { B: ['N', 'a06', '+2'] } });
  poor.answer('A.offer', 'take:any', 'take:any', 'give:random').answer('B.answer', 'accept:1').rest();
  expect(poor.hand('A')).toEqual(expect.arrayContaining(['a06', '+2']));
});

test('D-X2 ships that have lost their way go home one by one', () => {
  const ships = { C: { c1: 1, c2: 1, c3: 2, c4: 4, c5: 4, d1: 4, warp: 4 } };
  const game = bargain({ aliens: { A: 'zombie' }, ships })
    .answer('A.offer', 'take:random')
    .answer('A.release', ...Array<string>(4).fill('seat:2'));
  game.answer('B.answer', 'accept:1').rest();
  expect(game.told('home').find(({ seat }) => seat === 2)).toEqual({ seat: 2, ships: { c1: 2, c2: 2 } });
});

test('R-35 what bystanders see', () => {
  const game = bargain({ hands: { A: ['N', 'a20', 'a08'] } }).answer('A.offer', 'give:shown:#a20', 'give:random', 'get:b2');
  const offer = (who: string) => game.view(who).encounter!.bargain!.offers.offense!;
  expect(offer('B').shown).toEqual(['attack:20']);
  // whoever offers a card goes on knowing which; the other has seen its face, but not which card of the hand it is
  const named = game.facts.seats[0]!.hand.find(({ face }) => face === 'attack:20')!.id;
  expect(offer('A').gives!.offense[0]).toEqual({ kind: 'shown', count: 1, what: named });
  expect(offer('B').gives!.offense[0]).toEqual({ kind: 'shown', count: 1 });
  for (const who of ['C', 'watch']) {
    expect(offer(who)).toEqual({
      number: 1,
      colony: { offense: 'b2', defense: null },
      releases: [],
      gives: {
        offense: [
          { kind: 'cards', count: 1 },
          { kind: 'random', count: 1 },
        ],
        defense: [],
      },
    });
  }
  game.answer('B.answer', 'accept:1').answer('A.settle', 'gate').rest();
  expect(game.told('handed')).toEqual([{ from: 0, to: 1, count: 2, why: 'deal' }]);
  expect(game.view('B').notes).toMatchObject([{ faces: expect.arrayContaining(['attack:20']) as string[] }]);
  expect(game.view('A').notes).toHaveLength(1);
  expect(game.view('C').notes).toEqual([]);
});

test('R-37 nowhere to go', () => {
  const none = { a1: 0, a2: 0, a3: 0, a4: 0, a5: 0, warp: 20 };
  const game = bargain({ ships: { A: none }, hands: { A: ['N', 'a15', 'a20'] } }, []);
  game.answer('A.offer', 'give:random', 'take:random').answer('B.answer', 'accept:1').rest();
  expect(game.warp('A')).toBe(20);
  expect(game.told('lost')).toEqual([]);
  expect(game.told('stranded')).toEqual([{ seat: 0, ships: 1 }]);
  game.answer('A.continue', 'word:again').rest();
  expect(game.warp('A')).toBe(19);
});

test('cards of a type and of any kind are chosen by their giver when the deal is struck', () => {
  const game = bargain({ hands: { B: ['N', 'a06', 'a04', '+2', 'CZ'] } });
  game.answer('A.offer', 'take:type:attack', 'take:any', 'grant:a2').answer('B.answer', 'accept:1');
  game.answer('B.give', '#a04').answer('B.give', '#+2').answer('B.settle', 'planet:b2').rest();
  expect(game.hand('A')).toEqual(['a04', 'a08', 'a15', '+2']);
  expect(game.on('a2')).toBe('A4 B1');
});

test('allied ships are home before the two bargain', () => {
  const game = lay({ hands: { A: ['N'], B: ['N'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [['C'], ['D']],
    join: [
      ['C', 'side:offense', 'c1', 'c1'],
      ['D', 'side:defense', 'd1'],
    ],
    cards: ['N', 'N'],
  });
  game.rest();
  expect([game.on('c1'), game.on('d1')]).toEqual(['C4', 'D4']);
  game.gather();
  expect(game.asked).toEqual(['A.offer', 'A.answer', 'B.offer', 'B.answer']);
});

test('J-25: who has refused may still offer; who only waits is not asked again', () => {
  const game = bargain().answer('A.answer', 'word:refuse');
  expect(game.asked).toEqual(['A.offer', 'B.offer', 'B.answer']);
  game.answer('A.offer', 'get:b2', 'give:random').answer('A.offer', 'word:silent');
  expect(game.asked).toEqual(['B.offer', 'B.answer']);
  game.answer('B.answer', 'word:refuse');
  expect(game.asked).toEqual(['A.answer', 'B.offer', 'B.answer']);
  game.answer('A.answer', 'word:refuse').find('A.shed');
});

test('a colony may be agreed on with so many ships at least and at most', () => {
  const game = bargain();
  game.answer('A.offer', 'give:random', 'get:b2', 'get-least:3', 'get-most:4');
  expect(game.view('C').encounter!.bargain!.offers.offense!.settlers).toEqual({ offense: { least: 3, most: 4 } });
  game.answer('B.answer', 'accept:1');
  expect(game.find('A.settle')).toMatchObject({ min: 3, max: 4, about: { of: { limit: 'range', least: 3, most: 4 } } });
  expect(game.refusal('A.settle', 'gate', 'gate')).toBe('too_few');
  game.answer('A.settle', 'gate', 'gate', 'planet:a1').rest();
  expect(game.on('b2')).toBe('A3 B4');
});

test('who settles with exactly so many, and who with any number', () => {
  const game = bargain();
  game.answer('B.offer', 'grant:b2', 'grant-least:2', 'grant-most:2', 'get:a2').answer('A.answer', 'accept:1');
  expect(game.find('A.settle')).toMatchObject({ min: 2, max: 2, about: { of: { limit: 'exact', least: 2 } } });
  expect(game.find('B.settle')).toMatchObject({ min: 1, max: 20, about: { of: { limit: 'no' } } });
  game.answer('A.settle', 'gate', 'gate').answer('B.settle', 'planet:b1').rest();
  expect([game.on('b2'), game.on('a2')]).toEqual(['A2 B4', 'A3 B1']);
});

test('two offers are the same only with the same ships, and more at least than at most means so many', () => {
  const game = bargain();
  game
    .answer('A.offer', 'give:random', 'get:b2', 'get-least:3', 'get-most:2')
    .answer('B.offer', 'take:random', 'grant:b2', 'grant-least:3');
  expect(game.told('agreed')).toHaveLength(0);
  game.answer('B.offer', 'take:random', 'grant:b2', 'grant-least:3', 'grant-most:3');
  expect(game.told('agreed')).toHaveLength(1);
});

test('ships without a colony are no part of an offer, and nobody is asked for more ships than there are', () => {
  const ships = { B: { b1: 1, b2: 1, b3: 1, b4: 0, b5: 0, warp: 17 } };
  const game = bargain({ ships });
  expect(game.refusal('A.offer', 'give:random', 'grant:a2', 'grant-least:4')).toBe('deal_colony');
  game.answer('A.offer', 'give:random', 'get-least:3');
  expect(game.view('A').encounter!.bargain!.offers.offense!.settlers).toBeUndefined();
  expect(game.refusal('A.offer', 'get-most:3')).toBe('deal_empty');
});
