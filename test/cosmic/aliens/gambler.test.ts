import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';
import { layTechs } from '../technologies.ts';

const bluff = 'power:gambler.bluff';
const fight = { aim: 'b1', send: ['a1', 'a1'], cards: ['a04', 'a12'] as [string, string] };
const laid: Laid = { aliens: { A: 'gambler' }, hands: { A: ['a04', 'a05'], B: ['a12', 'a06', 'KZ'] } };
const gambler = (more: Laid = {}, fought = {}) => lay({ ...laid, ...more }).fight({ ...fight, ...fought });

test('the other shows its card first; a claim that is believed counts, and nobody sees the card', () => {
  const game = gambler().answer('A.reveal.flip', bluff);
  expect(game.options('A.gambler.claim')).toHaveLength(1 + 18 + 2);
  expect(game.view('A').encounter!.selected.defense).toEqual({ up: true, face: 'attack:12' });
  expect(game.view('B').encounter!.selected.offense).toEqual({ up: false });
  game.answer('A.gambler.claim', 'face:attack:15');
  expect(game.find('B.gambler.doubt').about.of).toEqual({ from: 0, face: 'attack:15', count: 0 });
  const under = game.facts.deck.length;
  game.answer('B.gambler.doubt', 'word:believe').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [17, 16] }]);
  expect([game.pile, game.facts.deck[0], game.facts.deck.length]).toEqual([['a12'], 'attack:4', under + 1]);
  expect(game.told('shown')).toEqual([{ seat: 1, face: 'attack:12' }]);
});

test('a lie that is challenged costs it as many ships as it has in the encounter, from elsewhere', () => {
  const game = gambler().answer('A.reveal.flip', bluff).answer('A.gambler.claim', 'face:attack:15');
  game.answer('B.gambler.doubt', 'word:challenge');
  expect(game.find('A.shed')).toMatchObject({ min: 2, max: 2, about: { of: { cause: 'gambler' } } });
  expect(game.options('A.shed')).not.toContain('gate');
  game.answer('A.shed', 'planet:a2', 'planet:a3').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: [6, 16] }]);
  expect([game.warp('A'), game.pile.slice(0, 2)]).toEqual([4, ['a04', 'a12']]);
});

test('the truth, challenged, costs the other as many as it has, but none of those that defend', () => {
  const game = gambler().answer('A.reveal.flip', bluff).answer('A.gambler.claim', 'face:attack:4');
  game.answer('B.gambler.doubt', 'word:challenge');
  expect(game.find('B.shed')).toMatchObject({ min: 4, max: 4 });
  expect(game.options('B.shed')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
});

test('no more than there are outside the encounter', () => {
  const ships = { B: { b1: 10, b2: 1, b3: 1, b4: 1, b5: 0, warp: 7 } };
  const game = gambler({ ships }).answer('A.reveal.flip', bluff).answer('A.gambler.claim', 'face:attack:4');
  game.answer('B.gambler.doubt', 'word:challenge');
  expect(game.told('lost')).toEqual([{ seat: 1, ships: { b2: 1, b3: 1, b4: 1 }, cause: 'gambler' }]);
});

test('it may simply show its card after all, or not use the power', () => {
  const shown = gambler().answer('A.reveal.flip', bluff).answer('A.gambler.claim', 'word:show').rest();
  const plain = gambler().rest();
  for (const game of [shown, plain]) expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: [6, 16] }]);
  expect(plain.told('used')).toEqual([]);
});

test('a claimed negotiate makes a deal, and a claimed morph copies the other card', () => {
  const talk = gambler({ hands: { ...laid.hands, B: ['N', 'a06'] } }, { cards: ['a04', 'N'] });
  talk.answer('A.reveal.flip', bluff).answer('A.gambler.claim', 'face:negotiate').answer('B.gambler.doubt', 'word:believe').rest();
  expect(talk.told('outcome')).toMatchObject([{ ending: 'deal' }]);
  const morph = gambler()
    .answer('A.reveal.flip', bluff)
    .answer('A.gambler.claim', 'face:morph')
    .answer('B.gambler.doubt', 'word:believe')
    .rest();
  expect(morph.told('outcome')).toMatchObject([{ totals: [14, 16] }]);
});

