import { copyMove, copyOptions } from '../abilities/copy-move.ts';
import { retrieve, takeOptions } from '../abilities/retrieve-discard.ts';
import { abilityOf } from '../cards.ts';
import { parsePick } from '../picks.ts';
import type { CometTable } from '../table.ts';

function uses(table: CometTable, seat: number): string[] {
  return table.usable(seat, 'between').flatMap(({ id, kind }) =>
    abilityOf(kind)!.effects.flatMap((effect) => {
      if (effect.code === 'retrieve_discard') return takeOptions(table, id, effect);
      return effect.code === 'copy_move' ? copyOptions(table, seat, id, effect) : [];
    }),
  );
}

/**
 * 10: after a Move the other seats, in turn order, may each use any number of their ready abilities for between turns. Everything that counts here lies
 * open, so a seat with nothing to use is not asked.
 */
export function* between(table: CometTable, { seat }: { seat: number }) {
  const options = uses(table, seat);
  if (!options.length) return;
  const [pick] = yield* table.ask({
    name: 'between',
    seat,
    about: { key: 'comet.between' },
    options: [...options, 'word:pass'].map((id) => ({ id })),
    min: 1,
    max: 1,
    fallback: ['word:pass'],
    ...table.response(seat),
  });
  const { verb, what, at } = parsePick(pick!);
  if (verb === 'take') retrieve(table, seat, what, at);
  else if (verb === 'copy') copyMove(table, seat, what, at);
  if (verb !== 'word') table.next('between', { seat });
}
