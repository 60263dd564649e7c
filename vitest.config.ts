import { defineConfig } from 'vitest/config';

// Contract suites play hundreds of whole games in one test: hence the long timeout.
const TIMEOUT = 120_000;

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: '100%',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
  },
});
