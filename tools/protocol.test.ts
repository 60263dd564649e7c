import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REFUSALS, TOLD_TYPES } from '../server/src/api-docs/told.ts';
import { toldFrom } from './protocol.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('the reference for outside clients is what the sources say: otherwise run `npm run protocol`', () => {
  expect({ types: TOLD_TYPES, refusals: REFUSALS }).toEqual(toldFrom(ROOT));
});

test('it has every message both ways, and the words of refusals', () => {
  const text = TOLD_TYPES.join('\n');
  for (const name of ['ToServer', 'FromServer', 'ToTable', 'FromTable', 'Seen', 'TableInfo', 'Refusal', 'Said'])
    expect(text).toMatch(new RegExp(`^(?:interface|type) ${name}\\b`, 'm'));
  expect(REFUSALS.length).toBeGreaterThan(40);
  expect(Object.fromEntries(REFUSALS)).toMatchObject({
    'not-host': expect.stringMatching(/host/),
    stale: expect.anything(),
  });
});
