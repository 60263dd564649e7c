import type { Refusal } from '@haven/kit';
import type { RawData, WebSocket } from 'ws';
import type { Chat } from '../chat/chat.ts';
import { comeBack } from '../clocks/stand-ins.ts';
import type { Consent } from '../consent/consent.ts';
import { type House, report } from '../house.ts';
import type { Limits } from '../limits.ts';
import { openSalt } from '../lobby/sealing.ts';
import { aided } from '../matches/aids.ts';
import { join, leave, look } from '../matches/attend.ts';
import { decide } from '../matches/decide.ts';
import type { Held, Matches } from '../matches/matches.ts';
import { createQueue } from '../matches/queue.ts';
import type { Listener, Table } from '../matches/table.ts';
import type { Claim, SeatTokens } from '../seat-tokens.ts';
import { Sick } from '../sick-list.ts';
import type { StoredChair } from '../store/tables.ts';
import { type Join, read, type Said } from './messages.ts';
import type { Sittings } from './sittings.ts';
import type { Visitors } from './visitors.ts';

/** Close codes of the WebSocket standard. */
const CLOSE = { stopping: 1001, cutOff: 1006, policy: 1008, busy: 1013 } as const;

export interface Door {
  readonly house: House;
  readonly limits: Limits;
  readonly matches: Matches;
  readonly tokens: SeatTokens;
  readonly visitors: Visitors;
  readonly sittings: Sittings;
  readonly consent: Consent;
  readonly chat: Chat;
}

/** Where this socket's person sits. */
interface Place {
  readonly held: Held;
  readonly listener: Listener;
}

/** Serves one socket until it closes. */
export function serveSocket(door: Door, socket: WebSocket, address: string): void {
  const { house, limits } = door;
  const visit = door.visitors.admit(address);
  if (visit === undefined) return socket.close(CLOSE.busy, 'too many sockets');
  house.metrics.sockets.inc();
  const queue = createQueue();
  let place: Place | undefined;
  let bad = 0;

  const complain = (refusal: Refusal) => {
    bad += 1;
    house.metrics.refusals.inc({ code: refusal.code });
    send(socket, limits, JSON.stringify({ type: 'error', refusal }));
    if (bad >= limits.badMessages) socket.close(CLOSE.policy, refusal.code);
  };
  const handle = async (said: Said) => {
    if (said.type === 'join')
      place = place ? refuseTwice(complain, place) : await sitDown(door, said, { socket, complain });
    else if (place) await attend(door, place, said);
    else complain({ code: 'not-joined' });
  };
  const failed = (error: unknown) => {
    if (error instanceof Sick) return complain(error.refusal);
    report(house, 'socket', error);
    complain({ code: 'server-error' });
  };

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!visit.mayTalk()) return complain({ code: 'too-many-messages' });
    const message = readRaw(data, { isBinary, longest: limits.messageBytes });
    if (message.refusal) return complain(message.refusal);
    bad = 0;
    const done = message.said.type === 'play' ? house.metrics.moveSeconds.startTimer() : undefined;
    queue
      .run(() => handle(message.said))
      .catch(failed)
      .finally(done);
  });
  socket.on('error', (error) => house.log.debug({ err: error }, 'socket'));
  socket.on('close', (code) => {
    visit.end();
    house.metrics.sockets.dec();
    queue.run(() => place && standUp(house, place, code)).catch((error: unknown) => report(house, 'socket', error));
  });
}

function readRaw(data: RawData, form: { isBinary: boolean; longest: number }): ReturnType<typeof read> {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
  if (bytes.length > form.longest) return { refusal: { code: 'message-too-long', values: { bytes: form.longest } } };
  return form.isBinary ? { refusal: { code: 'bad-message', values: { at: '' } } } : read(bytes.toString());
}

function send(socket: WebSocket, limits: Limits, letter: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > limits.unsentBytes) socket.close(CLOSE.busy, 'too slow');
  else socket.send(letter);
}

function refuseTwice(complain: (refusal: Refusal) => void, place: Place): Place {
  complain({ code: 'already-joined' });
  return place;
}

interface Newcomer {
  readonly socket: WebSocket;
  complain(refusal: Refusal): void;
}

