import { expect, it } from 'vitest';
import { withOrder, type Moments } from '$lib/play/decision/orders.ts';
import { askingOf } from '$lib/cosmic/cards/flare-orders.ts';
import { lay } from '../../../cosmic/game.ts';

/** What is said under a flare of somebody with these orders, and under it again once that was pressed. */
function pressed(alien: string, moments: Moments = {}, own = 'none', options = {}): [is: string, isOwn: boolean, moments: Moments][] {
  const game = lay({
    options: { flares: 'yes', ...options },
    flares: [alien],
    aliens: { B: own },
    hands: { B: ['a06', `flare:${alien}`] },
  });
  const [flare] = game.view('B').flares!;
  const once = askingOf(flare!, moments);
  const after = withOrder(moments, once.order);
  const twice = askingOf(flare!, after);
  return [
    [once.is, once.isOwn, after],
    [twice.is, twice.isOwn, withOrder(after, twice.order)],
  ];
}

it('has one asked who was passed by, and passes by again', () => {
  expect(pressed('zombie')).toEqual([
    ['passed', false, { 'on.ships-losing': ['any'] }],
    ['asked', true, {}],
  ]);
});

it('keeps what else is ordered', () => {
  expect(pressed('zombie', { 'reveal.modify': [] })).toEqual([
    ['passed', false, { 'reveal.modify': [], 'on.ships-losing': ['any'] }],
    ['asked', true, { 'reveal.modify': [] }],
  ]);
});

it('says where the usual orders ask at times, since other cards serve there too', () => {
  expect(pressed('citadel')).toEqual([
    ['partly', false, { 'reveal.modify': ['any'] }],
    ['asked', true, {}],
  ]);
});

it('asks for more of a power that works by itself in that role alone, and says nothing of one that is used by choice', () => {
  expect(pressed('cudgel', {}, 'cudgel')).toEqual([
    ['partly', false, { 'on.power-use': ['aimed', 'choice', 'own'] }],
    ['asked', true, {}],
  ]);
  expect(pressed('mind', {}, 'mind')[0]!.slice(0, 2)).toEqual(['asked', false]);
});

it('asks to cheat where the table plays the classic flare', () => {
  expect(pressed('filch', {}, 'none', { filch_flare: 'classic' })[0]).toEqual(['passed', false, { 'filch.cheat': ['any'] }]);
});
