import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, root } from './build.ts';
import { keysOf, operatorVars } from './keys.ts';
import { serve, type Served } from './serve.ts';

/** Serves everything and begins anew, with the same rooms, whenever a source has changed. */

const PAUSE = 300;
const port = Number(process.env['PORT'] ?? 8787);
const state = join(root, '.parley/rooms');

let served: Served | null = null;

async function renew(): Promise<void> {
  try {
    build();
  } catch (error) {
    // the tool that failed has said why; the last good build goes on
    console.error(`dev: not built (${(error as Error).message.split('\n')[0]})`);
    return;
  }
  await served?.stop();
  served = await serve({ port, state, vars: { ...(await keysOf()), ...operatorVars(), DEV: 'on' } });
  console.log(`dev: open at http://localhost:${port}/`);
}

let turn = renew();
let soon: NodeJS.Timeout | undefined;
for (const folder of ['shared', 'worker', 'web/src', 'web/static']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(() => (turn = turn.then(renew)), PAUSE);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void turn.then(() => served?.stop()).then(() => process.exit(0));
  });
}
