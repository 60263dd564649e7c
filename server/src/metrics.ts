import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SickList } from './sick-list.ts';
import type { Store } from './store/store.ts';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const LONG_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** So often it is looked how late the event loop is: twice as often would take half a percent of a core from a server at rest. */
const LOOK_MS = 20;

let ofProcess: Registry | undefined;

/** What the process takes is watched once: each watcher hears of every collection of garbage, and none ever ends. */
function metricsOfProcess(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess, prefix: 'haven_', eventLoopMonitoringPrecision: LOOK_MS });
  }
  return ofProcess;
}

/** All that is measured, as text. */
export function metricsText({ registry }: Pick<Metrics, 'registry'>): Promise<string> {
  return Registry.merge([metricsOfProcess(), registry]).metrics();
}

export function createMetrics() {
  const registry = new Registry();
  metricsOfProcess();
  return { registry, ...playMetrics([registry]), ...keptMetrics([registry]), ...troubleMetrics([registry]) };
}

/** How fast and how much is played. */
function playMetrics(registers: Registry[]) {
  return {
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
    moveSeconds: new Histogram({
      name: 'haven_move_seconds',
      help: 'from hearing a move of a person to having told everybody, or refused it',
      buckets: SECONDS,
      registers,
    }),
    botSeconds: new Histogram({
      name: 'haven_bot_seconds',
      help: 'how long bots think, waiting for a thread included',
      labelNames: ['game'],
      buckets: LONG_SECONDS,
      registers,
    }),
    sockets: new Gauge({ name: 'haven_sockets', help: 'open sockets', registers }),
  };
}

/** What there is, in memory and in the store. */
function keptMetrics(registers: Registry[]) {
  return {
    matchesCreated: new Counter({
      name: 'haven_matches_created_total',
      help: 'matches begun',
      labelNames: ['game'],
      registers,
    }),
    matchesLoaded: new Gauge({ name: 'haven_matches_loaded', help: 'matches in memory', registers }),
    tables: new Gauge({
      name: 'haven_tables',
      help: 'tables, and matches without one, that are kept',
      labelNames: ['game', 'phase'],
      registers,
    }),
    sick: new Gauge({
      name: 'haven_sick',
      help: 'what is stored but cannot be used, and waits for the operator',
      labelNames: ['kind'],
      registers,
    }),
  };
}

/** What was refused, what failed, and what became of notices. */
function troubleMetrics(registers: Registry[]) {
  return {
    refusals: new Counter({ name: 'haven_refusals_total', help: 'refusals', labelNames: ['code'], registers }),
    errors: new Counter({ name: 'haven_errors_total', help: 'bugs and failures', labelNames: ['where'], registers }),
    notices: new Counter({
      name: 'haven_notices_total',
      help: 'notices to people whose turn it is, by what came of them',
      labelNames: ['result'],
      registers,
    }),
  };
}

/** Done with every move, so without the labels and copies of a timer of the library. */
export function observeSince(seconds: Histogram, began: number): void {
  seconds.observe((performance.now() - began) / 1000);
}

/** Counts anew what cannot be used. */
export function countSick({ sick }: Metrics, list: SickList): void {
  sick.reset();
  for (const { kind } of list.all()) sick.inc({ kind });
}

/** Counts anew what lies in the store. */
export async function countTables({ tables }: Metrics, store: Store): Promise<void> {
  const counts = await store.admin.counts();
  tables.reset();
  for (const { game, phase, tables: count } of counts) tables.set({ game, phase }, count);
}
