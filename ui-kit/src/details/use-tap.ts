import { type RefObject, useEffect } from 'react';
import type { Ask } from './things.ts';

const TELLING = '[data-about][data-tells]';

/** A thing that does nothing else tells about itself at a mere tap. */
export function useTap(root: RefObject<HTMLElement | null>, ask: Ask): void {
  useEffect(() => {
    const table = root.current;
    const onClick = ({ target }: MouseEvent) => {
      const thing = target instanceof Element ? target.closest<HTMLElement>(TELLING) : null;
      if (thing) ask(thing, 'held');
    };
    table?.addEventListener('click', onClick);
    return () => table?.removeEventListener('click', onClick);
  }, [root, ask]);
}
