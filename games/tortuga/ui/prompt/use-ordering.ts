import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useBoard } from '../board-context.ts';

export interface Ordering {
  /** The place whose chest is in the hand. */
  readonly held: number | null;
  readonly row: { onPointerMove(event: PointerEvent): void; onPointerUp(): void; onPointerCancel(): void };
  chest(place: number): {
    onPointerDown(event: PointerEvent): void;
    onKeyDown(event: KeyboardEvent): void;
    onClick(): void;
  };
}

/** Drag a chest along the row; or tap it, then the place where it shall go; or use the arrow keys. */
export function useOrdering(): Ordering {
  const { draft, tap } = useBoard();
  const [held, setHeld] = useState<number | null>(null);
  const drag = useRef({ from: -1, moved: false });
  const lift = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < draft.order.length) tap({ type: 'lift', from, to });
  };
  const dragTo = (to: number) => {
    lift(drag.current.from, to);
    drag.current = { from: to, moved: true };
  };
  const drop = () => {
    drag.current.from = -1;
  };
  const click = (place: number) => {
    if (drag.current.moved) return;
    // Put down where it lay, it has been placed there.
    if (held !== null) tap({ type: 'lift', from: held, to: place });
    setHeld(held === null ? place : null);
  };
  return {
    held,
    row: {
      onPointerMove: ({ clientX, clientY }) => {
        const over = drag.current.from < 0 ? undefined : placeUnder(clientX, clientY);
        if (over !== undefined && over !== drag.current.from) dragTo(over);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
    chest: (place) => ({
      onPointerDown: ({ currentTarget, pointerId }) => {
        currentTarget.releasePointerCapture(pointerId);
        drag.current = { from: place, moved: false };
      },
      onKeyDown: ({ key }) => {
        if (key === 'ArrowLeft') lift(place, place - 1);
        if (key === 'ArrowRight') lift(place, place + 1);
      },
      onClick: () => click(place),
    }),
  };
}

function placeUnder(x: number, y: number): number | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place === undefined ? undefined : Number(place);
}
