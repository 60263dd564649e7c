/** One picture of a film, and for how many milliseconds it is looked at. */
export interface Frame {
  readonly lasts: number;
  /** Whoever skips gets no further than this at once. */
  readonly isStop?: boolean;
}

/** The picture on screen and those to come; the last of them is how things stand. */
export interface Film<F extends Frame> {
  readonly frame: F;
  readonly coming: readonly F[];
}

export const stillFilm = <F extends Frame>(frame: F): Film<F> => ({ frame, coming: [] });

export const isRunning = ({ coming }: Film<Frame>): boolean => coming.length > 0;

/** What a new picture comes after. */
export const lastOf = <F extends Frame>({ frame, coming }: Film<F>): F => coming.at(-1) ?? frame;

/** Goes on with these pictures, all within the patience of a player; the one on screen stays for its time. */
export function continued<F extends Frame>(film: Film<F>, frames: readonly F[], patience: number): Film<F> {
  const coming = hurried([...film.coming, ...frames].filter(isSeen), patience);
  return isRunning(film) ? { ...film, coming } : stepped({ ...film, coming });
}

/** What takes no time is left out, but for a stop and for how things stand in the end. */
function isSeen({ lasts, isStop = false }: Frame, place: number, frames: readonly Frame[]): boolean {
  return lasts > 0 || isStop || place === frames.length - 1;
}

/** The next picture. */
export function stepped<F extends Frame>(film: Film<F>): Film<F> {
  const [frame, ...coming] = film.coming;
  return frame === undefined ? film : { frame, coming };
}

/** How things stand, or the next stop on the way there. */
export function skipped<F extends Frame>(film: Film<F>): Film<F> {
  const stop = film.coming.findIndex(({ isStop }) => isStop);
  const passed = stop < 0 ? film.coming.length - 1 : stop;
  return stepped({ ...film, coming: film.coming.slice(Math.max(0, passed)) });
}

/** However much has happened, it is shown within the patience of a player. */
export function hurried<F extends Frame>(frames: readonly F[], patience: number): F[] {
  const whole = frames.reduce((sum, { lasts }) => sum + lasts, 0);
  const pace = Math.min(1, patience / Math.max(1, whole));
  return frames.map((frame) => ({ ...frame, lasts: frame.lasts * pace }));
}
