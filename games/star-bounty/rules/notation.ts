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
