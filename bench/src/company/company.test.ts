import { expect, test } from 'vitest';
import { company } from './company.ts';

test.runIf(process.env.THOROUGH)('a quick run has bots that think, and an event loop that is seldom late', async () => {
  const { figures, text } = await company.run('quick');
  for (const { thoughts, longest } of Object.values(figures.company as Record<string, Record<string, number>>)) {
    expect(thoughts).toBeGreaterThan(0);
    expect(longest).toBeGreaterThanOrEqual(0);
  }
  expect(text).toContain('longest ms');
});
