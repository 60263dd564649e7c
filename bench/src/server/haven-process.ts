import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@haven/kit';
import { createApp, openBus, openStore } from '@haven/server';
import pino from 'pino';
import { deckGame } from '../deck-game/kit.ts';
import { tellParent } from './child.ts';
import { SEATS } from './load.ts';

/** The real server with the real store; only the limits that keep one visitor from doing this are lifted. */
const PLENTY = 1_000_000;
/** Where PostgreSQL and Redis are, if it is not to be SQLite alone. */
const [databaseUrl = '', redisUrl = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'haven-bench-'));
const store = await openStore({ file: join(folder, 'haven.db'), databaseUrl }, { hasJobs: true });
const { http, registry, tokens } = await createApp({
  games: [deckGame as unknown as AnyGame],
  store,
  bus: await openBus(store, { redisUrl, house: databaseUrl }),
  secret: new Uint8Array(32),
  log: pino({ level: 'silent' }),
  limits: {
    messagesPerSecond: PLENTY,
    burst: PLENTY,
    purse: PLENTY,
    coinsPerSecond: PLENTY,
    socketsPerAddress: PLENTY,
    requestsPerMinute: PLENTY,
  },
});

async function newTable(): Promise<{ match: string; tokens: string[] }> {
  const made = await registry.create({ game: deckGame.meta.id, options: {}, seats: SEATS });
  if ('code' in made) throw new Error(made.code);
  const { match } = made;
  const seats = Array.from({ length: SEATS }, (_, seat) => tokens.sign({ match, seat }));
  return { match, tokens: await Promise.all(seats) };
}

async function answer(tables: number): Promise<void> {
  tellParent(await Promise.all(Array.from({ length: tables }, newTable)));
}

async function end(): Promise<void> {
  await http.close();
  rmSync(folder, { recursive: true });
}

process.on('message', (tables) => void answer(Number(tables)));
process.on('disconnect', () => void end());
await http.listen({ port: 0, host: '127.0.0.1' });
tellParent((http.server.address() as AddressInfo).port);
