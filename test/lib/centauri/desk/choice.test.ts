import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from '$shared/engine/decision.ts';
import { Choice } from '$lib/centauri/desk/choice.svelte.ts';
import { Game } from '../../../centauri/game.ts';

const placing = (): Decision => Game.deal(2, { planning: 'open' }).now;
const planning = (): Decision => Game.deal(2, { planning: 'sealed' }).now;
const cardsOf = ({ options }: Decision): string[] => [...new Set(options.map(({ id }) => id.split('@')[0]!))];

/** What a browser keeps while its tab is open. */
const drawer = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: { getItem: (key: string) => drawer.get(key) ?? null, setItem: (key: string, value: string) => drawer.set(key, value) },
});

let choice: Choice;
beforeEach(() => {
  drawer.clear();
  choice = new Choice();
});

describe('a card to be placed', () => {
  it('is an answer once it has a card and a planet, in either order', () => {
    const decision = placing();
    const [card] = cardsOf(decision);
    choice.ask('room', decision, null, []);
    expect(choice.mode).toBe('place');
    expect(choice.fault).not.toBeNull();
    choice.tapPlanet(1);
    choice.tapCard(card!);
    expect(choice.answer).toEqual([`${card}@1`]);
    expect(choice.fault).toBeNull();
    choice.tapCard(card!);
    expect(choice.answer).toEqual([]);
  });

  it('stays chosen while the same question is drawn again, and is put back by a new one that does not offer it', () => {
    const decision = placing();
    const [card] = cardsOf(decision);
    choice.ask('room', decision, null, []);
    choice.tapCard(card!);
    choice.ask('room', { ...decision }, null, []);
    expect(choice.card).toBe(card);
    choice.ask('room', { ...decision, id: 'later', options: [{ id: 'other@0', group: 'other' }] }, null, []);
    expect(choice.card).toBeNull();
  });

  it('is none that was not offered', () => {
    choice.ask('room', placing(), null, []);
    choice.tapCard('nobody’s');
    expect(choice.card).toBeNull();
    choice.ask('room', null, null, []);
    choice.tapPlanet(0);
    expect(choice.planet).toBeNull();
  });
});

describe('a plan', () => {
  it('is put together placing by placing; a card planned before changes its planet and keeps its place', () => {
    const decision = planning();
    const [first, second] = cardsOf(decision);
    choice.ask('room', decision, null, []);
    expect(choice.mode).toBe('plan');
    for (const card of [first!, second!]) {
      choice.tapCard(card);
      choice.tapPlanet(0);
    }
    choice.tapCard(first!);
    choice.tapPlanet(1);
    expect(choice.answer).toEqual([`${first}@1`, `${second}@0`]);
    expect(choice.orderOf(second!)).toBe(2);
    choice.move(0, 1);
    expect(choice.answer).toEqual([`${second}@0`, `${first}@1`]);
    choice.remove(0);
    expect(choice.orderOf(second!)).toBe(0);
  });

  it('is found again in the same tab, as far as it is still on offer', () => {
    const decision = planning();
    const [first, second] = cardsOf(decision);
    choice.ask('room', decision, null, []);
    for (const card of [first!, second!]) {
      choice.tapCard(card);
      choice.tapPlanet(0);
    }
    const options = decision.options.filter(({ group, id }) => group !== second && !id.startsWith(`${second}@`));
    const again = new Choice();
    again.ask('room', { ...decision, options }, null, []);
    expect(again.answer).toEqual([`${first}@0`]);
    const elsewhere = new Choice();
    elsewhere.ask('other room', decision, null, []);
    expect(elsewhere.answer).toEqual([]);
  });

  it('takes no more than it may', () => {
    const decision = planning();
    choice.ask('room', decision, null, []);
    for (const card of cardsOf(decision)) {
      choice.tapCard(card);
      choice.tapPlanet(0);
    }
    expect(choice.isFull).toBe(true);
    expect(choice.answer).toHaveLength(decision.max);
    choice.clear();
    expect(choice.answer).toEqual([]);
  });
});

it('what was lodged for later is what one begins with, and loses what can’t be played any more', () => {
  const { options, max, about } = planning();
  const [one, two] = options.map(({ id }) => id);
  choice.ask('room', null, { about, options, max }, [one!, 'gone@0']);
  expect(choice.mode).toBe('advance');
  expect(choice.answer).toEqual([one]);
  choice.ask('room', null, { options: options.filter(({ id }) => id !== one), max, about }, [two!]);
  expect(choice.answer).toEqual([]);
});

it('lets nothing else be chosen while an answer is on its way', () => {
  const decision = planning();
  const [one, other] = cardsOf(decision);
  let given: string[] | null = null;
  const held = new Choice(() => given);
  held.ask('room', decision, null, []);
  for (const card of [one!, other!]) {
    held.tapCard(card);
    held.tapPlanet(1);
  }
  given = held.answer;
  held.tapCard(one!);
  held.tapPlanet(0);
  held.remove(0);
  held.move(0, 1);
  held.drop();
  expect(held.answer).toEqual([`${one}@1`, `${other}@1`]);
  expect(held.isOffered(one!)).toBe(false);
  given = null;
  held.remove(0);
  expect(held.answer).toEqual([`${other}@1`]);
});
