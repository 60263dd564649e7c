import type { Refusal } from '@haven/kit';
import type { RawData, WebSocket } from 'ws';
import { resign } from '../consent/resign.ts';
import { openSalt } from '../lobby/sealing.ts';
import { observeSince } from '../metrics.ts';
import type { Bucket } from '../rate-limit.ts';
import { report } from '../server-context.ts';
import { sicknessIn } from '../sick-list.ts';
import { aided } from '../tables/aids.ts';
import { glance, leave, look } from '../tables/join.ts';
import { sendError } from '../tables/messages.ts';
import { play } from '../tables/play.ts';
import { createQueue, type Queue } from '../tables/queue.ts';
import { comeBack, handOver } from '../tables/stand-ins.ts';
import { CLOSE } from './close-codes.ts';
import type { Admission } from './connection-limits.ts';
import { type FromClient, type Join, read } from './messages.ts';
import { sitDown } from './sit-down.ts';
import type { JoinedSocket, SocketDeps } from './socket-deps.ts';
import type { Outlet } from './text-frame.ts';
import { letGoFurthestBehind } from './unsent.ts';

/** Where a socket comes from, and whose browser it is if that is known. */
interface Origin {
  readonly address: string;
  readonly outlet: Outlet;
  readonly guest: Promise<string | undefined>;
}

/** A socket that is being served. */
interface Served {
  readonly deps: SocketDeps;
  readonly socket: WebSocket;
  readonly origin: Origin;
  readonly admission: Admission;
  readonly queue: Queue;
  readonly purse: Bucket;
  joined: JoinedSocket | undefined;
  /** How many messages in a row were refused. */
  bad: number;
  /** The length of the last message before which nothing waited: however long, it has not made anybody late. */
  alone: number;
}

/** Serves one socket until it closes. */
export function serveSocket(deps: SocketDeps, socket: WebSocket, origin: Origin): void {
  const { context, limits, till } = deps;
  const admission = deps.connectionLimits.admit(origin.address, socket);
  if (admission === undefined) return socket.close(CLOSE.busy, 'too many sockets');
  context.metrics.sockets.inc();
  const [queue, purse] = [createQueue(), till.newPurse()];
  const served: Served = { deps, socket, origin, admission, queue, purse, joined: undefined, bad: 0, alone: 0 };
  const stopWaiting = context.later.after(limits.joinSeconds * 1000, () => leaveIdle(served));
  socket.on('message', (data, isBinary) => hear(served, { data, isBinary }));
  socket.on('error', (error) => context.log.debug({ err: error }, 'socket'));
  socket.on('close', (code) => {
    stopWaiting();
    end(served, code);
  });
}

function hear(served: Served, raw: Raw): void {
  const { deps, socket, admission, queue } = served;
  if (socket.readyState !== socket.OPEN) return;
  if (!admission.mayTalk()) return complain(served, { code: 'too-many-messages' });
  const message = readRaw(raw, deps.limits.messageBytes);
  if (message.refusal) return complain(served, message.refusal);
  served.bad = 0;
  const heard = message.said.type === 'play' ? performance.now() : undefined;
  const end = () => heard !== undefined && observeSince(deps.context.metrics.moveSeconds, heard);
  queue
    .run(() => handle(served, message.said))
    .then(end, (error: unknown) => {
      fail(served, error);
      end();
    });
}

async function handle(served: Served, said: FromClient): Promise<void> {
  const { deps, joined } = served;
  if (said.type === 'join') return joined ? complain(served, { code: 'already-joined' }) : await come(served, said);
  return joined ? await dispatch(deps, joined, said) : complain(served, { code: 'not-joined' });
}

async function come(served: Served, said: Join): Promise<void> {
  const { deps, socket, origin, purse } = served;
  const payer = { address: origin.address, guest: await origin.guest, socket: purse };
  const came = await sitDown(deps, said, { payer, socket, send: (message) => send(served, message) });
  if ('code' in came) complain(served, came);
  else served.joined = came;
}

function complain(served: Served, refusal: Refusal): void {
  const { context, limits } = served.deps;
  served.bad += 1;
  sendError(context, { hear: (message) => send(served, message) }, refusal);
  if (served.bad >= limits.badMessages) served.socket.close(CLOSE.policy, refusal.code);
}