async function sitDown(door: Door, said: Join, { socket, complain }: Newcomer): Promise<Place | undefined> {
  const claim = said.token === undefined ? SPECTATOR : await door.tokens.read(said.token);
  const held = await door.matches.hold(said.match);
  if (held === undefined) return void complain({ code: claim ? 'unknown-match' : 'bad-token' });
  const proven = claim && proves(claim, held.table) && (await isInForce(door, claim)) ? claim : undefined;
  if (proven === undefined) {
    held.release();
    return void complain({ code: 'bad-token' });
  }
  endWithEpoch(door, proven, socket);
  return attendFrom(door, { held, listener: listenerOf(proven, (letter) => send(socket, door.limits, letter)) }, said);
}

const SPECTATOR = 'spectator';

/** Whether the seat of the claim is one of this very table, and still that player's. */
function proves(claim: Claim | typeof SPECTATOR, { id, setting }: Table): boolean {
  if (claim === SPECTATOR) return true;
  if (claim.match !== id) return false;
  return setting === undefined || isTheirs(setting.chairs[claim.seat], claim.player);
}

/** A player who has signed out everywhere since has to prove themself anew. */
async function isInForce({ house }: Door, claim: Claim | typeof SPECTATOR): Promise<boolean> {
  if (claim === SPECTATOR || claim.player === undefined) return true;
  return (await house.store.players.epoch(claim.player)) === (claim.epoch ?? 0);
}

function endWithEpoch({ sittings }: Door, claim: Claim | typeof SPECTATOR, socket: WebSocket): void {
  if (claim === SPECTATOR || claim.player === undefined) return;
  socket.once(
    'close',
    sittings.add(claim.player, () => socket.close(CLOSE.policy, 'signed out')),
  );
}

function isTheirs(chair: StoredChair | undefined, player: string | undefined): boolean {
  return player !== undefined && chair?.player === player && chair.kind !== 'open';
}

function listenerOf(claim: Claim | typeof SPECTATOR, hear: Listener['hear']): Listener {
  if (claim === SPECTATOR) return { viewer: SPECTATOR, hear };
  return { viewer: claim.seat, hear, ...(claim.player !== undefined && { player: claim.player }) };
}

async function attendFrom({ house, consent, chat }: Door, place: Place, { from }: Join): Promise<Place> {
  const { listener } = place;
  const { table } = place.held;
  try {
    await join(house, table, { listener, from });
    consent.tell(table, listener);
    await chat.tell(table, listener);
    return place;
  } catch (error) {
    table.suffer(error);
    place.held.release();
    throw error;
  }
}

/** Whoever was cut off may not know how things stand; whoever left does. */
function standUp(house: House, { held, listener }: Place, code: number): void {
  leave(house, held.table, listener);
  if (code === CLOSE.cutOff) held.table.announce();
  held.release();
}

async function attend(door: Door, place: Place, said: Exclude<Said, Join>): Promise<void> {
  const sickness = door.house.sick.of(place.held.table.id);
  if (sickness) throw sickness;
  try {
    await answer(door, place, said);
  } catch (error) {
    place.held.table.suffer(error);
    throw error;
  }
}

function answer(door: Door, { held, listener }: Place, said: Exclude<Said, Join>): Promise<void> {
  const { house, consent, chat } = door;
  switch (said.type) {
    case 'propose':
      return consent.propose(held.table, listener, said.proposal);
    case 'vote':
      return consent.vote(held.table, listener, said);
    case 'return':
      return comeBack(house, held.table, listener);
    case 'say':
      return chat.say(held.table, listener, said.said);
    case 'look':
      return look(house, held.table, { listener, from: said.from });
    case 'aided':
      return aided(house, held.table, { listener, aid: said.aid });
    case 'salt':
      return openSalt(house, held.table, { listener, salt: said.salt });
    default:
      return decide(house, held.table, { listener, wish: said });
  }
}

/** Says goodbye to everybody; whoever does not answer is cut off. */
export function closeSockets(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) {
    socket.close(CLOSE.stopping, 'stopping');
    setTimeout(() => socket.terminate(), 500).unref();
  }
}
