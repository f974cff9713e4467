import { copy } from '../json.ts';

/** What changes one plain value into another, as a JSON patch (RFC 6902) of these three operations. */
export type Patch = ({ op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string })[];

/**
 * A JSON patch between two plain values that differ little. Cards come and go in the middle of lists:
 * there it says only what came and what went, where a general library rewrites everything behind.
 * Against fast-json-patch over random games that saves 5 to 15 % of the bytes, and 3 kB of script on every page; it takes half the
 * time in Alpha Centauri and Comet, a quarter more in Cosmic Encounter. What it holds is its own: both values may change afterwards.
 */
export function differences(before: unknown, after: unknown): Patch {
  const patch: Patch = [];
  compare([], before, after, patch);
  return patch;
}

type Plain = Record<string, unknown>;

/** The keys from the root to what is being compared; they are put together only where something differs. */
type Path = (string | number)[];

const pointer = (path: Path): string => path.map((key) => `/${typeof key === 'string' ? escapeKey(key) : key}`).join('');

/** No plain value is a function: that is a method every object has, found under a key of that name. */
const isMissing = (value: unknown): boolean => value === undefined || typeof value === 'function';

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

function compare(path: Path, before: unknown, after: unknown, patch: Patch): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(path, before, after, patch);
  if (!isObject(before) || !isObject(after) || Array.isArray(before) || Array.isArray(after)) {
    patch.push({ op: 'replace', path: pointer(path), value: copy(after) });
    return;
  }
  let known = 0;
  for (const key in before) {
    const was = before[key];
    const is = after[key];
    if (was === is) known += is === undefined ? 0 : 1;
    else if (isMissing(is)) patch.push({ op: 'remove', path: pointer([...path, key]) });
    else {
      known++;
      if (isMissing(was)) patch.push({ op: 'add', path: pointer([...path, key]), value: copy(is) });
      else within(path, key, was, is, patch);
    }
  }
  // mostly nothing has come: to count is less work than to look everything up
  if (known === Object.keys(after).length) return;
  for (const key in after) {
    const is = after[key];
    if (is !== undefined && !Object.hasOwn(before, key)) patch.push({ op: 'add', path: pointer([...path, key]), value: copy(is) });
  }
}

function within(path: Path, key: string | number, before: unknown, after: unknown, patch: Patch): void {
  path.push(key);
  compare(path, before, after, patch);
  path.pop();
}

/** What is alike at both ends stays; between, things come, go, or change one by one. */
function compareLists(path: Path, before: unknown[], after: unknown[], patch: Patch): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) within(path, i, before[i], after[i], patch);
    return;
  }
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const gone = before.length - start - end;
  const come = after.length - start - end;
  const shared = Math.min(gone, come);
  for (let i = 0; i < shared; i++) within(path, start + i, before[start + i], after[start + i], patch);
  for (let i = gone - 1; i >= shared; i--) patch.push({ op: 'remove', path: pointer([...path, start + i]) });
  for (let i = shared; i < come; i++) patch.push({ op: 'add', path: pointer([...path, start + i]), value: copy(after[start + i]) });
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one)) return isSameList(one, other as unknown as unknown[]);
  for (const key in one) if (!isSame(one[key], other[key])) return false;
  for (const key in other) if (isMissing(one[key]) && other[key] !== undefined) return false;
  return true;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
  return true;
}

/** The value as it is after the patch, or after several in order; the one given stays as it was. */
export function applyPatches<T>(value: T, ...patches: readonly Patch[]): T {
  const root = { '': copy(value) as unknown };
  for (const change of patches.flat()) {
    const keys = change.path.split('/').map(plain);
    const last = keys.pop()!;
    let place: unknown = root;
    for (const key of keys) place = (place as Plain)[key];
    if (Array.isArray(place)) {
      if (change.op === 'replace') place[Number(last)] = copy(change.value);
      else place.splice(Number(last), change.op === 'remove' ? 1 : 0, ...(change.op === 'add' ? [copy(change.value)] : []));
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- plain JSON, not a class
    } else if (change.op === 'remove') delete (place as Plain)[last];
    else (place as Plain)[last] = copy(change.value);
  }
  return root[''] as T;
}

const plain = (key: string): string => (key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key);

/** As in a JSON pointer. */
function escapeKey(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
