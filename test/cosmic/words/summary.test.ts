import { expect, test } from 'vitest';
import { summary } from '../../../shared/games/cosmic/words/summary.ts';
import { wordsOf } from '../../../shared/games/words.ts';
import { catalogueOf } from '../../../shared/text/catalogue.ts';
import { say, type Word } from '../../../shared/text/say.ts';
import { lay, type Game } from '../game.ts';

const catalogue = await catalogueOf('en', ['mail', ...(await wordsOf('cosmic')).texts]);
const speaker = { language: 'en' as const, catalogue, names: ['A', 'B', 'C', 'D'] };
const word = (of: Word): string => say(speaker, 'mail.summary.word', { word: of });

/** Each side's lines, as a mail has them. */
const told = (game: Game): string[][] =>
  summary(game.view('watch')).map(({ title, rows, sum, note }) => [
    say(speaker, title.key),
    ...[...rows, ...(sum ? [sum] : [])].map(({ who, value }) => `${word(who)}: ${word(value)}`),
    ...(note ? [say(speaker, note.key, note.of)] : []),
  ]);

test('both sides with their ships and what these count for', () => {
  const game = lay({ aliens: { B: 'human', C: 'macron' }, hands: { A: ['a10', '+3'], B: ['a08'] } });
  game.answer('A.aim', 'planet:b1');
  expect(told(game)).toEqual([]);
  game.answer('A.send', 'planet:a1', 'planet:a1').rest();
  expect(told(game)).toEqual([
    ['Offense', 'A: 2 ships', 'So far: 2'],
    ['Defense', 'B: 4 ships', 'Human: +4', 'So far: 8'],
  ]);
  game.fight({ aim: 'b1', send: [], invite: [[], ['C']], join: [['C', 'side:defense', 'c1']] });
  expect(told(game)[1]).toContain('C: 1 ship, counts as 4');
  expect(told(game)[1]).toContain('So far: 12');
});

test('a card that lies face down is told to nobody, and counts once it is up', () => {
  const game = lay({ hands: { A: ['a10', '+3'], B: ['a08'] } });
  game.fight({ aim: 'b1', send: ['a1'] }).answer('A.select', '#a10');
  for (const lines of told(game)) expect(lines.join()).not.toContain('Attack');
  game.answer('B.select', '#a08').answer('A.reveal.modify', '#+3@offense').others();
  expect(told(game)).toEqual([
    ['Offense', 'Card: Attack 10', 'A: 1 ship', 'A: +3', 'So far: 14'],
    ['Defense', 'Card: Attack 08', 'B: 4 ships', 'So far: 12'],
  ]);
});

test('a negotiate leaves nothing to add up, and an encounter that is decided is told no more', () => {
  const game = lay({ hands: { A: ['a10'], B: ['N'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'N'] });
  expect(told(game)).toEqual([
    ['Offense', 'Card: Attack 10', 'A: 1 ship'],
    ['Defense', 'Card: Negotiate', 'B: 4 ships'],
  ]);
  while (!game.encounter.outcome) game.others();
  expect(told(game)).toEqual([]);
});
