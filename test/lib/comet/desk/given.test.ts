import { expect, it } from 'vitest';
import { Choice } from '$lib/comet/desk/choice.svelte.ts';
import { withGiven } from '$lib/comet/desk/given.ts';
import { Game } from '../../../comet/game.ts';

const game = Game.deal(2);
const { seat } = game.now;
const view = game.view(seat);

it('takes what is played or thrown away out of the hand, and what is taken out of the row, and touches nothing else', () => {
  const [played, thrown, ...rest] = view.hand!;
  const shown = withGiven(view, seat, [`play:${played!.id}`, `discard:${thrown!.id}`]);
  expect(shown.hand).toEqual(rest);
  expect({ ...shown, hand: view.hand }).toEqual(view);
  const [gold, ...row] = view.row;
  expect(withGiven(view, seat, [`gold:${gold!.id}`])).toEqual({ ...view, row });
});

it('shows companions and tokens where they are sent, and leaves those of others', () => {
  const shown = withGiven(view, seat, ['go:1@c4~run', 'token:comet@d5']);
  expect(shown.seats[seat]!.companions[1]).toBe('c4');
  expect(shown.seats[1 - seat]).toEqual(view.seats[1 - seat]);
  expect(shown.tokens).toEqual({ ...view.tokens, comet: 'd5' });
  expect(withGiven(view, seat, ['nest:0@b2']).seats[seat]!.companions[0]).toBe('b2');
});

it('changes nothing for what only the room can work out', () => {
  for (const pick of ['word:pass', 'use:x', `appear:${view.hand![0]!.id}`]) expect(withGiven(view, seat, [pick])).toEqual(view);
});

it('lets nothing else be chosen until it has arrived', () => {
  let given: string[] | null = null;
  const choice = new Choice(() => given);
  choice.ask(view, seat, game.now);
  const [first, second] = view.hand!.map(({ id }) => id).filter((id) => choice.offerOf(id));
  choice.tapCard(first!);
  given = choice.answers![0]!;
  choice.tapCard(second!);
  choice.setMode('rest');
  choice.drop();
  expect(choice.lifted).toContain(first);
  expect(choice.lifted).not.toContain(second);
  given = null;
  choice.drop();
  expect(choice.lifted).toEqual([]);
});
