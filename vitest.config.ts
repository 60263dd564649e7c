import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Contract suites play hundreds of whole games in one test: hence the long timeout.
const TIMEOUT = 120_000;

/** What takes seconds goes first: begun last, it would run on alone while the other cores wait. */
const LONG = /(contract|process|captain|simulation|plain|brute-force|new-game|hostile-fuzz)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return Promise.resolve(files.toSorted((a, b) => isLong(b) - isLong(a)));
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
  },
});
