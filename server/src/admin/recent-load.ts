import type { HouseNumbers } from '@haven/wire';
import type { ServerContext } from '../server-context.ts';

/** How busy the house was in the last minutes, read off the counters that everybody else keeps. */
export interface RecentLoad {
  read(): Promise<Pick<HouseNumbers, 'moves' | 'latency'>>;
  close(): void;
}

/** So many moves took no longer than `seconds`; the last one is infinite and has them all. */
export interface LatencyBucket {
  readonly seconds: number;
  readonly moves: number;
}

interface Beat {
  readonly at: number;
  readonly moves: number;
  readonly buckets: readonly LatencyBucket[];
}

const BEAT_MS = 10_000;
const MOVES_MS = 60_000;
const LATENCY_MS = 5 * 60_000;

export function createRecentLoad({ metrics, now }: ServerContext): RecentLoad {
  let beats: Beat[] = [];
  const beat = async (): Promise<Beat> => ({
    at: now(),
    moves: (await metrics.moves.get()).values.reduce((sum, { value }) => sum + value, 0),
    buckets: bucketsOf((await metrics.moveSeconds.get()).values),
  });
  const listen = async () => {
    const next = await beat();
    beats = [...beats.filter(({ at }) => at >= next.at - LATENCY_MS), next];
  };
  void listen();
  const timer = setInterval(() => void listen(), BEAT_MS).unref();
  return {
    read: async () => {
      const last = await beat();
      const since = (ms: number) => beats.find(({ at }) => at >= last.at - ms) ?? last;
      return {
        moves: last.moves - since(MOVES_MS).moves,
        latency: latencyOf(difference(last.buckets, since(LATENCY_MS).buckets)),
      };
    },
    close: () => clearInterval(timer),
  };
}

interface HistogramValue {
  readonly value: number;
  readonly labels: { readonly le?: string | number };
}

function bucketsOf(values: readonly HistogramValue[]): LatencyBucket[] {
  return values.flatMap(({ value, labels: { le } }) => {
    return le === undefined ? [] : [{ seconds: le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), moves: value }];
  });
}

/** A histogram that nobody has fed yet has no buckets. */
function difference(later: readonly LatencyBucket[], earlier: readonly LatencyBucket[]): LatencyBucket[] {
  return later.map(({ seconds, moves }, index) => ({ seconds, moves: moves - (earlier[index]?.moves ?? 0) }));
}

function latencyOf(buckets: readonly LatencyBucket[]): HouseNumbers['latency'] {
  const [p50, p99] = [quantileOf(buckets, 0.5), quantileOf(buckets, 0.99)];
  return p50 === undefined || p99 === undefined ? null : { p50Ms: p50 * 1000, p99Ms: p99 * 1000 };
}

/** The time that this share of the moves stayed below, evenly spread within its bucket. */
export function quantileOf(buckets: readonly LatencyBucket[], share: number): number | undefined {
  const wanted = (buckets.at(-1)?.moves ?? 0) * share;
  if (wanted === 0) return undefined;
  const index = buckets.findIndex(({ moves }) => moves >= wanted);
  const [low, high] = [buckets[index - 1] ?? { seconds: 0, moves: 0 }, buckets[index]];
  if (high === undefined || high.seconds === Number.POSITIVE_INFINITY) return low.seconds;
  return low.seconds + (high.seconds - low.seconds) * ((wanted - low.moves) / (high.moves - low.moves));
}
