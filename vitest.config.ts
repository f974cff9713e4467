import { svelte } from '@sveltejs/vite-plugin-svelte';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const elsewhere = ['test/worker/**', 'test/process/**', 'test/mail/**', 'test/web/**'];

/** Tests that need modules of their own: of pages, which keep things, and those that put something else in the place of a module. */
const apart = ['test/lib/**/*.test.ts', ...globSync('test/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))];

/** Rules, laws and texts, and what the pages work out by themselves. What runs inside workerd has its own configuration in test/worker. */
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { alias: { $lib: folder('web/src/lib'), $shared: folder('shared') } },
  test: {
    // long enough for a busy machine: no test here measures time
    testTimeout: 120_000,
    projects: [
      // rules are pure and keep nothing between tests: they are loaded once, not once a file, which is most of the time they take
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...elsewhere, ...apart],
        },
      },
      { extends: true, test: { name: 'apart', include: apart, exclude: [...configDefaults.exclude, ...elsewhere] } },
    ],
  },
});
