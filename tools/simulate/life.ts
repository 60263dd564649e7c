import type { Later } from '../../server/src/later.ts';
import { DatabaseLost, type StoreFailed } from '../../server/src/store/store-failed.ts';
import type { World } from './world.ts';

/** One life of a server, from its start until it is killed. The dead do nothing, and nothing reaches them. */
export interface Life {
  readonly name: string;
  readonly later: Later;
  readonly failed: Promise<StoreFailed>;
  isAlive(): boolean;
  /** Whether something may still go out into the world: every such thing may be the last. */
  acts(): boolean;
  /** Dies when it wants to do so many things more. */
  setFuse(deeds: number): void;
  kill(): void;
  /** Hears of its death; nobody hears of one that was long ago. */
  whenDead(call: () => void): void;
  /** The connection to the database was lost over a write: nobody knows what was kept. */
  fail(): StoreFailed;
  failure(): StoreFailed | undefined;
}

export function createLife(world: World, name: string, died: () => void): Life {
  const { scheduler, history } = world;
  let isAlive = true;
  let fuse = Number.POSITIVE_INFINITY;
  const mourners: (() => void)[] = [];
  let failure: StoreFailed | undefined;
  let tellFailure: (failure: StoreFailed) => void;
  const failed = new Promise<StoreFailed>((resolve) => {
    tellFailure = resolve;
  });
  const kill = () => {
    if (!isAlive) return;
    isAlive = false;
    history.note(scheduler.now(), 'dies', name);
    died();
    for (const call of mourners) call();
  };
  const acts = () => {
    if (!isAlive) return false;
    fuse -= 1;
    if (fuse <= 0) kill();
    return isAlive;
  };
  return {
    name,
    failed,
    acts,
    kill,
    whenDead: (call) => void mourners.push(call),
    later: laterIn(world, () => isAlive),
    isAlive: () => isAlive,
    setFuse: (deeds) => {
      fuse = deeds;
    },
    failure: () => failure,
    fail: () => {
      failure ??= new DatabaseLost(new Error('the connection was lost'));
      tellFailure(failure);
      return failure;
    },
  };
}

function laterIn({ scheduler }: World, isAlive: () => boolean): Later {
  const after: Later['after'] = (ms, call) => scheduler.after(ms, () => isAlive() && call());
  return {
    after,
    soon: (call) => void after(0, call),
    every: (ms, call) => {
      let stop = () => {};
      const again = () => {
        stop = after(ms, () => {
          again();
          call();
        });
      };
      again();
      return () => stop();
    },
  };
}
