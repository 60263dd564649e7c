import type { Refusal } from '@haven/kit';
import type { RawData, WebSocket } from 'ws';
import { resign } from '../consent/resign.ts';
import { openSalt } from '../lobby/sealing.ts';
import { report } from '../server-context.ts';
import { sicknessIn } from '../sick-list.ts';
import { aided } from '../tables/aids.ts';
import { glance, leave, look } from '../tables/join.ts';
import { play } from '../tables/play.ts';
import { createQueue } from '../tables/queue.ts';
import { sendError } from '../tables/send-error.ts';
import { comeBack, handOver } from '../tables/stand-ins.ts';
import { CLOSE } from './close-codes.ts';
import { type FromClient, type Join, read } from './messages.ts';
import { sitDown } from './sit-down.ts';
import type { JoinedSocket, SocketDeps } from './socket-deps.ts';

/** Where a socket comes from, and whose browser it is if that is known. */
interface Origin {
  readonly address: string;
  readonly guest: Promise<string | undefined>;
}

/** Serves one socket until it closes. */
export function serveSocket(deps: SocketDeps, socket: WebSocket, origin: Origin): void {
  const { context, limits } = deps;
  const { address, guest } = origin;
  const connection = deps.connectionLimits.admit(address, socket);
  if (connection === undefined) return socket.close(CLOSE.busy, 'too many sockets');
  context.metrics.sockets.inc();
  const queue = createQueue();
  const purse = deps.till.newPurse();
  let joined: JoinedSocket | undefined;
  let bad = 0;

  const complain = (refusal: Refusal) => {
    bad += 1;
    sendError(context, { hear: connection.send }, refusal);
    if (bad >= limits.badMessages) socket.close(CLOSE.policy, refusal.code);
  };
  const handle = async (said: FromClient) => {
    if (said.type === 'join') joined = joined ? refuseTwice(complain, joined) : await come(said);
    else if (joined) await dispatch(deps, joined, said);
    else complain({ code: 'not-joined' });
  };
  const come = async (said: Join) => {
    const payer = { address, guest: await guest, socket: purse };
    const came = await sitDown(deps, said, { payer, socket, send: connection.send });
    return 'code' in came ? void complain(came) : came;
  };
  const leaveIdle = () => {
    if (joined === undefined) socket.close(CLOSE.policy, 'not-joined');
  };
  const failed = (error: unknown) => {
    const sickness = sicknessIn(error, context.sick);
    if (sickness) return complain(sickness);
    report(context, 'socket', error);
    complain({ code: 'server-error' });
  };

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!connection.mayTalk()) return complain({ code: 'too-many-messages' });
    const message = readRaw(data, { isBinary, longest: limits.messageBytes });
    if (message.refusal) return complain(message.refusal);
    bad = 0;
    const done = message.said.type === 'play' ? context.metrics.moveSeconds.startTimer() : undefined;
    queue
      .run(() => handle(message.said))
      .catch(failed)
      .finally(done);
  });
  socket.on('error', (error) => context.log.debug({ err: error }, 'socket'));
  const idle = setTimeout(leaveIdle, limits.joinSeconds * 1000).unref();
  socket.on('close', (code) => {
    clearTimeout(idle);
    connection.end();
    context.metrics.sockets.dec();
    queue.run(() => joined && standUp(deps, joined, code)).catch((error: unknown) => report(context, 'socket', error));
  });
}

function readRaw(data: RawData, form: { isBinary: boolean; longest: number }): ReturnType<typeof read> {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
  if (bytes.length > form.longest) return { refusal: { code: 'message-too-long', values: { bytes: form.longest } } };
  return form.isBinary ? { refusal: { code: 'bad-message', values: { at: '' } } } : read(bytes.toString());
}

function refuseTwice(complain: (refusal: Refusal) => void, joined: JoinedSocket): JoinedSocket {
  complain({ code: 'already-joined' });
  return joined;
}

/** Whoever was cut off may not know how things stand; whoever left does. */
export function standUp({ context, consent }: SocketDeps, { held, listener }: JoinedSocket, code: number): void {
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
