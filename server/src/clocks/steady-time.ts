/**
 * Time that never jumps: what the wall's clock showed at the start, and from then on as much as has really passed.
 * Whoever sets that clock while the house is open changes nothing in it.
 */
export function steadyTime(wall: () => number = Date.now): () => number {
  const start = wall() - performance.now();
  return () => Math.floor(start + performance.now());
}

/** More than people mean when they say that two clocks agree. */
export const TOLERATED_MS = 60_000;

/** How far the wall's clock has gone ahead of the house since the start, or fallen behind; 0 while they agree. */
export function offBy({ now, wall }: { readonly now: () => number; readonly wall: () => number }): number {
  const off = wall() - now();
  return Math.abs(off) > TOLERATED_MS ? off : 0;
}
