/** Of a game that goes on nobody says that it is lost or won for certain. */
const LEAST = 0.01;
const MOST = 0.99;

/** A chance for a sentence: how much it is, or below or above what. */
export function chanceOf(chance: number, percent: (chance: number) => string) {
  const edge = chance < LEAST ? 'below' : chance > MOST ? 'above' : 'within';
  return { edge, win: percent(Math.min(MOST, Math.max(LEAST, chance))) } as const;
}

/** Whoever plays alone has nobody to beat. */
export function goalOf(seats: number): 'run' | 'game' {
  return seats === 1 ? 'run' : 'game';
}

/** So close to its end a game has comfort or courage in words. */
const HARDLY = 0.03;

/** Whoever has less than so much of a fair share is behind. */
const BEHIND = 0.8;

/** Who hears it, among how many. */
interface Hearer {
  readonly isNewcomer: boolean;
  readonly seats: number;
}

/** How a position is felt where its figures alone would discourage; in first games words go before figures. */
export function outlookOf(
  best: number,
  { isNewcomer, seats }: Hearer,
): 'nearlyLost' | 'nearlyWon' | 'behind' | undefined {
  if (isNewcomer && best < BEHIND / Math.max(2, seats)) return 'behind';
  if (best < HARDLY) return 'nearlyLost';
  return best > 1 - HARDLY ? 'nearlyWon' : undefined;
}
