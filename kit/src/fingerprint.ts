import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of plain JSON data, whatever the order of its keys. */
export function fingerprint(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))));
}

function canonical(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) => (isRecord(value) ? sorted(value) : value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
