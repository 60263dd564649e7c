import { expect, test } from 'vitest';
import { clockIn, FIRST_CLOCK, withName } from './clock-draft.ts';

const OWN = { ...FIRST_CLOCK, name: 'own' } as const;

test('a ready-made clock counts turns, and waits for lost connections', () => {
  expect(clockIn({ ...FIRST_CLOCK, name: 'fast' })).toEqual({
    kind: 'live',
    per: 'turn',
    moveSeconds: 45,
    bankSeconds: 180,
    graceSeconds: 30,
  });
  expect(clockIn({ ...FIRST_CLOCK, name: 'day' })).toEqual({ kind: 'days', per: 'turn', days: 1 });
});

test('own values are what was typed, within limits', () => {
  expect(clockIn({ ...OWN, per: 'move', moveSeconds: 12.4, addSeconds: -3, bankMinutes: 9e9, grace: '0' })).toEqual({
    kind: 'live',
    per: 'move',
    moveSeconds: 12,
    bankSeconds: 86_400,
  });
  expect(clockIn({ ...OWN, kind: 'days', days: Number.NaN })).toEqual({ kind: 'days', per: 'turn', days: 1 });
});

test('there is always time for a first move', () => {
  expect(clockIn({ ...OWN, moveSeconds: 0, bankMinutes: 0 })).toMatchObject({ moveSeconds: 0, bankSeconds: 60 });
});

test('an own clock begins with the numbers of the one that was chosen', () => {
  const fast = withName({ ...FIRST_CLOCK, grace: '120' }, 'fast');
  expect(withName(fast, 'own')).toMatchObject({
    kind: 'live',
    moveSeconds: 45,
    bankMinutes: 3,
    addSeconds: 0,
    grace: '120',
  });
  expect(clockIn(withName(fast, 'own'))).toEqual(clockIn(fast));
  const day = withName(FIRST_CLOCK, 'day');
  expect(withName(day, 'own')).toMatchObject({ kind: 'days', days: 1 });
  const typed = { ...OWN, moveSeconds: 7 };
  expect(withName(typed, 'own')).toEqual(typed);
});
