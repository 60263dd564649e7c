import { expect, test } from 'vitest';
import { tables } from './tables.ts';

test.runIf(process.env.THOROUGH)(
  'a quick run has people at every table, all moves acknowledged and nothing refused',
  async () => {
    const { figures, text } = await tables.run('quick');
    expect(figures.tables).toMatchObject({ tables: 10, errors: 0, refusals: 0, finished: 0 });
    const { moves, p50, p99, longest } = figures.tables as Record<string, number>;
    expect(moves).toBeGreaterThan(0);
    expect([p50, p99, longest].every((ms) => ms !== undefined && ms > 0)).toBe(true);
    expect(text).toContain('0 errors, 0 refusals');
  },
);
