import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@haven/games/rules';
import { simRng } from '@haven/kit';
import { createApp, openSqlite } from '@haven/server';
import { keepMatch, longMatch } from '@haven/server/long-match';
import pino from 'pino';
import { tellParent } from './child.ts';

/** The real server with the real games, its store and all of its limits. */
const folder = mkdtempSync(join(tmpdir(), 'haven-bench-'));
const store = openSqlite(join(folder, 'haven.db'));
const { http, registry, tokens } = await createApp({
  games,
  store,
  trustProxy: 1,
  secret: new Uint8Array(32),
  log: pino({ level: 'silent' }),
});

export interface Question {
  readonly game: string;
  readonly seats: number;
  readonly tables: number;
  readonly entries: number;
}

export interface Invitations {
  readonly tables: readonly { readonly match: string; readonly tokens: readonly string[] }[];
  /** The one that spectators ask for. */
  readonly long: string;
}

async function newTable({ game, seats }: Question): Promise<Invitations['tables'][number]> {
  const made = await registry.create({ game, options: {}, seats });
  if ('code' in made) throw new Error(made.code);
  const { match } = made;
  return { match, tokens: await Promise.all(Array.from({ length: seats }, (_, seat) => tokens.sign({ match, seat }))) };
}

async function newLongMatch({ game: id, seats, entries }: Question): Promise<string> {
  const game = games.find(({ meta }) => meta.id === id);
  if (game === undefined) throw new Error(`no ${id}`);
  return await keepMatch(store, longMatch(game, { seats, entries, rng: simRng(1) }));
}

async function answer(question: Question): Promise<void> {
  const tables = await Promise.all(Array.from({ length: question.tables }, () => newTable(question)));
  tellParent({ tables, long: await newLongMatch(question) } satisfies Invitations);
}

async function end(): Promise<void> {
  await http.close();
  rmSync(folder, { recursive: true });
}

process.on('message', (question) => void answer(question as Question));
process.on('disconnect', () => void end());
await http.listen({ port: 0, host: '127.0.0.1' });
tellParent((http.server.address() as AddressInfo).port);
