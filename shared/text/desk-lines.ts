import type { LogEntry } from '../protocol.ts';
import type { Saying, Word } from './say.ts';

/** What a vote is about, as one would ask it. */
export function motionSaying(kind: string, of: { seat?: number; subject?: number; pace?: string; hours?: number } = {}): Saying {
  const subject = of.subject ?? of.seat;
  const words: Record<string, Word> = {};
  if (subject !== undefined) words['seat'] = { seat: subject };
  if (of.hours !== undefined) words['hours'] = of.hours;
  if (of.pace !== undefined) words['pace'] = { say: { key: `common.pace.${of.pace}` } };
  return { key: `play.motion.${kind}`, of: words };
}

/** What was done at the desk, and answers taken back, as lines of the log. */
export function deskLines({ by, seat, told }: Pick<LogEntry, 'by' | 'seat' | 'told'>): Saying[] {
  if (by === 'undo') return seat === null ? [] : [{ key: 'play.log.undo', of: { seat: { seat } } }];
  return told.map(({ type, of }) => {
    if (type === 'desk.rotated' || type === 'desk.revoked') return { key: `play.log.${type}.${String(of['link'])}` };
    if (type === 'desk.talk') return { key: `play.log.${type}.${String(of['mode'])}` };
    const words: Record<string, Word> = {};
    for (const [name, value] of Object.entries(of)) {
      if (name === 'seat' && typeof value === 'number') words['seat'] = { seat: value };
      else if (name === 'pace') words['pace'] = { say: { key: `common.pace.${String(value)}` } };
      else if (name === 'kind') words['what'] = { say: motionSaying(String(value), of as { subject?: number }) };
      else if (typeof value === 'string' || typeof value === 'number') words[name] = value;
    }
    return { key: `play.log.${type}`, of: words };
  });
}
