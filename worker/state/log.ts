import { toldTo, type Viewer } from '../../shared/engine/save.ts';
import type { LogEntry } from '../../shared/protocol.ts';
import { opensBoard } from './access.ts';
import type { Key, Row } from './records.ts';

/** A row of play that everyone may know of. */
export const isKnownPlay = ({ by, silent }: Row): boolean => by !== 'desk' && !silent;

/** Rows behind the log of a page, and how many of them are of play, as long as all of them are not more than that. */
const PAGE_LOG = 40;
const PAGE_PLAY = 20;
export const PAGE_MOST = 120;

/** The latest rows for a page, with no gap: what is older can be asked for. What is done at the desk does not soon push the play out. */
export function pageRows(tail: readonly Row[]): Row[] {
  const known = tail.filter(({ silent }) => !silent);
  const play = known.filter(isKnownPlay).at(-PAGE_PLAY)?.seq ?? 0;
  const from = Math.min(known.at(-PAGE_LOG)?.seq ?? 0, play);
  return known.filter(({ seq }) => seq >= from).slice(-PAGE_MOST);
}

export const viewerOf = ({ role, seat }: Key): Viewer => (role === 'seat' ? seat! : 'watch');

/** The rows as this viewer is told of them; nothing of a sealed answer but what it brought about, nor that an answer was lodged in advance. */
export function logFor(rows: readonly Row[], key: Key): LogEntry[] {
  const viewer = viewerOf(key);
  return rows
    .filter(({ by, silent }) => !silent && (opensBoard(key) || by === 'desk'))
    .flatMap(({ tick, at, by, seat, sealed, happenings }) => {
      // a short window may have been held open by anyone's pass, and not even that seat may know whose
      const isHidden = sealed && (seat !== viewer || by === 'forecast');
      const told = toldTo(viewer, happenings);
      if (told.length === 0 && (by !== 'undo' || isHidden)) return [];
      return [{ seq: tick, at, seat: isHidden ? null : seat, by: isHidden || by === 'forecast' ? 'seat' : by, told }];
    });
}
