import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/haven/e2e',
  globalSetup: './build-page.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 480_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/haven/e2e.json' }]],
  use: { ...launchOptions, actionTimeout: 15_000, reducedMotion: 'reduce', trace: 'off' },
});
