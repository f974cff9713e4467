import { describe, expect, it } from 'vitest';
import { Marks } from '$lib/embed/options/marks.ts';
import type { Decision } from '$shared/engine/decision.ts';

const asked = (options: Decision['options']): Decision => ({
  id: '1.x',
  seat: 0,
  about: { key: 'x' },
  options,
  min: 1,
  max: 1,
  fallback: [options[0]!.id],
  clock: 'turn',
});

describe('what can be chosen', () => {
  it('has letters in the order in which it is listed, group by group', () => {
    const options = ['a', 'b', 'a'].map((group, nth) => ({ id: `card:${nth}`, group }));
    const { letterOf } = new Marks('cosmic', asked(options), {}, []);
    expect(options.map(({ id }) => letterOf(id))).toEqual(['A', 'C', 'B']);
  });

  it('has as many letters as there are options', () => {
    const options = Array.from({ length: 54 }, (_, nth) => ({ id: `word:${nth}` }));
    const { letterOf } = new Marks('cosmic', asked(options), {}, []);
    expect([0, 25, 26, 27, 51, 52, 53].map((nth) => letterOf(`word:${nth}`))).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'BB']);
  });

  it('is seen where it is: ways at their hex, planets and players at theirs, cards in the hand', () => {
    const comet = new Marks(
      'comet',
      asked(['nest:0@A27', 'nest:1@A27', 'go:0@B3~water', 'play:k7', 'word:pass'].map((id) => ({ id }))),
      {},
      ['nest:1@A27'],
    );
    expect(comet.places).toEqual([
      { place: 'A27', options: 'nest:0@A27 nest:1@A27', letters: 'A B', isChosen: true },
      { place: 'B3', options: 'go:0@B3~water', letters: 'C', isChosen: false },
    ]);
    expect(comet.at('card', 'k7')).toEqual({ options: 'play:k7', letters: 'D', isChosen: false });
    const cosmic = new Marks('cosmic', asked(['planet:a1', 'seat:2', 'card:9@offense'].map((id) => ({ id }))), {}, []);
    expect(cosmic.places.map(({ place }) => place)).toEqual(['planet:a1', 'seat:2']);
    expect(cosmic.at('card', '9')!.letters).toBe('C');
    const centauri = new Marks('centauri', asked([{ id: 'c4@1' }]), {}, []);
    expect(centauri.places).toEqual([]);
    expect([centauri.at('part', '1')!.letters, centauri.at('card', 'c4')!.letters]).toEqual(['A', 'A']);
  });

  it('of a game that shows none is listed all the same', () => {
    const marks = new Marks('chess', asked([{ id: 'e4' }]), {}, []);
    expect([marks.letterOf('e4'), marks.places]).toEqual(['A', []]);
  });
});
