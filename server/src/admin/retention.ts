import type { Calendar } from '../clocks/calendar.ts';
import { report, type ServerContext } from '../server-context.ts';
import { type Outdated, SWEEP_KINDS, type SweepKind } from '../store/admin.ts';
import type { TableRegistry } from '../tables/registry.ts';

/** How long things are kept after the last change; infinite for ever. */
export interface Keep {
  readonly finishedMs: number;
  /** Tables where nobody sits down any more, games without a move. */
  readonly abandonedMs: number;
  /** Guests without any table. */
  readonly guestsMs: number;
}

const DAY_MS = 24 * 3600_000;
const FIRST_MS = 60_000;
/** Between two batches everybody else has their turn. */
const PAUSE_MS = 50;
const BATCH = 100;

interface Sweeping {
  readonly calendar: Calendar;
  readonly sweep: () => Promise<Record<SweepKind, number>>;
  readonly sweepAfterMs?: number;
}

/** Forgets once a day what is old enough; nothing at all while the date is in doubt. */
export function keepTidy(context: ServerContext, { calendar, sweep, sweepAfterMs = FIRST_MS }: Sweeping): () => void {
  const tidy = () => {
    if (calendar.isDoubted()) return context.log.warn('nothing was forgotten: the date is in doubt');
    sweep().then(
      (forgotten) => context.log.info(forgotten, 'old things were forgotten'),
      (error: unknown) => report(context, 'sweep', error),
    );
  };
  const first = setTimeout(tidy, sweepAfterMs).unref();
  const daily = setInterval(tidy, DAY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}

/** How many of each were forgotten. Guests come last: their tables may have gone just before. */
export async function sweepOnce(
  context: ServerContext,
  registry: TableRegistry,
  keep: Keep,
): Promise<Record<SweepKind, number>> {
  const outdated = outdatedAt(context.now(), keep);
  const forgotten = { tables: 0, matches: 0, guests: 0 };
  for (const kind of SWEEP_KINDS) forgotten[kind] = await sweepKind(context, registry, { kind, outdated });
  return forgotten;
}

async function sweepKind(
  { store }: ServerContext,
  { isAttended }: TableRegistry,
  { kind, outdated }: { kind: SweepKind; outdated: Outdated },
): Promise<number> {
  let forgotten = 0;
  for (let after: string | number | null | undefined; after !== null; await pause()) {
    const batch = { kind, outdated, after: after ?? null, limit: BATCH, isInUse: isAttended };
    const swept = await store.admin.sweep(batch);
    forgotten += swept.forgotten;
    after = swept.last;
  }
  return forgotten;
}

function outdatedAt(now: number, { finishedMs, abandonedMs, guestsMs }: Keep): Outdated {
  const before = (ms: number) => Math.max(0, now - ms);
  return { finished: before(finishedMs), abandoned: before(abandonedMs), guests: before(guestsMs) };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
