import type { SummaryColumn } from '../../summary.ts';
import { scoreOf } from '../scoring.ts';
import type { CometView } from '../view.ts';

/** What each seat has rescued and has for it, and how far the comet is. */
export function summary({ seats, comet, decks }: CometView): SummaryColumn[] {
  return [
    {
      title: { key: 'comet.rescued' },
      rows: seats.map(({ leader, rescued }, seat) => {
        const { total } = scoreOf(
          leader.kind,
          rescued.map(({ kind }) => kind),
        );
        return { who: { seat }, value: { say: { key: 'comet.summary', of: { count: rescued.length, vp: total } } } };
      }),
      note: comet ? { key: 'comet.omen.here' } : { key: 'comet.omen', of: { count: decks.silver } },
    },
  ];
}
