import { type Refusal, type Seat, simRng } from '@haven/kit';
import {
  type Face,
  type Move,
  type SeenCaptain,
  type State,
  type Step,
  type Tortuga2199,
  tortuga2199,
  type View,
} from '@haven/tortuga-2199-rules';
import { type TableProps, tableContext } from '@haven/ui-kit';
import { useMemo, useState } from 'react';
import { isIdle } from './idle.ts';
import { type Market, shownMarket, type Wanted, whenceOf } from './shown-market.ts';
import type { Stage } from './stage/use-stage.ts';
import { type SheetState, useSheet } from './use-sheet.ts';

export type { Market };

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
  /** What waits for this seat while the film still shows others: its turn, or another choice. */
  readonly awaits: 'turn' | 'choice' | undefined;
  /** Legal moves by their notation. */
  readonly moves: ReadonlyMap<string, Move>;
  readonly market: Market;
  readonly closeup: Closeup | null;
  play(move: string): void;
  /** Which rule stops this wish. */
  why(wish: string): Refusal;
  /** Whether the abilities of this card in hand would do nothing now. */
  isIdle(face: Face): boolean;
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
    awaits: stage.isViewerNext ? awaitsOf(props) : undefined,
    moves,
    closeup,
    ...sheet,
    ...useMarket(view, me),
    play: (move) => {
      look(null);
      if (!props.locked && isShown) props.play(move);
    },
    ...useImagined(view, me),
    look,
  };
}

const awaitsOf = ({ seen, viewer }: TableProps<Tortuga2199>) => (seen.view.turn.seat === viewer ? 'turn' : 'choice');

const isOthers = (step: Step | undefined, me: Seat | null): boolean =>
  step !== undefined && me !== null && !step.seats.includes(me);

function useMoves({ seen, locked }: TableProps<Tortuga2199>, isShown: boolean): ReadonlyMap<string, Move> {
  return useMemo(
    () => new Map(isShown && !locked ? seen.moves.map(({ text, move }) => [text, move]) : []),
    [seen, locked, isShown],
  );
}

/** Whoever asks the rules speaks only of what the captain can see: any position that looks like this one gives the same answers. */
function useImagined(view: View, me: Seat | null): Pick<BoardState, 'why' | 'isIdle'> {
  return useMemo(() => {
    let imagined: State | undefined;
    const state = () => {
      imagined ??= tortuga2199.imagine?.(view, simRng(1));
      return imagined;
    };
    const asMe = <T>(ask: (state: State, seat: Seat) => T): T | undefined => {
      const known = me === null ? undefined : state();
      return known && me !== null ? ask(known, me) : undefined;
    };
    return {
      why: (wish) => asMe((known, seat) => tortuga2199.refusal?.(known, seat, wish)) ?? { code: 'illegal-move' },
      isIdle: (face) => view.turn.seat === me && (asMe((known, seat) => isIdle(known, seat, face)) ?? false),
    };
  }, [view, me]);
}

function useMarket(view: View, me: Seat | null): Pick<BoardState, 'market' | 'showMarket'> {
  const seat = me ?? view.turn.seat;
  const [wanted, want] = useState<Wanted | null>(null);
  return {
    market: shownMarket(view, seat, wanted),
    showMarket: (market) => want({ ...whenceOf(view, seat), market }),
  };
}
