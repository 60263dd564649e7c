import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const DAY_MS = 24 * 3600_000;

test('days become milliseconds, no days are for ever', () => {
  const { keep } = readSettings({ HAVEN_KEEP_FINISHED_DAYS: '0', HAVEN_KEEP_ABANDONED_DAYS: '1.5' });
  expect(keep).toMatchObject({ finishedMs: Number.POSITIVE_INFINITY, abandonedMs: 1.5 * DAY_MS });
});

test.each([
  [{ HAVEN_KEEP_GUESTS_DAYS: '-1' }, 'HAVEN_KEEP_GUESTS_DAYS cannot be "-1".'],
  [{ HAVEN_METRICS_PUBLIC: 'yes' }, 'HAVEN_METRICS_PUBLIC cannot be "yes".'],
  [{ HAVEN_PAGE: '/no/such/page' }, 'HAVEN_PAGE cannot be "/no/such/page".'],
  [{ HAVEN_TRUST_PROXY: 'true' }, 'HAVEN_TRUST_PROXY cannot be "true".'],
  [{ HAVEN_TRUST_PROXY: '-1' }, 'HAVEN_TRUST_PROXY cannot be "-1".'],
  [{ HAVEN_ADMIN_TOKEN: 'hunter2' }, 'HAVEN_ADMIN_TOKEN needs 16 characters or more.'],
  [{ DATABASE_URL: 'mysql://eve:hunter2@localhost' }, /^DATABASE_URL has to be an address such as [^ ]+\.$/],
])('%o is told, a secret is not shown', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words);
});
