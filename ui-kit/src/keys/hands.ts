let byKeys = false;

/** From now on it is known what somebody goes by. A screen reader presses things without any pointer: it counts as keys. */
export function watchHands(): void {
  const point = () => {
    byKeys = false;
  };
  const type = () => {
    byKeys = true;
  };
  const click = ({ detail, isTrusted }: MouseEvent) => {
    if (isTrusted && detail === 0) byKeys = true;
  };
  window.addEventListener('pointerdown', point, true);
  window.addEventListener('keydown', type, true);
  window.addEventListener('click', click, true);
}

/** There are only fingers to point with: nothing can be hovered over, and there is hardly a keyboard. */
export const hasOnlyFingers = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** What was pressed last was a key. */
export const goesByKeys = (): boolean => byKeys;
