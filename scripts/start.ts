import { join } from 'node:path';
import { wrongSettings } from '../worker/settings.ts';
import { build, root } from './build.ts';
import { keysOf, operatorVars } from './keys.ts';
import { serve } from './serve.ts';

/** Builds what has changed and serves everything, with the rooms kept on disk. */
const vars = { ...(await keysOf()), ...operatorVars() };
const wrong = wrongSettings(vars);
if (wrong.length) {
  for (const line of wrong) console.error(line);
  process.exit(1);
}
build();
const { url, stop } = await serve({ port: Number(process.env['PORT'] ?? 8787), state: join(root, '.parley/rooms'), vars });
console.log(`Parley is open at http://localhost:${url.port}/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stop().then(() => process.exit(0));
  });
}
