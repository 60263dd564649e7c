import { faceNamed, type Move, type Use } from '@haven/tortuga-2199-rules';
import { moveLine } from '@haven/tortuga-2199-text';
import { useBoard } from '../board-context.ts';
import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';

/** Where it is said already what is done, a move says only to what. */
export function ShortMove({ move }: { readonly move: Move }) {
  const { view } = useBoard();
  const { cardOf, sectorOf, nameOf, label, say } = useWords();
  switch (move.type) {
    case 'move':
    case 'placeShip':
      return sectorOf(move.sector);
    case 'reinforce':
      return `${sectorOf(move.sector)} → ${move.defence}`;
    case 'attack':
      return (
        <>
          <Emblem seat={move.seat} /> {nameOf(move.seat)}
        </>
      );
    case 'use':
      return <ShortUse move={move} />;
    case 'skip':
      return label('doWithout');
    case 'playPlain':
      return label('plainly', { card: cardOf(faceNamed(view, move.card)) });
    case 'play':
    case 'buy':
    case 'refresh':
    case 'reserve':
    case 'destroy':
    case 'redeem':
    case 'lab':
    case 'vortex':
      return cardOf(faceNamed(view, move.card));
    default:
      return say(moveLine(move, view));
  }
}

/** A flight needs no verb, nor does what is done to one of several cards; deeds of several kinds may stand beside each other. */
function ShortUse({ move }: { readonly move: Use }) {
  const { moves, view } = useBoard();
  const { cardOf, sectorOf, say } = useWords();
  const isFlight = move.does === 'move' || move.does === 'move-anywhere';
  if (isFlight && move.sector) return sectorOf(move.sector);
  const uses = [...moves.values()].filter((each) => each.type === 'use');
  const isSame = uses.length > 1 && uses.every(({ does, from }) => does === move.does && from === move.from);
  return isSame && move.card ? cardOf(faceNamed(view, move.card)) : say(moveLine(move, view));
}
