import { defineConfig } from 'vitest/config';

/** Rules, laws and texts. What runs inside workerd has its own configuration in test/worker. */
export default defineConfig({
  // long enough for a busy machine: no test here measures time
  test: {
    testTimeout: 120_000,
    include: ['test/**/*.test.ts'],
    exclude: ['test/worker/**', 'test/process/**', 'test/mail/**', 'test/web/**'],
  },
});
