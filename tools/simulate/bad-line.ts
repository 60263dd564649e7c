import type { Line } from '../../server/src/testing/simulated/line.ts';
import { between } from './chance.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

interface Asked {
  work(): unknown;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface Lane {
  waiting: Asked[];
  isBusy: boolean;
}

const QUICK_MS = 4;
const SLOW_MS = 3_000;

/** What PostgreSQL says when it does not do what it was asked. */
function refusal(): Error {
  return Object.assign(new Error('canceling statement due to statement timeout'), { severity: 'ERROR', code: '57014' });
}

/**
 * The way of one server to the database. What it asks may be slow or refused, and the connection may be lost over a
 * write, after it was done or before. Writes that wait on one lane are done together, as a group commit does them.
 */
export function badLine(world: World, life: Life, written: () => void): Line {
  const { scheduler, database } = world;
  const rng = world.chance(`line ${life.name}`);
  const lanes = new Map<string, Lane>();
  const delay = () => (world.strikes('slow', rng) ? between(rng, QUICK_MS, SLOW_MS) : between(rng, 0, QUICK_MS));
  const answer = (call: () => void) => void scheduler.after(between(rng, 0, QUICK_MS), () => life.isAlive() && call());

  const doAll = (lane: Lane) => {
    const batch = lane.waiting;
    lane.waiting = [];
    const fate = fateOf(world, life, rng);
    const tell = batch.map((asked) => (fate.isDone ? done(asked) : () => asked.reject(refusal())));
    if (fate.isDone) {
      world.writes += 1;
      written();
    }
    answer(() => {
      if (fate.isLost) failAll([...batch, ...lane.waiting.splice(0)]);
      else for (const each of tell) each();
      lane.isBusy = false;
      if (lane.waiting.length > 0) begin(lane);
    });
  };
  const done = ({ work, resolve, reject }: Asked, inOne = database.transaction): (() => void) => {
    try {
      const result = inOne(work);
      return () => resolve(result);
    } catch (error) {
      return () => reject(error);
    }
  };
  const failAll = (asked: readonly Asked[]) => {
    const failure = life.fail();
    for (const { reject } of asked) reject(failure);
  };
  const begin = (lane: Lane) => {
    lane.isBusy = true;
    scheduler.after(delay(), () => doAll(lane));
  };
  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name) ?? { waiting: [], isBusy: false };
    lanes.set(name, lane);
    return lane;
  };
  const onto = (lane: Lane, asked: Asked) => {
    const failure = life.failure();
    if (failure) return asked.reject(failure);
    lane.waiting.push(asked);
    if (!lane.isBusy) begin(lane);
  };
  return {
    read: (work) =>
      new Promise((resolve, reject) => {
        if (!life.acts()) return;
        const isRefused = world.strikes('refused', rng);
        scheduler.after(delay(), () => {
          if (!life.isAlive()) return;
          if (isRefused) return answer(() => reject(refusal()));
          // Nothing else happens while it looks: that is one moment without a transaction.
          answer(done({ work, resolve: resolve as Asked['resolve'], reject }, (looking) => looking()));
        });
      }),
    write: (name, work) =>
      new Promise((resolve, reject) => {
        if (life.acts()) onto(laneOf(name), { work, resolve: resolve as Asked['resolve'], reject });
      }),
  };
}

interface Fate {
  readonly isDone: boolean;
  readonly isLost: boolean;
}

/** What a server asked before it died may have been on its way. */
function fateOf(world: World, life: Life, rng: Parameters<World['strikes']>[1]): Fate {
  if (!life.isAlive()) return { isDone: rng.below(2) === 0, isLost: true };
  if (world.strikes('lost', rng)) return { isDone: rng.below(2) === 0, isLost: true };
  return { isDone: !world.strikes('refused', rng), isLost: false };
}
