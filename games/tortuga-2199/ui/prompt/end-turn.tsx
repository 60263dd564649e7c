import { listed } from '@haven/text-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usefulIn } from '../actions/rows.ts';
import { useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** Says once what would be lost, if something useful is left; whoever does anything else is asked anew. */
export function EndTurn() {
  const { moves, play } = useBoard();
  const { label, word } = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const { isArmed, arm } = useArmed(ref);
  const isIdle = usefulIn(moves).length === 0;
  const isAsking = isArmed && !isIdle;
  const doesEnd = isIdle || isAsking;
  return (
    <div className="t2-answers" ref={ref}>
      {isAsking && <Waste />}
      <button
        type="button"
        className={`t2-button t2-end ${doesEnd ? 't2-main' : ''}`}
        data-about="action end"
        data-move={doesEnd ? 'end' : undefined}
        onClick={() => (doesEnd ? play('end') : arm())}
      >
        <Icon name="hourglass" /> {isAsking ? label('endAnyway') : word('actions.end.label')}
      </button>
    </div>
  );
}

/** A press elsewhere, Escape or a new position puts the question away. */
function useArmed(ref: RefObject<HTMLElement | null>) {
  const { seen } = useBoard().props;
  const [armedAt, setArmedAt] = useState(-1);
  const isArmed = armedAt === seen.asked;
  useEffect(() => {
    if (!isArmed) return;
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) setArmedAt(-1);
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setArmedAt(-1);
    window.addEventListener('pointerdown', onPress);
    window.addEventListener('focusin', onPress);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', onPress);
      window.removeEventListener('focusin', onPress);
      window.removeEventListener('keydown', onKey);
    };
  }, [ref, isArmed]);
  return { isArmed, arm: () => setArmedAt(seen.asked) };
}

/** What is lost with the turn, and what could still be done. */
function Waste() {
  const { moves } = useBoard();
  const { label, language, word } = useWords();
  const lost = useLost();
  const open = usefulIn(moves).map((action) => word(`actions.${action}.label`));
  return (
    <p className="t2-still" role="status">
      {lost.length > 0 && label('wasted', { what: listed(language, lost) })}{' '}
      {label('stillPossible', { actions: listed(language, open) })}
    </p>
  );
}

function useLost(): string[] {
  const { view, own } = useBoard();
  const { label, word } = useWords();
  const { crypto, manoeuvre } = view.turn;
  const cards = own?.own?.hand.length ?? 0;
  return [
    ...(crypto > 0 ? [word('resources.crypto', { n: crypto })] : []),
    ...(manoeuvre > 0 ? [word('resources.manoeuvre', { n: manoeuvre })] : []),
    ...(cards > 0 ? [label('unplayed', { count: cards })] : []),
  ];
}
