import type { Viewer } from '@haven/kit';
import type { Event, Tortuga2199, View } from '@haven/tortuga-2199-rules';
import type { TableProps } from '@haven/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { type Frame, framesAfter, hurried, type Message } from './beats.ts';
import { isCalm } from './motion.ts';

type Props = Pick<TableProps<Tortuga2199>, 'seen' | 'news' | 'viewer'>;

interface Film {
  readonly viewer: Viewer;
  readonly told: Props['seen'];
  readonly frame: Frame;
  readonly coming: readonly Frame[];
  /** The last message that was told to its end, and how things stood before it. */
  readonly message: Message;
  readonly before: View;
}

export interface Stage extends Film {
  /** True while the film of the last moves is still running. */
  readonly isPlaying: boolean;
  /** What the eye has last been shown to happen. */
  readonly events: readonly Event[];
  forward(): void;
  skip(): void;
}

/** Shows what happened beat by beat, then how things stand; one tap or key shows that at once. */
export function useStage(props: Props): Stage {
  const [film, setFilm] = useState<Film>(() => opened(props));
  if (film.viewer !== props.viewer) setFilm(opened(props));
  else if (film.told !== props.seen) setFilm(continued(film, props));
  const forward = useCallback(() => setFilm(forwarded), []);
  const skip = useCallback(() => setFilm(skipped), []);
  return { ...film, isPlaying: film.coming.length > 0, events: film.frame.events, forward, skip };
}

/** Runs the film; it stands still while a fight is on stage. */
export function usePlayback({ frame, isPlaying, forward, skip }: Stage, isHeld: boolean): void {
  const runs = isPlaying && !isHeld;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(forward, isCalm() ? Math.min(250, frame.lasts) : frame.lasts);
    return () => clearTimeout(timer);
  }, [runs, frame, forward]);
  useEffect(() => {
    if (!runs) return;
    const onKey = ({ key }: KeyboardEvent) => key !== 'Tab' && key !== 'Shift' && skip();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [runs, skip]);
}

function forwarded(film: Film): Film {
  const [frame, ...coming] = film.coming;
  return frame === undefined ? film : shown({ ...film, coming }, frame);
}

function shown(film: Film, frame: Frame): Film {
  const { message } = frame;
  return message ? { ...film, frame, message, before: film.message.seen.view } : { ...film, frame };
}

/** On to the end of the message: what the next one tells may be a fight. */
function skipped(film: Film): Film {
  const next = film.coming.findIndex(({ message }) => message !== undefined);
  const frame = film.coming[next];
  return frame === undefined ? film : shown({ ...film, coming: film.coming.slice(next + 1) }, frame);
}

/** Whoever sits down sees how things stand, and nothing of what the one before was shown. */
function opened({ viewer, seen }: Props): Film {
  const message = { seen, news: [] };
  const frame: Frame = { beat: 'quiet', view: seen.view, events: [], lasts: 0, message };
  return { viewer, told: seen, frame, coming: [], message, before: seen.view };
}

/** A refusal tells the position again: then there is nothing to be shown. */
function continued(film: Film, { seen, news, viewer }: Props): Film {
  const last = film.coming.at(-1) ?? film.frame;
  const fresh = seen.seq === film.told.seq ? [] : news;
  const beats = framesAfter(last, fresh, viewer).filter(({ lasts }) => lasts > 0);
  const events = fresh.flatMap((each) => each.events);
  const still: Frame = { beat: 'quiet', view: seen.view, events, lasts: 0, message: { seen, news: fresh } };
  const coming = [...hurried([...film.coming, ...beats]), still];
  const next = { ...film, told: seen, coming };
  return film.coming.length > 0 ? next : forwarded(next);
}
