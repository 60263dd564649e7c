import type { Calendar } from '../clocks/calendar.ts';
import { watchCountdowns } from './countdown.ts';
import { createForsaken } from './forsaken.ts';
import { watchHosts } from './hosts.ts';
import type { GatheringDeps } from './porch.ts';

/** Looks after the tables where people gather: each finds its host, begins and goes by itself. */
export interface Gatherings {
  /** Finds them after a restart, and from then on those that nobody has opened. */
  wake(): Promise<void>;
}

const ROUND_MS = 10 * 60_000;

export function createGatherings(deps: GatheringDeps & { readonly calendar: Calendar }): Gatherings {
  const { context, registry, timers } = deps;
  const forsaken = createForsaken(deps);
  for (const watch of [watchHosts(deps), watchCountdowns(deps), forsaken.watch]) registry.watch(watch);
  const goRound = async () => {
    timers.set('gatherings', context.now() + ROUND_MS, goRound);
    const tables = await context.store.tables.gathering();
    for (const table of tables.filter(({ id }) => !registry.isAttended(id))) forsaken.follow(table);
  };
  return { wake: goRound };
}
