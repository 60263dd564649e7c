import { games } from '@haven/games/rules';
import pino from 'pino';
import { createApp } from '../app.ts';
import { openBus } from '../bus/open-bus.ts';
import type { Plan } from '../server-parts.ts';
import { openPostgres } from '../store/postgres.ts';
import { SOLO } from './games.ts';
import { guestAt } from './guest.ts';
import { type OpenHouse, SECRET, takeSeat } from './open-house.ts';
import { tempFolder } from './temp-folder.ts';

interface NodePlace {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  readonly hasJobs?: boolean;
}

/** One of several servers over the same PostgreSQL database, on a free port of its own. */
export async function openNode(
  { databaseUrl, redisUrl = '', hasJobs = false }: NodePlace,
  plan: Partial<Plan> = {},
): Promise<OpenHouse> {
  const store = await openPostgres(databaseUrl, { hasJobs });
  const log = pino({ level: 'silent' });
  const bus = await openBus(store, { redisUrl, house: databaseUrl });
  const app = await createApp({ games, store, bus, secret: SECRET, log, ...plan });
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...app,
    address,
    folder: tempFolder(),
    guest: () => guestAt(address),
    seated: () => takeSeat(address, SOLO.meta.id),
    close: () => app.http.close(),
  };
}