test('a claim counts as the card shown for what others do', () => {
  const game = gambler({ hands: { ...laid.hands, C: ['Emotion', 'N'] } });
  game.answer('A.reveal.flip', bluff).answer('A.gambler.claim', 'face:attack:15').answer('B.gambler.doubt', 'word:believe');
  game.answer('C.reveal.modify', '#Emotion').rest();
  expect(game.told('outcome')).toMatchObject([{ ending: 'deal' }]);
});

test('zapped, both cards are simply turned up', () => {
  const game = gambler().answer('A.reveal.flip', bluff).answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [6, 16] }]);
  expect(game.told('gambler.claimed')).toEqual([]);
});

test('not as an ally', () => {
  const join = { invite: [['C'], []], join: [['C', 'side:offense', 'c1']] };
  const game = gambler({ aliens: { C: 'gambler' } }, join).rest();
  expect(game.offered).toEqual([]);
});

test('against the Oracle it may bluff when it has to show its card', () => {
  const game = lay({ ...laid, aliens: { A: 'gambler', B: 'oracle' } }).fight({ aim: 'b1', send: ['a1', 'a1'] });
  game.answer('A.select', '#a04').answer('A.reveal.flip', bluff).answer('A.gambler.claim', 'face:attack:40');
  game.answer('B.gambler.doubt', 'word:believe').rest();
  expect(game.view('B').encounter!.selected.offense).toEqual({ up: true, face: 'attack:40', claimed: true });
  game.answer('B.select', '#a06').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [42, 10] }]);
  expect(game.told('used').map(({ ability }) => ability)).toEqual(['oracle.foresee', 'gambler.bluff']);
});

