import { pick, type Rng } from '@haven/kit';
import { between } from './chance.ts';
import type { Fault } from './climate.ts';
import { type House, type HouseDeps, openHouse } from './house.ts';

/** All servers of a world, and what happens to them. */
export interface Servers {
  /** One that lets people in, if any does. */
  some(rng: Rng): House | undefined;
  all(): readonly House[];
  /** Those that are down come up again, and none is cut off. */
  mend(): void;
}

interface Place {
  readonly index: number;
  starts: number;
  house: House | undefined;
}

const SOON_MS = 200;
const DOWN_MS = 12_000;
/** A server that lost its database ends within so long. */
const FAREWELL_MS = 1_500;
const MOST_DEEDS = 40;
const CUT_MS = 9_000;
const DAY_MS = 24 * 3600_000;

export function createServers(deps: HouseDeps, count: number): Servers {
  const { world, post } = deps;
  const { scheduler, history } = world;
  const rng = world.chance('servers');
  const places: Place[] = Array.from({ length: count }, (_, index) => ({ index, starts: 0, house: undefined }));

  const start = (place: Place) => {
    if (place.house) return;
    place.starts += 1;
    const name = `${place.index}.${place.starts}`;
    const house = openHouse(deps, name, () => died(place, name));
    place.house = house;
    void house.life.failed.then(() => scheduler.after(between(rng, 1, FAREWELL_MS), house.life.kill));
  };
  /** The database finds out that its connection is gone; somebody starts the server again. */
  const died = (place: Place, name: string) => {
    place.house = undefined;
    scheduler.after(between(rng, 0, SOON_MS), () => world.database.servers.delete(name));
    scheduler.after(between(rng, SOON_MS, world.climate().crash > 0 ? DOWN_MS : 2 * SOON_MS), () => start(place));
  };
  const open = () => places.flatMap(({ house }) => (house?.isOpen() ? [house] : []));
  const blows: Readonly<Partial<Record<Fault, (house: House) => void>>> = {
    crash: ({ life }) => (rng.below(3) === 0 ? life.kill() : life.setFuse(between(rng, 1, MOST_DEEDS))),
    stop: (house) => void house.stop(),
    partition: ({ life }) => post.cutOff(life.name, between(rng, SOON_MS, CUT_MS)),
    clockJump: ({ clockwork }) => clockwork.set(between(rng, -DAY_MS, DAY_MS)),
  };
  const strike = (fault: Fault, blow: (house: House) => void) => {
    const every = world.climate()[fault];
    scheduler.after(every > 0 ? between(rng, 1, 2 * every) : SOON_MS * 10, () => {
      const standing = open();
      if (world.climate()[fault] > 0 && standing.length > 0) {
        const house = pick(rng, standing);
        world.count(fault);
        history.note(scheduler.now(), fault, house.life.name);
        blow(house);
      }
      strike(fault, blow);
    });
  };
  for (const place of places) start(place);
  for (const [fault, blow] of Object.entries(blows)) strike(fault as Fault, blow);
  return {
    some: (die) => (open().length > 0 ? pick(die, open()) : undefined),
    all: () => places.flatMap(({ house }) => house ?? []),
    mend: () => {
      post.healAll();
      for (const { house } of places) house?.life.setFuse(Number.POSITIVE_INFINITY);
    },
  };
}
