import { readFileSync } from 'node:fs';
import type { HostLinks } from '../shared/protocol.ts';
import { kitsOf } from '../test/laws/kits.ts';
import { replay, type Record } from '../test/laws/laws.ts';

/** Puts a game that the fuzzer kept on a table of the running dev server, as it was before its last answer. */

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: npm run dev, and beside it: npm run open -- fuzz-failures/<file>');
  process.exit(2);
}
const origin = `http://localhost:${process.env['PORT'] ?? 8787}`;
const record = JSON.parse(readFileSync(file, 'utf8')) as Record & { what?: string };
const { game, seats, options, answers, what } = record;
const [kit] = kitsOf(game);
const save = replay(kit!, record, answers.length - 1);

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${origin}/api${path}`, init).catch(() => {
    throw new Error(`no dev server at ${origin}: start one with npm run dev`);
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const { host } = await ask<{ host: string }>('/games', { game, seats, pace: 'slow', options, title: file.split('/').at(-1) });
const { links } = await ask<{ links: HostLinks }>(`/l${host}`);
const paths: string[] = [];
for (let seat = 0; seat < seats; seat++) {
  const { path } = await ask<{ path: string }>(`/l${links.invite}/sit`, { name: `Seat ${seat + 1}`, seat });
  paths.push(path);
}
await ask(`/l${host}/resume`, { save: JSON.stringify(save) });

if (what) console.log(what);
const last = answers.at(-1);
if (last) console.log(`the answer that came next: ${last.id} ${last.picks.join(' ')}`);
console.log(`host: ${origin}${host}`);
paths.forEach((path, seat) => console.log(`seat ${seat + 1}: ${origin}${path}`));
