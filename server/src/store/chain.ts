import { hash } from 'node:crypto';
import { sumOf } from './sums.ts';

/** Of 6 bits each: more than enough against chance. */
const HASH_LENGTH = 22;

/** How a match began, as stored: none of it ever changes. */
export interface Origin {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: string;
  readonly seed: string;
  readonly initial: string;
  readonly created: number;
  readonly fairness: string | null;
  readonly documents: string | null;
}

/** An entry as stored. */
export interface Link {
  readonly seq: number;
  readonly seat: number;
  readonly entry: string;
  readonly at: number;
  /** Over the entry and the hash before it: so over everything up to here. */
  readonly hash: string;
}

/** Where a chain ends, kept apart from it: an end that vanishes is missed. */
export interface Head {
  readonly entries: number;
  readonly hash: string;
  /** When the last entry was added, or the match created. */
  readonly at: number;
}

export function originHash(origin: Origin): string {
  const { id, game, version, seats, options, seed, initial, created, fairness, documents } = origin;
  return hashOf(JSON.stringify([id, game, version, seats, options, seed, initial, created, fairness, documents]));
}

export function linkHash(previous: string, { seq, seat, entry, at }: Omit<Link, 'hash'>): string {
  return hashOf(`${previous} ${seq} ${seat} ${at}\n${entry}`);
}

/** A snapshot belongs to the entries that led to it. */
export function snapshotHash(chain: string, state: string): string {
  return hashOf(`${chain}\n${state}`);
}

/** The head of another match does not pass for this one's. */
export function headSum(id: string, number: number, { entries, hash, at }: Head): number {
  return sumOf([id, number, entries, hash, at]);
}

/** Why these are not the entries that were written, or undefined. */
export function breakIn(origin: Origin, links: readonly Link[], head: Head): string | undefined {
  let previous = originHash(origin);
  for (const [index, link] of links.entries()) {
    if (link.seq !== index) return `entry ${index} is missing`;
    if (link.hash !== linkHash(previous, link)) return `entry ${index} or what led to it is not as it was written`;
    previous = link.hash;
  }
  if (links.length !== head.entries) return `${head.entries} entries were written, ${links.length} are there`;
  return previous === head.hash ? undefined : 'its beginning or its last hash is not as it was written';
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, HASH_LENGTH);
}
