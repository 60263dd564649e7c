/** Of a game that goes on nobody says that it is lost or won for certain. */
const LEAST = 0.01;
const MOST = 0.99;

/** A chance for a sentence: how much it is, or below or above what. */
export function chanceOf(chance: number, percent: (chance: number) => string) {
  const edge = chance < LEAST ? 'below' : chance > MOST ? 'above' : 'within';
  return { edge, win: percent(Math.min(MOST, Math.max(LEAST, chance))) } as const;
}

/** So close to its end a game has comfort or courage in words. */
const HARDLY = 0.03;

/** How a position is felt where its figures alone would discourage. */
export function outlookOf(best: number): 'nearlyLost' | 'nearlyWon' | undefined {
  if (best < HARDLY) return 'nearlyLost';
  return best > 1 - HARDLY ? 'nearlyWon' : undefined;
}
