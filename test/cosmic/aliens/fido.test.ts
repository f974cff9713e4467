import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Game } from '../game.ts';

const aliens = { C: 'fido' };
const use = 'power:fido.fetch@3';
const hands = { A: ['a20', 'a09'], B: ['a06', 'KZ'], C: ['a08'], D: ['a10'] };
const duel = { aim: 'b1', send: ['a1'], cards: ['a20', 'a06'] as [string, string] };
const fetched = (laid = {}, to = 3): Game =>
  lay({ aliens, hands, ...laid })
    .fight(duel)
    .answer('C.resolve.discard', `power:fido.fetch@${to}`);

test('fetches one of the two cards and offers it; taken, it may draw a card', () => {
  const game = fetched();
  expect(game.options('C.fido.card')).toEqual(['face:attack:20', 'face:attack:6']);
  game.answer('C.fido.card', 'face:attack:20').answer('D.fido.offer', 'word:accept');
  expect(game.options('C.fido.thanks')).toEqual(['word:card', 'word:none']);
  game.answer('C.fido.thanks', 'word:card').rest();
  expect([game.hand('D'), game.hand('C').length, game.pile]).toEqual([['a10', 'a20'], 2, ['a06']]);
});

test('or brings a ship out of the warp', () => {
  const game = fetched({ ships: { C: { warp: 2 } } }, 0).answer('C.fido.card', 'face:attack:6');
  game.answer('A.fido.offer', 'word:accept').answer('C.fido.thanks', 'word:ship').rest();
  expect([game.warp('C'), game.hand('A')]).toEqual([1, ['a06', 'a09']]);
});

test('refused, it may keep the card or leave it', () => {
  const refused = () => fetched({}, 1).answer('C.fido.card', 'face:attack:20').answer('B.fido.offer', 'word:refuse');
  const kept = refused().answer('C.fido.refused', 'word:keep').rest();
  expect([kept.hand('C'), kept.pile]).toEqual([['a08', 'a20'], ['a06']]);
  const left = refused().answer('C.fido.refused', 'word:leave').rest();
  expect([left.hand('C'), left.pile]).toEqual([['a08'], ['a20', 'a06']]);
});

test('who does not answer takes what is offered, and keeps what was refused', () => {
  const taken = fetched().timeOut('C.fido.card').timeOut('D.fido.offer').timeOut('C.fido.thanks').rest();
  expect(taken.told('fido.accepted')).toEqual([{ seat: 3, face: 'attack:20' }]);
  const kept = fetched().timeOut('C.fido.card').answer('D.fido.offer', 'word:refuse').timeOut('C.fido.refused').rest();
  expect(kept.told('fido.kept')).toEqual([{ seat: 2, face: 'attack:20' }]);
});

test('not what was discarded for other reasons, and not what a Clone keeps', () => {
  const clone = lay({ aliens: { ...aliens, A: 'clone' }, hands: { ...hands, A: ['a20', '+2'] }, discard: ['a30'] }).fight(duel);
  clone.answer('A.reveal.modify', '#+2@offense').answer('A.resolve.discard', 'power:clone.keep').answer('C.resolve.discard', use);
  expect(clone.rest().asked).toEqual(['D.fido.offer']);
  clone.answer('D.fido.offer', 'word:accept').rest();
  expect(clone.told('fido.offered')).toMatchObject([{ face: 'attack:6' }]);
});

test('an attack added by a Chosen has served too', () => {
  const game = lay({ aliens: { ...aliens, A: 'chosen' }, deck: ['a12', '+2', '+3'], hands: { ...hands, A: ['a04', 'a09'] } });
  game.fight({ ...duel, cards: ['a04', 'a06'] }).answer('A.reveal.modify', 'power:chosen.pray');
  game.answer('A.chosen.take', '#a12').answer('A.chosen.how', 'word:add').answer('C.resolve.discard', use);
  expect(game.options('C.fido.card')).toEqual(['face:attack:4', 'face:attack:6', 'face:attack:12']);
});

test('a card that a Filch has stolen before is gone', () => {
  const game = lay({ aliens: { ...aliens, A: 'filch' }, hands }).fight(duel);
  game.answer('A.resolve.discard', 'power:filch.steal').answer('C.resolve.discard', 'word:pass').answer('C.resolve.discard', use).rest();
  expect(game.find('D.fido.offer').about.of).toEqual({ seat: 2, face: 'attack:20' });
});

