import { setTimeout as wait } from 'node:timers/promises';
import { at, pick, simRng } from '@haven/kit';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inDatabase, newDatabaseUrl } from '../../../server/src/testing/engines.ts';
import { COMPANY } from '../../../server/src/testing/games.ts';
import { type Guest, guestAt, type Heard } from '../../../server/src/testing/guest.ts';
import { bundleServer } from '../../../server/src/testing/programs.ts';
import { tempFolder } from '../../../server/src/testing/temp-folder.ts';
import { type Cluster, type ClusterNode, openCluster } from '../../cluster/open-cluster.ts';
import { hasCluster } from '../../debian.ts';
import { setTable, type Table } from '../tables.ts';
import { nextBuildOf } from './next-build.ts';

const MOVES = 6;

describe.runIf(process.env.THOROUGH && hasCluster())('a rolling upgrade', () => {
  let [present, next] = ['', ''];
  let cluster: Cluster;
  let databaseUrl: string;
  beforeAll(async () => {
    present = await bundleServer();
    next = nextBuildOf(present, COMPANY);
  });
  beforeEach(async () => {
    databaseUrl = await newDatabaseUrl();
    cluster = await openCluster({ program: present, folder: tempFolder(), databaseUrl, isInner: true });
  });
  afterEach(() => cluster.close());

  const newTable = (address: string) => setTable(address, simRng(7), { game: COMPANY, bots: 0 });
  const migrations = async () => {
    const [row] = await inDatabase(databaseUrl, 'select count(*)::int as done from migrations');
    return (row as { readonly done: number }).done;
  };

  async function upgrade(node: ClusterNode): Promise<void> {
    const lives = node.lives();
    node.run(next);
    node.signal('SIGTERM');
    while (node.lives() === lives) await wait(20);
    await cluster.ready();
  }

  test('two versions serve one house: what was begun before is played on at both', async () => {
    const [first, second] = cluster.nodes;
    const table = await newTable(cluster.address);
    await playAt(table, [first, second]);
    const before = await migrations();
    await upgrade(first);
    expect(await migrations()).toBe(before + 1);
    await playAt(table, [first, second]);

    const newer = await newTable(first.address);
    const [early] = await seatsAt(newer, [second, second]);
    const asked = await early?.joins(seatOf(newer, 0));
    early?.say({ type: 'play', asked: asked?.seen.asked, move: asked?.seen.moves[0]?.text ?? '' });
    expect((await early?.hears('refused'))?.refusal.code, 'the old one cannot play what the new one began').toBe(
      'other-rules',
    );
    await upgrade(second);
    await playAt(newer, [second, first]);
    await playAt(table, [second, first]);
  });

  test('both start at once over old data: one migrates, and both find everything', async () => {
    const table = await newTable(cluster.address);
    await playAt(table, cluster.nodes);
    const before = await migrations();
    await Promise.all(cluster.nodes.map((node) => node.end('SIGTERM')));
    for (const node of cluster.nodes) {
      node.run(next);
      node.start();
    }
    await cluster.ready();
    expect(await migrations()).toBe(before + 1);
    await playAt(table, cluster.nodes);
  });
});

const seatOf = ({ id, sittings }: Table, seat: number) => ({ match: id, token: at(sittings, seat).token });

function seatsAt({ sittings }: Table, nodes: readonly ClusterNode[]): Promise<Guest[]> {
  return Promise.all(sittings.map((_, seat) => guestAt(at(nodes, seat).address)));
}

/** Both seats move in turn, each at a server of its own; everything from before is there. */
async function playAt(table: Table, nodes: readonly ClusterNode[]): Promise<void> {
  const rng = simRng(table.sent);
  const guests = await seatsAt(table, nodes);
  const told: Heard[] = [];
  for (const [seat, guest] of guests.entries()) told.push(await guest.joins(seatOf(table, seat)));
  expect(told.map(({ seen }) => seen.seq)).toEqual([table.sent, table.sent]);
  for (let made = 0; made < MOVES; made += 1) {
    const seat = told.findIndex(({ seen }) => seen.moves.length > 0);
    const { seen } = at(told, seat);
    table.sent += 1;
    at(guests, seat).say({ type: 'play', asked: seen.asked, move: pick(rng, seen.moves).text });
    for (const [index, guest] of guests.entries()) told[index] = await seenAfter(guest, table.sent);
  }
  for (const { socket } of guests) socket.close();
}

async function seenAfter(guest: Guest, seq: number): Promise<Heard> {
  for (;;) {
    const heard = await guest.hears('seen');
    if (heard.seen.seq >= seq) return heard;
  }
}
