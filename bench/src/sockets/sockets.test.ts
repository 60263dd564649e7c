import { expect, test } from 'vitest';
import { sockets } from './sockets.ts';

test.runIf(process.env.THOROUGH)(
  'a quick run holds people who do nothing, and has moves of those who play',
  async () => {
    const { figures, text } = await sockets.run('quick');
    const { sockets: held, memoryMb, movesPerSecond, p99 } = figures.sockets as Record<string, number>;
    expect(held).toBe(40);
    expect(memoryMb).toBeGreaterThan(20);
    expect(movesPerSecond).toBeGreaterThan(0);
    expect(p99).toBeGreaterThan(0);
    expect(text).toContain('40 people at 10 tables');
  },
);
