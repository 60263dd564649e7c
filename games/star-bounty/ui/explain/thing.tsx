import type { Move } from '@haven/star-bounty-rules';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useDesk } from '../desk.ts';
import { type Explainer, type Topic, useExplainer } from './explain.ts';

interface ThingProps {
  readonly topic: Topic;
  /** What a click does at once; without it a click opens the list of moves. */
  readonly move?: Move;
  /** The moves that make it glow; all of the topic's, unless said so. */
  readonly lit?: readonly Move[];
  readonly className?: string;
  readonly children: ReactNode;
}

/** Anything on the table that can be pointed at: it explains itself, glows while it is of use, shakes when it is not. */
export function Thing({ topic, move, lit = topic.moves, className = '', children }: ThingProps) {
  const desk = useDesk();
  const explainer = useExplainer();
  const isLegal = !desk.idle && topic.moves.some(desk.can);
  const isLit = isLegal && lit.some(desk.can);
  const isRefused = topic.moves.some(desk.isRefused);
  const isLifted = explainer.shown?.isPinned === true && explainer.shown.topic.title === topic.title;
  const act = (event: MouseEvent<HTMLElement>) => {
    const isQuestion = move === undefined || (isTouch(event) && !isLifted);
    if (isQuestion) explainer.show({ topic, thing: event.currentTarget, isPinned: true });
    else explainer.hide('pinned');
    if (move && !(isQuestion && desk.can(move))) desk.wish(move);
  };
  return (
    <button
      type="button"
      className={`sb-thing ${className}`}
      data-legal={isLit}
      data-refused={isRefused}
      data-lifted={isLifted}
      aria-disabled={topic.moves.length > 0 && !isLegal}
      aria-label={`${topic.title}. ${topic.lines.join(' ')}`}
      onClick={act}
      {...showing(explainer, topic)}
    >
      {children}
    </button>
  );
}

/** A finger cannot hover: its first tap explains, the second one plays. What is refused says so at once. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
}

function showing(explainer: Explainer, topic: Topic) {
  const show = (thing: HTMLElement) => {
    if (!explainer.shown?.isPinned) explainer.show({ topic, thing, isPinned: false });
  };
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && show(event.currentTarget),
    onPointerLeave: () => explainer.hide('loose'),
    onFocus: (event: FocusEvent<HTMLElement>) =>
      event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
    onBlur: () => explainer.hide('loose'),
  };
}
