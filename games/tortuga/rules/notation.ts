import type { Attack, Move } from './types.ts';

/** One line per move. Seats and places count from 0. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'pick':
      return `pick ${move.dice}`;
    case 'turn':
    case 'bonus':
      return `${move.type} ${move.action}`;
    case 'keep':
      return `keep ${move.tile}`;
    case 'attack':
      return `attack ${move.target}${spoilsOf(move)}`;
    case 'forfeit':
      return 'forfeit';
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
