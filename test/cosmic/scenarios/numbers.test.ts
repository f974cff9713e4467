import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Every scenario of the rules has a test that bears its number, and none of them is left out of the run. */

const root = join(import.meta.dirname, '..');
const files = globSync('**/*.test.ts', { cwd: root })
  .filter((file) => !file.endsWith('numbers.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'));
const titles = files.flatMap((text) =>
  [...text.matchAll(/^ *(?:test|it)(?:\.each\([^]*?\))?\((['"`])(.*?)\1/gm)].map(([, , title]) => title!),
);

test('each scenario from R-01 to R-60 has a test of its number', () => {
  const wanted = Array.from({ length: 60 }, (_, n) => `R-${String(n + 1).padStart(2, '0')}`);
  expect(wanted.filter((number) => !titles.some((title) => title.includes(number)))).toEqual([]);
});

test('none is skipped or put off', () => {
  expect(files.filter((text) => /\b(?:test|it|describe)\.(?:skip|todo|only|fails)\b/.test(text))).toEqual([]);
});
