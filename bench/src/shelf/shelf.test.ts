import { expect, test } from 'vitest';
import { shelf } from './shelf.ts';

test.runIf(process.env.THOROUGH)('a quick run starts over nothing and over running matches', async () => {
  const { figures, text } = await shelf.run('quick');
  const { matches, readyMs, emptyReadyMs, kbEach } = figures.shelf as Record<string, number>;
  expect(matches).toBe(20);
  expect(readyMs).toBeGreaterThan(0);
  expect(emptyReadyMs).toBeGreaterThan(0);
  expect(kbEach).not.toBeNaN();
  expect(text).toContain('20 running matches');
});
