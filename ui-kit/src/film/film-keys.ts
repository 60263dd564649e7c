import { useEffect, useEffectEvent } from 'react';

/** What a viewer can do with a film. */
export interface FilmDeeds {
  /** Holds the picture on screen, or lets the film go on. */
  pause(): void;
  /** Shows the next picture and holds it. */
  step(): void;
  /** Shows the whole story again. */
  again(): void;
  /** Shows how things stand, or the next stop on the way there. */
  skip(): void;
}

/** Those that go from place to place, stand for nothing alone or ask what the others do. */
const OTHER_KEYS: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', '?'];
const PRESSING: readonly string[] = ['Enter', ' '];

/** By their place on the keyboard, whatever alphabet is written with it. */
const FILM_KEYS = { KeyP: 'pause', KeyN: 'step', KeyR: 'again' } as const satisfies Record<string, keyof FilmDeeds>;

/** Where a key means what it says there. */
export const FILM_CONTROLS = '[data-film]';
const TYPED_INTO = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]';
const PRESSED = 'button, a, summary';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * What a key does to a film: any key without a deed of its own skips it, but never while somebody types, and never one
 * that presses a control of the film or outside of the table.
 */
export function deedOf({ key, code, target, ctrlKey, altKey, metaKey }: Key): keyof FilmDeeds | undefined {
  if (ctrlKey || altKey || metaKey || OTHER_KEYS.includes(key)) return undefined;
  const deed = isFilmKey(code) ? FILM_KEYS[code] : 'skip';
  if (!(target instanceof Element)) return deed;
  if (target.closest(TYPED_INTO) || (isPressing(key) && isPressedThere(target))) return undefined;
  return deed;
}

const isFilmKey = (code: string): code is keyof typeof FILM_KEYS => code in FILM_KEYS;
const isPressing = (key: string): boolean => PRESSING.includes(key);

function isPressedThere(target: Element): boolean {
  if (target.closest(FILM_CONTROLS)) return true;
  return target.closest('main') === null && target.closest(PRESSED) !== null;
}

/** Hands a film to the keys while it runs; a key that ends it does nothing else. */
export function useFilmKeys(film: FilmDeeds, runs: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const deed = deedOf(event);
    if (deed === undefined) return;
    if (isPressing(event.key)) event.preventDefault();
    film[deed]();
  });
  useEffect(() => {
    if (!runs) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [runs]);
}
