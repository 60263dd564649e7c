import type { Seat } from '@haven/kit';
import type { Table } from '../matches/table.ts';
import { type Bucket, createBucket } from './bucket.ts';

/** A bucket for each seat of each table, however many sockets it has; it goes with the table. */
export function perSeat(
  rate: { perSecond: number; burst: number },
  now: () => number,
): (table: Table, seat: Seat) => Bucket {
  const tables = new WeakMap<Table, Map<Seat, Bucket>>();
  return (table, seat) => {
    const seats = tables.get(table) ?? new Map<Seat, Bucket>();
    tables.set(table, seats);
    const bucket = seats.get(seat) ?? createBucket(rate, now);
    seats.set(seat, bucket);
    return bucket;
  };
}
