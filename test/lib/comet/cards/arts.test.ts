import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gold, leaders, silver } from '$shared/games/comet/cards.ts';
import { artOf, drawingsOf, kindsIn } from '$lib/comet/cards/arts.ts';
import { Game } from '../../../comet/game.ts';

const all = readFileSync(new URL('../../../../web/src/lib/comet/drawings.svg', import.meta.url), 'utf8');
const idsIn = (drawings: string): string[] => [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);

it('every card has a drawing', () => {
  const ids = idsIn(all);
  for (const { id } of [...silver, ...gold, ...leaders]) expect(ids, id).toContain(`a-${artOf(id)}`);
});

it('a page carries the drawings of the cards in sight, and all that are of no card', () => {
  const kinds = kindsIn(Game.deal(3).view(0));
  // its hand, the row and the leaders
  expect(kinds.length).toBeGreaterThan(8);
  const wanted = kinds.map((kind) => `a-${artOf(kind)}`);
  const ids = idsIn(drawingsOf(all, wanted));
  expect(ids.filter((id) => id.startsWith('a-')).sort()).toEqual([...new Set(wanted)].sort());
  expect(ids.filter((id) => !id.startsWith('a-'))).toEqual(idsIn(all).filter((id) => !id.startsWith('a-')));
});
