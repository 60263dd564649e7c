import type { Seat } from '@haven/kit';
import { type Bucket, createBucket, type Rate } from '../rate-limit.ts';
import type { Table } from './table.ts';

type BucketOf<Who> = (table: Table, who: Who) => Bucket;

/** A bucket for each seat of each table, however many sockets it has; it goes with the table. */
export function perSeat(rate: Rate, now: () => number): BucketOf<Seat> {
  return perVisitor(rate, now);
}

/** The same for whoever else comes to a table. */
export function perVisitor<Who>(rate: Rate, now: () => number): BucketOf<Who> {
  const tables = new WeakMap<Table, Map<Who, Bucket>>();
  return (table, who) => {
    const buckets = tables.get(table) ?? new Map<Who, Bucket>();
    tables.set(table, buckets);
    const bucket = buckets.get(who) ?? createBucket(rate, now);
    buckets.set(who, bucket);
    return bucket;
  };
}
