import { hexAt } from '../map/board.ts';
import type { Token } from '../cards.ts';
import { parsePick, tokenId } from '../picks.ts';
import type { Ability } from './ability.ts';

/**
 * Riders, mastodon, living bridge: put each of the named tokens, or only some of them, on any free hex or nest, never on the cave.
 * One that is on the board already must change its hex.
 */
export const placeTokens: Ability<'place_tokens'> = {
  idle: () => null,
  *step(table, { seat, effect }) {
    const { board } = table;
    const occupied = table.occupiedHexes();
    const free = board.hexes.filter(({ id, kind }) => kind !== 'cave' && !occupied[hexAt(board, id)]);
    const options = effect.tokens.flatMap((token) => free.map(({ id }) => ({ id: tokenId(token, id) })));
    const isFirst = !('again' in effect);
    if (!isFirst) options.push({ id: 'word:stop' });
    const about = { key: 'comet.token', of: { token: effect.tokens.length > 1 ? 'both' : effect.tokens[0]! } };
    const fallback = [isFirst ? options[0]!.id : 'word:stop'];
    const [pick] = yield* table.ask({ name: 'token', seat, about, options, min: 1, max: 1, fallback, ...table.clock });
    if (pick === 'word:stop') return;
    const { what, at } = parsePick(pick!);
    const token = what as Token;
    table.tell('token', { seat, token, from: table.facts.tokens[token], to: at });
    table.facts.tokens[token] = at;
    const left = effect.tokens.filter((other) => other !== token);
    if (left.length) table.next('ability.place_tokens', { seat, effect: { ...effect, tokens: left, again: true } });
  },
};
