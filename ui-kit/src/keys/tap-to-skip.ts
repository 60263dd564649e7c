import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { FILM_CONTROLS } from '../film/film-keys.ts';

/** A tap while a film runs ends it, and does nothing else: whatever appears under the finger is not pressed. The film's own controls are. */
export function useTapToSkip(isPlaying: boolean, skip: () => void) {
  const isSpent = useRef(false);
  return {
    onPointerDownCapture: ({ target }: PointerEvent) => {
      isSpent.current = isPlaying && !(target instanceof Element && target.closest(FILM_CONTROLS));
      if (isSpent.current) skip();
    },
    onClickCapture: (event: MouseEvent) => {
      const isByPointer = event.detail > 0;
      if (isSpent.current && isByPointer) event.stopPropagation();
      isSpent.current = false;
    },
  };
}
