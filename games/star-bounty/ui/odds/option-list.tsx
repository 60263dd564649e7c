import type { Option, Reply } from '@haven/star-bounty-bots';
import { starBounty } from '@haven/star-bounty-rules';
import { useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { effectOf, spendingOf } from './option-words.ts';

type Advice = Reply['advice'];

const MOST = 6;

/** What can be done now, each one tap away: it is played move by move. */
export function OptionList({ advice }: { readonly advice: Advice }) {
  const { label } = useWords();
  const options = advice.options.slice(0, MOST);
  return (
    <ul className="sb-options" data-clear="" aria-label={label('options')}>
      {options.map((option) => (
        <li key={option.moves.map(starBounty.notate).join()}>
          <OptionButton option={option} isBest={option === advice.best} />
        </li>
      ))}
    </ul>
  );
}

function OptionButton({ option, isBest }: { readonly option: Option; readonly isBest: boolean }) {
  const board = useBoard();
  const words = useWords();
  return (
    <button
      type="button"
      className="sb-option"
      data-best={isBest}
      data-effect={option.effect}
      aria-disabled={board.idle}
      onClick={() => board.run(option.moves)}
    >
      <span className="sb-option-what">{effectOf(option, words)}</span>
      <span className="sb-option-cost">{spendingOf(option, words)}</span>
      <span className="sb-option-odds">
        {isBest && <em>{words.label('best')}</em>}
        <Icon name="death-skull" /> <span className="visually-hidden">{words.label('oddsDeath')}</span>
        {words.percent(option.odds.death)}
      </span>
    </button>
  );
}
