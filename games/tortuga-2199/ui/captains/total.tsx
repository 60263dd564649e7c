import { at, type Seat } from '@haven/kit';
import { useBoard } from '../board-context.ts';
import { endingOf } from '../endings.ts';
import { Counter } from '../pieces.ts';

/** §6.1 What a captain has, and what the captured creatures can add to it once that would end the game. */
export function Total({ seat }: { readonly seat: Seat }) {
  const { view } = useBoard();
  const ending = endingOf(view, seat);
  return (
    <span className="t2-total" data-near={ending !== undefined} data-about={ending && `nearEnd ${seat}`}>
      <Counter value={at(view.captains, seat).total} />
      {ending !== undefined && ending.redeem > 0 && `+${ending.redeem}`}
    </span>
  );
}
