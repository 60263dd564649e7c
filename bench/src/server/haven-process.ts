import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@haven/kit';
import { createApp, openSqlite } from '@haven/server';
import pino from 'pino';
import { deckGame } from '../deck-game/kit.ts';
import { tellParent } from './child.ts';
import { SEATS, TABLES } from './load.ts';

/** The real server with the real store; only the limits that keep one visitor from doing this are lifted. */
const PLENTY = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'haven-bench-'));
const { http, registry, tokens } = await createApp({
  games: [deckGame as unknown as AnyGame],
  store: openSqlite(join(folder, 'haven.db')),
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

async function answer(): Promise<void> {
  tellParent(await Promise.all(Array.from({ length: TABLES }, newTable)));
}

async function end(): Promise<void> {
  await http.close();
  rmSync(folder, { recursive: true });
}

process.on('message', () => void answer());
process.on('disconnect', () => void end());
await http.listen({ port: 0, host: '127.0.0.1' });
tellParent((http.server.address() as AddressInfo).port);
