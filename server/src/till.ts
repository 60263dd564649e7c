import type { Refusal } from '@haven/kit';
import { homeOf } from './http/home-of.ts';
import { BYTES_PER_COIN, ENTRIES_PER_COIN, type Limits } from './limits.ts';
import { type Bucket, createBucket, type Rate } from './rate-limit.ts';

/** Who pays: everybody behind an address together, a guest alone wherever they are, and each socket. */
export interface Payer {
  readonly address: string;
  readonly guest?: string | undefined;
  readonly socket?: Bucket;
}

/** Where expensive requests are paid for. */
export interface Till {
  /** Paid, or refused: then nothing was taken. */
  pay(payer: Payer, coins: number): Refusal | undefined;
  /** For what turned out to be expensive only when it was done. */
  owe(payer: Payer, coins: number): void;
  /** For a socket, which may belong to nobody. */
  newPurse(): Bucket;
}

/** Looked through for full purses when there are so many, and whenever they have doubled since. */
const MANY_PURSES = 1000;

export function createTill(limits: Limits, now: () => number): Till {
  const { coinsPerSecond: perSecond, purse: burst, addressFactor } = limits;
  const guests = bucketsByName({ perSecond, burst }, now);
  const addresses = bucketsByName({ perSecond: perSecond * addressFactor, burst: burst * addressFactor }, now);
  const pursesOf = ({ address, guest, socket }: Payer) => [
    addresses(homeOf(address)),
    ...(guest === undefined ? [] : [guests(guest)]),
    ...(socket === undefined ? [] : [socket]),
  ];
  return {
    pay: (payer, coins) => {
      // What is free is free also for those in debt.
      if (coins === 0) return undefined;
      const purses = pursesOf(payer);
      const seconds = Math.max(...purses.map((purse) => purse.waitFor(coins)));
      if (seconds > 0) return tooExpensive(seconds);
      for (const purse of purses) purse.take(coins);
      return undefined;
    },
    owe: (payer, coins) => {
      for (const purse of pursesOf(payer)) purse.owe(coins);
    },
    newPurse: () => createBucket({ perSecond, burst }, now),
  };
}

export function tooExpensive(seconds: number): Refusal {
  return { code: 'too-expensive', values: { seconds: Math.ceil(seconds) } };
}

export function coinsFor({ bytes = 0, entries = 0 }: { bytes?: number; entries?: number }): number {
  return bytes / BYTES_PER_COIN + entries / ENTRIES_PER_COIN;
}

/** A full bucket need not be remembered: a new one is just like it. Whoever comes and goes finds theirs as it was. */
export function bucketsByName(rate: Rate, now: () => number): (name: string) => Bucket {
  const buckets = new Map<string, Bucket>();
  let many = MANY_PURSES;
  const forgetFull = () => {
    for (const [name, bucket] of buckets) if (bucket.isFull()) buckets.delete(name);
    many = Math.max(MANY_PURSES, 2 * buckets.size);
  };
  return (name) => {
    if (buckets.size >= many) forgetFull();
    const bucket = buckets.get(name) ?? createBucket(rate, now);
    buckets.set(name, bucket);
    return bucket;
  };
}
