import { DurableObject } from 'cloudflare:workers';
import type { Env } from './env.ts';
import { mailboxOf } from './notify/senders/address.ts';
import { hashOf, keyedSecret } from './state/links.ts';

/** So many within so many milliseconds. */
export interface Limit {
  most: number;
  within: number;
}

export interface QuotaDoor {
  /** Takes one, if all the limits allow it: 0, or how many milliseconds to wait. */
  take(limits: readonly Limit[]): Promise<number>;
}

/** How often something was done lately, by someone or to someone, across all rooms. It keeps when, and of whom not even the name. */
export class Quota extends DurableObject<Env> implements QuotaDoor {
  async take(limits: readonly Limit[]): Promise<number> {
    const now = Date.now();
    const longest = Math.max(...limits.map(({ within }) => within));
    const { kv } = this.ctx.storage;
    const taken = (kv.get<number[]>('taken') ?? []).filter((at) => at > now - longest);
    // the limit is free again when the oldest that fills it is long enough ago
    const waits = limits.map(({ most, within }) => (taken.at(-most) ?? -Infinity) + within - now);
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    kv.put('taken', [...taken, now]);
    void this.ctx.storage.setAlarm(now + longest);
    return 0;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const TABLES = 20;
const LETTERS = 40;

/** One object per subject; with the service's key nobody can try out whose it is. */
function quotaOf(env: Env, what: string, subject: string): QuotaDoor {
  const name = `${what}:${subject}`;
  return env.QUOTAS.getByName(keyedSecret(env, `quota:${name}`) ?? hashOf(name));
}

/** A table is set, or brought in, by this sender: 0, or how long to wait. */
export function takeTable(env: Env, sender: string): Promise<number> {
  const most = Number(env.TABLE_LIMIT ?? TABLES);
  return quotaOf(env, 'tables', sender).take([
    { most, within: 10 * MINUTE },
    { most: 5 * most, within: DAY },
  ]);
}

/** A letter goes to someone who has not agreed to any: 0, or how long to wait. */
export async function takeLetter(env: Env, address: string, sender: string): Promise<number> {
  const wait = await quotaOf(env, 'letters-from', sender).take([{ most: Number(env.LETTER_LIMIT ?? LETTERS), within: DAY }]);
  return wait || takeLetterTo(env, address);
}

export function takeLetterTo(env: Env, address: string): Promise<number> {
  return quotaOf(env, 'letters-to', mailboxOf(address)).take([
    { most: 3, within: HOUR },
    { most: 10, within: DAY },
  ]);
}
