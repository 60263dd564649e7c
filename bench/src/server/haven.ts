import { type FromTable, type GameTypes, pick, simRng } from '@haven/kit';
import { type Child, startChild } from './child.ts';
import { type Ear, openEar } from './ear.ts';
import { type Rival, TABLES, type Table } from './load.ts';
import { type Position, seatsTable } from './seats-table.ts';

const rng = simRng(1);

interface Invitation {
  readonly match: string;
  readonly tokens: readonly string[];
}

/** What servers share, and how many of them there are. */
export interface House {
  readonly nodes: number;
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

const ALONE: House = { nodes: 1, databaseUrl: '', redisUrl: '' };

/** The seats of a table are at one server, as behind a proxy that chooses by the id of the match. */
export async function haven({ nodes, databaseUrl, redisUrl }: House = ALONE): Promise<Rival> {
  const children: Child[] = [];
  while (children.length < nodes) children.push(await startChild('haven-process', { args: [databaseUrl, redisUrl] }));
  return {
    open: async () => (await Promise.all(children.map((child) => openTables(child, TABLES / nodes)))).flat(),
    stop: async () => {
      for (const child of children) await child.stop();
    },
  };
}

async function openTables(child: Child, tables: number): Promise<Table[]> {
  const invitations = (await child.ask(tables)) as Invitation[];
  return Promise.all(
    invitations.map(async ({ match, tokens }) =>
      seatsTable(await Promise.all(tokens.map((token) => sit(child.port, match, token))), read),
    ),
  );
}

async function sit(port: number, match: string, token: string): Promise<Ear> {
  const ear = await openEar(`ws://127.0.0.1:${port}/api/table`, (start) => start.startsWith('{"type":"seen"'));
  ear.send(JSON.stringify({ type: 'join', match, token }));
  await ear.heard(1);
  return ear;
}

function read(news: string): Position {
  const { seen } = JSON.parse(news) as FromTable<GameTypes>;
  return {
    toAct: seen.toAct[0] ?? 0,
    answer: () => JSON.stringify({ type: 'play', asked: seen.asked, move: pick(rng, seen.moves).text }),
  };
}
