import { monitorEventLoopDelay } from 'node:perf_hooks';
import { tellParent } from './child.ts';
import { LIFTED } from './lifted.ts';
import { realHouse } from './real-house.ts';

/** Bots that wait for nobody to follow. */
const house = await realHouse(undefined, { limits: LIFTED, botMs: 0, sealingMs: 1 });

/** So often it is looked; what is late is late by what exceeds it. */
const LOOK_MS = 5;
const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
delay.enable();

/** How the event loop fared since it was asked last, and how often bots have thought. */
export interface Fared {
  readonly thoughts: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

let known = 0;

async function answer(): Promise<void> {
  const { values } = await house.context.metrics.botSeconds.get();
  const all = values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .reduce((sum, { value }) => sum + value, 0);
  const lateMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOK_MS);
  const [p50, p99, longest] = [delay.percentile(50), delay.percentile(99), delay.max].map(lateMs) as [
    number,
    number,
    number,
  ];
  tellParent({ thoughts: all - known, p50, p99, longest } satisfies Fared);
  known = all;
  delay.reset();
}

process.on('message', () => void answer());
process.on('disconnect', () => void house.close());
tellParent(await house.open());
