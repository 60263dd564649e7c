import type { WebSocket } from 'ws';
import type { Limits } from '../limits.ts';
import { createBucket } from '../rate-limit.ts';
import { bucketsByName } from '../till.ts';

/** One socket's share of what its address may do. */
export interface Admission {
  /** All open sockets of the same address, this one included. */
  readonly neighbours: ReadonlySet<WebSocket>;
  /** Whether one more message may be read now. */
  mayTalk(): boolean;
  end(): void;
}

export interface ConnectionLimits {
  /** Undefined if this address has too many sockets already. */
  admit(address: string, socket: WebSocket): Admission | undefined;
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
      return {
        neighbours: sockets,
        mayTalk: () => own.take() && addresses(address).take(),
        end: () => {
          sockets.delete(socket);
          if (sockets.size === 0) socketsOf.delete(address);
        },
      };
    },
  };
}
