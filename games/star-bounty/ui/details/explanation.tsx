import { type Move, starBounty } from '@haven/star-bounty-rules';
import { moveLine, rulesText } from '@haven/star-bounty-text';
import { Bubble } from '@haven/ui-kit';
import { useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';
import { useExplainer } from './topic.ts';

/** Says what a thing is for, beside it; pinned, it offers what can be done. */
export function Explanation() {
  const { showRule, Lessons } = useBoard();
  const { label, language } = useWords();
  return (
    <Bubble
      look="sb"
      explainer={useExplainer()}
      rules={rulesText[language]}
      language={language}
      showRule={showRule}
      Lessons={Lessons}
      label={label}
    >
      {({ moves }) => moves.length > 0 && <Actions moves={moves} />}
    </Bubble>
  );
}

function Actions({ moves }: { readonly moves: readonly Move[] }) {
  const board = useBoard();
  const { say } = useWords();
  const { hide } = useExplainer();
  const act = (move: Move) => {
    if (board.can(move)) hide('pinned');
    board.wish(move);
  };
  return (
    <div className="sb-bubble-moves">
      {moves.map((move) => (
        <button
          key={starBounty.notate(move)}
          type="button"
          className="sb-button"
          data-move={starBounty.notate(move)}
          aria-disabled={!board.can(move)}
          onClick={() => act(move)}
        >
          {say(moveLine(move, board.view))}
        </button>
      ))}
    </div>
  );
}
