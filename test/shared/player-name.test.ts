import { describe, expect, it } from 'vitest';
import { isolate } from '../../shared/text/isolate.ts';
import { say } from '../../shared/text/say.ts';
import { skeletonOf } from '../../shared/look-alikes.ts';
import { cleanName, isPlayerName, tidyName } from '../../shared/player-name.ts';

describe('a name', () => {
  it.each(['Ann', 'Ёж', 'Їжак', 'José', 'Nguyễn Thị', '李小龙', 'עדי', 'محمد', 'ณัฐพล', '🦊', 'A', 'x'.repeat(24), 'O’Neil-Kač', '!'])(
    'may be %s',
    (name) => expect(isPlayerName(tidyName(name))).toBe(true),
  );

  it.each([
    '',
    '   ',
    'x'.repeat(25),
    '🦊'.repeat(25),
    'An\u0000n',
    'An\nn',
    'Ann\u202Egnp',
    '\u2066Ann',
    'An\u200Bn',
    'An\u200Dn',
    'An\u00ADn',
    '\u3164',
    '\u2800\u2800',
    'A\u034Fnn',
    '\u0301Ann',
    `A${'\u0316'.repeat(40)}nn`,
    'An\uD800n',
    'An\uE000n',
    '\u{E0041}',
    // nothing is there, or a box that means nothing
    'An\uFFFCn',
    'An\uFFFEn',
    'An\u0378n',
    'An\u{1D159}n',
    'An\uFFF9n',
    'An\u061Cn',
    'An\u180En',
    'An\u17B4n',
    '\u{1F468}\u200D\u{1F469}',
  ])('may not be %j', (name) => expect(isPlayerName(tidyName(name))).toBe(false));

  it('is tidied', () => {
    expect(tidyName('  Ann\u00A0\u2003 Lee ')).toBe('Ann Lee');
    expect(tidyName('❤\uFE0F')).toBe('❤');
    expect(tidyName('Jose\u0301')).toBe('José');
    expect(cleanName('An\u202E\nn')).toBe('Ann');
  });

  it.each([
    ['Ann', 'ANN'],
    ['Anna', 'Аnnа'],
    ['Вова', 'BOBA'],
    ['Ann', 'Ａｎｎ'],
    ['Bill', 'BiII'],
    ['P0', 'PO'],
    ['Ann Lee', 'AnnLee'],
    ['Straße', 'STRASSE'],
    ['ſam', 'Sam'],
    ['Ρita', 'Pita'],
    // letters of other alphabets again, what is put together of two, and what is easily overlooked
    ['Anna', 'Ꭺnnɑ'],
    ['Olga', 'Օlgа'],
    ['Ivan', 'Ӏvаn'],
    ['Hugo', 'հugο'],
    ['Victor', 'ѵiсtоr'],
    ['Maria', 'rnaria'],
    ['William', 'vvilliam'],
    ['Ann', 'Ann.'],
    ['Ann', '«Ann»'],
    ['Ann Lee', 'Ann-Lee'],
    ['Ann', 'Ann\u02BC'],
    ['Ира', 'Ира\u00B7'],
  ])('%s looks like %s', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

  it.each([
    ['Ann', 'Anna'],
    ['P1', 'P2'],
    ['Ваня', 'Вася'],
    ['Іра', 'Ира'],
    ['Béa', 'Bea'],
    ['Зоя', 'Зоа'],
    ['Гай', 'Гаи'],
    ['Їжак', 'Іжак'],
    ['Ann 1', 'Ann 2'],
    ['!', '?'],
    ['🦊', '🐻'],
    ['...', '---'],
  ])('%s does not look like %s', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));

  it('written from right to left stands apart in plain text', () => {
    expect(isolate('Ann')).toBe('Ann');
    expect(isolate('עדי')).toBe('\u2068עדי\u2069');
    expect(isolate(isolate('עדי'))).toBe(isolate('עדי'));
    const speaker = { language: 'en' as const, catalogue: { sat: '{seat} sits down.' }, names: ['Ann', 'עדי'] };
    expect(say(speaker, 'sat', { seat: { seat: 1 } })).toBe('\u2068עדי\u2069 sits down.');
    expect(say(speaker, 'sat', { seat: { seat: 0 } })).toBe('Ann sits down.');
  });
});
