import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.ts';
import { freshKeys } from '../../scripts/keys.ts';
import { serve } from '../../scripts/serve.ts';

/** Serves the built project for the whole run. Bots hardly think, and nobody counts how fast the tests write. */
export default async function serving(): Promise<() => Promise<void>> {
  build();
  const { url, stop } = await serve({
    port: 0,
    vars: { ...(await freshKeys()), DEV: '1', BOT_PAUSE_MS: '10' },
    flood: 1_000_000,
  });
  process.env['PARLEY_URL'] = url.origin;
  const positions = (process.env['POSITIONS'] = mkdtempSync(join(tmpdir(), 'parley-positions-')));
  return async () => {
    rmSync(positions, { recursive: true });
    await stop();
  };
}
