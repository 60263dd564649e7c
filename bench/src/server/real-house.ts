import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@haven/games/rules';
import { type App, createApp, openSqlite, type Plan, type Store } from '@haven/server';
import pino from 'pino';

/** A match without a table, and a token for each of its seats. */
export interface Invitation {
  readonly match: string;
  readonly tokens: readonly string[];
}

export interface RealHouse extends App {
  readonly store: Store;
  /** Opens it to everybody on this machine; its port. */
  open(): Promise<number>;
  /** With its data. */
  close(): Promise<void>;
}

/** The real server with the real games, its store and all of its limits, unless it is planned otherwise. */
export async function realHouse(
  folder = mkdtempSync(join(tmpdir(), 'haven-bench-')),
  plan: Pick<Plan, 'limits' | 'botMs' | 'sealingMs'> = {},
): Promise<RealHouse> {
  const store = openSqlite(join(folder, 'haven.db'));
  const app = await createApp({
    games,
    store,
    trustProxy: 1,
    secret: new Uint8Array(32),
    log: pino({ level: 'silent' }),
    ...plan,
  });
  return {
    ...app,
    store,
    open: async () => {
      await app.http.listen({ port: 0, host: '127.0.0.1' });
      return (app.http.server.address() as AddressInfo).port;
    },
    close: async () => {
      await app.http.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function newTable(
  { registry, tokens }: App,
  { game, seats }: { readonly game: string; readonly seats: number },
): Promise<Invitation> {
  const made = await registry.create({ game, options: {}, seats });
  if ('code' in made) throw new Error(made.code);
  const { match } = made;
  return { match, tokens: await Promise.all(Array.from({ length: seats }, (_, seat) => tokens.sign({ match, seat }))) };
}
