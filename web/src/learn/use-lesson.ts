import { type Lesson, type LessonStep, lineOf, playedBefore } from '@haven/text-kit';
import { useEffect, useState } from 'react';
import { keepDone, keepReached } from '../experience/lessons.ts';
import type { RehearsalTable } from '../links/local/open-local.ts';
import type { TableInHand } from '../table/use-table.ts';

/** Why a move was not played: there is something to read first, or another move is asked for. */
type Patience = 'read' | 'later';

export interface LessonInHand {
  /** Counted from 0; as many as there are when the chapter is over. */
  readonly number: number;
  /** Undefined when the chapter is over. */
  readonly step: LessonStep | undefined;
  /** The rivals still play what this step speaks of. */
  readonly isWatching: boolean;
  readonly patience: Patience | null;
  play(move: string): void;
  next(): void;
}

interface Taught {
  readonly lesson: Lesson;
  readonly key: string;
  readonly first: number;
}

/** Leads through the steps of a lesson at a table that follows its line. */
export function useLesson({ lesson, key, first }: Taught, table: RehearsalTable, hand: TableInHand): LessonInHand {
  const [number, setNumber] = useState(first);
  const [patience, setPatience] = useState<Patience | null>(null);
  const step = lesson.steps[number];
  const begins = playedBefore(lesson, number);
  const played = hand.seen?.seq ?? 0;
  const isWatching = played < begins;
  const goTo = (next: number) => {
    setNumber(next);
    setPatience(null);
  };
  if (step?.ask !== undefined && played > begins) goTo(number + 1);
  useRivals(table, lesson, number);
  useEffect(() => (step === undefined ? keepDone(key) : keepReached(key, number)), [key, number, step]);
  return {
    number,
    step,
    isWatching,
    patience,
    next: () => goTo(number + 1),
    play: (move) => {
      if (step === undefined || isWatching) return;
      if (move === step.ask || !isLegal(hand, move)) hand.play(move);
      else setPatience(step.ask === undefined ? 'read' : 'later');
    },
  };
}

/** What the rules forbid is refused by the rules, with their reason. */
function isLegal({ seen }: TableInHand, move: string): boolean {
  return seen?.moves.some(({ text }) => text === move) === true;
}

/** The rivals play as far as this step speaks of it, and on once its own move has been made. */
function useRivals(table: RehearsalTable, lesson: Lesson, number: number): void {
  useEffect(() => {
    const asks = lesson.steps[number]?.ask !== undefined;
    table.follow(lineOf(lesson).slice(0, playedBefore(lesson, asks ? number + 1 : number)));
  }, [table, lesson, number]);
}
