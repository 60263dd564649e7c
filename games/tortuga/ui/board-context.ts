import type { Seat } from '@haven/kit';
import { type Move, type SeenPlayer, type Step, type Tortuga, tortuga, type View } from '@haven/tortuga-rules';
import { type TableProps, tableContext } from '@haven/ui-kit';
import { useState } from 'react';
import { blankDraft, type Draft, moveIn, type Tap, tapped, unadvisedDraft } from './draft.ts';
import { stepOf } from './figures.ts';
import type { Stage } from './stage/use-stage.ts';

/** What the things on the table need to know, and the one way to do something with them. */
export interface BoardState {
  readonly view: View;
  readonly stage: Stage;
  readonly props: TableProps<Tortuga>;
  /** Whose board lies large in front: one's own, or the one that a spectator looks at. */
  readonly front: Seat;
  readonly me: Seat | null;
  readonly own: SeenPlayer | null;
  /** What is asked now, of anybody; nothing while the film runs. */
  readonly step: Step | undefined;
  /** The step, if this seat is asked and can answer. */
  readonly asked: Step | undefined;
  readonly moves: readonly Move[];
  readonly draft: Draft;
  readonly answer: Move | undefined;
  tap(tap: Tap): void;
  play(move: Move): void;
  lookAt(seat: Seat): void;
}

export const [BoardContext, useBoard] = tableContext<BoardState>();

/** While the film runs the position on screen lags behind, and nothing can be played. */
export function useBoardOf(props: TableProps<Tortuga>, stage: Stage): BoardState {
  const { view } = stage.frame;
  const [front, lookAt] = useState<Seat>(0);
  const moves = stage.isPlaying || props.locked ? [] : props.seen.moves.map(({ move }) => move);
  const me = props.viewer === 'spectator' ? null : props.viewer;
  const step = stage.isPlaying ? undefined : stepOf(view);
  const asked = moves.length > 0 ? step : undefined;
  const { draft, tap } = useDraft(props, view);
  return {
    view,
    stage,
    props,
    front: me ?? front,
    me,
    own: me === null ? null : (view.players[me] ?? null),
    step,
    asked,
    moves,
    draft,
    answer: moveIn(draft, moves),
    tap: (what) => asked && tap(what),
    play: (move) => !props.locked && props.play(tortuga.notate(move)),
    lookAt,
  };
}

/** A new question makes a new draft. */
function useDraft({ seen, viewer, isPuzzle }: TableProps<Tortuga>, view: View) {
  const question = `${viewer} ${seen.asked}`;
  const moves = seen.moves.map(({ move }) => move);
  const blank = () => (isPuzzle ? unadvisedDraft : blankDraft)(seen.view, moves);
  const [made, setMade] = useState(() => ({ question, draft: blank() }));
  const isNew = made.question !== question;
  const draft = isNew ? blank() : made.draft;
  if (isNew) setMade({ question, draft });
  return { draft, tap: (tap: Tap) => setMade({ question, draft: tapped(draft, tap, view) }) };
}
