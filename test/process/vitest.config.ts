import { defineConfig } from 'vitest/config';

/** Tests against a served process of its own. They need a build. */
export default defineConfig({ root: import.meta.dirname, test: { include: ['*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } });
