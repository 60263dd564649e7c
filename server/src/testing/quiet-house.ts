import { join } from 'node:path';
import { type AnyGame, type GameTypes, type Position, pick, type Rng } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import pino from 'pino';
import { watchBots } from '../bots/bot-seats.ts';
import { NOBODY_ELSE } from '../bus/bus.ts';
import { createElsewhere } from '../bus/elsewhere.ts';
import { createChronicles } from '../chronicles.ts';
import { createBans } from '../guests/bans.ts';
import { LATER } from '../later.ts';
import { LIMITS } from '../limits.ts';
import { watchSealing } from '../lobby/sealing.ts';
import { createMetrics } from '../metrics.ts';
import { RANDOM } from '../random.ts';
import { seatTokens } from '../seat-tokens.ts';
import type { ServerContext } from '../server-context.ts';
import { createSickList } from '../sick-list.ts';
import { createBill } from '../socket/bill.ts';
import { createConnectionLimits } from '../socket/connection-limits.ts';
import { houseMarks } from '../socket/house-marks.ts';
import { createSittings } from '../socket/sittings.ts';
import type { SocketDeps } from '../socket/socket-deps.ts';
import { keepIn } from '../store/sqlite.ts';
import { openDatabase } from '../store/sqlite-database.ts';
import type { Log } from '../store/sqlite-log.ts';
import { createTableServices } from '../table-services.ts';
import { createTableRegistry } from '../tables/registry.ts';
import { createTill } from '../till.ts';
import { SECRET } from './open-house.ts';

export const LANTERNS = lanterns as unknown as AnyGame;

const RICH = { ...LIMITS, purse: 1e12, coinsPerSecond: 1e12, undoBurst: 1e9 };
const FOREVER = 2 ** 30;
/** Nobody pulls the plug here: nothing has to wait for the disk. */
const UNSAFE_LOG: Log = {
  sync: () => new Promise<void>((resolve) => setImmediate(resolve)),
  close: () => {},
  settle: () => {},
};

/** All of a house behind its door, without a port: thousands of tables live in it at once. */
export interface QuietHouse {
  readonly deps: SocketDeps;
  /** Everything in memory is lost; the folder stays. */
  close(): Promise<void>;
}

export interface Hands {
  readonly now: () => number;
  /** Bots play at random. */
  readonly rng: Rng;
}

export async function openQuietHouse(folder: string, { now, rng }: Hands): Promise<QuietHouse> {
  const sick = createSickList(now);
  const store = keepIn(openDatabase(join(folder, 'haven.db'), sick.notice), UNSAFE_LOG, { noticed: sick.notice });
  const log = pino({ level: 'silent' });
  const context: ServerContext = {
    store,
    bus: NOBODY_ELSE,
    elsewhere: createElsewhere(),
    log,
    sick,
    metrics: createMetrics(),
    chronicles: createChronicles(LATER),
    later: LATER,
    random: RANDOM,
    now,
    wall: now,
  };
  const registry = createTableRegistry(context, [LANTERNS], { idleMs: FOREVER });
  const bans = createBans(context);
  const services = createTableServices({ context, registry, bans }, { tickMs: 5, beatMs: FOREVER });
  const thinkers = thinkersAtOnce(rng);
  registry.watch(watchSealing(context, registry, 1));
  registry.watch(watchBots({ context, registry, thinkers, paceMs: 0, retryMs: 1 }));
  await bans.wake();
  await services.wake();
  await registry.wake();
  return {
    deps: socketDepsOf({ context, registry, bans, ...services }),
    close: async () => {
      services.stop();
      await thinkers.close();
      await registry.close();
      await services.close();
      await store.close();
    },
  };
}

function thinkersAtOnce(rng: Rng) {
  let isClosed = false;
  return {
    think: (_game: string, { moves }: Pick<Position<GameTypes>, 'moves'>) => Promise.resolve(pick(rng, moves)),
    isClosed: () => isClosed,
    close: () => {
      isClosed = true;
      return Promise.resolve();
    },
  };
}

function socketDepsOf({
  context,
  ...others
}: Pick<SocketDeps, 'context' | 'registry' | 'bans' | 'consent' | 'chat'>): SocketDeps {
  const till = createTill(RICH, context.now);
  return {
    context,
    ...others,
    till,
    limits: RICH,
    tokens: seatTokens(SECRET),
    connectionLimits: createConnectionLimits(RICH, context.now),
    sittings: createSittings(),
    marks: houseMarks('quiet', undefined),
    bill: createBill({ context, till, limits: RICH }),
    leaving: { isHandingOver: () => false },
  };
}
