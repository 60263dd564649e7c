import { type MouseEvent, useEffect, useRef } from 'react';
import type { Place } from './zoom.ts';

/** A second tap comes within this time, in milliseconds. */
const TWICE_MS = 240;

interface Tap {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly target: EventTarget;
}

/**
 * Two taps of a finger at one place are a wish of their own, and must not play a move with the first:
 * so a tap waits for a moment. Mouse, keys and screen readers do not.
 */
export function useTaps(twice: (at: Place) => void): (event: MouseEvent) => void {
  const waiting = useRef<Tap | null>(null);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return (event) => {
    if (!isByFinger(event.nativeEvent)) return;
    event.stopPropagation();
    const before = waiting.current;
    clearTimeout(before?.timer);
    waiting.current = null;
    if (before?.target === event.target) return twice({ x: event.clientX, y: event.clientY });
    if (before) press(before.target);
    waiting.current = { target: event.target, timer: setTimeout(() => press(event.target), TWICE_MS) };
  };

  function press(target: EventTarget): void {
    waiting.current = null;
    if (target instanceof Element) target.closest('button')?.click();
  }
}

const isByFinger = (event: Event) => event instanceof window.PointerEvent && event.pointerType === 'touch';
