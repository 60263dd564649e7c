import { SEED_BYTES, sealOf } from '@haven/kit';

/** This browser's salts by their seals, the latest first: they are opened when the table asks for them. */
type Salts = readonly (readonly [seal: string, salt: string])[];

const KEY = 'haven.salts';
const MOST = 100;

/** Where nothing can be kept, a salt lasts as long as the page. */
let inHand: Salts = [];

function kept(): Salts {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Salts;
  } catch {
    return [];
  }
}

function keep(salts: Salts): void {
  inHand = [...salts.slice(0, 1), ...inHand].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(salts.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing can play all the same.
  }
}

/** For whoever leaves this browser to somebody else. */
export function forgetSalts(): void {
  inHand = [];
  keep([]);
}

/** Makes a salt that only this browser knows, and tells what binds it. */
export function newSeal(): string {
  const salt = randomHex(SEED_BYTES);
  const seal = sealOf(salt);
  keep([[seal, salt], ...kept()]);
  return seal;
}

/** The salt behind a seal; undefined if another browser made it. */
export function saltBehind(seal: string): string | undefined {
  return [...inHand, ...kept()].find(([each]) => each === seal)?.[1];
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
