import { EventEmitter } from 'node:events';
import { at, pick, type Rng, type Seat, sealOf } from '@haven/kit';
import type { Clock, TableWish } from '@haven/wire';
import type { WebSocket } from 'ws';
import { forgetGuest } from '../accounts/forget-guest.ts';
import { seatBot, startTable, takeChair } from '../lobby/chairs.ts';
import { renameChairs } from '../lobby/rename.ts';
import { setTable } from '../lobby/set-table.ts';
import { newId } from '../new-id.ts';
import type { FromClient, Join } from '../socket/messages.ts';
import { sitDown } from '../socket/sit-down.ts';
import type { JoinedSocket, SocketDeps } from '../socket/socket-deps.ts';
import { dispatch, standUp } from '../socket/table-socket.ts';
import type { Player } from '../store/players.ts';
import type { StoredChair } from '../store/tables.ts';
import { isSet, type SetTable, type Table } from '../tables/table.ts';
import { LANTERNS } from './quiet-house.ts';

/** Somebody who may be at the table or not. */
export interface Person {
  player: Player;
  readonly salt: string;
  /** Of their chair at the table. */
  token?: { readonly seat: Seat; readonly text: string };
  joined?: JoinedSocket | undefined;
}

/** A table, and all who ever have to do with it. The last of the people only has the link. */
export interface Life {
  readonly table: string;
  readonly people: readonly Person[];
}

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', moveSeconds: 30, bankSeconds: 60 },
  { kind: 'days', days: 1 },
];
const LEFT = 1000;
const BAN_MS = 600_000;

export async function newLife(deps: SocketDeps, rng: Rng): Promise<Life> {
  const seats = 2 + rng.below(2);
  const sitting = 1 + rng.below(seats);
  const people = await Promise.all(Array.from({ length: sitting + 1 }, () => newPerson(deps)));
  const table = await tableFor(deps, people.slice(0, sitting), wishOf(rng, seats));
  return { table, people };
}

async function newPerson(deps: SocketDeps): Promise<Person> {
  const player = await newPlayer(deps);
  return { player, salt: sealOf(player.id) };
}

async function newPlayer({ context }: SocketDeps): Promise<Player> {
  const player: Player = { id: newId(context.random), name: '', language: 'en', created: context.now() };
  await context.store.players.create(player);
  return player;
}

function wishOf(rng: Rng, seats: number): Omit<TableWish, 'seal'> {
  const options = { short: rng.below(4) > 0 };
  const timeout = pick(rng, ['bot', 'vote'] as const);
  return { game: 'lanterns', options, seats, access: 'link', clock: pick(rng, CLOCKS), timeout };
}

/** All who shall sit there do, bots on the other chairs; the host begins. */
async function tableFor(deps: SocketDeps, people: readonly Person[], wish: Omit<TableWish, 'seal'>): Promise<string> {
  const { context } = deps;
  const { player, salt } = at(people, 0);
  const stored = await setTable(context, [LANTERNS], { player, wish: { ...wish, seal: sealOf(salt) } });
  if ('code' in stored) throw new Error(stored.code);
  const table = await tableAt(deps, stored.id);
  for (const [seat, guest] of people.entries())
    if (seat > 0) await takeChair(context, table, { player: guest.player, seat, seal: sealOf(guest.salt) });
  for (let seat = people.length; seat < wish.seats; seat += 1) await seatBot(context, table, { player, seat });
  for (const person of people) await comes(deps, stored.id, person);
  await startTable(context, table, player);
  for (const person of people) await says(deps, person, { type: 'salt', salt: person.salt });
  return stored.id;
}

export async function tableAt({ registry }: SocketDeps, id: string): Promise<SetTable> {
  const held = await registry.hold(id);
  held?.release();
  if (held === undefined || !isSet(held.table)) throw new Error(`there is no table ${id}`);
  return held.table;
}

export function chairOf({ setting }: Table, { player }: Person): StoredChair | undefined {
  return setting?.chairs.find((chair) => chair.player === player.id);
}

/** On their chair, and looking at the page. */
export function isHere({ joined }: Person): boolean {
  return joined !== undefined && joined.listener.viewer !== 'spectator' && joined.listener.unseenSince === undefined;
}

/** Opens the page, on one's own chair if there is one, or looks at it again. */
export async function comes(deps: SocketDeps, table: string, person: Person): Promise<void> {
  const { player, joined } = person;
  const chair = chairOf(await tableAt(deps, table), person);
  if (joined) return await says(deps, person, { type: 'here', visible: true });
  if (chair === undefined) return;
  const { seat } = chair;
  if (person.token?.seat !== seat)
    person.token = { seat, text: await deps.tokens.sign({ match: table, seat, player: player.id, epoch: 0 }) };
  const socket = Object.assign(new EventEmitter(), { close: () => {} }) as unknown as WebSocket;
  const newcomer = { payer: { address: player.id }, socket, send: () => {} };
  const came = await sitDown(deps, { type: 'join', match: table, token: person.token.text, from: 0 }, newcomer);
  if ('code' in came && came.code === 'banned') return;
  if ('code' in came) throw new Error(came.code);
  person.joined = came;
}

export function goes(deps: SocketDeps, person: Person): void {
  if (person.joined) standUp(deps, person.joined, LEFT);
  person.joined = undefined;
}

/** Also where they sit, and where they ask to. */
export async function takesName(deps: SocketDeps, { player }: Person, name: string): Promise<void> {
  const { context, registry, consent } = deps;
  await context.store.players.rename(player.id, name);
  await renameChairs(context, registry, { ...player, name });
  await consent.reconsider(player.id);
}

/** Whoever comes back after that is new here. */
export async function goesForGood(deps: SocketDeps, person: Person): Promise<void> {
  goes(deps, person);
  await forgetGuest(deps, person.player.id);
  delete person.token;
  person.player = await newPlayer(deps);
}

/** For a while they are not welcome. */
export async function isBanned(deps: SocketDeps, person: Person): Promise<void> {
  const guest = person.player.id;
  await deps.bans.put({ guest, called: '', ms: BAN_MS, addressMs: null, why: 'rude' });
  goes(deps, person);
  await deps.consent.reconsider(guest);
}

export async function says(deps: SocketDeps, { joined }: Person, said: Exclude<FromClient, Join>): Promise<void> {
  if (joined) await dispatch(deps, joined, said);
}

/** Whoever has the link asks for each chair of a bot, and sits down if they may. */
export async function asksForChair(deps: SocketDeps, { table: id }: Life, person: Person): Promise<void> {
  const table = await tableAt(deps, id);
  for (const { seat } of table.setting.chairs) await deps.consent.join(table, { player: person.player, seat });
  await comes(deps, id, person);
}
