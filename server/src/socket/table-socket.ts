import type { Refusal } from '@haven/kit';
import type { RawData, WebSocket } from 'ws';
import { resign } from '../consent/resign.ts';
import { openSalt } from '../lobby/sealing.ts';
import { report } from '../server-context.ts';
import { sicknessIn } from '../sick-list.ts';
import { aided } from '../tables/aids.ts';
import { glance, leave, look } from '../tables/join.ts';
import { decide } from '../tables/play.ts';
import { createQueue } from '../tables/queue.ts';
import { complain } from '../tables/send-error.ts';
import { comeBack, handOver } from '../tables/stand-ins.ts';
import { CLOSE } from './close-codes.ts';
import { type Join, read, type Said } from './messages.ts';
import { sitDown } from './sit-down.ts';
import type { Door, Place } from './socket-deps.ts';

/** Where a socket comes from, and whose browser it is if that is known. */
interface Origin {
  readonly address: string;
  readonly guest: Promise<string | undefined>;
}

/** Serves one socket until it closes. */
export function serveSocket(door: Door, socket: WebSocket, origin: Origin): void {
  const { context, limits } = door;
  const { address, guest } = origin;
  const visit = door.visitors.admit(address, socket);
  if (visit === undefined) return socket.close(CLOSE.busy, 'too many sockets');
  context.metrics.sockets.inc();
  const queue = createQueue();
  const purse = door.till.newPurse();
  let place: Place | undefined;
  let bad = 0;

  const complain = (refusal: Refusal) => {
    bad += 1;
    context.metrics.refusals.inc({ code: refusal.code });
    visit.send(JSON.stringify({ type: 'error', refusal }));
    if (bad >= limits.badMessages) socket.close(CLOSE.policy, refusal.code);
  };
  const handle = async (said: Said) => {
    if (said.type === 'join') place = place ? refuseTwice(complain, place) : await come(said);
    else if (place) await attend(door, place, said);
    else complain({ code: 'not-joined' });
  };
  const come = async (said: Join) => {
    const payer = { address, guest: await guest, socket: purse };
    const came = await sitDown(door, said, { payer, socket, send: visit.send });
    return 'code' in came ? void complain(came) : came;
  };
  const leaveIdle = () => {
    if (place === undefined) socket.close(CLOSE.policy, 'not-joined');
  };
  const failed = (error: unknown) => {
    const sickness = sicknessIn(error, context.sick);
    if (sickness) return complain(sickness);
    report(context, 'socket', error);
    complain({ code: 'server-error' });
  };

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!visit.mayTalk()) return complain({ code: 'too-many-messages' });
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
    visit.end();
    context.metrics.sockets.dec();
    queue.run(() => place && standUp(door, place, code)).catch((error: unknown) => report(context, 'socket', error));
  });
}

function readRaw(data: RawData, form: { isBinary: boolean; longest: number }): ReturnType<typeof read> {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
  if (bytes.length > form.longest) return { refusal: { code: 'message-too-long', values: { bytes: form.longest } } };
  return form.isBinary ? { refusal: { code: 'bad-message', values: { at: '' } } } : read(bytes.toString());
}

function refuseTwice(complain: (refusal: Refusal) => void, place: Place): Place {
  complain({ code: 'already-joined' });
  return place;
}

/** Whoever was cut off may not know how things stand; whoever left does. */
export function standUp({ context, consent }: Door, { held, listener }: Place, code: number): void {
  leave(context, held.table, listener);
  consent.watch(held.table);
  if (code === CLOSE.cutOff) held.table.announce();
  held.release();
}

export async function attend(door: Door, place: Place, said: Exclude<Said, Join>): Promise<void> {
  const { listener, payer } = place;
  const { table } = place.held;
  const sickness = door.context.sick.of(table.id);
  if (sickness) throw sickness;
  const refusal = door.bill(table, { payer, viewer: listener.viewer, said });
  if (refusal) return complain(door.context, listener, refusal);
  try {
    await act(door, place, said);
  } catch (error) {
    table.suffer(error);
    throw error;
  }
}

function act(door: Door, { held, listener }: Place, said: Exclude<Said, Join>): Promise<void> {
  const { context, consent, chat } = door;
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
      return decide(context, held.table, { listener, wish: said });
  }
}

/** Says goodbye to everybody; whoever does not answer is cut off. */
export function closeSockets(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) {
    socket.close(CLOSE.stopping, 'stopping');
    setTimeout(() => socket.terminate(), 500).unref();
  }
}
