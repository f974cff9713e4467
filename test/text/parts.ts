import { globSync } from 'node:fs';
import { join } from 'node:path';
import { houseParts, type Part } from '../../shared/text/catalogue.ts';

/** Every part there is, of the house and of all games. */
export const parts = globSync('*/*.ts', { cwd: join(import.meta.dirname, '../../shared/text/en') }).map((path): Part => {
  const [folder, file] = path.slice(0, -'.ts'.length).split('/') as [string, string];
  return houseParts.find((part) => part === file && (folder === 'site' || folder === 'table')) ?? `${folder}-${file}`;
});
