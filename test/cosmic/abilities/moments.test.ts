import { expect, test, vi } from 'vitest';
import { lay } from '../game.ts';

vi.mock(import('../../../shared/games/cosmic/aliens/aliens.ts'), async (original) => {
  const { standIns } = await import('../stand-ins/moments.ts');
  return { aliens: { ...(await original()).aliens, ...standIns } };
});

/** Who is being asked at this moment. */
const askedAt = (game: ReturnType<typeof lay>, moment: string) => game.asked.filter((name) => name.endsWith(`.${moment}`));

// ── on.card-discard ──────────────────────────────────────────────────────────────────────────────────────────────

const plagued = (alien: string) =>
  lay({ aliens: { C: alien }, hands: { A: ['a06', 'Plague'], B: ['a04', '+2', 'CZ'], C: ['N'] } })
    .answer('A.regroup.start', '#Plague@1')
    .answer('B.shed', 'planet:b1', 'planet:b1', 'planet:b2')
    .answer('B.plague.discard', '#a04', '#+2', '#CZ')
    .rest();

test('cards that are discarded can be answered: one occasion for those of one effect, another for the card that did it', () => {
  const game = plagued('vulch');
  expect(game.told('used')).toEqual([
    { seat: 2, ability: 'vulch.salvage', picks: [] },
    { seat: 2, ability: 'vulch.salvage', picks: [] },
  ]);
  expect(game.hand('C')).toEqual(['N', 'CZ', 'Plague']);
  expect(game.pile).toEqual(['a04', '+2']);
  expect(game.facts.occasions).toEqual([]);
});

test('where nobody could answer a discard nothing is opened', () => {
  const frames = (alien: string) => plagued(alien).sitting.save.frames;
  expect(plagued('none').pile).toEqual(['a04', '+2', 'CZ', 'Plague']);
  expect(frames('none')).toBe(frames('hanger'));
  expect(frames('vulch')).toBeGreaterThan(frames('none'));
});

test('its own artifact is no occasion for it, nor does a discard of encounter cards ask anyone', () => {
  const game = lay({ aliens: { A: 'vulch' }, hands: { A: ['a06', 'Plague'], B: ['a04'] } }).answer('A.regroup.start', '#Plague@1');
  game.answer('B.shed', 'planet:b1', 'planet:b1', 'planet:b2').rest();
  expect(game.told('used')).toEqual([]);
  expect(game.pile).toEqual(['a04', 'Plague']);
});

test('a zapped answer leaves the card on the pile, and the zap itself is the next occasion', () => {
  const game = lay({ aliens: { C: 'vulch' }, ships: { A: { warp: 2 } }, hands: { A: ['Mobius', 'a06'], B: ['KZ', 'N'], C: ['N'] } });
  game.answer('A.regroup.start', '#Mobius').answer('B.on.power-use', '#KZ').rest();
  // the power is off by the time the zap is discarded
  expect(game.pile).toEqual(['Mobius', 'KZ']);
  expect(game.told('stopped')).toEqual([{ seat: 2, ability: 'vulch.salvage' }]);
});

test('what a discard sets off is answered though it ends the turn of an offense without an encounter card', () => {
  const game = lay({ aliens: { C: 'vulch' }, hands: { A: ['a06', 'CZ'], B: ['N', 'Plague'], C: ['N'] } });
  game
    .answer('B.regroup.start', '#Plague@0')
    .answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a2')
    .answer('A.plague.discard', '#a06', '#CZ')
    .rest();
  expect(game.told('aborted')).toEqual([{ why: 'no-encounter-card' }]);
  expect(game.hand('C')).toEqual(expect.arrayContaining(['CZ', 'Plague']));
  expect(game.facts.occasions).toEqual([]);
});

