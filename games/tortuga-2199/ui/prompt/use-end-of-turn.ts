import { listed } from '@haven/text-kit';
import { type Move, SECTORS } from '@haven/tortuga-2199-rules';
import type { Action } from '@haven/tortuga-2199-text';
import { type Undone, useJustNow, useSettings } from '@haven/ui-kit';
import { useRef } from 'react';
import { usefulIn } from '../actions/rows.ts';
import { type BoardState, useBoard } from '../board-context.ts';
import { type Topic, useExplainer } from '../details/topic.ts';
import { useWords } from '../words.ts';

interface EndOfTurn {
  /** What would be lost has been told, and waits for an answer. */
  readonly isAsking: boolean;
  /** The next press ends the turn. */
  readonly doesEnd: boolean;
  /** A press of this moment was meant for something else, and does nothing. */
  readonly isSudden: boolean;
  /** There is nothing better to do: what is said before the end says the same. */
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
  const board = useBoard();
  const { moves, play, props, stage } = board;
  const asksAtEnd = useSettings((settings) => settings.asksAtEnd);
  const { shown, show, hide } = useExplainer();
  const waste = useWaste();
  const { label } = useWords();
  const isAsking = shown?.isPinned === true && shown.topic.title === label('endNow');
  const isSudden = useJustNow(isAsking) || stage.isJustOver;
  const isUseful = worthwhileIn(board).length > 0;
  const doesEnd = !isSudden && (isAsking || !asksAtEnd || !isUseful);
  const isAimed = useRef(false);
  const advised = () => (asksAtEnd ? (props.undone?.() ?? NOTHING) : NOTHING);
  const isBest = isAsking || !(isUseful || canMove(moves) || advised().lines.length > 0);
  const end = () => {
    isAimed.current = false;
    hide('pinned');
    play('end');
  };
  const press = (thing: HTMLElement) => {
    if (isAimed.current) return end();
    if (isSudden) return;
    const advice = isAsking ? NOTHING : advised();
    if (!doesEnd || advice.lines.length > 0) return show({ topic: waste(advice), thing, isPinned: true });
    end();
  };
  const aim = () => {
    isAimed.current = isAsking && !isSudden;
  };
  return { isAsking, doesEnd, isSudden, isBest, press, aim };
}

const NOTHING: Undone = { lines: [] };

/** To fly on is no reason to ask, but whoever still can is not called to the end. */
const canMove = (moves: ReadonlyMap<string, Move>) => [...moves.values()].some(({ type }) => type === 'move');

/** §4.16 Where nothing is bought and there is nothing to reinforce, neither cards nor Crypto are of any use. */
const isStranded = ({ own, me, view }: Pick<BoardState, 'own' | 'me' | 'view'>): boolean =>
  own?.at === null && SECTORS.every((id) => id === 'tortuga' || view.sectors[id]?.owner !== me);

/** §2.4 Minerals are kept, so what only they would buy can wait. */
function worthwhileIn(board: Pick<BoardState, 'own' | 'me' | 'view' | 'moves'>): readonly Action[] {
  const useful = usefulIn(board.moves).filter((action) => action !== 'buy' || board.view.turn.crypto > 0);
  return isStranded(board) ? useful.filter((action) => action !== 'play') : useful;
}

/** §2.2, §2.4 What is lost with the turn, and what could still be done. */
function useWaste(): (advice: Undone) => Topic {
  const board = useBoard();
  const { label, language } = useWords();
  const lost = useLost();
  const worthwhile = worthwhileIn(board);
  return ({ lines, move = '' }) => {
    const advised = board.moves.get(move)?.type;
    const leads = worthwhile.filter((action) => action !== advised);
    return {
      title: label('endNow'),
      lines: [
        ...(lost.length > 0 ? [label('wasted', { what: listed(language, lost) })] : []),
        ...lines,
        ...(leads.length > 0 ? [label('stillPossibleNow')] : []),
      ],
      rules: ['§2.2', '§2.4'],
      leads,
      moves: new Map([...board.moves].filter(([text, { type }]) => text === move || type === 'end')),
      silence: () => useSettings.getState().change({ asksAtEnd: false }),
    };
  };
}

function useLost(): string[] {
  const board = useBoard();
  const { label, word } = useWords();
  const { view, own } = board;
  const { crypto, manoeuvre } = view.turn;
  if (isStranded(board)) return [];
  const cards = own?.own?.hand.length ?? 0;
  return [
    ...(crypto > 0 ? [word('resources.crypto', { n: crypto })] : []),
    ...(manoeuvre > 0 ? [word('resources.manoeuvre', { n: manoeuvre })] : []),
    ...(cards > 0 ? [label('unplayed', { count: cards })] : []),
  ];
}
