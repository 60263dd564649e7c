/** One number of a position, as it was and as it was imagined by somebody who could not see it. */
export type Guess = readonly [real: number, imagined: number];

/** How many standard errors the imagined numbers are above the real ones on average, or below them. */
export function sigmasApart(guesses: readonly Guess[]): number {
  const gaps = guesses.map(([real, imagined]) => imagined - real);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (gaps.length - 1);
  return mean === 0 ? 0 : mean / Math.sqrt(variance / gaps.length);
}
