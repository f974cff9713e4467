import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The page that says how a power is written leaves nothing out, and names only what is there. */

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/cosmic.md'), 'utf8');

/** What an interface of the abilities consists of, as its file has it. */
function fieldsOf(file: string, name: string): string[] {
  const source = readFileSync(join(root, 'shared/games/cosmic/abilities', file), 'utf8');
  const [, body = ''] = new RegExp(`^export interface ${name} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(source) ?? [];
  return [...body.matchAll(/^ {2}(\w+)\??[(:]/gm)].map(([, field]) => field!);
}

test('every point that can be bent has an example', () => {
  const points = fieldsOf('bends.ts', 'Bends');
  expect(points.length).toBeGreaterThan(20);
  expect(points.filter((point) => !new RegExp(`(lasts|always): \\{ ${point}: `).test(page))).toEqual([]);
});

test.each(['Ability', 'Alien', 'Technology'])('every field of what is called %s is named', (name) => {
  const fields = fieldsOf('ability.ts', name);
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter((field) => !new RegExp(`\`${field}\`|^ *${field}[:(]`, 'm').test(page))).toEqual([]);
});

test('the files it speaks of lie where it says', () => {
  const paths = [...page.matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.(?:ts|svelte))`/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(10);
  const places = ['', 'shared/games/cosmic', 'web/src/lib/cosmic'];
  expect(paths.filter((path) => !places.some((place) => existsSync(join(root, place, path))))).toEqual([]);
});
