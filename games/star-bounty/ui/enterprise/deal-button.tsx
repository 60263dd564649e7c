import type { Move } from '@haven/star-bounty-rules';
import { moveLine } from '@haven/star-bounty-text';
import { useDesk } from '../desk.ts';
import { useWords } from '../words.ts';

/** A deal with its price; what cannot be had now still says why when asked for. */
export function DealButton({ move }: { readonly move: Move }) {
  const desk = useDesk();
  const { say } = useWords();
  return (
    <button
      type="button"
      className="sb-button sb-deal"
      data-refused={desk.isRefused(move)}
      aria-disabled={desk.idle || !desk.can(move)}
      onClick={() => desk.wish(move)}
    >
      {say(moveLine(move, desk.view))}
    </button>
  );
}
