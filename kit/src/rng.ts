import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** The only source of chance: fair whole numbers. */
export interface Rng {
  /** 0..n-1, each equally likely. */
  below(n: number): number;
  /** A stream of its own for one seat, so that nobody's dice depend on how many another one rolled. */
  stream?(seat: number): Rng;
}

/** The stream of a seat, where the source has several. */
export function streamOf(rng: Rng, seat: number): Rng {
  return rng.stream?.(seat) ?? rng;
}

/** A live stream also counts, so that the match knows whether dice fell. */
export interface LiveRng extends Rng {
  readonly drawn: () => number;
}

export const SEED_BYTES = 32;
const BLOCK = 256;
const WORD = 2 ** 32;

/**
 * The chance of one move in a live match: ChaCha20 keyed by the match seed, its nonce the move's number,
 * with a stream for the table and one for each seat.
 * Nobody without the seed can tell the next die; everybody with it can check them all.
 */
export function liveRng(seed: string, move: number): LiveRng {
  if (!isSeed(seed)) throw new RangeError(`a seed has ${SEED_BYTES} bytes in hexadecimal`);
  let drawn = 0;
  const stream = (label: number): Rng => {
    const nextWord = keystream(() => ({ key: hexToBytes(seed), nonce: nonceOf(move, label) }));
    return {
      below: (n) => {
        drawn += 1;
        return fairBelow(nextWord, n);
      },
    };
  };
  const streams: Rng[] = [];
  const labelled = (label: number): Rng => {
    streams[label] ??= stream(label);
    return streams[label];
  };
  return {
    below: (n) => labelled(0).below(n),
    stream: (seat) => labelled(seat + 1),
    drawn: () => drawn,
  };
}

function nonceOf(move: number, label: number): Uint8Array {
  const nonce = new Uint8Array(12);
  const view = new DataView(nonce.buffer);
  view.setUint32(0, label, true);
  view.setBigUint64(4, BigInt(move), true);
  return nonce;
}

/** Asks for its secrets at the first draw: most moves draw nothing. */
function keystream(secrets: () => { key: Uint8Array; nonce: Uint8Array }): () => number {
  let opened: ReturnType<typeof secrets> | undefined;
  let words = new DataView(new ArrayBuffer(0));
  let block = 0;
  let used = 0;
  return () => {
    if (used === words.byteLength) {
      opened ??= secrets();
      const bytes = chacha20(opened.key, opened.nonce, new Uint8Array(BLOCK), undefined, (block * BLOCK) / 64);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += 1;
      used = 0;
    }
    used += 4;
    return words.getUint32(used - 4, true);
  };
}

/** Refuses the few words at the top that would favour small numbers. */
function fairBelow(nextWord: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORD) throw new RangeError(`no die has ${n} sides`);
  const limit = WORD - (WORD % n);
  for (;;) {
    const word = nextWord();
    if (word < limit) return word % n;
  }
}

/** A seed is 32 bytes in hexadecimal. */
export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** The fast generator of simulations (sfc32). Not for live matches: its future can be worked out. */
export function simRng(seed: number): Rng {
  let a = 0x9e3779b9;
  let b = seed | 0;
  let c = (seed / WORD) | 0;
  let count = 1;
  const next = () => {
    const word = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp += 1) next();
  // Multiplying instead of taking the remainder leaves a bias below n / 2^32: fine for statistics.
  return { below: (n) => Math.floor((next() / WORD) * n) };
}

/** Shuffles in place. */
export function shuffle<V>(rng: Rng, list: V[]): V[] {
  for (let left = list.length; left > 1; left -= 1) {
    const pick = rng.below(left);
    const last = list[left - 1] as V;
    list[left - 1] = list[pick] as V;
    list[pick] = last;
  }
  return list;
}

/** One of the list, each equally likely. The list must not be empty. */
export function pick<V>(rng: Rng, list: readonly V[]): V {
  return list[rng.below(list.length)] as V;
}
