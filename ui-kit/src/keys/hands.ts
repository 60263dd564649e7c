let byKeys = false;
let mouse: Place | undefined;

/** On the screen, whatever page moves below it. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

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
  const move = ({ pointerType, screenX: x, screenY: y }: PointerEvent) => {
    if (pointerType === 'mouse') mouse = { x, y };
  };
  window.addEventListener('pointerdown', point, true);
  window.addEventListener('pointerdown', move, true);
  window.addEventListener('pointermove', move, true);
  window.addEventListener('keydown', type, true);
  window.addEventListener('click', click, true);
}

/** There are only fingers to point with: nothing can be hovered over, and there is hardly a keyboard. */
export const hasOnlyFingers = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** What was pressed last was a key. */
export const goesByKeys = (): boolean => byKeys;

/** Where the mouse was last, if there is one. */
export const placeOfMouse = (): Place | undefined => mouse;
