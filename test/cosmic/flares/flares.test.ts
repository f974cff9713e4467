import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';

test.each(Object.keys(aliens))('%s says in its own test who plays its flare, and when', (alien) => {
  const own = readFileSync(new URL(`../aliens/${alien}.test.ts`, import.meta.url), 'utf8');
  expect(own).toContain(`testFlare('${alien}', {`);
});