test('zapped, the cards stay discarded', () => {
  const game = fetched({ hands: { ...hands, D: ['a10', 'KZ'] } })
    .answer('D.on.power-use', '#KZ')
    .rest();
  expect([game.asked, game.pile]).toEqual([['A.continue'], ['a20', 'a06', 'KZ']]);
});

test('a bot offers the least that is likely to be taken, and does not fill its hand with weak cards', () => {
  const answered = (game: Game, whom: string) => {
    const decision = game.find(whom);
    return cosmicBot({ board: game.view('C') } as never, decision, {} as never)[0];
  };
  const strong = { hands: { ...hands, B: ['a12'] } };
  expect(
    answered(
      lay({ aliens, ...strong })
        .fight({ ...duel, cards: ['a20', 'a12'] })
        .answer('C.resolve.discard', use),
      'C.fido.card',
    ),
  ).toBe('face:attack:12');
  const refused = (face: string) => fetched().answer('C.fido.card', `face:${face}`).answer('D.fido.offer', 'word:refuse');
  expect(answered(refused('attack:6'), 'C.fido.refused')).toBe('word:leave');
  expect(answered(refused('attack:20'), 'C.fido.refused')).toBe('word:keep');
});

const flares = ['fido'];
const wild = (laid: object) =>
  lay({ flares, discard: ['a30', '+2'], deck: ['a12'], hands: { A: ['a20', 'flare:fido'], B: ['a06', 'CZ'] }, ...laid }).fight({
    aim: 'b1',
    send: ['a1'],
  });

test('wild: its opponent gets the topmost discard, and it draws a card', () => {
  const game = wild({}).answer('A.planning.before-select', '#flare:fido').rest();
  expect([game.hand('A'), game.hand('B'), game.pile]).toEqual([['a12', 'a20', 'flare:fido'], ['a06', '+2', 'CZ'], ['a30']]);
  expect(game.told('fido.gave')).toEqual([{ to: 1, face: 'reinforcement:2' }]);
});

test('wild: not with an empty pile, nor for a bystander; card-zapped, nothing happens', () => {
  expect(wild({ discard: [] }).rest().told('played')).toEqual([]);
  expect(
    wild({ hands: { C: ['a20', 'flare:fido'] } })
      .rest()
      .told('played'),
  ).toEqual([]);
  const game = wild({}).answer('A.planning.before-select', '#flare:fido').answer('B.on.card-play', '#CZ').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([['a20'], ['a06']]);
});

const further = (more: Record<string, string[]> = {}) =>
  fetched({ flares, hands: { ...hands, C: ['a08', 'flare:fido'], ...more } }).answer('C.on.power-use', '#flare:fido');

test('super: one card after the other, to whom it likes; what was left is not fetched again', () => {
  const game = further().answer('C.fido.card', 'face:attack:6').answer('D.fido.offer', 'word:accept').answer('C.fido.thanks', 'word:none');
  game.answer('C.fido.more', 'seat:0').answer('A.fido.offer', 'word:refuse').answer('C.fido.refused', 'word:leave').rest();
  expect([game.hand('D'), game.hand('C'), game.pile]).toEqual([['a06', 'a10'], ['a08', 'flare:fido'], ['a20']]);
  expect(game.asked).toEqual(['A.continue']);
});

test('super: it may stop; card-zapped, it is one card', () => {
  const stopped = further()
    .answer('C.fido.card', 'face:attack:6')
    .answer('D.fido.offer', 'word:refuse')
    .answer('C.fido.refused', 'word:keep');
  expect(stopped.answer('C.fido.more', 'word:stop').rest().pile).toEqual(['a20']);
  const game = further({ D: ['a10', 'CZ'] })
    .answer('D.on.card-play', '#CZ')
    .answer('C.fido.card', 'face:attack:6');
  expect(game.timeOut('D.fido.offer').timeOut('C.fido.thanks').rest().asked).toEqual(['A.continue']);
});

testFlare('fido', { wild: ['main', 'planning.before-select'], super: ['any', 'resolve.discard'] });
