import type { Limits } from '../limits.ts';
import { type Bucket, createBucket } from './bucket.ts';

/** One socket's share of what its address may do. */
interface Visit {
  /** Whether one more message may be read now. */
  mayTalk(): boolean;
  end(): void;
}

export interface Visitors {
  /** Undefined if this address has too many sockets already. */
  admit(address: string): Visit | undefined;
}

interface Visitor {
  sockets: number;
  readonly bucket: Bucket;
}

export function createVisitors(limits: Limits, now: () => number): Visitors {
  const { messagesPerSecond: perSecond, burst, addressFactor, socketsPerAddress } = limits;
  const visitors = new Map<string, Visitor>();
  const newcomer = () => ({
    sockets: 0,
    bucket: createBucket({ perSecond: perSecond * addressFactor, burst: burst * addressFactor }, now),
  });
  return {
    admit: (address) => {
      const visitor = visitors.get(address) ?? newcomer();
      if (visitor.sockets >= socketsPerAddress) return undefined;
      visitors.set(address, visitor);
      visitor.sockets += 1;
      const own = createBucket({ perSecond, burst }, now);
      return {
        mayTalk: () => own.take() && visitor.bucket.take(),
        end: () => {
          visitor.sockets -= 1;
          if (visitor.sockets === 0) visitors.delete(address);
        },
      };
    },
  };
}
