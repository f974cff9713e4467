import { describe, expect, it } from 'vitest';
import { alliesOf } from '../../../shared/games/cosmic/totals/forces.ts';
import type { EncounterView } from '../../../shared/games/cosmic/view.ts';

const stack = (seat: number) => ({ seat, ships: 2, from: {} });
const encounter = (of: Partial<EncounterView>): EncounterView =>
  ({ allies: { offense: [2], defense: [3] }, gate: [stack(0), stack(2)], defenders: [stack(3)], revealed: false, ...of }) as EncounterView;

describe('allies', () => {
  it('stand with the side they have joined', () => {
    expect(alliesOf(encounter({ revealed: true }), 'offense')).toEqual([2]);
    expect(alliesOf(encounter({ revealed: true }), 'defense')).toEqual([3]);
  });

  it('count as such from their word on, before their ships have come', () => {
    expect(alliesOf(encounter({ gate: [stack(0)] }), 'offense')).toEqual([2]);
  });

  it('are none any more once their ships have gone home', () => {
    const home = encounter({ revealed: true, gate: [stack(0)], defenders: [] });
    expect(alliesOf(home, 'offense')).toEqual([]);
    expect(alliesOf(home, 'defense')).toEqual([]);
  });
});
