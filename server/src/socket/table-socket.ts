import type { Refusal, Viewer } from '@haven/kit';
import type { RawData, WebSocket } from 'ws';
import { type House, report } from '../house.ts';
import type { Limits } from '../limits.ts';
import { aided } from '../matches/aids.ts';
import { join, leave, look } from '../matches/attend.ts';
import { decide } from '../matches/decide.ts';
import type { Held, Matches } from '../matches/matches.ts';
import { createQueue } from '../matches/queue.ts';
import type { Listener } from '../matches/table.ts';
import type { SeatTokens } from '../seat-tokens.ts';
import { type Join, read, type Said } from './messages.ts';
import type { Visitors } from './visitors.ts';

/** Close codes of the WebSocket standard. */
const CLOSE = { stopping: 1001, policy: 1008, busy: 1013 } as const;

export interface Door {
  readonly house: House;
  readonly limits: Limits;
  readonly matches: Matches;
  readonly tokens: SeatTokens;
  readonly visitors: Visitors;
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
    else if (place) await attend(house, place, said);
    else complain({ code: 'not-joined' });
  };
  const failed = (error: unknown) => {
    report(house, 'socket', error);
    complain({ code: 'server-error' });
  };

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!visit.mayTalk()) return complain({ code: 'too-many-messages' });
    const message = readRaw(data, { isBinary, longest: limits.messageBytes });
    if (message.refusal) return complain(message.refusal);
    bad = 0;
    queue.run(() => handle(message.said)).catch(failed);
  });
  socket.on('error', (error) => house.log.debug({ err: error }, 'socket'));
  socket.on('close', () => {
    visit.end();
    house.metrics.sockets.dec();
    void queue.run(() => place && standUp(place));
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
  const viewer = await viewerOf(door.tokens, said);
  if (viewer === undefined) return void complain({ code: 'bad-token' });
  const held = await door.matches.hold(said.match);
  if (held === undefined) return void complain({ code: 'unknown-match' });
  const listener: Listener = { viewer, hear: (letter) => send(socket, door.limits, letter) };
  try {
    await join(held.table, listener, said.from);
  } catch (error) {
    held.release();
    throw error;
  }
  return { held, listener };
}

/** The seat that the token proves, for this very match. */
async function viewerOf(tokens: SeatTokens, { match, token }: Join): Promise<Viewer | undefined> {
  if (token === undefined) return 'spectator';
  const claim = await tokens.read(token);
  return claim?.match === match ? claim.seat : undefined;
}

function standUp({ held, listener }: Place): void {
  leave(held.table, listener);
  held.release();
}

function attend(house: House, { held, listener }: Place, said: Exclude<Said, Join>): Promise<void> {
  switch (said.type) {
    case 'look':
      return look(held.table, listener, said.from);
    case 'aided':
      return aided(house, held.table, { listener, aid: said.aid });
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
