import { expect, test } from 'vitest';
import { fire, lodge, noOrders } from '../../shared/engine/orders.ts';
import * as play from '../../shared/engine/play.ts';
import type { Foreseen } from '../../shared/engine/rules.ts';
import { SEED, toy } from './toy.ts';

const foreseen: Foreseen = {
  about: { key: 'toy.number' },
  options: ['one', 'two', 'three'].map((id) => ({ id, group: id })),
  groups: ['one', 'two', 'three'].map((id) => ({ id, min: 0, max: 1 })),
  max: 2,
};
const [decision] = play.pending(toy, play.start(toy, {}, 2, SEED).save);

test('each pick becomes the answer to one coming question', () => {
  const orders = lodge(foreseen, ['two', 'one']);
  const first = fire(orders, decision!);
  expect(first.picks).toEqual(['two']);
  const second = fire(first.orders, decision!);
  expect(second.picks).toEqual(['one']);
  expect(fire(second.orders, decision!).picks).toBeNull();
});

test('a forecast that no longer fits drops all behind it', () => {
  const orders = {
    forecasts: [
      { about: 'toy.number', picks: ['four'] },
      { about: 'toy.number', picks: ['one'] },
    ],
  };
  expect(fire(orders, decision!)).toEqual({ picks: null, orders: noOrders });
  const other = { forecasts: [{ about: 'toy.other', picks: ['one'] }] };
  expect(fire(other, decision!)).toEqual({ picks: null, orders: noOrders });
});

test('what could never be an answer is refused', () => {
  expect(() => lodge(foreseen, ['four'])).toThrow('unknown_option');
  expect(() => lodge(foreseen, ['one', 'two', 'three'])).toThrow('too_many');
  expect(() => lodge(foreseen, ['one', 'one'])).toThrow('too_often');
  expect(() => lodge(null, ['one'])).toThrow('nothing_to_forecast');
});

const moment = { id: 'reveal', as: ['ally'], ask: ['main', 'aimed'], during: 'encounter 1' };
const asked = (as: string[]) => ({ ...decision!, moment: { ...moment, as } });

test('a moment passes by whoever meets it in another role than the orders name', () => {
  expect(fire(noOrders, asked(['ally'])).picks).toEqual(decision!.fallback);
  expect(fire(noOrders, asked(['main'])).picks).toBeNull();
  expect(fire({ ...noOrders, moments: { reveal: ['any'] } }, asked([])).picks).toBeNull();
  expect(fire({ ...noOrders, moments: { reveal: [] } }, asked(['main', 'aimed'])).picks).toEqual(decision!.fallback);
  expect(fire({ ...noOrders, moments: { launch: [] } }, asked(['main'])).picks).toBeNull();
});

test('what is planned for a moment is given as long as it is on offer, before anything is passed by', () => {
  const [first, second] = decision!.options.map(({ id }) => id) as [string, string];
  const planned = (...picks: string[]) => fire({ ...noOrders, plans: { reveal: picks } }, asked(['main'])).picks;
  expect([planned('nowhere', second, first), planned('nowhere'), planned()]).toEqual([[second], null, null]);
  expect(fire({ ...noOrders, plans: { reveal: [second] }, moments: { reveal: [] } }, asked([])).picks).toEqual([second]);
  expect(fire({ ...noOrders, plans: { reveal: [second] } }, decision!).picks).toBeNull();
});

test('a seat may pass for as long as something lasts', () => {
  expect(fire({ ...noOrders, passing: 'encounter 1' }, asked(['main'])).picks).toEqual(decision!.fallback);
  expect(fire({ ...noOrders, passing: 'encounter 2' }, asked(['main'])).picks).toBeNull();
  expect(fire({ ...noOrders, passing: 'encounter 1' }, decision!).picks).toBeNull();
});

test('standing orders outlast forecasts, and a passed moment leaves forecasts alone', () => {
  const orders = lodge(foreseen, ['two'], { forecasts: [], moments: { reveal: [] } });
  expect(orders.moments).toEqual({ reveal: [] });
  const other = { ...asked([]), about: { key: 'toy.other' } };
  expect(fire(orders, other)).toEqual({ picks: decision!.fallback, orders });
  expect(fire(orders, decision!).orders).toEqual({ forecasts: [], moments: { reveal: [] } });
});

test('what must be among the answers to all of it may be left out of a part', () => {
  const groups = [{ id: 'needed', min: 1, max: 1 }];
  const options = [{ id: 'one' }, { id: 'two', group: 'needed' }, { id: 'three' }];
  const whole = { about: { key: 'toy.number' }, options, groups, max: 2 };
  expect(lodge(whole, ['one']).forecasts).toHaveLength(1);
  expect(lodge(whole, ['one', 'two']).forecasts).toHaveLength(2);
  expect(() => lodge(whole, ['one', 'three'])).toThrow('group_short');
  expect(() => lodge({ ...whole, lacking: 'two_required' }, ['one', 'three'])).toThrow('two_required');
});
