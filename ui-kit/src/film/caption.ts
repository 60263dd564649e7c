import { useState } from 'react';
import type { Film, Frame } from './film.ts';

/** More is not read while a picture is on screen. */
const MOST_LINES = 2;

interface Speech<Event, Line> {
  /** Undefined if it is not worth a word. */
  lineOf(event: Event): Line | undefined;
  say(line: Line): string;
}

/** What is said while these events are shown. */
export function captionOf<Event, Line>(events: readonly Event[], { lineOf, say }: Speech<Event, Line>): string {
  const lines = events.map(lineOf).filter((line) => line !== undefined);
  return lines.slice(0, MOST_LINES).map(say).join(' ');
}

export interface Caption {
  /** What is said of the picture on screen; empty if nothing is. */
  readonly now: string;
  /** What is to be read: the last that was said, until the viewer does something. */
  readonly shown: string;
}

/** What is said of a film stays until something else is, also while it stands still: nothing is said in between. */
export function useCaption<F extends Frame, Line>(
  { frame, coming, past }: Pick<Film<F>, 'frame' | 'coming' | 'past'>,
  speech: Speech<NonNullable<F['events']>[number], Line>,
): Caption {
  const isPlaying = coming.length > 0;
  const now = isPlaying && frame.lasts > 0 ? captionOf(frame.events ?? [], speech) : '';
  const [last, setLast] = useState('');
  const shown = isPlaying || past.length > 0 ? now || last : '';
  if (shown !== last) setLast(shown);
  return { now, shown };
}
