import type { GameTypes } from '@haven/kit';
import { useCallback, useEffect, useState } from 'react';
import type { Progress } from '../contract/table.ts';
import { isCalm } from '../motion/calm.ts';
import { useJustNow } from '../motion/just-now.ts';
import { useSettings } from '../theme/settings.ts';
import { type Film, type Frame, isRunning, rewound, skipped, stepped } from './film.ts';
import { type FilmDeeds, useFilmKeys } from './film-keys.ts';
import { type Alarm, project } from './projector.ts';
import { readingTime } from './reading.ts';
import { begun, type Director, heard, isViewerNext, type Outlook, type Telling } from './showing.ts';

/** A film on screen, and what can be done with it. */
export interface Reel<F extends Frame> extends Film<F>, FilmDeeds {
  readonly isPlaying: boolean;
  /** Somebody looks at this picture for as long as they like. */
  readonly isPaused: boolean;
  /** The viewer is asked once it is over. */
  readonly isViewerNext: boolean;
  /** It told of others a moment ago: what is tapped now may have been meant for it. */
  readonly isJustOver: boolean;
  /** The next picture, when the time of this one is over. */
  next(): void;
}

/** What a table tells, picture by picture. It stands still until `useProjector` runs it. */
export function useFilm<T extends GameTypes, F extends Frame>(
  director: Director<T, F>,
  told: Telling<T> & Outlook<T>,
): Reel<F> {
  const [before, setShowing] = useState(() => begun(director, told));
  const showing = heard(director, before, told);
  if (showing !== before) setShowing(showing);
  const { film } = showing;
  const change = useCallback((changed: (film: Film<F>) => Film<F>) => {
    setShowing((now) => ({ ...now, film: changed(now.film) }));
  }, []);
  const next = useCallback(() => change(stepped), [change]);
  const isNext = isViewerNext(director, film, told);
  return {
    ...film,
    isPlaying: isRunning(film),
    isViewerNext: isNext,
    isJustOver: useJustNow(!isNext),
    next,
    ...useDeeds(film, change),
  };
}

/** Whoever pauses or steps goes on by hand until the end of the story, even where it is told in pieces. */
function useDeeds<F extends Frame>(
  { story, coming }: Film<F>,
  change: (changed: (film: Film<F>) => Film<F>) => void,
): FilmDeeds & Pick<Reel<F>, 'isPaused'> {
  const [byHand, setByHand] = useState<number | null>(null);
  const go = (deed: (film: Film<F>) => Film<F>, heldIn: number | null) => {
    setByHand(heldIn);
    change(deed);
  };
  return {
    isPaused: byHand === story && isRunning({ coming }),
    pause: () => setByHand(byHand === story ? null : story),
    step: () => go(stepped, story),
    again: () => go(rewound, null),
    skip: () => go(skipped, null),
  };
}

interface Pace {
  /** Another film comes first. */
  readonly isHeld?: boolean;
  /** The longest that a picture lasts for those who want little movement, in milliseconds. */
  readonly calm: number;
  /** The words beside the picture. */
  readonly caption?: string;
}

/** Runs a film, and hands it to the keys. What nobody sees is not shown. */
export function useProjector<F extends Frame>(reel: Reel<F>, { isHeld = false, calm, caption = '' }: Pace): void {
  const { frame, isPlaying, isPaused, next, skip } = reel;
  const runs = isPlaying && !isHeld;
  const pace = useSettings((settings) => settings.botPace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture keeps its time when others join those to come.
  useEffect(() => {
    const longest = isCalm() ? calm : Number.POSITIVE_INFINITY;
    const reading = readingTime(caption, pace);
    return project(
      reel,
      { clock: browserClock, isHeld: isHeld || isPaused, longest, reading },
      unlessHidden(next, skip),
    );
  }, [runs, isPaused, frame]);
  useFilmKeys(reel, runs);
}

const unlessHidden = (next: () => void, skip: () => void) => () => (document.hidden ? skip : next)();

type Shown = Frame & { readonly view: unknown };

/** Tells the page how far the story has come, so that nothing outside of the table runs ahead of it. */
export function useStoryline({ progress, view }: Shown, tell: ((progress: Progress) => void) | undefined): void {
  useEffect(() => {
    if (progress) tell?.({ ...progress, view });
  }, [progress, view, tell]);
}

const browserClock: Alarm = (wait, call) => {
  const timer = setTimeout(call, wait);
  return () => clearTimeout(timer);
};
