import { listed } from '@haven/text-kit';
import type { Move } from '@haven/tortuga-2199-rules';
import { useJustNow, useSettings } from '@haven/ui-kit';
import { useRef } from 'react';
import { usefulIn } from '../actions/rows.ts';
import { useBoard } from '../board-context.ts';
import { type Topic, useExplainer } from '../details/topic.ts';
import { useWords } from '../words.ts';

interface EndOfTurn {
  /** What would be lost has been told, and waits for an answer. */
  readonly isAsking: boolean;
  /** The next press ends the turn. */
  readonly doesEnd: boolean;
  /** A press of this moment was meant for something else, and does nothing. */
  readonly isSudden: boolean;
  /** There is nothing better to do. */
  readonly isBest: boolean;
  press(thing: HTMLElement): void;
  /** A press begins, and may hide the question before it is one: it answers what was asked then. */
  aim(): void;
}

/**
 * If something useful is left, it is told once what would be lost; whoever does anything else is asked anew. A tap that was
 * meant for the film, or the second of a double one, ends nothing.
 */
export function useEndOfTurn(): EndOfTurn {
  const { moves, play, props, stage } = useBoard();
  const asksAtEnd = useSettings((settings) => settings.asksAtEnd);
  const { shown, show, hide } = useExplainer();
  const waste = useWaste();
  const { label } = useWords();
  const isAsking = shown?.isPinned === true && shown.topic.title === label('endNow');
  const isSudden = useJustNow(isAsking) || stage.isJustOver;
  const isUseful = usefulIn(moves).length > 0;
  const doesEnd = !isSudden && (isAsking || !asksAtEnd || !isUseful);
  const isAimed = useRef(false);
  const end = () => {
    isAimed.current = false;
    hide('pinned');
    play('end');
  };
  const press = (thing: HTMLElement) => {
    if (isAimed.current) return end();
    if (isSudden) return;
    const advice = isAsking || !asksAtEnd ? [] : (props.undone?.() ?? []);
    if (!doesEnd || advice.length > 0) return show({ topic: waste(advice), thing, isPinned: true });
    end();
  };
  const aim = () => {
    isAimed.current = isAsking && !isSudden;
  };
  return { isAsking, doesEnd, isSudden, isBest: isAsking || !(isUseful || canMove(moves)), press, aim };
}

/** To fly on is no reason to ask, but whoever still can is not called to the end. */
const canMove = (moves: ReadonlyMap<string, Move>) => [...moves.values()].some(({ type }) => type === 'move');

/** §2.2, §2.4 What is lost with the turn, and what could still be done. */
function useWaste(): (advice: readonly string[]) => Topic {
  const { moves } = useBoard();
  const { label, language } = useWords();
  const lost = useLost();
  const leads = usefulIn(moves);
  return (advice) => ({
    title: label('endNow'),
    lines: [
      ...(lost.length > 0 ? [label('wasted', { what: listed(language, lost) })] : []),
      ...advice,
      ...(leads.length > 0 ? [label('stillPossibleNow')] : []),
    ],
    rules: ['§2.2', '§2.4'],
    leads,
    moves: new Map([...moves].filter(([, { type }]) => type === 'end')),
    silence: () => useSettings.getState().change({ asksAtEnd: false }),
  });
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
