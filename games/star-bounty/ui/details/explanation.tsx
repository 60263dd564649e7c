import { type Move, moves, starBounty } from '@haven/star-bounty-rules';
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
      {({ moves: offered }) => offered.length > 0 && <Actions offered={offered} />}
    </Bubble>
  );
}

function Actions({ offered }: { readonly offered: readonly Move[] }) {
  const board = useBoard();
  const { say } = useWords();
  const { hide } = useExplainer();
  const lineOf = (move: Move) => (board.can(move) ? [move] : inSteps(move));
  const canBegin = ([first]: readonly Move[]) => first !== undefined && board.can(first);
  const act = (move: Move) => {
    const line = lineOf(move);
    if (canBegin(line)) hide('pinned');
    if (line.length > 1) board.run(line);
    else board.wish(move);
  };
  return (
    <div className="sb-bubble-moves">
      {offered.map((move) => (
        <button
          key={starBounty.notate(move)}
          type="button"
          className="sb-button"
          data-move={starBounty.notate(move)}
          aria-disabled={!canBegin(lineOf(move))}
          onClick={() => act(move)}
        >
          {say(moveLine(move, board.view))}
        </button>
      ))}
    </div>
  );
}

/** §6.8, §6.12 With room in hand a part is bought first and fitted then: one press does both. */
function inSteps(move: Move): readonly Move[] {
  return move.type === 'buyFit' ? [moves.buy[move.part], moves.fit[move.part]] : [move];
}