test('hands that a cosmic quake takes are no occasion', () => {
  const game = lay({ aliens: { D: 'vulch' }, hands: { A: ['a04'], B: ['a20'], C: ['CZ', 'N'], D: ['N'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [[], ['C']], join: [['C', 'side:defense', 'c1', 'c1']], cards: ['a04', 'a20'] }).rest();
  const { facts } = game;
  facts.seats[0]!.hand.push(...facts.deck.splice(1).map((face, at) => ({ id: `q${at}`, face })));
  game.answer('C.reward', 'reward:card', 'reward:card').rest();
  expect(game.told('quake')).toHaveLength(1);
  expect(game.told('used')).toEqual([]);
});

test('a hand shown and renewed is an occasion before the new one is drawn', () => {
  const game = lay({ aliens: { C: 'vulch' }, hands: { A: ['+3', 'CZ'], C: ['N'] }, deck: ['a06'] }).rest();
  expect(game.told('renewed')).toHaveLength(1);
  expect(game.hand('C')).toEqual(['N', 'CZ']);
  expect(game.happened.findIndex(({ type }) => type === 'used')).toBeLessThan(game.happened.findIndex(({ type }) => type === 'drew'));
});

// ── on.colony-gained ─────────────────────────────────────────────────────────────────────────────────────────────

const landing = {
  aim: 'b1',
  send: ['a1'],
  invite: [['C'], []],
  join: [['C', 'side:offense', 'c1']],
  cards: ['a20', 'a04'] as [string, string],
};

test('colonies gained together are one occasion, for everyone it concerns', () => {
  const game = lay({ aliens: { D: 'hanger' }, hands: { A: ['a20'], B: ['a04'], D: ['N'] } }).fight(landing);
  game.find('D.on.colony-gained');
  expect(askedAt(game, 'on.colony-gained')).toEqual(['D.on.colony-gained']);
  expect(game.facts.occasions).toEqual([
    {
      at: 'on.colony-gained',
      colonies: [
        { seat: 0, planet: 'b1' },
        { seat: 2, planet: 'b1' },
      ],
    },
  ]);
  game.answer('D.on.colony-gained', 'power:hanger.on').rest();
  expect(game.told('drew')).toContainEqual({ seat: 3, count: 2 });
});

test('who reinforces a colony gains none, and one’s own gain asks nobody', () => {
  const reinforced = lay({ aliens: { D: 'hanger' }, ships: { A: { b1: 1 } }, hands: { A: ['a20'], B: ['a04'] } });
  reinforced.fight({ ...landing, invite: [[], []], join: [] }).rest();
  expect(reinforced.told('landed')).toHaveLength(1);
  const own = lay({ aliens: { A: 'hanger' }, hands: { A: ['a20'], B: ['a04'] } }).fight({ ...landing, invite: [[], []], join: [] });
  for (const game of [reinforced, own.rest()]) expect(game.sitting.save.facts).toMatchObject({ occasions: [] });
  expect(own.told('used')).toEqual([]);
});

test('a victory comes first: nobody is asked about the colonies that won', () => {
  const ships = { A: { b2: 1, b3: 1, c1: 1, c2: 1 } };
  const game = lay({ aliens: { D: 'hanger' }, ships, hands: { A: ['a20'], B: ['a04'] } })
    .fight({ ...landing, invite: [[], []], join: [] })
    .rest();
  expect(game.facts.winners).toEqual([0]);
  expect(game.asked).toEqual([]);
});

test('a home planet settled again and a deal are occasions too', () => {
  const resettled = lay({ aliens: { D: 'hanger' }, destiny: ['A'], ships: { A: { a5: 0 } } }).rest();
  resettled.answer('A.own', 'settle:a5').answer('A.resettle', 'planet:a1').find('D.on.colony-gained');
  expect(resettled.table.occasion('on.colony-gained')!.colonies).toEqual([{ seat: 0, planet: 'a5' }]);

  const dealt = lay({ aliens: { D: 'hanger' }, hands: { A: ['N', 'a06'], B: ['N'] } })
    .fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] })
    .rest();
  dealt.gather().answer('A.offer', 'get:b2', 'grant:a3').answer('B.answer', 'accept:1').rest();
  dealt.answer('A.settle', 'gate').answer('B.settle', 'planet:b1').find('D.on.colony-gained');
  expect(dealt.table.occasion('on.colony-gained')!.colonies).toEqual([
    { seat: 0, planet: 'b2' },
    { seat: 1, planet: 'a3' },
  ]);
});

