import type { WebSocket } from 'ws';
import type { Limits } from '../limits.ts';
import { createBucket } from '../rate-limit.ts';
import { bucketsByName } from '../till.ts';
import { letGoFurthestBehind } from './unsent.ts';

/** One socket's share of what its address may do. */
interface Connection {
  /** Whether one more message may be read now. */
  mayTalk(): boolean;
  send(message: string): void;
  end(): void;
}

export interface ConnectionLimits {
  /** Undefined if this address has too many sockets already. */
  admit(address: string, socket: WebSocket): Connection | undefined;
}

export function createConnectionLimits(limits: Limits, now: () => number): ConnectionLimits {
  const { messagesPerSecond: perSecond, burst, addressFactor, socketsPerAddress } = limits;
  const addresses = bucketsByName({ perSecond: perSecond * addressFactor, burst: burst * addressFactor }, now);
  const socketsOf = new Map<string, Set<WebSocket>>();
  return {
    admit: (address, socket) => {
      const sockets = socketsOf.get(address) ?? new Set();
      if (sockets.size >= socketsPerAddress) return undefined;
      socketsOf.set(address, sockets.add(socket));
      const own = createBucket({ perSecond, burst }, now);
      const reader = { socket, sockets, alone: 0 };
      return {
        mayTalk: () => own.take() && addresses(address).take(),
        send: (message) => send(limits, reader, message),
        end: () => {
          sockets.delete(socket);
          if (sockets.size === 0) socketsOf.delete(address);
        },
      };
    },
  };
}

/** A hundred sockets that are less behind are nothing to speak of. */
const MUCH_UNSENT = 64 * 1024;

interface Reader {
  readonly socket: WebSocket;
  /** All those of the same address. */
  readonly sockets: ReadonlySet<WebSocket>;
  /** The length of the last message before which nothing waited: however long, it has not made anybody late. */
  alone: number;
}

/** Whoever does not read is let go without a goodbye, which would only wait behind all the rest. */
function send(limits: Limits, reader: Reader, message: string): void {
  const { socket, sockets } = reader;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount === 0) reader.alone = message.length;
  if (socket.bufferedAmount > limits.unsentBytes + reader.alone) return socket.terminate();
  socket.send(message);
  if (socket.bufferedAmount > MUCH_UNSENT) letGoFurthestBehind(sockets, limits.unsentBytesPerAddress);
}
