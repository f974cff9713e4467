import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../../shared/text/catalogue.ts';

/** Every part there is, of the house and of all games. */
export const parts = readdirSync(join(import.meta.dirname, '../../shared/text/en'))
  .filter((file) => file.endsWith('.ts') && file !== 'common.ts')
  .map((file) => file.slice(0, -3) as Part);
