/** What people may call themselves: something that can be read, told apart from the others at the table, and trusted to stand where it is put. */

export const NAME_LENGTH = 24;

/** Controls, marks of direction, letters nobody sees, and halves of letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const EMOJI_STYLE = /\uFE0F/g;

/** As it was meant: one spelling, one space at a time, nothing around it. */
export function tidyName(text: string): string {
  return text
    .normalize('NFC')
    .replace(EMOJI_STYLE, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Without what nobody can see, for names that come from elsewhere. */
export const cleanName = (text: string): string => tidyName(text.replace(UNSEEN, ''));

/** One to 24 letters that can be seen; accents do not count, but no letter bears more than three. */
export function isPlayerName(name: string): boolean {
  const letters = [...name.replace(/\p{M}/gu, '')].length;
  return name === cleanName(name) && /^[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && letters <= NAME_LENGTH && !/\p{M}{4}/u.test(name);
}

/** Letters of other alphabets, and figures, that look like a Latin letter in small or in capitals. */
const alike = new Map(
  ['аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs һh ԁd ԛq ԝw', 'αa βb εe ηh ιi κk μm νv οo ρp τt υy χx ζz', 'li 1i |i 0o']
    .join(' ')
    .split(' ')
    .map((pair) => [pair[0]!, pair[1]!] as const),
);

/** Two names with the same skeleton look like one. */
export function skeletonOf(name: string): string {
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s/gu, '');
  return [...folded].map((letter) => alike.get(letter) ?? letter).join('');
}
