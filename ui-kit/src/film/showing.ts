import type { GameTypes, News, Seen, Viewer } from '@haven/kit';
import type { TableProps } from '../contract/table.ts';
import { begunAnew, caughtUp, continued, type Film, type Frame, lastOf, openingFilm, stillFilm } from './film.ts';

/** What a table tells a viewer. */
export type Telling<T extends GameTypes> = Pick<TableProps<T>, 'viewer' | 'seen' | 'news'>;

/** What a game makes of it. */
export interface Director<T extends GameTypes, F extends Frame> {
  /** What happened since a picture. */
  framesAfter(last: F, told: Telling<T>): readonly F[];
  /** How things stand, with nothing going on; `last` is the picture before it, if there is one. */
  stillOf(told: Telling<T>, last: F | null): F;
  /** The longest that a player has to watch, in milliseconds. */
  readonly patience: number;
  /** All answer together: what is told after one's own answer is also that of the others. */
  readonly isShared?: boolean;
}

/** A film for one viewer, and the message that it ends with. */
export interface Showing<T extends GameTypes, F extends Frame> {
  readonly viewer: Viewer;
  readonly seen: Seen<T>;
  readonly film: Film<F>;
}

/** Whoever sits down sees how things stand, and nothing of what the one before was shown. */
export function begun<T extends GameTypes, F extends Frame>(director: Director<T, F>, told: Telling<T>): Showing<T, F> {
  const { viewer, seen } = told;
  const still = director.stillOf({ ...told, news: [] }, null);
  return { viewer, seen, film: openingFilm(allTold(still, seen)) };
}

/** The same film after a message; itself if nothing new was told. */
export function heard<T extends GameTypes, F extends Frame>(
  director: Director<T, F>,
  showing: Showing<T, F>,
  told: Telling<T>,
): Showing<T, F> {
  const { viewer, seen } = told;
  if (showing.viewer !== viewer) return begun(director, told);
  if (showing.seen === seen) return showing;
  const film = filmAfter(director, showing, told);
  return { viewer, seen, film };
}

function filmAfter<T extends GameTypes, F extends Frame>(
  director: Director<T, F>,
  { seen, film }: Showing<T, F>,
  told: Telling<T>,
): Film<F> {
  const since = told.seen.seq - seen.seq;
  if (since === 0) return retold(director, film, told);
  if (!isWhole(told.news, since))
    return stillFilm(allTold(director.stillOf({ ...told, news: [] }, film.frame), told.seen));
  const last = lastOf(film);
  const frames = director.framesAfter(last, told).map((frame) => partlyTold(frame, told.news, seen));
  const still = allTold(director.stillOf(told, frames.at(-1) ?? last), told.seen);
  const movers = told.news.map(({ seat }) => seat);
  const after = continued(film, [...frames, { ...still, movers }], director.patience);
  const isOwn = movers.some((seat) => seat === told.viewer);
  return caughtUp(isOwn ? begunAnew(after) : after, told.viewer);
}

/** What the viewer can do once the film is over. */
export type Outlook<T extends GameTypes> = Pick<TableProps<T>, 'viewer' | 'seen'> &
  Partial<Pick<TableProps<T>, 'locked' | 'instead'>>;

/** The viewer is asked already, while a film still tells of others. */
export function isViewerNext<T extends GameTypes, F extends Frame>(
  { isShared = false }: Director<T, F>,
  { coming }: Pick<Film<F>, 'coming'>,
  { viewer, seen, locked = false, instead }: Outlook<T>,
): boolean {
  const isAsked = seen.moves.length > 0 && !locked && instead === undefined;
  const isOfOthers = coming.some(({ movers = [] }) => movers.some((seat) => isShared || seat !== viewer));
  return isAsked && isOfOthers;
}

/** While a picture is on screen, all is told up to the last of its events. */
function partlyTold<F extends Frame>(frame: F, news: readonly News<unknown>[], before: Seen<GameTypes>): F {
  const last = frame.events?.at(-1);
  const events = last === undefined ? 0 : news.flatMap((each) => each.events).indexOf(last) + 1;
  return { ...frame, progress: { entries: before.seq, events } };
}

const allTold = <F extends Frame>(frame: F, { seq }: Seen<GameTypes>): F => ({
  ...frame,
  progress: { entries: seq, events: 0 },
});

/** A refusal tells the position again: what runs goes on, and there is nothing more to be shown. */
function retold<T extends GameTypes, F extends Frame>(
  director: Director<T, F>,
  film: Film<F>,
  told: Telling<T>,
): Film<F> {
  const still = director.stillOf({ ...told, news: [] }, lastOf(film));
  return continued(film, [allTold(still, told.seen)], director.patience);
}

/** A move taken back and a leap in a replay have no film, and end the one that runs: it would show what is no more. */
function isWhole(news: readonly News<unknown>[], since: number): boolean {
  return news.length === since && news.every(({ undone }) => undone === undefined);
}
