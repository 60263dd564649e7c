import { type Move, type StarBounty, starBounty, type View } from '@haven/star-bounty-rules';
import { type TableProps, tableContext, useSettings } from '@haven/ui-kit';
import { useState } from 'react';
import { type Replies, useOdds } from './advice/use-odds.ts';
import { usePlan } from './plan.ts';
import { usePreferences } from './preferences.ts';

type Props = TableProps<StarBounty>;

/** What the things on the table need to know, and the one way to do something with them. */
export interface BoardState {
  readonly view: View;
  /** Nothing can be played: an answer is awaited, dice are falling, or this is a replay. */
  readonly idle: boolean;
  /** Said where the game would ask. */
  readonly instead: string | undefined;
  /** The page asks before one leaves something undone. */
  readonly isEndChecked: boolean;
  /** The odds as far as they are known; none where they are switched off. */
  readonly replies: Replies;
  can(move: Move): boolean;
  /** Plays a move; one that is not legal is refused with a reason. */
  wish(move: Move): void;
  /** Plays several moves, one after the other. */
  run(moves: readonly Move[]): void;
  /** Opens the rules at a §. */
  readonly showRule: Props['showRule'];
  /** The way to the lesson about one of these §. */
  readonly Lessons: Props['Lessons'];
  /** The move that was just refused. */
  isRefused(move: Move): boolean;
}

export const [BoardContext, useBoard] = tableContext<BoardState>();

/** Where somebody finds an answer, or is told it by somebody else, the table gives none. */
export function isWithoutCounsel({ isPuzzle, isLesson }: Pick<Props, 'isPuzzle' | 'isLesson'>): boolean {
  return isPuzzle === true || isLesson === true;
}

/** `shown` may lag behind while dice fall. */
export function useBoardOf(props: Props, shown: Props['seen']): BoardState {
  const [wished, setWished] = useState('');
  const legal = new Set(shown.moves.map(({ text }) => text));
  const idle = props.locked || shown !== props.seen;
  const plan = usePlan(props, idle);
  const { odds } = usePreferences();
  const { asksAtEnd } = useSettings();
  const replies = useOdds(shown.view, odds && props.viewer !== 'spectator' && !isWithoutCounsel(props));
  return {
    view: shown.view,
    idle,
    instead: props.instead,
    isEndChecked: props.isEndChecked === true || !asksAtEnd,
    replies,
    can: (move) => legal.has(starBounty.notate(move)),
    wish: (move) => {
      if (idle) return;
      setWished(starBounty.notate(move));
      props.play(starBounty.notate(move));
    },
    showRule: props.showRule,
    Lessons: props.Lessons,
    run: (moves) => !idle && plan(moves.map(starBounty.notate)),
    isRefused: (move) => props.refusal !== null && wished === starBounty.notate(move),
  };
}
