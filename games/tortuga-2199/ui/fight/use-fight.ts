import type { Seen, Viewer } from '@haven/kit';
import type { Tortuga2199 } from '@haven/tortuga-2199-rules';
import type { TableProps } from '@haven/ui-kit';
import { isCalm } from '@haven/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { type FightScene, scenesAfter, standingScene } from './scenes.ts';

type Props = Pick<TableProps<Tortuga2199>, 'seen' | 'news' | 'viewer'>;

/** The fight on stage, if there is one. */
export interface FightFilm {
  readonly scene: FightScene | null;
  /** True while something is still to be shown: nobody can play, and the board should wait. */
  readonly isPlaying: boolean;
  skip(): void;
}

interface Film {
  readonly viewer: Viewer;
  readonly told: Seen<Tortuga2199>;
  readonly scene: FightScene | null;
  readonly coming: readonly (FightScene | null)[];
}

/** Plays fights scene by scene as they are told; one tap or key goes on to what came of it, another one away. */
export function useFight(props: Props): FightFilm {
  const [film, setFilm] = useState<Film>(() => opened(props));
  if (film.viewer !== props.viewer) setFilm(opened(props));
  else if (film.told !== props.seen) setFilm(continued(film, props));
  const isPlaying = film.coming.length > 0;
  const skip = useCallback(() => setFilm(skipped), []);
  const lasts = film.scene?.lasts ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every scene has its own time, also two that last as long.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setFilm(forward), lasts);
    return () => clearTimeout(timer);
  }, [isPlaying, lasts, film.coming]);
  useSkipKey(isPlaying, skip);
  return { scene: film.scene, isPlaying, skip };
}

const SKIP_KEYS: readonly string[] = ['Enter', ' ', 'Escape'];

function useSkipKey(isPlaying: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isPlaying) return;
    const onKey = (event: KeyboardEvent) => {
      if (!SKIP_KEYS.includes(event.key) || isElsewhere(event.target)) return;
      event.preventDefault();
      skip();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isPlaying, skip]);
}

/** Somebody writes a message or presses a button of the frame: that has nothing to do with the fight. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('.t2-fight')) return false;
  return target.closest('input, textarea, select, button, a, [contenteditable]') !== null;
}

const opened = ({ viewer, seen }: Props): Film => ({
  viewer,
  told: seen,
  scene: standingScene(seen.view, null),
  coming: [],
});

/** A refusal tells the position again: then there is nothing to be shown. */
function continued(film: Film, { seen, news, viewer }: Props): Film {
  const last = film.coming.at(-1) ?? film.scene;
  const told = seen.seq === film.told.seq ? [] : scenesAfter(last, news, { view: seen.view, viewer });
  const still = standingScene(seen.view, told.at(-1) ?? last);
  const scenes = [...film.coming, ...shown(told)].filter((scene) => scene !== null && scene.lasts > 0);
  if (film.coming.length > 0) return { ...film, told: seen, coming: [...scenes, still] };
  const [scene = null, ...coming] = [...scenes, still];
  return { ...film, told: seen, scene, coming };
}

/** Whoever wants no movement sees each fight at once, with all that came of it. */
const shown = (scenes: readonly FightScene[]): readonly FightScene[] =>
  isCalm() ? scenes.filter(({ beat }) => beat === 'aftermath') : scenes;

function forward(film: Film): Film {
  const [scene = null, ...coming] = film.coming;
  return { ...film, scene, coming };
}

/** To the next aftermath or, from there, to the end. */
function skipped(film: Film): Film {
  if (film.coming.length === 0) return film;
  const next = film.coming.findIndex((scene) => scene?.beat === 'aftermath');
  const from = next < 0 ? film.coming.length - 1 : next;
  return { ...film, scene: film.coming[from] ?? null, coming: film.coming.slice(from + 1) };
}
