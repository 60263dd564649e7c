import type { Bus } from '../../server/src/bus/bus.ts';
import { carriedBus } from '../../server/src/bus/carried-bus.ts';
import { close, createParts, type Plan, type ServerParts, socketDepsOf, wake } from '../../server/src/server-parts.ts';
import type { SocketDeps } from '../../server/src/socket/socket-deps.ts';
import type { Store } from '../../server/src/store/store.ts';
import { SHARED_PARTS } from '../../server/src/testing/simulated/shared-parts.ts';
import { simulatedStore } from '../../server/src/testing/simulated/store.ts';
import type { Post } from './bad-carrier.ts';
import { badLine } from './bad-line.ts';
import type { Climate } from './climate.ts';
import { type Clockwork, clockworkOf } from './clockwork.ts';
import { createLife, type Life } from './life.ts';
import { dreamers, letterBox, randomOf, TOKENS } from './machine.ts';
import type { World } from './world.ts';

/** A server while it lives. */
export interface House {
  readonly life: Life;
  readonly parts: ServerParts;
  readonly deps: SocketDeps;
  readonly clockwork: Clockwork;
  /** Whether it lets people in. */
  isOpen(): boolean;
  /** In order: nothing is lost, and nobody is told anything any more. */
  stop(): Promise<void>;
}

/** A change for the worse that somebody could have made to the code. */
export interface Plant {
  /** In which it shows soon. */
  readonly climate?: Partial<Climate>;
  store?(store: Store, world: World): Store;
  bus?(bus: Bus, world: World): Bus;
  plan?(plan: Plan, world: World): Plan;
}

export interface HouseDeps {
  readonly world: World;
  readonly post: Post;
  readonly plant: Plant;
  /** Several servers share the data; alone, one keeps its jobs in mind. */
  readonly isShared: boolean;
  written(): void;
  posted(url: string, body: string): void;
}

const SECRET = new Uint8Array(32).fill(7);
const BOT_MS = 60;

export function openHouse(deps: HouseDeps, name: string, died: () => void): House {
  const { world } = deps;
  const life = createLife(world, name, died);
  const clockwork = clockworkOf(world);
  const plan = planOf(deps, life, clockwork);
  const parts = createParts(plan);
  let isOpen = false;
  const opened = wake(parts).then(
    () => {
      isOpen = true;
      world.history.note(world.scheduler.now(), 'opens', name);
    },
    () => life.kill(),
  );
  return {
    life,
    parts,
    clockwork,
    deps: socketDepsOf(plan, parts),
    isOpen: () => isOpen && life.isAlive(),
    stop: async () => {
      await opened;
      isOpen = false;
      await close(parts).catch(() => {});
      life.kill();
    },
  };
}

function planOf(deps: HouseDeps, life: Life, { now, wall }: Clockwork): Plan {
  const { world, plant } = deps;
  const plan: Plan = {
    games: world.games,
    store: storeOf(deps, life),
    ...(deps.isShared && { bus: busOf(deps, life, now) }),
    secret: SECRET,
    log: SHARED_PARTS.log,
    lineage: 'simulated',
    botMs: BOT_MS,
    now,
    wall,
    machine: {
      later: life.later,
      random: randomOf(world, life),
      tokens: TOKENS,
      thinkers: dreamers(world, life),
      metrics: SHARED_PARTS.metrics,
    },
    services: { pushKey: SHARED_PARTS.pushKey, outbound: letterBox(life, deps.posted) },
  };
  return plant.plan?.(plan, world) ?? plan;
}

function storeOf({ world, plant, isShared, written }: HouseDeps, life: Life): Store {
  const { name, later, failed } = life;
  const line = badLine(world, life, written);
  const store = simulatedStore(world.database, { name, line, later, failed, ...(isShared && { hasJobs: true }) });
  return plant.store?.(store, world) ?? store;
}

function busOf({ world, plant, post }: HouseDeps, life: Life, now: () => number): Bus {
  const bus = carriedBus(post.carrierOf(life), { node: life.name, later: life.later, now });
  return plant.bus?.(bus, world) ?? bus;
}
