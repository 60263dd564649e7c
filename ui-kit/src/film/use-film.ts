import type { GameTypes } from '@haven/kit';
import { useCallback, useEffect, useState } from 'react';
import { isCalm } from '../motion/calm.ts';
import { type Film, type Frame, isRunning, skipped, stepped } from './film.ts';
import { type Clock, project } from './projector.ts';
import { begun, type Director, heard, type Telling } from './showing.ts';
import { skipBy } from './skip-keys.ts';

/** A film on screen. */
export interface Reel<F extends Frame> extends Film<F> {
  readonly isPlaying: boolean;
  /** Shows the next picture. */
  step(): void;
  /** Shows how things stand, or the next stop on the way there. */
  skip(): void;
}

/** What a table tells, picture by picture. It stands still until `useProjector` runs it. */
export function useFilm<T extends GameTypes, F extends Frame>(director: Director<T, F>, told: Telling<T>): Reel<F> {
  const [before, setShowing] = useState(() => begun(director, told));
  const showing = heard(director, before, told);
  if (showing !== before) setShowing(showing);
  const step = useCallback(() => setShowing((now) => ({ ...now, film: stepped(now.film) })), []);
  const skip = useCallback(() => setShowing((now) => ({ ...now, film: skipped(now.film) })), []);
  return { ...showing.film, isPlaying: isRunning(showing.film), step, skip };
}

interface Pace {
  /** Another film comes first. */
  readonly isHeld?: boolean;
  /** The longest that a picture lasts for those who want little movement, in milliseconds. */
  readonly calm: number;
}

/** Runs a film; any key skips it, unless somebody types. */
export function useProjector<F extends Frame>(reel: Reel<F>, { isHeld = false, calm }: Pace): void {
  const { frame, isPlaying, step, skip } = reel;
  const runs = isPlaying && !isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture keeps its time when others join those to come.
  useEffect(() => {
    const longest = isCalm() ? calm : Number.POSITIVE_INFINITY;
    return project(reel, { clock: browserClock, isHeld, longest }, step);
  }, [runs, frame]);
  useEffect(() => {
    if (!runs) return;
    const onKey = (event: KeyboardEvent) => skipBy(event, skip);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [runs, skip]);
}

const browserClock: Clock = (wait, call) => {
  const timer = setTimeout(call, wait);
  return () => clearTimeout(timer);
};
