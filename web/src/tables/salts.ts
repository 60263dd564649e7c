import { SEED_BYTES, sealOf } from '@haven/kit';

/** This browser's salts by their seals, the latest first: they are opened when the table asks for them. */
type Salts = readonly (readonly [seal: string, salt: string])[];

const KEY = 'haven.salts';
const MOST = 100;

function kept(): Salts {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Salts;
  } catch {
    return [];
  }
}

/** Makes a salt that only this browser knows, and tells what binds it. */
export function newSeal(): string {
  const salt = randomHex(SEED_BYTES);
  const seal = sealOf(salt);
  localStorage.setItem(KEY, JSON.stringify([[seal, salt], ...kept()].slice(0, MOST)));
  return seal;
}

/** The salt behind a seal; undefined if another browser made it. */
export function saltBehind(seal: string): string | undefined {
  return kept().find(([each]) => each === seal)?.[1];
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
