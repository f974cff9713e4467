import { randomBytes, webcrypto } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build.ts';

/** The secrets of a service: what links in mails come of, and the key pair of its push. Printed by `node scripts/keys.ts` for a deployment. */
export async function freshKeys(): Promise<Record<string, string>> {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const { kty, crv, x, y, d } = await webcrypto.subtle.exportKey('jwk', pair.privateKey);
  return { LINK_KEY: randomBytes(32).toString('base64url'), PUSH_KEY: JSON.stringify({ kty, crv, x, y, d }) };
}

/** Those of this machine, made once. Without them the links in mails that went out would open nothing. */
export async function keysOf(file = join(root, '.parley/keys.json')): Promise<Record<string, string>> {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(await freshKeys(), null, 2)}\n`, { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

const variables = [
  'ORIGIN',
  'ADDRESS_HEADER',
  'MAIL_FROM',
  'SMTP_URL',
  'SECURITY_CONTACT',
  'FLOOD_LIMIT',
  'TABLE_LIMIT',
  'LETTER_LIMIT',
  'KEEP_UNFINISHED_DAYS',
  'KEEP_FINISHED_DAYS',
];

/** What the one who starts the server has said about it. */
export function operatorVars(): Record<string, string> {
  const said = variables.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(said.filter((one): one is readonly [string, string] => one[1] !== undefined));
}

if (import.meta.main) for (const [name, value] of Object.entries(await freshKeys())) console.log(`${name}=${value}`);
