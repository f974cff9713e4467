const VOWELS = 'аеёиоуыэюяєії';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());
const isConsonant = (letter: string | undefined): boolean =>
  letter !== undefined && /[а-яґ]/i.test(letter) && !/[ьъй]/i.test(letter) && !isVowel(letter);
const SHORT = 7;

/** Soft hyphens where a Russian or Ukrainian word may be broken: browsers often know no rules for these languages. */
export const soften = (text: string): string =>
  text.replace(/[\p{Script=Cyrillic}]+/gu, (word) => {
    if (word.length <= SHORT) return word;
    return [...word].map((letter, at) => (breaksBefore(word, at) ? `\u00ad${letter}` : letter)).join('');
  });

/** Before a syllable of a consonant and a vowel, with three letters on either side. */
const breaksBefore = (word: string, at: number): boolean =>
  at >= 3 && word.length - at >= 3 && isConsonant(word[at]) && isVowel(word[at + 1]) && !/[^а-яёєіїґ]/i.test(word[at - 1]!);
