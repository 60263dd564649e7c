import type { Refusal } from '@haven/kit';
import type { WebSocket } from 'ws';
import { PRICES } from '../limits.ts';
import type { Claim } from '../seat-tokens.ts';
import type { StoredChair } from '../store/tables.ts';
import { holdPaid } from '../tables/hold-paid.ts';
import { costOfLooking, join } from '../tables/join.ts';
import type { Held } from '../tables/registry.ts';
import type { Listener, Table } from '../tables/table.ts';
import type { Payer } from '../till.ts';
import { CLOSE } from './close-codes.ts';
import type { Join } from './messages.ts';
import type { Door, Place } from './socket-deps.ts';

const SPECTATOR = 'spectator';

interface Newcomer {
  readonly payer: Payer;
  readonly socket: WebSocket;
  send(letter: string): void;
}

/** Joins a table at a seat or to look on; or why not. */
export async function sitDown(door: Door, said: Join, newcomer: Newcomer): Promise<Place | Refusal> {
  const { payer, socket, send } = newcomer;
  const unpaid = door.till.pay(payer, PRICES.join);
  if (unpaid) return unpaid;
  const claim = await claimIn(door, said);
  const banned = door.bans.refusalFor({ ...payer, guest: ownerOf(claim) ?? payer.guest });
  if (banned) return banned;
  const held = await holdPaid(door, { id: said.match, payer });
  if (held === undefined) return { code: claim ? 'unknown-match' : 'bad-token' };
  if (claim === undefined || !proves(claim, held.table)) return given(held, { code: 'bad-token' });
  const guest = ownerOf(claim) ?? payer.guest;
  const listener = { ...listenerOf(claim, send), ...(guest !== undefined && { guest }) };
  const place = { held, listener, payer: { ...payer, guest } };
  const tooLong = door.till.pay(
    place.payer,
    costOfLooking(door.context, held.table, { viewer: listener.viewer, from: said.from }),
  );
  if (tooLong) return given(held, tooLong);
  if (place.payer.guest !== undefined) door.bans.note(place.payer.guest, payer.address);
  endWithEpoch(door, claim, socket);
  return attendFrom(door, place, said);
}

/** What the token of a newcomer is worth; undefined if nothing. */
async function claimIn(door: Door, { token }: Join): Promise<Claim | typeof SPECTATOR | undefined> {
  if (token === undefined) return SPECTATOR;
  const claim = await door.tokens.read(token);
  return claim && (await isInForce(door, claim)) ? claim : undefined;
}

function ownerOf(claim: Claim | typeof SPECTATOR | undefined): string | undefined {
  return claim === undefined || claim === SPECTATOR ? undefined : claim.player;
}

/** A player who has signed out everywhere since has to prove themself anew. */
async function isInForce({ context }: Door, { player, epoch = 0 }: Claim): Promise<boolean> {
  return player === undefined || (await context.store.players.epoch(player)) === epoch;
}

function endWithEpoch({ sittings }: Door, claim: Claim | typeof SPECTATOR, socket: WebSocket): void {
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
function proves(claim: Claim | typeof SPECTATOR, { id, setting }: Table): boolean {
  if (claim === SPECTATOR) return true;
  if (claim.match !== id) return false;
  return setting === undefined || isTheirs(setting.chairs[claim.seat], claim.player);
}

function isTheirs(chair: StoredChair | undefined, player: string | undefined): boolean {
  return player !== undefined && chair?.player === player && chair.kind !== 'open';
}

function listenerOf(claim: Claim | typeof SPECTATOR, hear: Listener['hear']): Listener {
  if (claim === SPECTATOR) return { viewer: SPECTATOR, hear };
  return { viewer: claim.seat, hear, ...(claim.player !== undefined && { player: claim.player }) };
}

async function attendFrom({ context, marks, consent, chat }: Door, place: Place, { from }: Join): Promise<Place> {
  const { listener } = place;
  const { table } = place.held;
  try {
    listener.hear(await marks.letter());
    await join(context, table, { listener, from });
    consent.tell(table, listener);
    await chat.tell(table, listener);
    return place;
  } catch (error) {
    table.suffer(error);
    place.held.release();
    throw error;
  }
}
