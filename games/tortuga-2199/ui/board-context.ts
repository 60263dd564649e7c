import { type Refusal, type Seat, simRng } from '@haven/kit';
import {
  type Deck,
  type Face,
  type Move,
  SECTOR,
  type SeenCaptain,
  type Step,
  type Tortuga2199,
  tortuga2199,
  type View,
} from '@haven/tortuga-2199-rules';
import { type TableProps, tableContext } from '@haven/ui-kit';
import { useMemo, useState } from 'react';
import type { Stage } from './stage/use-stage.ts';
import { type SheetState, useSheet } from './use-sheet.ts';

/** A market as a table shows it: the T piles, or a special sector's deck. */
export type Market = Exclude<Deck, 'start' | 'ship' | 'hunt'>;

/** What is looked at closely, over the table. */
export type Closeup =
  | { readonly type: 'card'; readonly face: Face }
  | { readonly type: 'hunt' }
  | { readonly type: 'deck' }
  | { readonly type: 'played' }
  | { readonly type: 'discard'; readonly seat: Seat }
  | { readonly type: 'captain'; readonly seat: Seat };

/** What the things on the table need to know, and the one way to do something with them. */
export interface BoardState extends SheetState {
  readonly view: View;
  readonly stage: Stage;
  readonly props: TableProps<Tortuga2199>;
  readonly me: Seat | null;
  readonly own: SeenCaptain | null;
  /** What is asked now, of anybody; nothing while the film runs. */
  readonly step: Step | undefined;
  /** The step, if this seat is asked and can answer. */
  readonly asked: Step | undefined;
  /** Legal moves by their notation. */
  readonly moves: ReadonlyMap<string, Move>;
  readonly market: Market;
  readonly closeup: Closeup | null;
  play(move: string): void;
  /** Which rule stops this wish. */
  why(wish: string): Refusal;
  showMarket(market: Market): void;
  look(closeup: Closeup | null): void;
}

export const [BoardContext, useBoard] = tableContext<BoardState>();

/** While the film or a fight runs the position on screen lags behind, and nothing can be played. */
export function useBoardOf(props: TableProps<Tortuga2199>, stage: Stage, isFighting: boolean): BoardState {
  const view = isFighting ? stage.before : stage.frame.view;
  const isShown = !stage.isPlaying && !isFighting;
  const step = isShown ? view.agenda.at(-1) : undefined;
  const moves = useMoves(props, isShown);
  const me = props.viewer === 'spectator' ? null : props.viewer;
  const [closeup, look] = useState<Closeup | null>(null);
  const sheet = useSheet(stage.isPlaying || isOthers(step, me));
  return {
    view,
    stage,
    props,
    me,
    own: me === null ? null : (view.captains[me] ?? null),
    step,
    asked: moves.size > 0 ? step : undefined,
    moves,
    closeup,
    ...sheet,
    ...useMarket(view, me),
    play: (move) => {
      look(null);
      if (!props.locked && isShown) props.play(move);
    },
    why: useWhy(view, me),
    look,
  };
}

const isOthers = (step: Step | undefined, me: Seat | null): boolean =>
  step !== undefined && me !== null && !step.seats.includes(me);

function useMoves({ seen, locked }: TableProps<Tortuga2199>, isShown: boolean): ReadonlyMap<string, Move> {
  return useMemo(
    () => new Map(isShown && !locked ? seen.moves.map(({ text, move }) => [text, move]) : []),
    [seen, locked, isShown],
  );
}

/** A refusal speaks only of what the captain can see: any position that looks like this one has the same. */
function useWhy(view: View, me: Seat | null): BoardState['why'] {
  return useMemo(() => {
    let state: ReturnType<NonNullable<typeof tortuga2199.imagine>> | undefined;
    return (wish) => {
      state ??= tortuga2199.imagine?.(view, simRng(1));
      const refusal = state && me !== null ? tortuga2199.refusal?.(state, me, wish) : undefined;
      return refusal ?? { code: 'illegal-move' };
    };
  }, [view, me]);
}

/** The market where the ship is lies open, until another one is looked at; moving on opens the next. */
function useMarket(view: View, me: Seat | null): Pick<BoardState, 'market' | 'showMarket'> {
  const place = view.captains[me ?? view.turn.seat]?.at ?? null;
  const [chosen, choose] = useState<{ readonly place: typeof place; readonly market: Market } | null>(null);
  const here: Market = place === null ? 'T' : SECTOR[place].sells;
  const market = chosen?.place === place ? chosen.market : here;
  return { market, showMarket: (next) => choose({ place, market: next }) };
}
