import type { Seen, Viewer } from '@haven/kit';
import type { Tortuga } from '@haven/tortuga-rules';
import type { TableProps } from '@haven/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { type Frame, framesAfter, hurried } from './beats.ts';
import { namedChests } from './chests.ts';
import { isCalm } from './motion.ts';

type Props = Pick<TableProps<Tortuga>, 'seen' | 'news' | 'viewer'>;

export interface Stage {
  readonly frame: Frame;
  /** True while the film of the last moves is still running. */
  readonly isPlaying: boolean;
  /** How often dice have been thrown: every throw tumbles anew. */
  readonly throws: number;
  skip(): void;
}

interface Film {
  readonly viewer: Viewer;
  readonly told: Seen<Tortuga>;
  readonly frame: Frame;
  readonly coming: readonly Frame[];
  readonly throws: number;
}

/** Shows what happened beat by beat, then how things stand; one tap or key shows that at once. */
export function useStage(props: Props): Stage {
  const [film, setFilm] = useState<Film>(() => opened(props));
  if (film.viewer !== props.viewer) setFilm(opened(props));
  else if (film.told !== props.seen) setFilm(continued(film, props));
  const isPlaying = film.coming.length > 0;
  const skip = useCallback(() => setFilm((now) => (now.coming.length > 0 ? { ...now, ...lastOf(now) } : now)), []);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setFilm(forward), isCalm() ? Math.min(700, film.frame.lasts) : film.frame.lasts);
    return () => clearTimeout(timer);
  }, [isPlaying, film.frame]);
  useSkipKey(isPlaying, skip);
  return { frame: film.frame, isPlaying, throws: film.throws, skip };
}

function useSkipKey(isPlaying: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isPlaying) return;
    const onKey = ({ key }: KeyboardEvent) => key !== 'Tab' && skip();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isPlaying, skip]);
}

const forward = (film: Film): Film => {
  const [frame, ...coming] = film.coming;
  return frame === undefined ? film : { ...film, frame, coming };
};

const lastOf = ({ frame, coming }: Film) => ({ frame: coming.at(-1) ?? frame, coming: [] });

/** Whoever sits down sees how things stand, and nothing of what the one before was shown. */
const opened = ({ viewer, seen }: Props): Film => ({
  viewer,
  told: seen,
  frame: stillOf(seen, null),
  coming: [],
  throws: 0,
});

/** A refusal tells the position again, perhaps a later one: without all news in between there is nothing to be shown. */
function continued(film: Film, { seen, news }: Props): Film {
  const last = film.coming.at(-1) ?? film.frame;
  const isWhole = news.length === seen.seq - film.told.seq;
  const told = isWhole ? framesAfter(last, news) : [];
  const still = stillOf(seen, told.at(-1) ?? last);
  const beats = hurried([...film.coming, ...told].filter(({ lasts }) => lasts > 0));
  const [first, ...rest] = [...beats, still];
  const isRunning = film.coming.length > 0;
  return {
    ...film,
    told: seen,
    frame: isRunning ? film.frame : (first ?? still),
    coming: isRunning ? [...beats, still] : rest,
    throws: film.throws + Number(told.some(({ beat }) => beat === 'roll')),
  };
}

/** The position itself, with nothing going on. */
function stillOf({ view }: Seen<Tortuga>, before: Frame | null): Frame {
  return {
    beat: 'quiet',
    view,
    chests: namedChests(before?.chests ?? [], view),
    events: before?.events ?? [],
    lasts: 0,
  };
}
