import type { Move } from '@haven/star-bounty-rules';
import { moveLine } from '@haven/star-bounty-text';
import { boundFigures } from '@haven/text-kit';
import { useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';

/** A deal with its price; what cannot be had now still says why when asked for. */
export function DealButton({ move }: { readonly move: Move }) {
  const board = useBoard();
  const { say } = useWords();
  return (
    <button
      type="button"
      className="sb-button sb-deal"
      data-refused={board.isRefused(move)}
      aria-disabled={board.idle || !board.can(move)}
      onClick={() => board.wish(move)}
    >
      {boundFigures(say(moveLine(move, board.view)))}
    </button>
  );
}
