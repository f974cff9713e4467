import { expect, it } from 'vitest';
import { randomPicks } from '$shared/bots/random.ts';
import { modes } from '$lib/comet/desk/offers.ts';
import { Choice } from '$lib/comet/desk/choice.svelte.ts';
import { Game, SEED } from '../../../comet/game.ts';

const ask = (choice: Choice, game: Game): void => choice.ask(game.view(game.now.seat), game.now.seat, game.now);

it('whatever is tapped in a random game, the first answer is one that is offered', () => {
  console.log(`seed ${SEED}`);
  const game = Game.deal(3);
  const choice = new Choice();
  const chance = { seed: SEED, drawn: 0 };
  let taps = 0;
  for (let n = 0; n < 20 && game.open.length; n++) {
    ask(choice, game);
    const offered = new Set(game.now.options.map(({ id }) => id));
    for (const mode of modes) {
      choice.setMode(mode);
      for (const slot of choice.slots) {
        choice.tapSlot(slot);
        for (const hex of choice.offers.keys()) {
          choice.tapHex(hex);
          expect(offered, `${mode} ${hex}`).toContain(choice.answers![0]![0]);
          choice.tapHex(hex);
          expect(choice.hex).toBeNull();
          taps++;
        }
      }
      for (const { id } of game.view(game.now.seat).hand ?? []) {
        choice.drop();
        choice.tapCard(id);
        if (choice.offerOf(id)) expect(offered).toContain(choice.offerOf(id));
        for (const pick of choice.answers?.[0] ?? []) expect(offered).toContain(pick);
        taps++;
      }
    }
    game.pick(...randomPicks(game.now, chance));
  }
  expect(taps).toBeGreaterThan(100);
});

it('a turn opens on what can be done, and what was chosen stays while the table changes around it', () => {
  const game = Game.deal(2);
  const choice = new Choice();
  ask(choice, game);
  expect(choice.about).toBe('turn');
  expect(choice.mode).toBe(game.offered('play:').length ? 'move' : 'appear');
  const [card] = game.offered(choice.mode === 'move' ? 'play:' : 'appear:');
  choice.tapCard(card!);
  expect(choice.lifted).toContain(card);
  ask(choice, game);
  expect(choice.lifted).toContain(card);
  choice.setMode('rest');
  expect(choice.lifted).toEqual([]);
});

it('nothing is chosen where nothing is asked', () => {
  const choice = new Choice();
  choice.ask(Game.deal(2).view(0), null, null);
  choice.tapCard('h1');
  choice.tapHex('3,3');
  expect(choice.answers).toBeNull();
  expect(choice.words).toEqual([]);
});
