import type { Refusal } from '@haven/kit';
import type { WebSocket } from 'ws';
import { PRICES } from '../limits.ts';
import type { SeatClaim } from '../seat-tokens.ts';
import type { StoredChair } from '../store/tables.ts';
import { holdPaid } from '../tables/hold-paid.ts';
import { costOfLooking, join } from '../tables/join.ts';
import type { Held } from '../tables/registry.ts';
import type { Listener, Table } from '../tables/table.ts';
import type { Payer } from '../till.ts';
import { CLOSE } from './close-codes.ts';
import type { Join } from './messages.ts';
import type { JoinedSocket, SocketDeps } from './socket-deps.ts';

const SPECTATOR = 'spectator';

interface Newcomer {
  readonly payer: Payer;
  readonly socket: WebSocket;
  send(message: string): void;
}

/** Joins a table at a seat or to look on; or why not. */
export async function sitDown(deps: SocketDeps, said: Join, newcomer: Newcomer): Promise<JoinedSocket | Refusal> {
  const { payer, socket, send } = newcomer;
  const unpaid = deps.till.pay(payer, PRICES.join);
  if (unpaid) return unpaid;
  const claim = await claimIn(deps, said);
  const banned = deps.bans.refusalFor({ ...payer, guest: ownerOf(claim) ?? payer.guest });
  if (banned) return banned;
  const held = await holdPaid(deps, { id: said.match, payer });
  if (held === undefined) return { code: claim ? 'unknown-match' : 'bad-token' };
  if (claim === undefined || !proves(claim, held.table)) return given(held, { code: 'bad-token' });
  const guest = ownerOf(claim) ?? payer.guest;
  const listener = { ...listenerOf(claim, send), ...(await cardOf(deps, held.table, guest)) };
  const place = { held, listener, payer: { ...payer, guest } };
  const tooLong = deps.till.pay(
    place.payer,
    costOfLooking(deps.context, held.table, { viewer: listener.viewer, from: said.from }),
  );
  if (tooLong) return given(held, tooLong);
  if (place.payer.guest !== undefined) deps.bans.note(place.payer.guest, payer.address);
  endWithEpoch(deps, claim, socket);
  return attendFrom(deps, place, said);
}

/** What the token of a newcomer is worth; undefined if nothing. */
async function claimIn(deps: SocketDeps, { token }: Join): Promise<SeatClaim | typeof SPECTATOR | undefined> {
  if (token === undefined) return SPECTATOR;
  const claim = await deps.tokens.read(token);
  return claim && (await isInForce(deps, claim)) ? claim : undefined;
}

function ownerOf(claim: SeatClaim | typeof SPECTATOR | undefined): string | undefined {
  return claim === undefined || claim === SPECTATOR ? undefined : claim.player;
}

/** A player who has signed out everywhere since has to prove themself anew. */
async function isInForce({ context }: SocketDeps, { player, epoch = 0 }: SeatClaim): Promise<boolean> {
  return player === undefined || (await context.store.players.epoch(player)) === epoch;
}

function endWithEpoch({ sittings }: SocketDeps, claim: SeatClaim | typeof SPECTATOR, socket: WebSocket): void {
  if (claim === SPECTATOR || claim.player === undefined) return;
  socket.once(
    'close',
    sittings.add(claim.player, () => socket.close(CLOSE.policy, 'signed out')),
  );
}

/** The table is not needed after all. */
function given(held: Held, refusal: Refusal): Refusal {
  held.release();
  return refusal;
}

/** Whether the seat of the claim is one of this very table, and still that player's. */
function proves(claim: SeatClaim | typeof SPECTATOR, { id, setting }: Table): boolean {
  if (claim === SPECTATOR) return true;
  if (claim.match !== id) return false;
  return setting === undefined || isTheirs(setting.chairs[claim.seat], claim.player);
}

function isTheirs(chair: StoredChair | undefined, player: string | undefined): boolean {
  return player !== undefined && chair?.player === player && chair.kind !== 'open';
}

function listenerOf(claim: SeatClaim | typeof SPECTATOR, hear: Listener['hear']): Listener {
  if (claim === SPECTATOR) return { viewer: SPECTATOR, hear };
  return { viewer: claim.seat, hear, ...(claim.player !== undefined && { player: claim.player }) };
}

/** Before a match those at the table want to know who looks in. */
async function cardOf({ context }: SocketDeps, { setting }: Table, guest: string | undefined): Promise<Card> {
  if (guest === undefined) return {};
  if (setting?.phase !== 'gathering') return { guest };
  return { guest, name: (await context.store.players.load(guest))?.name ?? '' };
}

type Card = Pick<Listener, 'guest' | 'name'>;

async function attendFrom(
  { context, marks, consent, chat }: SocketDeps,
  joined: JoinedSocket,
  { from }: Join,
): Promise<JoinedSocket> {
  const { listener } = joined;
  const { table } = joined.held;
  try {
    listener.hear(await marks.message());
    await join(context, table, { listener, from });
    consent.tell(table, listener);
    await chat.tell(table, listener);
    return joined;
  } catch (error) {
    table.suffer(error);
    joined.held.release();
    throw error;
  }
}
