import type { Attack, Move } from './types.ts';

/** §2.10 What is picked where nothing can be. */
export const NO_DICE = 'none';

/** One line per move. Seats and places count from 0. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'pick':
      return `pick ${move.dice || NO_DICE}`;
    case 'turn':
    case 'bonus':
      return `${move.type} ${move.action}`;
    case 'keep':
      return `keep ${move.tile}`;
    case 'attack':
      return `attack ${move.target}${spoilsOf(move)}`;
    case 'perform':
    case 'forfeit':
      return move.type;
    case 'arrange':
      return `arrange ${move.area} ${move.chests.join(' ')}`;
    default:
      return move satisfies never;
  }
}

function spoilsOf({ chest, centre }: Attack): string {
  if (chest !== null) return ` chest ${chest}`;
  return centre === null ? '' : ` centre ${centre}`;
}
