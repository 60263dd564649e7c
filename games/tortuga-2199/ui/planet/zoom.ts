/** How near the planet is: a scale, and how far its upper left corner has moved, in widths and heights of the whole. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place on the screen, as a part of the whole planet's width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const NEAREST = 4;
/** What two taps or a key do at once. */
export const STRIDE = 1.8;

export const isWhole = ({ scale }: Zoom) => scale === 1;

export const transformOf = ({ scale, x, y }: Zoom) => `translate(${100 * x}%, ${100 * y}%) scale(${scale})`;

/** Nearer or farther by this factor; whatever is at that place stays there. */
export function zoomedAt(zoom: Zoom, place: Place, factor: number): Zoom {
  const scale = Math.min(NEAREST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return kept({ scale, x: place.x - (place.x - zoom.x) * grown, y: place.y - (place.y - zoom.y) * grown });
}

export function movedBy(zoom: Zoom, { x, y }: Place): Zoom {
  return kept({ scale: zoom.scale, x: zoom.x + x, y: zoom.y + y });
}

/** With this place of the planet in the middle, as far as its borders let it. */
export function centredOn({ scale }: Zoom, { x, y }: Place): Zoom {
  return kept({ scale, x: 0.5 - x * scale, y: 0.5 - y * scale });
}

/** No border of the planet comes further in than where it lies when all of it is seen. */
function kept({ scale, x, y }: Zoom): Zoom {
  return { scale, x: between(1 - scale, x), y: between(1 - scale, y) };
}

const between = (least: number, value: number) => Math.min(0, Math.max(least, value));
