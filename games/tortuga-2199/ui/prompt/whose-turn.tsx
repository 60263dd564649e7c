import { useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';

const CALL = { turn: 'yourTurn', choice: 'yourChoice' } as const;
const AHEAD = { turn: 'nextTurn', choice: 'nextChoice' } as const;

/** Whose turn is on screen, and what waits for oneself behind the film; whoever is asked is called. */
export function WhoseTurn() {
  const { asked, awaits, view, me } = useBoard();
  const { label, nameOf } = useWords();
  const { seat } = view.turn;
  if (asked !== undefined)
    return <span className="t2-purse-of t2-purse-own">{label(CALL[seat === me ? 'turn' : 'choice'])}</span>;
  const said = awaits ? label(AHEAD[awaits]) : seat !== me && label('turnOf', { seat: nameOf(seat) });
  return (
    said && (
      <span className="t2-purse-of" data-next={awaits !== undefined}>
        {said}
      </span>
    )
  );
}
