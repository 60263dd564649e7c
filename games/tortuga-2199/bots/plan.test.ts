import { expect, test } from 'vitest';
import { inTurn } from '../rules/testing/positions.ts';
import { meansWith } from './hand.ts';

import { planOf } from './plan.ts';
import { planContextOf } from './plan-context.ts';
import { lookedAt } from './testing/looked-at.ts';

test('§3.3 a hand that brings more than the stalls were priced for plans with what they know', () => {
  const { state } = inTurn({ at: ['post-0'], crypto: 9, hands: [['mining']] });
  const outlook = lookedAt(state, 0);
  const poor = planContextOf(outlook, 0);
  const means = meansWith(outlook, poor.distances.ids.indexOf('post-0'), []);
  expect(means.crypto).toBe(9);
  expect(planOf(poor, means).worth).toBeLessThanOrEqual(planOf(planContextOf(outlook, means.crypto), means).worth);
});
