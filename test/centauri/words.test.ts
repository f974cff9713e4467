import { describe, expect, it } from 'vitest';
import { scoreRound } from '../../shared/games/centauri/scoring.ts';
import { addends, explainRound, labelOf, listCards, logLines, planetWhy, withSign } from '../../shared/games/centauri/words.ts';
import { centauri } from '../../shared/text/en/centauri/board.ts';
import { say } from '../../shared/text/say.ts';
import { examples } from './positions.ts';

const speaker = { language: 'en' as const, catalogue: centauri, names: ['Ann', 'Bob', 'Cem', 'Dee'] };

/** The steps of every worked example, by their keys. */
const steps: Record<string, string> = {
  E0: 'struck empty bestOf sole won captured',
  W1: 'bestOf sole won captured',
  W2: 'bestOf own won captured',
  W3: 'bestOf own table won captured',
  W4: 'struck level own won captured',
  W5: 'bestOf own table even shares bonus shares uncaptured',
  W6: 'shelter lost bestOf sole won captured',
  W7: 'crossfire empty bare bestOf sole won captured',
  W8: 'struck struck none',
  W9: 'struck below bare none',
  W10: 'bestOf own won stolen captured',
  W11: 'shelter lost bestOf sole won bonus captured',
  W12: 'bestOf sole won last bonus stolen captured',
  W13a: 'bestOf sole won captured',
  W13b: 'bestOf sole won captured',
  W14: 'struck bare best sole won captured',
  W15: 'struck level own table won captured',
  W16: 'shelter bare best sole won captured',
};

describe('how a round was decided', () => {
  it.each(examples.map(({ id, position }) => ({ id, position })))('$id is told in its steps', ({ id, position }) => {
    const told = explainRound(position, scoreRound(position));
    expect(told.map(({ key }) => key.replace('centauri.step.', '')).join(' ')).toBe(steps[id]);
    for (const { key, of } of told) expect(say(speaker, key, of)).not.toMatch(/undefined|NaN|\{/);
  });

  it.each(examples.map(({ id, position }) => ({ id, position })))('$id says why under each planet', ({ position }) => {
    const score = scoreRound(position);
    for (let planet = 0; planet < position.players; planet++) {
      const { key, of } = planetWhy(position, score, planet);
      expect(say(speaker, key, of)).not.toMatch(/undefined|NaN|\{/);
      expect(key === 'centauri.why.best' || key === 'centauri.why.sheltered').toBe(score.active.includes(planet));
    }
  });

  it('names the sum, the shares and the cards', () => {
    const { position } = examples.find(({ id }) => id === 'W2')!;
    const text = explainRound(position, scoreRound(position)).map(({ key, of }) => say(speaker, key, of));
    expect(text).toEqual([
      'Bob’s planet has the highest sum: 3 + 3 + 2 + 2 − 1 − 1 = 8.'.replaceAll(/(?<=\d) (?=[+−])|(?<=[+−]) (?=\d)/g, '\u00a0'),
      '2 colonies in dispute. Own contribution: Ann 4 and Bob 5.',
      'Bob wins the round: 1 point.',
      'Bob captures +3\u2002+3\u2002+2\u2002+2\u2002−1\u2002−1, worth 8.',
    ]);
  });
});

describe('small things', () => {
  it('writes values with a true minus', () => {
    expect([withSign(2), withSign(-1), withSign(0), addends([]), addends([-1, 3])]).toEqual(['+2', '−1', '0', '0', '3\u00a0−\u00a01']);
    expect(listCards(['a1', 'bX', 'c3'], 'standard')).toBe('+3\u2002+1\u2002−1');
  });

  it('labels an option by card and planet', () => {
    const { key, of } = labelOf('c7@2', { hand: [{ id: 'c7', kind: 'nuke' }] });
    expect(say(speaker, key, of)).toBe('Nuclear attack on Cem’s planet');
  });

  it('keeps what only the owner knows apart', () => {
    const lines = logLines({ type: 'placed', of: { id: 'p1', seat: 1, planet: 0, type: 'event', kind: 'colony' } });
    expect(lines.map(({ key, only }) => [key, only])).toEqual([
      ['centauri.log.placed.event', undefined],
      ['centauri.log.own', true],
    ]);
    expect(logLines({ type: 'placed', of: { id: 'p1', seat: 1, planet: 0, type: 'event' } })).toHaveLength(1);
  });
});
