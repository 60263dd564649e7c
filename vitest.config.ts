import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Contract suites play hundreds of whole games in one test, on a crowded machine at a tenth of the speed: hence the long timeout.
const TIMEOUT = 600_000;
/** Whoever waits for something to become so waits for that, and not for a second. */
const PATIENCE = 60_000;

const preload = (name: string) => ['--import', new URL(`server/src/testing/${name}.mjs`, import.meta.url).href];

/** A module that has changed is read again only in a new process. */
const IS_WATCHING = !process.argv.includes('run');
const PRELOADED = [...preload('typescript'), ...(IS_WATCHING ? [] : preload('unwatched'))];

/** Watches everything that its process has loaded: before hundreds of modules it takes one second, after them ten. */
const FIRST = ['touched-rules'];

/** What takes seconds goes first, the longest before the others: begun last, it would run on alone while the other cores wait. */
const LONG = [
  ...FIRST,
  ...['on-postgres', 'simulate', 'killed-node', 'cluster', 'postgres-killed', 'nodes'],
  ...['faults', 'garbage', 'secrecy', 'admin', 'stopping', 'contract', 'lives', 'new-game', 'hostile-fuzz'],
  ...['extremes', 'brute-force', 'simulation', 'policy', 'plain', 'play', 'slow-bodies', 'process', 'captain'],
  ...['notices', 'damage', 'painter', 'verify', 'clock-jumps', 'thinkers', 'main', 'lines', 'tables'],
  ...['bot-seats', 'odds', 'move-to-postgres', 'postgres'],
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.indexOf(basename(moduleId, '.test.ts'));
  return place === -1 ? LONG.length : place;
}

class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

// Node imports the modules itself, once per worker: through Vite's runner each call of another module's function
// costs a getter, which doubles the time of whatever computes. No test may leave the process other than it found it.
// Room for young objects saves a tenth.
export default defineConfig({
  test: {
    pool: 'forks',
    isolate: IS_WATCHING,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [...PRELOADED, '--enable-source-maps', '--max-semi-space-size=64'],
    // Some wait for processes and clocks most of the time: one more keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    globalSetup: 'server/src/testing/one-temp-folder.mjs',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    expect: { poll: { timeout: PATIENCE } },
  },
});
