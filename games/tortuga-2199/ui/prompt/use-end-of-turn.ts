import { listed } from '@haven/text-kit';
import type { Move } from '@haven/tortuga-2199-rules';
import { usefulIn } from '../actions/rows.ts';
import { useBoard } from '../board-context.ts';
import { type Topic, useExplainer } from '../details/topic.ts';
import { useWords } from '../words.ts';

interface EndOfTurn {
  /** What would be lost has been told, and waits for an answer. */
  readonly isAsking: boolean;
  /** The next press ends the turn. */
  readonly doesEnd: boolean;
  /** There is nothing better to do. */
  readonly isBest: boolean;
  press(thing: HTMLElement): void;
}

/** If something useful is left, it is told once what would be lost; whoever does anything else is asked anew. */
export function useEndOfTurn(): EndOfTurn {
  const { moves, play, props } = useBoard();
  const { shown, show, hide } = useExplainer();
  const waste = useWaste();
  const isAsking = shown?.isPinned === true && shown.topic.title === waste.title;
  const isUseful = usefulIn(moves).length > 0;
  const doesEnd = isAsking || props.isEndChecked === true || !isUseful;
  const press = (thing: HTMLElement) => {
    if (!doesEnd) return show({ topic: waste, thing, isPinned: true });
    hide('pinned');
    play('end');
  };
  return { isAsking, doesEnd, isBest: isAsking || !(isUseful || canMove(moves)), press };
}

/** To fly on is no reason to ask, but whoever still can is not called to the end. */
const canMove = (moves: ReadonlyMap<string, Move>) => [...moves.values()].some(({ type }) => type === 'move');

/** What is lost with the turn, and what could still be done. */
function useWaste(): Topic {
  const { moves } = useBoard();
  const { label, language } = useWords();
  const lost = useLost();
  return {
    title: label('endAnyway'),
    lines: [...(lost.length > 0 ? [label('wasted', { what: listed(language, lost) })] : []), label('stillPossibleNow')],
    rules: ['§2.2', '§2.4'],
    leads: usefulIn(moves),
    moves: new Map([...moves].filter(([, { type }]) => type === 'end')),
  };
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
