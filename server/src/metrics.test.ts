import { PerformanceObserver } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { createMetrics, metricsText } from './metrics.ts';

test('what the process takes is watched once, however many servers it opens, and told beside what each of them counts', async () => {
  createMetrics();
  const watching = vi.spyOn(PerformanceObserver.prototype, 'observe');
  const [one, other] = [createMetrics(), createMetrics()];
  expect(watching).not.toHaveBeenCalled();
  watching.mockRestore();
  one.moves.inc({ game: 'lanterns' });
  expect(await metricsText(one)).toMatch(/haven_process_cpu_seconds_total \d/);
  expect(await metricsText(one)).toContain('haven_moves_total{game="lanterns"} 1');
  expect(await metricsText(other)).not.toContain('lanterns');
});
