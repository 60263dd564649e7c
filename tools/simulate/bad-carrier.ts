import type { Carrier } from '../../server/src/bus/carried-bus.ts';
import { between } from './chance.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

/** What carries word between the servers: it loses, repeats and delays, and sometimes does not reach one of them at all. */
export interface Post {
  carrierOf(life: Life): Carrier;
  /** For so long nothing reaches this one, nor comes from it, whether it notices or not. */
  cutOff(name: string, ms: number): void;
  healAll(): void;
}

interface Box {
  readonly life: Life;
  readonly listeners: ((text: string) => void)[];
}

interface Cut {
  readonly isNoticed: boolean;
}

const QUICK_MS = 5;
const LATE_MS = 2_500;

export function createPost(world: World): Post {
  const { scheduler } = world;
  const rng = world.chance('post');
  const boxes = new Map<string, Box>();
  const cuts = new Map<string, Cut>();
  const delay = () => (world.strikes('late', rng) ? between(rng, QUICK_MS, LATE_MS) : between(rng, 0, QUICK_MS));
  const bring = (text: string, { life, listeners }: Box) => {
    scheduler.after(delay(), () => {
      if (life.isAlive() && !cuts.has(life.name)) for (const listener of listeners) listener(text);
    });
  };
  const send = (text: string, box: Box) => {
    if (world.strikes('dropped', rng)) return;
    bring(text, box);
    if (world.strikes('repeated', rng)) bring(text, box);
  };
  return {
    carrierOf: (life) => {
      const box: Box = { life, listeners: [] };
      boxes.set(life.name, box);
      return {
        publish: (text) => {
          if (!life.acts() || cuts.has(life.name)) return;
          for (const each of boxes.values()) if (each.life.isAlive()) send(text, each);
        },
        hear: (listener) => void box.listeners.push(listener),
        isReady: () => life.isAlive() && !cuts.get(life.name)?.isNoticed,
        count: () => Promise.resolve(undefined),
        close: async () => void boxes.delete(life.name),
      };
    },
    cutOff: (name, ms) => {
      const cut = { isNoticed: rng.below(2) === 0 };
      cuts.set(name, cut);
      scheduler.after(ms, () => cuts.get(name) === cut && cuts.delete(name));
    },
    healAll: () => cuts.clear(),
  };
}
