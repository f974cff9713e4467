/** Everything that is saved, told or sent is plain JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Params = { [key: string]: Json };

/** A deep copy of plain JSON: several times faster than structuredClone. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = copy((value as Record<string, unknown>)[key]);
  return out as T;
}
