import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOR_TESTS, missingOf } from './debian.ts';
import { isMain } from './main.ts';
import { runSteps, type Step, type StepResult } from './steps.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEST_REPORT = join(ROOT, 'node_modules/.cache/haven/tests.json');
const BROWSER_REPORT = join(ROOT, 'node_modules/.cache/haven/e2e.json');

/** The tests come first and keep one lane busy; all the rest fits into the other meanwhile. */
const LANES = 2;

const STEPS: readonly Step[] = [
  {
    name: 'tests',
    commands: [
      ['tsx', 'tools/debian.ts'],
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${TEST_REPORT}`],
    ],
  },
  {
    name: 'types',
    commands: [
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'tsconfig.pure.json'],
      ['tsc', '-p', 'tsconfig.web.json'],
      ['tsc', '-p', 'tsconfig.e2e.json'],
    ],
  },
  { name: 'style', commands: [['biome', 'check', '--error-on-warnings', '--max-diagnostics=none', '.']] },
  { name: 'promises', commands: [['oxlint', '--type-aware', '--deny-warnings']] },
  {
    name: 'arrows',
    commands: [
      ['tsx', 'tools/arrows.ts'],
      ['tsx', 'tools/game-names.ts'],
    ],
  },
  { name: 'unused', commands: [['knip']] },
  {
    name: 'rules-coverage',
    commands: [
      ['tsx', 'tools/rules-coverage.ts'],
      ['tsx', 'tools/golden.ts', '--coverage'],
    ],
  },
  { name: 'first-load', commands: [['tsx', 'tools/first-load.ts']] },
  { name: 'chromium', commands: [['tsx', 'tools/browser.ts']] },
];

/** Run after all the others: a browser that shares its processor with them would be slow and moody. */
const LAST_STEPS: readonly Step[] = [
  {
    name: 'browser',
    commands: [
      ['tsx', 'tools/browser.ts'],
      ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    ],
  },
];
const ALL_STEPS = [...STEPS, ...LAST_STEPS];

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The tests of each step that counts them; none where it died before it could report. */
function countedTests(): Record<string, TestCount> {
  const tests = readReport(TEST_REPORT) as VitestReport | undefined;
  const browser = readReport(BROWSER_REPORT) as PlaywrightReport | undefined;
  return {
    tests: { passed: tests?.numPassedTests ?? 0, failed: tests?.numFailedTests ?? 0 },
    browser: {
      passed: (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0),
      failed: browser?.stats.unexpected ?? 0,
    },
  };
}

/** The browser's tests that passed only at their second try: each hides a fault of the test or of the page. */
export function moodyTests(suites: readonly PlaywrightSuite[]): readonly string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...moodyTests(inner),
  ]);
}

function tellMoody(): void {
  const browser = readReport(BROWSER_REPORT) as PlaywrightReport | undefined;
  for (const title of moodyTests(browser?.suites ?? [])) console.log(`passed only at the second try: ${title}`);
}

/** The tests that need it leave themselves out. */
function tellLeftOut(results: readonly StepResult[]): void {
  const missing = results.some(({ name }) => name === 'tests') ? missingOf(FOR_TESTS) : [];
  for (const name of missing) console.log(`left out: ${name} is not installed here, so nothing was tried on it`);
}

function readReport(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}

/** Failed tests and failed steps together; a step of tests counts only if no test of it failed. */
export function total(results: readonly StepResult[], tests: Readonly<Record<string, TestCount>>): TestCount {
  const counts = Object.values(tests);
  const failedSteps = results.filter(({ name, passed }) => !passed && (tests[name]?.failed ?? 0) === 0);
  const sum = (key: keyof TestCount) => counts.reduce((all, count) => all + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed') + failedSteps.length };
}

function tell({ name, passed, seconds, output }: StepResult): void {
  console.log(`== ${name}: ${passed ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(`${output.trimEnd()}\n`);
}

function tellSteps(results: readonly StepResult[]): void {
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  const unhappy = failed.length > 0 ? `, ${failed.length} failed: ${failed.join(', ')}` : '';
  console.log(`\n${results.length - failed.length} steps ok${unhappy}. Tests and failed steps:`);
}

function refuseUnknown(names: readonly string[]): void {
  const unknown = names.find((name) => !ALL_STEPS.some((step) => step.name === name));
  if (unknown === undefined) return;
  throw new Error(`no step '${unknown}'; there are ${ALL_STEPS.map(({ name }) => name).join(', ')}`);
}

async function main(names: readonly string[]): Promise<number> {
  refuseUnknown(names);
  const chosen = (steps: readonly Step[]) => steps.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const report of [TEST_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
  const results = [...(await runSteps(chosen(STEPS), LANES, tell)), ...(await runSteps(chosen(LAST_STEPS), 1, tell))];
  tellMoody();
  tellLeftOut(results);
  tellSteps(results);
  const { passed, failed } = total(results, countedTests());
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && results.every((result) => result.passed) ? 0 : 1;
}

if (isMain(import.meta)) process.exitCode = await main(process.argv.slice(2));