// ── on.card-source ───────────────────────────────────────────────────────────────────────────────────────────────

test('an encounter card may come from elsewhere; to play it from there is a use', () => {
  const game = lay({ aliens: { A: 'digger' }, hands: { A: ['a06'], B: ['a08'] }, discard: ['a30', '+5'] });
  game.fight({ aim: 'b1', send: ['a1'] });
  expect(game.options('A.select')).toHaveLength(2);
  game.answer('A.select', 'card:attack-30-0').answer('B.select', '#a08');
  expect(game.told('used')).toEqual([{ seat: 0, ability: 'digger.dig', picks: [] }]);
  game.rest();
  expect(game.told('revealed')).toEqual([{ offense: 'attack:30', defense: 'attack:8' }]);
  expect(game.told('selected')).toHaveLength(1);
  expect(game.hand('A')).toEqual(['a06']);
});

test('a stopped source stays shut for the encounter, and another card is chosen', () => {
  const game = lay({ aliens: { A: 'digger' }, hands: { A: ['a06', 'a10'], B: ['a08', 'KZ'] }, discard: ['a30'] });
  game
    .fight({ aim: 'b1', send: ['a1'] })
    .answer('A.select', 'card:attack-30-0')
    .answer('B.select', '#a08')
    .answer('B.on.power-use', '#KZ')
    .rest();
  expect(game.asked).toEqual(['A.select']);
  expect(game.options('A.select')).toHaveLength(2);
  game.answer('A.select', '#a10').rest();
  expect(game.told('revealed')).toEqual([{ offense: 'attack:10', defense: 'attack:8' }]);
  expect(game.told('selected')).toHaveLength(1);
});

test('an offense whose only encounter card lay in a stopped source ends its turn; the other takes its card back', () => {
  const game = lay({ aliens: { A: 'digger' }, hands: { A: ['a06', '+2'], B: ['a08', 'KZ'] }, discard: ['a30'] });
  game.fight({ aim: 'b1', send: ['a1'] }).find('A.select');
  game.table.fromHand(0, game.table.seat(0).hand.find(({ face }) => face === 'attack:6')!.id);
  game.answer('A.select', 'card:attack-30-0').answer('B.select', '#a08').answer('B.on.power-use', '#KZ').rest();
  expect(game.told('aborted')).toEqual([{ why: 'no-encounter-card' }]);
  expect(game.hand('B')).toEqual(['a08']);
});

test('a defense without a card of its own renews its hand when its source is stopped', () => {
  const game = lay({ aliens: { B: 'digger' }, hands: { A: ['a06', 'KZ'], B: ['a08', '+2'] }, discard: ['a30'], deck: ['a10'] });
  game.fight({ aim: 'b1', send: ['a1'] }).find('B.select');
  game.table.fromHand(1, game.table.seat(1).hand.find(({ face }) => face === 'attack:8')!.id);
  game.answer('A.select', '#a06').answer('B.select', 'card:attack-30-0').answer('A.on.power-use', '#KZ').rest();
  expect(game.told('renewed')).toEqual([{ seat: 1, faces: ['reinforcement:2'] }]);
  expect(game.asked).toEqual(['B.select']);
});

test('artifacts and reinforcements are played from there as well, and only by who has the source', () => {
  const game = lay({ aliens: { A: 'digger' }, hands: { A: ['a06'], B: ['a08', 'N'] }, discard: ['+3', 'CZ'] });
  game.fight({ aim: 'b1', send: ['a1', 'a1', 'a2'], cards: ['a06', 'a08'] });
  expect(game.options('A.reveal.modify')).toEqual(['word:pass', 'card:reinforcement-3-0@offense', 'card:reinforcement-3-0@defense']);
  expect(game.options('B.reveal.modify')).toEqual(['word:pass']);
  game.answer('A.reveal.modify', 'card:reinforcement-3-0@offense').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([12, 12]);
  expect(game.told('used')).toEqual([{ seat: 0, ability: 'digger.dig', picks: [] }]);
});

