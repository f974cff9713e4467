import { defineConfig } from 'vitest/config';

/** Rules, laws and texts. What runs inside workerd has its own configuration in test/worker. */
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], exclude: ['test/worker/**', 'test/process/**', 'test/web/**'] },
});