test('it never meets the Sorcerer', () => {
  const { table } = lay();
  expect([table.isBanned('gambler', 'sorcerer'), table.isBanned('sorcerer', 'gambler'), table.isBanned('gambler', 'oracle')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(lay({ aliens: { A: 'sorcerer' } }).table.mayEnter('gambler')).toBe(false);
});

test('a bot that would lose claims the least that wins, and shows a card that wins by being low', () => {
  const said = (aliens: Record<string, string>) => {
    const game = gambler({ aliens }, { cards: ['a04', 'a12'] }).answer('A.reveal.flip', bluff);
    const decision = game.find('A.gambler.claim');
    return cosmicBot({ board: game.view('A') } as never, decision, {} as never);
  };
  expect(said({ A: 'gambler' })).toEqual(['face:attack:15']);
  expect(said({ A: 'gambler', B: 'anti-matter' })).toEqual(['word:show']);
});

const flared = (own: string, other: string, picks: string[], more: string[] = []) =>
  lay({ flares: ['gambler'], hands: { A: [own, 'flare:gambler'], B: [other, ...more] } })
    .fight({ ...fight, cards: [own, other] })
    .answer('A.planning.selected', '#flare:gambler')
    .answer('A.gambler.spread', ...picks);
const twelve = ['word:tens', 'word:ones', 'word:ones'];

test('wild: a number is added to its card if the two differ by at least that much', () => {
  const game = flared('a08', 'a20', twelve).rest();
  expect(game.told('gambler.spread')).toEqual([{ seat: 0, count: 12 }]);
  expect(game.told('outcome')).toMatchObject([{ totals: [8 + 12 + 2, 24] }]);
  expect(game.hand('A')).toEqual(['flare:gambler']);
  expect(flared('a09', 'a20', twelve).rest().told('outcome')).toMatchObject([{ totals: [11, 24] }]);
});

test('wild: nothing against a negotiate; card-zapped, nothing is added; not for a bystander', () => {
  expect(flared('a08', 'N', ['word:ones']).rest().told('outcome')).toMatchObject([{ totals: null }]);
  const zapped = flared('a08', 'a20', twelve, ['CZ']).answer('B.on.card-play', '#CZ').rest();
  expect(zapped.told('outcome')).toMatchObject([{ totals: [10, 24] }]);
  const aside = lay({ flares: ['gambler'], hands: { A: ['a04'], B: ['a12'], C: ['a08', 'flare:gambler'] } }).fight(fight);
  expect(aside.rest().told('played')).toEqual([]);
});

const raise = (more: string[] = []) =>
  gambler({ flares: ['gambler'], hands: { A: ['a04', 'a05', 'flare:gambler'], B: ['a12', 'a06', ...more] } })
    .answer('A.reveal.flip', bluff)
    .answer('A.on.power-use', '#flare:gambler');

test('super: with its claim it names ships more, which whoever is wrong loses besides', () => {
  const game = raise()
    .answer('A.gambler.claim', 'face:attack:4')
    .answer('A.gambler.raise', ...Array<string>(3).fill('word:ship'));
  expect(game.find('B.gambler.doubt').about.of).toEqual({ from: 0, face: 'attack:4', count: 3 });
  game.answer('B.gambler.doubt', 'word:challenge');
  expect(game.find('B.shed')).toMatchObject({ min: 4 + 3 });
  game.timeOut('B.shed').rest();
  expect(game.hand('A')).toEqual(['a05', 'flare:gambler']);
});

test('super: not when it shows its card; card-zapped, the usual stake', () => {
  const shown = raise().answer('A.gambler.claim', 'word:show').rest();
  expect(shown.told('gambler.raised')).toEqual([]);
  const game = raise(['CZ']).answer('B.on.card-play', '#CZ').answer('A.gambler.claim', 'face:attack:15');
  game.answer('B.gambler.doubt', 'word:challenge');
  expect(game.find('A.shed')).toMatchObject({ min: 2 });
});

test('who does not answer believes, and who need not claim shows its card', () => {
  const believed = gambler().answer('A.reveal.flip', bluff).answer('A.gambler.claim', 'face:attack:40').timeOut('B.gambler.doubt').rest();
  expect(believed.told('outcome')).toMatchObject([{ winner: 'offense' }]);
  const shown = gambler().answer('A.reveal.flip', bluff).timeOut('A.gambler.claim').rest();
  expect(shown.told('revealed')).toEqual([{ offense: 'attack:4', defense: 'attack:12' }]);
});

test('a card that was believed and is replaced goes unseen under the deck', () => {
  const believed = (game: ReturnType<typeof lay>) =>
    game.fight(fight).answer('A.reveal.flip', bluff).answer('A.gambler.claim', 'face:attack:15').answer('B.gambler.doubt', 'word:believe');
  const battery = layTechs({ ...laid, hands: { A: ['a04', 'a05'], B: ['a12'] }, techs: { A: [{ tech: 'quark-battery', up: true }] } });
  battery.table.toStore(0, 't1', battery.table.fromHand(0, battery.pick(0, '#a05').slice('card:'.length)));
  believed(battery).answer('A.reveal.modify', 'tech:quark-battery.discharge').rest();
  expect([battery.pile, battery.facts.deck[0], battery.told('discarded')]).toEqual([['a05', 'a12'], 'attack:4', []]);
  const chosen = lay({ ...laid, deck: ['a20', '+2', '+3'] });
  chosen.table.seat(0).more.push('chosen');
  believed(chosen)
    .answer('A.reveal.modify', 'power:chosen.pray')
    .answer('A.chosen.take', '#a20')
    .answer('A.chosen.how', 'word:replace')
    .rest();
  expect([chosen.pile.includes('a04'), chosen.facts.deck[0]]).toEqual([false, 'attack:4']);
});

testFlare('gambler', { wild: ['main', 'planning.selected'], super: ['main', 'reveal.flip'] });
