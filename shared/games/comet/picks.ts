import { symbols, type Sign } from './cards.ts';

/** How options are named: `verb:what`, then `@where`, then `~with`. */
export interface Pick {
  verb: string;
  what: string;
  at: string;
  by: string;
}

export function parsePick(pick: string): Pick {
  const colon = pick.indexOf(':');
  const tilde = pick.indexOf('~', colon);
  const end = tilde < 0 ? pick.length : tilde;
  const place = pick.indexOf('@', colon);
  const middle = place < 0 || place > end ? end : place;
  return { verb: pick.slice(0, colon), what: pick.slice(colon + 1, middle), at: pick.slice(middle + 1, end), by: pick.slice(end + 1) };
}

/** A companion's step to a hex, paid with a symbol. */
export const stepId = (slot: number, hex: string, symbol: Sign): string => `go:${slot}@${hex}~${symbol}`;
/** A companion's way to a hex that an ability pays for. */
export const goId = (slot: number, hex: string): string => `go:${slot}@${hex}`;
export const nestId = (slot: number, hex: string): string => `nest:${slot}@${hex}`;
export const tokenId = (token: string, hex: string): string => `token:${token}@${hex}`;

export const isSign = (text: string): text is Sign => (symbols as readonly string[]).includes(text);
