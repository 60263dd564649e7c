import { carries, tortuga, whereItGoes } from '@haven/tortuga-rules';
import { moveLine } from '@haven/tortuga-text';
import { useNumberKeys } from '@haven/ui-kit';
import { useBoard } from '../board-context.ts';
import { areaIn } from '../draft.ts';
import { useWords } from '../words.ts';
import { OrderedChest } from './ordered-chest.tsx';
import { useOrdering } from './use-ordering.ts';

/** §5.3 The moved chests from left to right: by drag, by two taps, or by arrow keys. */
export function Arranging() {
  const { answer, play, tap, view, props } = useBoard();
  const { label, say } = useWords();
  useNumberKeys([answer], play);
  return (
    <>
      <OrderRow />
      <div className="tt-answers">
        <button
          type="button"
          className="tt-button tt-main"
          data-move={answer && tortuga.notate(answer)}
          aria-disabled={answer === undefined}
          aria-keyshortcuts="1"
          title={answer && say(moveLine(answer, view))}
          onClick={() => answer && play(answer)}
        >
          {label('moveLikeThis')}
        </button>
        {!props.isPuzzle && (
          <button type="button" className="tt-button" onClick={() => tap({ type: 'suggest' })}>
            {label('suggestOrder')}
          </button>
        )}
      </div>
    </>
  );
}

function OrderRow() {
  const { own, draft, moves, view } = useBoard();
  const { label } = useWords();
  const area = areaIn(moves);
  const ordering = useOrdering();
  if (own === null || area === undefined) return null;
  const room = carries(own, area);
  return (
    <>
      {draft.order.length > 1 && (
        <p className="tt-order-how" aria-hidden="true">
          {label('orderHow')}
        </p>
      )}
      <ol className="tt-order" data-part="order" aria-label={label('orderHint')} {...ordering.row}>
        {named(draft.order).map(({ colour, name }, place) => (
          <OrderedChest
            key={name}
            colour={colour}
            place={place}
            fate={place < room ? 'carried' : whereItGoes(view, colour)}
            ordering={ordering}
          />
        ))}
      </ol>
    </>
  );
}

/** Chests of one colour are numbered, so that each keeps its name while it is dragged. */
function named<C extends string>(order: readonly C[]): { colour: C; name: string }[] {
  return order.map((colour, place) => ({
    colour,
    name: `${colour} ${order.slice(0, place).filter((each) => each === colour).length}`,
  }));
}