function fail(served: Served, error: unknown): void {
  const { context } = served.deps;
  const sickness = sicknessIn(error, context.sick);
  if (sickness) return complain(served, sickness);
  report(context, 'socket', error);
  complain(served, { code: 'server-error' });
}

/** A hundred sockets that are less behind are nothing to speak of. */
const MUCH_UNSENT = 64 * 1024;

/** Whoever does not read is let go without a goodbye, which would only wait behind all the rest. */
function send(served: Served, message: string): void {
  const { socket, admission, origin } = served;
  const { unsentBytes, unsentBytesPerAddress } = served.deps.limits;
  if (socket.readyState !== socket.OPEN) return;
  const { outlet } = origin;
  const unsent = outlet.unsent();
  if (unsent === 0) served.alone = message.length;
  if (unsent > unsentBytes + served.alone) return socket.terminate();
  const isGone = outlet.say(message);
  if (!isGone && outlet.unsent() > MUCH_UNSENT) letGoFurthestBehind(admission.neighbours, unsentBytesPerAddress);
}

function leaveIdle({ socket, joined }: Served): void {
  if (joined === undefined) socket.close(CLOSE.policy, 'not-joined');
}

function end(served: Served, code: number): void {
  const { deps, admission, queue } = served;
  const { context } = deps;
  admission.end();
  context.metrics.sockets.dec();
  queue
    .run(() => served.joined && standUp(deps, served.joined, code))
    .catch((error: unknown) => report(context, 'socket', error));
}

interface Raw {
  readonly data: RawData;
  readonly isBinary: boolean;
}

function readRaw({ data, isBinary }: Raw, longest: number): ReturnType<typeof read> {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
  if (bytes.length > longest) return { refusal: { code: 'message-too-long', values: { bytes: longest } } };
  return isBinary ? { refusal: { code: 'bad-message', values: { at: '' } } } : read(bytes.toString());
}

/** Whoever was cut off may not know how things stand; whoever left does. */
export function standUp(deps: SocketDeps, { held, listener }: JoinedSocket, code: number): void {
  const { context, consent, leaving } = deps;
  // Nobody's clock stops because a server does.
  if (leaving.isHandingOver()) return held.release();
  leave(context, held.table, listener);
  consent.watch(held.table);
  if (code === CLOSE.cutOff) held.table.announce();
  held.release();
}

export async function dispatch(deps: SocketDeps, joined: JoinedSocket, said: Exclude<FromClient, Join>): Promise<void> {
  const { listener, payer } = joined;
  const { table } = joined.held;
  const sickness = deps.context.sick.of(table.id);
  if (sickness) throw sickness;
  const refusal = deps.bill(table, { payer, viewer: listener.viewer, said });
  if (refusal) return sendError(deps.context, listener, refusal);
  try {
    await act(deps, joined, said);
  } catch (error) {
    table.suffer(error);
    throw error;
  }
}

function act(deps: SocketDeps, { held, listener }: JoinedSocket, said: Exclude<FromClient, Join>): Promise<void> {
  const { context, consent, chat } = deps;
  switch (said.type) {
    case 'propose':
      return consent.propose(held.table, listener, said.proposal);
    case 'vote':
      return consent.vote(held.table, listener, said);
    case 'withdraw':
      return consent.withdraw(held.table, listener, said.request);
    case 'hand-over':
      return handOver(context, held.table, listener);
    case 'resign':
      return resign(context, held.table, listener);
    case 'return':
      return comeBack(context, held.table, listener);
    case 'say':
      return chat.say(held.table, listener, said.said);
    case 'here':
      return held.table.queue.run(() => glance(context, held.table, { listener, isSeen: said.visible }));
    case 'look':
      return look(context, held.table, { listener, from: said.from });
    case 'aided':
      return aided(context, held.table, { listener, aid: said.aid });
    case 'salt':
      return openSalt(context, held.table, { listener, salt: said.salt });
    default:
      return play(context, held.table, { listener, message: said });
  }
}

/** Says goodbye to everybody; whoever does not answer is cut off. */
export function closeSockets(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) {
    socket.close(CLOSE.stopping, 'stopping');
    setTimeout(() => socket.terminate(), 500).unref();
  }
}
