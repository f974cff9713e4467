import type { DeskTold } from '../desk-happenings.ts';
import type { Told } from '../engine/save.ts';
import { isolate } from './isolate.ts';
import type { LogEntry } from '../protocol.ts';
import type { play as english } from './en/table/play.ts';
import type { After, Saying, Word } from './say.ts';

/** What a vote is about, as one would ask it. */
export function motionSaying(kind: string, of: { seat?: number; subject?: number; pace?: string; hours?: number } = {}): Saying {
  const subject = of.subject ?? of.seat;
  const words: Record<string, Word> = {};
  if (subject !== undefined) words['seat'] = { seat: subject };
  if (of.hours !== undefined) words['hours'] = of.hours;
  if (of.pace !== undefined) words['pace'] = { say: { key: `common.pace.${of.pace}` } };
  return { key: `play.motion.${kind}`, of: words };
}

/** What has its words in every language: a line without them does not compile. */
type DeskLineType = After<'play.log.', typeof english>;

const line = (type: DeskLineType, of: Record<string, Word> = {}): Saying => ({ key: `play.log.${type}`, of });

function deskLine(told: Told): Saying {
  const { type, of } = told as unknown as DeskTold;
  if (type === 'desk.rotated' || type === 'desk.revoked') return line(`${type}.${of.link}`);
  if (type === 'desk.talk') return line(`${type}.${of.mode}`);
  if (type === 'desk.pace') return line(type, { pace: { say: { key: `common.pace.${of.pace}` } } });
  if ((type === 'desk.vote-proposed' || type === 'desk.vote-withdrawn') && of.seat === undefined) {
    return line(`${type}.host`, { what: { say: motionSaying(of.kind, of) } });
  }
  const words: Record<string, Word> = {};
  if ('seat' in of && of.seat !== undefined) words['seat'] = { seat: of.seat };
  if ('name' in of) words['name'] = isolate(of.name);
  if ('was' in of) words['was'] = isolate(of.was);
  if ('kind' in of) words['what'] = { say: motionSaying(of.kind, of) };
  return line(type, words);
}

/** What was done at the desk, and answers taken back, as lines of the log. */
export function deskLines({ by, seat, told }: Pick<LogEntry, 'by' | 'seat' | 'told'>): Saying[] {
  if (by === 'undo') return seat === null ? [] : [line('undo', { seat: { seat } })];
  return told.map(deskLine);
}
