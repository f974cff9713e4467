/** What people may call themselves: something that can be read, told apart from the others at the table, and trusted to stand where it is put. */

export const NAME_LENGTH = 24;

/** Controls, marks of direction, letters nobody sees, halves of letters, and what is no letter at all. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/gu;
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
