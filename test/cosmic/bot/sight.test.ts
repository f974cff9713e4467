import { expect, test } from 'vitest';
import { completeOptions, start, viewOf } from '../../../shared/engine/play.ts';
import { below } from '../../../shared/engine/random.ts';
import { Sitting } from '../../../shared/engine/sitting.ts';
import { randomPicks } from '../../../shared/bots/random.ts';
import { chooseCard } from '../../../shared/games/cosmic/bot/bot.ts';
import { chances } from '../../../shared/games/cosmic/bot/odds.ts';
import { imagine } from '../../../shared/games/cosmic/bot/sight.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import { reckon } from '../../../shared/games/cosmic/totals/totals.ts';
import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import { lay } from '../game.ts';

/** A bot reckons by the same lines as the table, from what its seat sees. */

test('whatever a seat sees of an encounter, the table it imagines has the same lines', { timeout: 60_000 }, () => {
  let [compared, shown] = [0, 0];
  for (let game = 1; game <= 24; game++) {
    const seed = game.toString(16).padStart(64, '7');
    const chance = { seed, drawn: 0 };
    const options = completeOptions(cosmic, { flares: game % 2 ? 'yes' : 'no', technologies: game % 3 ? 'no' : 'yes' }, false);
    const sitting = new Sitting(cosmic, start(cosmic, options, 3 + (game % 3), seed).save);
    for (let i = 0; i < 1500 && sitting.open.length; i++) {
      const decision = sitting.open[below(chance, sitting.open.length)]!;
      const { encounter, ...board } = viewOf(sitting, decision.seat).board as CosmicView;
      if (encounter?.lines && !encounter.outcome) {
        const table = imagine({ ...board, encounter });
        if (encounter.revealed) shown++;
        const { lines } = reckon(table, true);
        expect([lines.offense, lines.defense], seed).toEqual(encounter.lines);
        compared++;
      }
      sitting.answer(decision.id, randomPicks(decision, chance));
    }
  }
  expect(compared).toBeGreaterThan(2000);
  expect(shown).toBeGreaterThan(500);
});

const laid = (aliens: Record<string, string>, hand: string[], send = ['a1', 'a1', 'a2', 'a2']) => {
  const game = lay({ aliens, hands: { A: hand, B: ['a06'] } }).fight({ aim: 'b1', send });
  game.find('A.select');
  return game;
};
const chosen = (aliens: Record<string, string>, hand: string[], send?: string[]) => {
  const board = laid(aliens, hand, send).sight('A');
  return chooseCard(board, 0, board.hand!).face;
};

test('a Virus multiplies in its head: with four ships a ten beats nearly all there is, and nobody expects to beat it', () => {
  const odds = (aliens: Record<string, string>, face: string) => chances(laid(aliens, ['a10', 'a20']).sight('A'), 'offense', face).win;
  expect(odds({ A: 'virus' }, 'attack:10')).toBeGreaterThan(0.9);
  expect(odds({}, 'attack:10')).toBeLessThan(0.8);
  expect(odds({ B: 'virus' }, 'attack:20')).toBeLessThan(odds({}, 'attack:20') - 0.2);
  expect(chosen({ A: 'virus' }, ['a10', 'a30'])).toBe('attack:10');
});

test('a Mirror fights with what is high turned round, a Calculator with what is left standing beside a higher card', () => {
  expect([chosen({}, ['a08', 'a10']), chosen({ A: 'mirror' }, ['a08', 'a10'])]).toEqual(['attack:10', 'attack:8']);
  expect([chosen({}, ['a06', 'a08']), chosen({ A: 'calculator' }, ['a06', 'a08'])]).toEqual(['attack:8', 'attack:6']);
});
