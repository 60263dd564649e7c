import type { Seat, Viewer } from '@haven/kit';
import type { Progress } from '../contract/table.ts';

/** One picture of a film, and for how many milliseconds it is looked at. */
export interface Frame {
  readonly lasts: number;
  /** Whoever skips gets no further than this at once. */
  readonly isStop?: boolean;
  /** What is told with it. */
  readonly events?: readonly unknown[];
  /** How much has been told once it is on screen. */
  readonly progress?: Progress;
  /** Whose moves are told to their end with it. */
  readonly movers?: readonly Seat[];
}

/** The picture on screen and those to come; the last of them is how things stand. */
export interface Film<F extends Frame> {
  readonly frame: F;
  readonly coming: readonly F[];
  /** The pictures since the viewer last did something, to be seen again. */
  readonly past: readonly F[];
  /** How many of them went by without being looked at. */
  readonly missed: number;
  /** Grows with whatever the viewer does. */
  readonly story: number;
}

/** Nobody wants to see more than this again. */
const MOST_PAST = 120;
/** So many pictures take some twenty seconds with what there is to read beside them. */
const MANY = 12;

export const stillFilm = <F extends Frame>(frame: F): Film<F> => ({ frame, coming: [], past: [], missed: 0, story: 0 });

/** Whoever comes to a table has seen nothing of what led up to it. */
export const openingFilm = <F extends Frame>(frame: F): Film<F> => ({
  ...stillFilm(frame),
  missed: Number.POSITIVE_INFINITY,
});

export const isRunning = ({ coming }: Pick<Film<Frame>, 'coming'>): boolean => coming.length > 0;

/** What a new picture comes after. */
export const lastOf = <F extends Frame>({ frame, coming }: Film<F>): F => coming.at(-1) ?? frame;

/** Goes on with these pictures, all within the patience of a player; the one on screen stays for its time. */
export function continued<F extends Frame>(film: Film<F>, frames: readonly F[], patience: number): Film<F> {
  const coming = hurried(seenOf([...film.coming, ...frames]), patience);
  return isRunning(film) ? { ...film, coming } : stepped({ ...film, coming });
}

/** What is left out is nowhere else told, but whose moves it was. */
function seenOf<F extends Frame>(frames: readonly F[]): F[] {
  let movers: readonly Seat[] = [];
  return frames.flatMap((frame, place) => {
    const told = [...movers, ...(frame.movers ?? [])];
    const isLeftOut = !isSeen(frame, place, frames);
    movers = isLeftOut ? told : [];
    return isLeftOut ? [] : { ...frame, movers: told };
  });
}

/** What takes no time is left out, but for a stop and for how things stand in the end. */
function isSeen({ lasts, isStop = false }: Frame, place: number, frames: readonly Frame[]): boolean {
  return lasts > 0 || isStop || place === frames.length - 1;
}

/** What the viewer did begins a new story: what came before is not shown again. */
export function begunAnew<F extends Frame>(film: Film<F>): Film<F> {
  return { ...film, past: isRunning(film) ? film.past.slice(-1) : [], missed: 0, story: film.story + 1 };
}

/** The next picture. */
export const stepped = <F extends Frame>(film: Film<F>): Film<F> => (isRunning(film) ? advanced(film, 1) : film);

/** How things stand, or the next stop on the way there, where that is not far. */
export function skipped<F extends Frame>(film: Film<F>): Film<F> {
  const stop = isMuch(film) ? -1 : film.coming.findIndex(({ isStop }) => isStop);
  return passed(film, stop < 0 ? film.coming.length : stop + 1);
}

/** More than a round behind, and not to be caught up with soon, it leaps to how things stand: all of it can be seen again. */
export function caughtUp<F extends Frame>(film: Film<F>, viewer: Viewer): Film<F> {
  return isMuch(film) && isRoundBehind(film, viewer) ? passed(film, film.coming.length) : film;
}

const isMuch = ({ coming }: Film<Frame>): boolean => picturesIn(coming) > MANY;

const picturesIn = (frames: readonly Frame[]): number => frames.filter(({ lasts }) => lasts > 0).length;

/** The same seat has moved, then others, then this seat again: the viewer's, for whom somebody else must be playing. */
function isRoundBehind({ coming }: Film<Frame>, viewer: Viewer): boolean {
  const movers = coming.flatMap((frame) => frame.movers ?? []);
  const whose = viewer === 'spectator' ? movers[0] : viewer;
  return movers.filter((seat, place) => seat === whose && movers[place - 1] !== whose).length > 1;
}

function passed<F extends Frame>(film: Film<F>, by: number): Film<F> {
  return { ...advanced(film, by), missed: film.missed + picturesIn(film.coming.slice(0, by - 1)) };
}

function advanced<F extends Frame>(film: Film<F>, by: number): Film<F> {
  const gone = [film.frame, ...film.coming].slice(0, by);
  return {
    ...film,
    frame: film.coming[by - 1] ?? film.frame,
    coming: film.coming.slice(by),
    past: [...film.past, ...gone].slice(-MOST_PAST),
  };
}

/** The whole story again, from its first picture on. */
export function rewound<F extends Frame>(film: Film<F>): Film<F> {
  const [first, ...others] = film.past;
  if (first === undefined) return film;
  return { ...film, frame: first, coming: [...others, film.frame, ...film.coming], past: [], missed: 0 };
}

/** However much has happened, its pictures are shown within the patience of a player. */
export function hurried<F extends Frame>(frames: readonly F[], patience: number): F[] {
  const whole = frames.reduce((sum, { lasts }) => sum + lasts, 0);
  const pace = Math.min(1, patience / Math.max(1, whole));
  return frames.map((frame) => ({ ...frame, lasts: frame.lasts * pace }));
}
