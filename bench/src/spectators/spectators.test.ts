import { expect, test } from 'vitest';
import { spectators } from './spectators.ts';

test.runIf(process.env.THOROUGH)('a quick run has people who play, and spectators who are told', async () => {
  const { figures, text } = await spectators.run('quick');
  const { tables, told, alone, watched, pace } = figures.spectators as {
    readonly [name: string]: number;
    readonly alone: never;
    readonly watched: never;
  };
  expect(tables).toBe(5);
  expect(told).toBeGreaterThan(10);
  for (const slice of [alone, watched])
    expect(Object.values(slice as Record<string, number>).every((value) => value > 0)).toBe(true);
  expect(pace).toBeGreaterThan(0);
  expect(text).toContain('ratio: moves/s');
});
