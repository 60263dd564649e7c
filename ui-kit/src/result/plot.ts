/** A drawing and the room around what it plots. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Plot {
  /** From 0 at the left to `most` at the right. */
  x(value: number, most: number): number;
  /** From 0 at the bottom to `most` at the top. */
  y(value: number, most: number): number;
}

/** Where values stand on a drawing. */
export function plotOn({ width, height, left, right, top, bottom }: Sheet): Plot {
  return {
    x: (value, most) => left + ((width - left - right) * value) / Math.max(1, most),
    y: (value, most) => top + (height - top - bottom) * (1 - value / Math.max(1, most)),
  };
}
