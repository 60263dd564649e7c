import { type Move, starBounty } from '@haven/star-bounty-rules';
import { isTouch } from '@haven/ui-kit';
import type { MouseEvent, ReactNode } from 'react';
import { useBoard } from '../board-context.ts';
import { type Topic, useExplainer } from './topic.ts';

interface ThingProps {
  /** What the table knows it by. */
  readonly about: string;
  readonly topic: Topic;
  /** What a click does at once; without it a click opens the list of moves. */
  readonly move?: Move;
  /** The move that whoever points at it means, where a click asks. */
  readonly mark?: Move | undefined;
  /** The moves that make it glow; all of the topic's, unless said so. */
  readonly lit?: readonly Move[];
  readonly className?: string;
  /** What of the table it is, for whoever points at it. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** Anything on the table that can be pointed at: it explains itself, glows while it is of use, shakes when it is not. */
export function Thing({
  about,
  topic,
  move,
  mark = move,
  lit = topic.moves,
  className = '',
  part,
  children,
}: ThingProps) {
  const board = useBoard();
  const explainer = useExplainer();
  const isLegal = !board.idle && topic.moves.some(board.can);
  const isLit = isLegal && lit.some(board.can);
  const isRefused = topic.moves.some(board.isRefused);
  const isLifted = explainer.shown?.isPinned === true && explainer.shown.topic.title === topic.title;
  // What is refused says so at once.
  const act = (event: MouseEvent<HTMLElement>) => {
    const isQuestion = move === undefined || (isTouch(event) && !isLifted);
    if (isQuestion) explainer.show({ topic, thing: event.currentTarget, isPinned: true });
    else explainer.hide('pinned');
    if (move && !(isQuestion && board.can(move))) board.wish(move);
  };
  return (
    <button
      type="button"
      className={`sb-thing ${className}`}
      data-about={about}
      data-move={mark && starBounty.notate(mark)}
      data-part={part}
      data-legal={isLit}
      data-refused={isRefused}
      data-lifted={isLifted}
      aria-disabled={topic.moves.length > 0 && !isLegal}
      aria-label={`${topic.title}. ${topic.lines.join(' ')}`}
      onClick={act}
    >
      {children}
    </button>
  );
}
