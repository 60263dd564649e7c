import { moveLine } from '@haven/tortuga-2199-text';
import { useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { useEndOfTurn } from './use-end-of-turn.ts';

export function EndTurn() {
  const { label, word } = useWords();
  const { isAsking, doesEnd, isSudden, isBest, press, aim } = useEndOfTurn();
  return (
    <div className="t2-answers">
      <button
        type="button"
        className={`t2-button t2-end ${isBest ? 't2-main' : ''}`}
        data-about="action end"
        data-part={doesEnd ? undefined : 'end'}
        data-move={doesEnd ? 'end' : undefined}
        aria-disabled={isSudden}
        onPointerDown={aim}
        onClick={({ currentTarget }) => press(currentTarget)}
      >
        <Icon name="hourglass" /> {isAsking ? label('endAnyway') : word('actions.end.label')}
      </button>
    </div>
  );
}

/** The same among all the other actions: whoever taps beside one of them has not ended a turn. */
export function EndRow() {
  const { view } = useBoard();
  const { label, say } = useWords();
  const { isAsking, doesEnd, isSudden, press, aim } = useEndOfTurn();
  return (
    <button
      type="button"
      className="t2-row"
      data-about="action end"
      data-action="end"
      data-move={doesEnd ? 'end' : undefined}
      aria-disabled={isSudden}
      onPointerDown={aim}
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      <Icon name="hourglass" />
      <span>{isAsking ? label('endAnyway') : say(moveLine({ type: 'end' }, view))}</span>
    </button>
  );
}
