import type { Technology } from '../abilities/ability.ts';
import { lackingOf } from '../cards/reinforcements.ts';
import { isLowGood, leadOf } from '../bot/odds.ts';
import { isFought, rivals } from '../totals/totals.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'xenon-lasers': { uses: { tune: 'plus' | 'minus' } };
  }
}

/** As a main player or an ally, once in every reveal: the total of your side is one more, or one less. */
export const xenonLasers: Technology = {
  id: 'xenon-lasers',
  research: 3,
  kind: 'lasting',
  abilities: [
    {
      id: 'tech:xenon-lasers.tune',
      tech: 'xenon-lasers',
      at: ['reveal.modify'],
      as: 'side',
      when: isFought,
      ways: () => ['plus', 'minus'],
      aims: (table, seat) => rivals(table, seat),
      // only where it turns defeat into victory
      hint: (board, seat, way) => (lackingOf(board, seat) === 1 && way === (isLowGood(board) ? 'minus' : 'plus') ? 1 : 0),
      threat: (board, seat, use) => (use.seat !== seat && lackingOf(board, seat) === 0 && leadOf(board, seat) !== null ? 1 : 0),
      lasts: {
        sum({ lines }, { seat, ability, picks: [way] }, table) {
          lines[table.sideOf(seat)!].push({ kind: 'power', seat, by: ability, value: way === 'minus' ? -1 : 1 });
        },
      },
    },
  ],
};
