import { type AnyGame, at, pick, type Rng, sealOf } from '@haven/kit';
import type { Clock, TableWish } from '@haven/wire';
import { seatBot, startTable, takeChair } from '../../server/src/lobby/chairs.ts';
import { setTable } from '../../server/src/lobby/set-table.ts';
import type { Player } from '../../server/src/store/players.ts';
import { isSet, type SetTable } from '../../server/src/tables/table.ts';
import { between, bytesFrom } from './chance.ts';
import type { House } from './house.ts';
import type { Person } from './person.ts';
import type { Servers } from './servers.ts';
import { EPOCH, type World } from './world.ts';

/** A table of the world, and whoever comes to it. */
export interface Company {
  readonly table: string;
  readonly people: readonly Person[];
  /** Without chairs nobody can vote about anything. */
  readonly hasChairs: boolean;
}

interface Town {
  readonly world: World;
  readonly servers: Servers;
}

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', moveSeconds: 6, bankSeconds: 20, graceSeconds: 5, per: 'turn' },
  { kind: 'live', moveSeconds: 2, bankSeconds: 8, addSeconds: 1, per: 'move' },
  { kind: 'live', moveSeconds: 3, bankSeconds: 10, graceSeconds: 30 },
  { kind: 'days', days: 1 },
];

/** People gather while nothing goes wrong yet. */
export function gatherCompany(town: Town, name: string): Promise<Company> {
  const { world, servers } = town;
  const rng = world.chance(`table ${name}`);
  const game = pick(rng, world.games);
  const house = servers.some(rng);
  if (house === undefined) throw new Error('no server is open');
  return rng.below(8) === 0 ? matchOf({ world, house, game }, name) : tableOf({ world, house, game }, name, rng);
}

interface Place {
  readonly world: World;
  readonly house: House;
  readonly game: AnyGame;
}

/** Whoever holds a token sits there. */
async function matchOf({ house, game }: Place, name: string): Promise<Company> {
  const { registry } = house.parts;
  const seats = game.meta.seats.min;
  const made = await registry.create({ game: game.meta.id, options: {}, seats });
  if ('code' in made) throw new Error(made.code);
  const people = Array.from({ length: seats }, (_, seat) => personAt({ table: made.match, name, seat }));
  return {
    table: made.match,
    people: [...people, personAt({ table: made.match, name, seat: undefined })],
    hasChairs: false,
  };
}

interface Sitting {
  readonly table: string;
  readonly name: string;
  readonly seat: number | undefined;
  readonly player?: Player;
  readonly salt?: string;
}

function personAt({ table, name, seat, player, salt = '' }: Sitting): Person {
  const who = `${name}${seat ?? ' guest'}`;
  return { memory: { who, table, known: 0, lines: new Set() }, player, salt, seat, page: undefined };
}

async function tableOf(place: Place, name: string, rng: Rng): Promise<Company> {
  const { world, house, game } = place;
  const { context, registry } = house.parts;
  const seats = between(rng, game.meta.seats.min, game.meta.seats.max);
  const players = await Promise.all(
    Array.from({ length: between(rng, 1, seats) }, (_, seat) => newPlayer(place, `${name}${seat}`, rng)),
  );
  const salts = players.map(() => bytesFrom(rng, 32).toString('hex'));
  const host = at(players, 0);
  const set = await setTable(context, world.games, {
    player: host,
    wish: wishOf(game, { rng, seats, seal: sealOf(at(salts, 0)) }),
  });
  if ('code' in set) throw new Error(set.code);
  const held = await registry.hold(set.id);
  if (held === undefined || !isSet(held.table)) throw new Error(`there is no table ${set.id}`);
  await fill(house, held.table, { players, salts, seats });
  held.release();
  const people = players.map((player, seat) => personAt({ table: set.id, name, seat, player, salt: at(salts, seat) }));
  const guest = personAt({ table: set.id, name, seat: undefined });
  return { table: set.id, people: [...people, ...(rng.below(2) === 0 ? [guest] : [])], hasChairs: true };
}

function wishOf({ meta }: AnyGame, { rng, seats, seal }: { rng: Rng; seats: number; seal: string }): TableWish {
  return {
    game: meta.id,
    options: {},
    seats,
    access: pick(rng, ['public', 'link'] as const),
    clock: pick(rng, CLOCKS),
    timeout: pick(rng, ['bot', 'bot', 'vote'] as const),
    seal,
  };
}

async function newPlayer({ house }: Place, name: string, rng: Rng): Promise<Player> {
  const { store } = house.parts.context;
  const player: Player = { id: bytesFrom(rng, 16).toString('hex'), name, language: 'en', created: EPOCH };
  await store.players.create(player);
  await store.notices.setWebhook(player.id, { format: 'ntfy', url: `http://${player.id}` });
  return player;
}

interface Seating {
  readonly players: readonly Player[];
  readonly salts: readonly string[];
  readonly seats: number;
}

async function fill({ parts: { context } }: House, table: SetTable, { players, salts, seats }: Seating): Promise<void> {
  const host = at(players, 0);
  for (const [seat, player] of players.entries())
    if (seat > 0) await takeChair(context, table, { player, seat, seal: sealOf(at(salts, seat)) });
  for (let seat = players.length; seat < seats; seat += 1) await seatBot(context, table, { player: host, seat });
}

/** The host begins; whoever gets no answer tries again, anywhere. */
export function begin({ world, servers }: Town, { table, people }: Company): void {
  const rng = world.chance(`host ${table}`);
  const host = people[0]?.player;
  const phase = world.database.sqlite.prepare(
    'select phase from standings where number = (select number from tables where id = ?)',
  );
  const knock = () => {
    const { phase: now } = (phase.get(table) ?? {}) as { phase?: string };
    if (now !== 'gathering' || host === undefined) return;
    const house = servers.some(rng);
    void house?.parts.registry
      .at(table, (found) => (isSet(found) ? startTable(house.parts.context, found, host) : undefined))
      .catch(() => {});
    world.scheduler.after(between(rng, 1_000, 3_000), knock);
  };
  knock();
}
