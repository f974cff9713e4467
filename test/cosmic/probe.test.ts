import { expect, test, vi } from 'vitest';
import type { AnyRules } from '../../shared/engine/rules.ts';
import { aliens } from '../../shared/games/cosmic/aliens/aliens.ts';
import { moments } from '../../shared/games/cosmic/abilities/moments.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import type { CosmicTable } from '../../shared/games/cosmic/table.ts';
import { cosmicLaws } from '../laws/cosmic/cosmic.ts';
import { playUnderLaws } from '../laws/laws.ts';

vi.mock(import('../../shared/games/cosmic/aliens/aliens.ts'), async (original) => {
  const { prober, standIns } = await import('./stand-ins/moments.ts');
  return { aliens: { ...(await original()).aliens, ...standIns, prober } };
});

/** Stand-ins at most seats, one of which has something at every moment. */
function seatStandIns(table: CosmicTable): void {
  const dealt = ['prober', 'zombie', 'dealer', 'vulch', 'hanger'].slice(0, table.save.seats);
  for (const seat of table.seats)
    Object.assign(table.seat(seat), { alien: dealt[seat], dealt: [], up: true, hidden: table.is('hidden_powers') });
  table.facts.unused = Object.keys(aliens).filter((id) => !dealt.includes(id));
  table.facts.retired = [];
}

test('each of the 51 moments opens in play under the laws, and what hooks in there can be used', { timeout: 300_000 }, () => {
  const steps = { ...cosmic.steps, aliens: seatStandIns };
  const kit = { ...cosmicLaws, rules: { ...cosmic, steps } as unknown as AnyRules };
  const never = new Set<string>(moments);
  // a source is a question and no window: what it does is shown in moments.test.ts
  never.delete('on.card-source');
  for (let game = 1; game <= 40 && never.size; game++) {
    for (const name of playUnderLaws(kit, game.toString(16).padStart(64, '7'), 25).cameUp) never.delete(name.replace('used prober.', ''));
  }
  expect([...never]).toEqual([]);
});
