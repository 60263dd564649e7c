import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/haven/e2e',
  globalSetup: './build-page.ts',
  // In the order of the folders: what takes a minute goes first, for begun last it would run on alone.
  fullyParallel: true,
  // Most of them wait for a clock or a film now and then: three to a core keep it busy.
  workers: availableParallelism() * 3,
  timeout: 300_000,
  // A browser on a busy machine is moody; what needed a second try is named at the end of the check.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/haven/e2e.json' }]],
  use: { ...launchOptions, actionTimeout: 30_000, reducedMotion: 'reduce', serviceWorkers: 'block', trace: 'off' },
});
