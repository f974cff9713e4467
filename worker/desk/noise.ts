import type { DeskTold } from '../../shared/desk-happenings.ts';
import type { Row } from '../state/records.ts';

/** What is done at the desk is a row of the log each time, and the log is no place to scribble. */

const HOUR = 3_600_000;

/** Rows that one seat, or the host, may bring about: less than a page of the log holds. */
const limits = { seat: { most: 40, within: HOUR }, host: { most: 100, within: HOUR / 6 } };

/** What a seat does of its own accord. */
const ofSeats: ReadonlySet<string> = new Set<DeskTold['type']>([
  'desk.leaves',
  'desk.back',
  'desk.forgot',
  'desk.vote-proposed',
  'desk.vote-yes',
  'desk.vote-no',
  'desk.vote-withdrawn',
]);

const isBy = ({ happenings: [first] }: Row, actor: number | 'host'): boolean =>
  first !== undefined && (ofSeats.has(first.type) ? first.all?.['seat'] === actor : actor === 'host');

/** How long this one has to wait before doing something more, in milliseconds; 0 if not at all. */
export function waitToTell(tail: readonly Row[], actor: number | 'host', now: number): number {
  const { most, within } = limits[actor === 'host' ? 'host' : 'seat'];
  const rows = tail.filter((row) => row.by === 'desk' && row.at > now - within && isBy(row, actor));
  return rows.length < most ? 0 : rows.at(-most)!.at + within - now;
}
