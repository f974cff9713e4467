/** What this browser has added to the chance of its tables, so that it can check at the end that it was used. */
export interface Added {
  bytes: string;
  /** Of the table's number, as it was shown when this was added. */
  fingerprint: string;
}

const KEY = 'parley.added';
const MOST = 30;

type Kept = [path: string, added: Added][];

function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

function keep(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)));
  } catch {
    // a browser that keeps nothing adds all the same
  }
}

const without = (path: string): Kept => readKept().filter(([one]) => one !== path);

/** What was added by the link of this path, if it was here. */
export const addedBy = (path: string): Added | null => readKept().find(([one]) => one === path)?.[1] ?? null;

export function forgetAdded(room: string): void {
  keep(readKept().filter(([path]) => !path.split('/')[2]?.startsWith(`${room}.`)));
}

/** The seats that this page has added for, or is about to. */
const asked = new Set<string>();

/**
 * Adds random bytes for the seat of this link, once. Another page of it may have been first: then this one has added nothing.
 * A page that is left before it hears whether they have arrived finds them kept, and sends the same again.
 */
export async function addChance(path: string, fingerprint: string): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  const random = crypto.getRandomValues(new Uint8Array(32));
  const bytes = addedBy(path)?.bytes ?? Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep([...without(path), [path, { bytes, fingerprint }]]);
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ bytes }), keepalive: true };
  const response = await fetch(`/api/l${path}/add`, sent).catch(() => null);
  if (!response) asked.delete(path);
  else if (!response.ok) keep(without(path));
  // an answer that nobody reads holds its connection
  await response?.text().catch(() => '');
}
