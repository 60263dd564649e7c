import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus/bus.ts';
import type { Elsewhere } from './bus/elsewhere.ts';
import type { Chronicles } from './chronicles.ts';
import type { Later } from './later.ts';
import type { Metrics } from './metrics.ts';
import type { Random } from './random.ts';
import type { SickList } from './sick-list.ts';
import type { Store } from './store/store.ts';

/** What everything in the server may need. */
export interface ServerContext {
  readonly store: Store;
  readonly bus: Bus;
  readonly elsewhere: Elsewhere;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly sick: SickList;
  /** What was told of long matches. */
  readonly chronicles: Chronicles;
  /** Milliseconds since 1970, by a clock that never jumps. */
  readonly now: () => number;
  /** What the clock of this machine shows, wherever it was set to: for those outside who go by it. */
  readonly wall: () => number;
  readonly later: Later;
  readonly random: Random;
}

/** A bug or a failure: counted and written down; nobody outside learns more than a code. */
export function report(context: ServerContext, where: string, error: unknown): void {
  context.metrics.errors.inc({ where });
  context.log.error({ err: error, where }, 'failed');
}
