import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './game.ts';

/** Where a seed came from: the table's share and each chair's salt; null for whoever had none or did not open it. */
export interface Fairness {
  readonly share: string;
  readonly seal: string;
  readonly chairs: readonly { readonly seal: string | null; readonly salt: string | null }[];
}

/** SHA-256 of a text, in hexadecimal: told first, it binds whoever told it. */
export function sealOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** The seed of a match: nobody who has one share alone could choose it. */
export function mixedSeed(share: string, salts: readonly (string | null)[]): string {
  return sealOf(JSON.stringify([share, ...salts]));
}

interface Answer {
  readonly seat: Seat;
  readonly asked: number;
  readonly move: string;
  readonly nonce: string;
}

/** The nonce keeps others from trying all moves until one fits. */
export function sealOfAnswer({ seat, asked, move, nonce }: Answer): string {
  return sealOf(JSON.stringify([seat, asked, move, nonce]));
}
