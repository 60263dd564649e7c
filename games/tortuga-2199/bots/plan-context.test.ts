import { expect, test } from 'vitest';
import { inTurn } from '../rules/testing/positions.ts';
import { berthAt, planContextOf } from './plan-context.ts';
import { lookedAt } from './testing/looked-at.ts';

test.each([
  ['at the beginning', inTurn({ seats: 2, at: ['post-2'], manoeuvre: 6, crypto: 4 })],
  ['near the end', inTurn({ seats: 3, at: ['tortuga'], crypto: 7, influence: [13, 12, 3] })],
  ['in peace', inTurn({ seats: 2, at: ['mines'], options: { scenario: 'peaceful' }, influence: [4, 9] })],
])('%s a berth is worth the same by itself as on the whole board', (_, { state }) => {
  const outlook = lookedAt(state, 0);
  const { distances, ends } = planContextOf(outlook, 0);
  expect(distances.ids.map((id) => berthAt(outlook, id).end)).toEqual(ends);
  expect(new Set(ends).size).toBeGreaterThan(1);
});
