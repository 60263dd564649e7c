import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

const LONG = /(online|tortuga|tortuga-2199)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/haven/e2e',
  globalSetup: './build-page.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 480_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/haven/e2e.json' }]],
  // What takes a minute goes first: begun last, it would run on alone while the other cores wait.
  projects: [
    { name: 'games', testMatch: LONG },
    { name: 'screens', testIgnore: LONG },
  ],
  use: { ...launchOptions, actionTimeout: 15_000, reducedMotion: 'reduce', serviceWorkers: 'block', trace: 'off' },
});
