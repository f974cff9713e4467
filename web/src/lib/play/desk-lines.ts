import type { LogEntry } from '$shared/protocol.ts';
import type { Saying, Word } from '$shared/text/say.ts';

/** What was done at the desk, and answers taken back, as lines of the log. */
export function deskLines({ by, seat, told }: LogEntry): Saying[] {
  if (by === 'undo') return seat === null ? [] : [{ key: 'play.log.undo', of: { seat: { seat } } }];
  return told.map(({ type, of }) => {
    if (type === 'desk.rotated' || type === 'desk.revoked') return { key: `play.log.${type}.${String(of['link'])}` };
    const words: Record<string, Word> = {};
    for (const [name, value] of Object.entries(of)) {
      if (name === 'seat' && typeof value === 'number') words['seat'] = { seat: value };
      else if (typeof value === 'string' || typeof value === 'number') words[name] = value;
    }
    return { key: `play.log.${type}`, of: words };
  });
}
