import { type MouseEvent, useRef } from 'react';

/** A tap while a film runs ends it, and does nothing else: whatever appears under the finger is not pressed. */
export function useTapToSkip(isPlaying: boolean, skip: () => void) {
  const isSpent = useRef(false);
  return {
    onPointerDownCapture: () => {
      isSpent.current = isPlaying;
      if (isPlaying) skip();
    },
    onClickCapture: (event: MouseEvent) => {
      const isByPointer = event.detail > 0;
      if (isSpent.current && isByPointer) event.stopPropagation();
      isSpent.current = false;
    },
  };
}
