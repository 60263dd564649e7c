import * as moves from './moves.ts';
import type { Move } from './types.ts';

const WORD = { buyFit: 'buy-fit', backRoom: 'back-room', reengage: 're-engage' } as const satisfies Partial<
  Record<Move['type'], string>
>;

/** One line per move: the verb, and the one thing it is about. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'engage':
      return `engage ${move.enemy}`;
    case 'flee':
      return `flee ${move.prisoner}`;
    case 'improvise':
    case 'buy':
    case 'fit':
    case 'drop':
      return `${move.type} ${move.part}`;
    case 'buyFit':
      return `${WORD.buyFit} ${move.part}`;
    case 'drone':
      return `drone ${move.system}`;
    case 'sell':
      return `sell ${move.card}`;
    case 'heal':
      return `heal ${move.hearts}`;
    case 'reengage':
    case 'backRoom':
      return WORD[move.type];
    default:
      return move.type;
  }
}

/** Every move there is, by its line. */
const BY_LINE: ReadonlyMap<string, Move> = new Map(moves.allMoves().map((move) => [notate(move), move]));

/** The move that a line stands for; nonsense stands for none. */
export function read(line: string): Move | undefined {
  return BY_LINE.get(line);
}
