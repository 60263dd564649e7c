import { isWhole, type Place, transformOf, WHOLE, type Zoom } from './zoom.ts';

/** The lens over the planet: it moves the drawing itself, and React hears only when all is seen again, or no longer. */
export class Lens {
  readonly globe: HTMLElement;
  readonly #tell: (isNear: boolean) => void;
  #zoom: Zoom = WHOLE;

  constructor(globe: HTMLElement, tell: (isNear: boolean) => void) {
    this.globe = globe;
    this.#tell = tell;
  }

  get isNear(): boolean {
    return !isWhole(this.#zoom);
  }

  /** At once under fingers and wheel; a leap from one view to another glides. */
  follow(change: (zoom: Zoom) => Zoom): void {
    this.#show(change(this.#zoom), 'false');
  }

  leap(change: (zoom: Zoom) => Zoom): void {
    this.#show(change(this.#zoom), 'true');
  }

  #show(zoom: Zoom, gliding: 'true' | 'false'): void {
    this.#zoom = zoom;
    this.globe.dataset.gliding = gliding;
    this.globe.style.transform = isWhole(zoom) ? '' : transformOf(zoom);
    this.#tell(!isWhole(zoom));
  }

  /** Where a point of the screen lies on the whole planet's box, wherever the planet is now. */
  placeOf({ x, y }: Place): Place {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = this.globe;
    const { left, top } = offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: (x - left - offsetLeft) / offsetWidth, y: (y - top - offsetTop) / offsetHeight };
  }

  partOf({ x, y }: Place): Place {
    return { x: x / this.globe.offsetWidth, y: y / this.globe.offsetHeight };
  }

  middleOf(part: HTMLElement): Place {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = part;
    return this.partOf({ x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2 });
  }
}