test('a stopped source keeps the artifact where it was', () => {
  const game = lay({ aliens: { A: 'digger' }, hands: { A: ['a06'], B: ['a08', 'KZ'] }, discard: ['+3'] });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'a08'] });
  game.answer('A.reveal.modify', 'card:reinforcement-3-0@offense').answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([7, 12]);
  expect(game.told('played').map(({ ability }) => ability)).toEqual(['artifact:cosmic-zap']);
});

test('a source that is no use is neither announced nor stopped, and serves only in its role', () => {
  const game = lay({ aliens: { B: 'keeper', C: 'keeper' }, hands: { A: ['a06'], B: ['a08'], C: [] }, discard: ['a30', '+3'] });
  game
    .fight({ aim: 'b1', send: ['a1'] })
    .answer('A.select', '#a06')
    .answer('B.select', 'card:attack-30-0');
  expect(game.told('used')).toEqual([]);
  expect(game.told('revealed')).toEqual([{ offense: 'attack:6', defense: 'attack:30' }]);
  expect(askedAt(game, 'reveal.modify')).not.toContain('C.reveal.modify');
});

test('J-09: what may be played as if from the hand keeps the turn alive', () => {
  const plagueOn = (alien: string) => {
    const game = lay({ aliens: { A: alien }, hands: { A: ['a06'], B: ['N', 'Plague'] }, discard: ['a30'] });
    return game.answer('B.regroup.start', '#Plague@0').answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a2').rest();
  };
  expect(plagueOn('digger').told('aborted')).toEqual([]);
  expect(plagueOn('none').told('aborted')).toEqual([{ why: 'no-encounter-card' }]);
});

// ── anytime ──────────────────────────────────────────────────────────────────────────────────────────────────────

test('a free action is offered between the phases to who has one, answered by nobody, zapped or not', () => {
  const game = lay({ aliens: { C: 'dealer' }, hands: { B: ['KZ', 'N'], C: ['N'] } });
  expect(game.asked).toEqual(['C.anytime']);
  game.answer('C.anytime', 'power:dealer.renew');
  expect(game.told('used')).toHaveLength(1);
  expect(game.table.seat(2).hand).toHaveLength(9);
  // it has enough now
  game.find('A.aim');
  expect(game.happened.filter(({ type }) => type === 'used')).toHaveLength(1);
});

test('it comes up before every phase as long as it may be used', () => {
  const game = lay({ aliens: { C: 'dealer' }, hands: { A: ['a20'], B: ['a08'], C: [] } });
  const phases: string[] = [];
  for (let i = 0; i < 60 && game.encounter.number === 1 && game.asked.length; i++) {
    if (askedAt(game, 'anytime').length) phases.push(game.encounter.phase);
    game.others();
  }
  expect(phases).toEqual(['start', 'regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal']);
});

test('with every sheet up and nothing free at the table nobody is asked', () => {
  const game = lay();
  const { save } = game.sitting;
  expect(save.agenda.filter(({ step, args }) => step === 'window' && (args as { at: string }).at === 'anytime')).toEqual([]);
});

test('a hidden sheet is turned up between phases, though no power serves there', () => {
  const game = lay({ options: { hidden_powers: 'yes' }, aliens: { C: 'clone' } });
  // whose turn begins might have a power that serves then
  expect(game.asked).toEqual(['A.turn.start']);
  expect(game.others().asked).toEqual(['A.anytime', 'B.anytime', 'C.anytime', 'D.anytime']);
  game.answer('C.anytime', 'word:unveil').others();
  expect(game.told('unveiled')).toEqual([{ seat: 2, alien: 'clone' }]);
  expect(askedAt(game, 'anytime')).toEqual(['A.anytime', 'B.anytime', 'D.anytime']);
});

test('J-32: not while it would lie face down', () => {
  const ships = { C: { c1: 0, c2: 0, c3: 0, warp: 12 } };
  const game = lay({ options: { hidden_powers: 'yes' }, ships })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');
  while (!askedAt(game, 'anytime').length) game.others();
  expect(game.table.seat(2).up).toBe(false);
  expect(askedAt(game, 'anytime')).toEqual(['A.anytime', 'B.anytime', 'D.anytime']);
});
