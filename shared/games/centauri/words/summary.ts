import type { SummaryColumn } from '../../summary.ts';
import type { CentauriView } from '../view.ts';

/** Points by seat, and the round. */
export function summary({ seats, round }: CentauriView): SummaryColumn[] {
  return [
    {
      title: { key: 'centauri.points' },
      rows: seats.map(({ points }, seat) => ({ who: { seat }, value: points })),
      note: { key: 'centauri.round', of: { round } },
    },
  ];
}
