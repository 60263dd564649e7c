import { join } from 'node:path';
import { type AnyGame, type GameTypes, type Position, pick, type Rng } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import pino from 'pino';
import { watchBots } from '../bots/bot-seats.ts';
import { createChronicles } from '../chronicles.ts';
import { createBans } from '../guests/bans.ts';
import { LIMITS } from '../limits.ts';
import { watchSealing } from '../lobby/sealing.ts';
import { createMetrics } from '../metrics.ts';
import { seatTokens } from '../seat-tokens.ts';
import type { ServerContext } from '../server-context.ts';
import { createSickList } from '../sick-list.ts';
import { createBill } from '../socket/bill.ts';
import { createVisitors } from '../socket/connection-limits.ts';
import { houseMarks } from '../socket/house-marks.ts';
import { createSittings } from '../socket/sittings.ts';
import type { Door } from '../socket/socket-deps.ts';
import { keepIn } from '../store/sqlite.ts';
import { openDatabase } from '../store/sqlite-database.ts';
import type { Log } from '../store/sqlite-log.ts';
import { createLiveness } from '../table-services.ts';
import { createMatches } from '../tables/registry.ts';
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
  readonly door: Door;
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
    log,
    sick,
    metrics: createMetrics(),
    chronicles: createChronicles(),
    now,
    wall: now,
  };
  const matches = createMatches(context, [LANTERNS], { idleMs: FOREVER });
  const bans = createBans(context);
  const liveness = createLiveness({ context, matches, bans }, { tickMs: 5, beatMs: FOREVER });
  const thinkers = thinkersAtOnce(rng);
  matches.watch(watchSealing(context, matches, 1));
  matches.watch(watchBots({ context, matches, thinkers, paceMs: 0, retryMs: 1 }));
  await bans.wake();
  await liveness.wake();
  await matches.wake();
  return {
    door: doorOf({ context, matches, bans, ...liveness }),
    close: async () => {
      liveness.stop();
      await thinkers.close();
      await matches.close();
      await liveness.close();
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

function doorOf({ context, ...rooms }: Pick<Door, 'context' | 'matches' | 'bans' | 'consent' | 'chat'>): Door {
  const till = createTill(RICH, context.now);
  return {
    ...{ context, ...rooms, till, limits: RICH },
    tokens: seatTokens(SECRET),
    visitors: createVisitors(RICH, context.now),
    sittings: createSittings(),
    marks: houseMarks('quiet', undefined),
    bill: createBill({ context, till, limits: RICH }),
  };
}
