import { FULL_LIFE, isCritical, moves, starBounty } from '@haven/star-bounty-rules';
import { moveLine } from '@haven/star-bounty-text';
import { boundFigures } from '@haven/text-kit';
import { useBoard } from '../board-context.ts';
import { SUIT_PATH } from '../cards/suits.tsx';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

const HEARTS = Array.from({ length: FULL_LIFE }, (_, index) => index + 1);

/** §6.10 Missing hearts are buttons: a tap heals up to there. */
export function MedBay() {
  const { view } = useBoard();
  const { label } = useWords();
  const note = view.life === FULL_LIFE ? 'lifeFull' : isCritical(view) ? 'healCritical' : 'healHint';
  return (
    <section className="sb-counter-box" data-about="medBay" aria-label={label('medBay')}>
      <h3>
        <Icon name="heart-plus" /> {label('medBay')}
      </h3>
      <div className="sb-med-hearts">
        {HEARTS.map((heart) =>
          heart <= view.life ? <Heart key={heart} /> : <MissingHeart key={heart} heart={heart} />,
        )}
      </div>
      <small>{boundFigures(label(note))}</small>
    </section>
  );
}

function Heart() {
  return (
    <svg className="sb-heart" data-full="true" viewBox="0 0 100 100" aria-hidden="true">
      <path d={SUIT_PATH.H} />
    </svg>
  );
}

function MissingHeart({ heart }: { readonly heart: number }) {
  const board = useBoard();
  const { say } = useWords();
  const move = moves.heal[heart - board.view.life];
  if (move === undefined) return null;
  return (
    <button
      type="button"
      className="sb-missing-heart"
      data-move={starBounty.notate(move)}
      data-refused={board.isRefused(move)}
      aria-disabled={board.idle || !board.can(move)}
      aria-label={say(moveLine(move, board.view))}
      title={say(moveLine(move, board.view))}
      onClick={() => board.wish(move)}
    >
      <svg className="sb-heart" data-full="false" viewBox="0 0 100 100" aria-hidden="true">
        <path d={SUIT_PATH.H} />
      </svg>
    </button>
  );
}
