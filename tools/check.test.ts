import { expect, test } from 'vitest';
import { moodyTests, total } from './check.ts';
import { runSteps, type StepResult } from './steps.ts';

const result = (name: string, passed: boolean): StepResult => ({ name, passed, seconds: 1, output: '' });

test('a failed step counts as one failure', () => {
  const results = [result('tests', true), result('types', false), result('style', false)];
  expect(total(results, { tests: { passed: 7, failed: 0 } })).toEqual({ passed: 7, failed: 2 });
});

test('failed tests are counted once, not once more for their step', () => {
  expect(total([result('tests', false)], { tests: { passed: 5, failed: 2 } })).toEqual({ passed: 5, failed: 2 });
});

test('tests that could not even start count as a failure', () => {
  expect(total([result('tests', false)], { tests: { passed: 0, failed: 0 } })).toEqual({ passed: 0, failed: 1 });
});

test('the tests of all steps are added up', () => {
  const tests = { tests: { passed: 5, failed: 0 }, browser: { passed: 3, failed: 1 } };
  expect(total([result('tests', true), result('browser', false)], tests)).toEqual({ passed: 8, failed: 1 });
});

test('what passed only at its second try is named, however deep its suite lies', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { specs: [spec('shown', 'flaky'), spec('hidden', 'expected')] };
  expect(moodyTests([{ specs: [spec('first', 'flaky')], suites: [inner] }])).toEqual(['first', 'shown']);
});

test('steps end with their output and whether all their commands passed', async () => {
  const told: string[] = [];
  const good = { name: 'good', commands: [['tsc', '--version']] };
  const bad = {
    name: 'bad',
    commands: [
      ['tsc', '--nonsense'],
      ['tsc', '--version'],
    ],
  };
  const gone = { name: 'gone', commands: [['no-such-tool']] };
  const results = await runSteps([good, bad, gone], 1, ({ name }) => told.push(name));
  expect(told).toEqual(['good', 'bad', 'gone']);
  expect(results.map(({ passed }) => passed)).toEqual([true, false, false]);
  expect(results[1]?.output).toMatch(/nonsense[\s\S]*Version/);
});
