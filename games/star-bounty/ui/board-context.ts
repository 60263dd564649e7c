import { type Move, type StarBounty, starBounty, type View } from '@haven/star-bounty-rules';
import { type TableProps, tableContext } from '@haven/ui-kit';
import { useState } from 'react';
import { usePlan } from './plan.ts';

type Props = TableProps<StarBounty>;

/** What the things on the table need to know, and the one way to do something with them. */
export interface BoardState {
  readonly view: View;
  /** Nothing can be played: an answer is awaited, dice are falling, or this is a replay. */
  readonly idle: boolean;
  /** Said where the game would ask. */
  readonly instead: string | undefined;
  can(move: Move): boolean;
  /** Plays a move; one that is not legal is refused with a reason. */
  wish(move: Move): void;
  /** Plays several moves, one after the other. */
  run(moves: readonly Move[]): void;
  /** Opens the rules at a §. */
  readonly showRule: Props['showRule'];
  /** The move that was just refused. */
  isRefused(move: Move): boolean;
}

export const [BoardContext, useBoard] = tableContext<BoardState>();

/** `shown` may lag behind while dice fall. */
export function useBoardOf(props: Props, shown: Props['seen']): BoardState {
  const [wished, setWished] = useState('');
  const legal = new Set(shown.moves.map(({ text }) => text));
  const idle = props.locked || shown !== props.seen;
  const plan = usePlan(props, idle);
  return {
    view: shown.view,
    idle,
    instead: props.instead,
    can: (move) => legal.has(starBounty.notate(move)),
    wish: (move) => {
      if (idle) return;
      setWished(starBounty.notate(move));
      props.play(starBounty.notate(move));
    },
    showRule: props.showRule,
    run: (moves) => !idle && plan(moves.map(starBounty.notate)),
    isRefused: (move) => props.refusal !== null && wished === starBounty.notate(move),
  };
}
