import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'haven_' });
  return {
    registry,
    matchesCreated: new Counter({
      name: 'haven_matches_created_total',
      help: 'matches begun',
      labelNames: ['game'],
      registers,
    }),
    matchesLoaded: new Gauge({ name: 'haven_matches_loaded', help: 'matches in memory', registers }),
    moves: new Counter({
      name: 'haven_moves_total',
      help: 'moves and undos stored',
      labelNames: ['game'],
      registers,
    }),
    appendSeconds: new Histogram({
      name: 'haven_append_seconds',
      help: 'from asking the store to knowing it durable',
      buckets: SECONDS,
      registers,
    }),
    refusals: new Counter({ name: 'haven_refusals_total', help: 'refusals', labelNames: ['code'], registers }),
    sockets: new Gauge({ name: 'haven_sockets', help: 'open sockets', registers }),
    errors: new Counter({ name: 'haven_errors_total', help: 'bugs and failures', labelNames: ['where'], registers }),
  };
}
