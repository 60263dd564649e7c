import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useMemo, useState } from 'react';

/** What a thing says about itself. */
export interface Details {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Details on show beside their thing; pinned, they stay until they are put away, and may offer something to do. */
export interface Shown<T extends Details> {
  readonly topic: T;
  readonly thing: HTMLElement;
  readonly isPinned: boolean;
}

export interface Explainer<T extends Details> {
  readonly shown: Shown<T> | null;
  show(shown: Shown<T>): void;
  /** Puts away what is on show; what is pinned only if `pinned` says so. */
  hide(which: 'loose' | 'pinned'): void;
}

/** One explanation at a time for the whole table; it goes when the position changes. */
export function useExplaining<T extends Details>(seq: number): Explainer<T> {
  const [state, setState] = useState<{ seq: number; shown: Shown<T> | null }>({ seq, shown: null });
  const shown = state.seq === seq ? state.shown : null;
  const show = useCallback((next: Shown<T>) => setState({ seq, shown: next }), [seq]);
  const hide = useCallback(
    (which: 'loose' | 'pinned') =>
      setState((now) => (now.shown?.isPinned && which === 'loose' ? now : { ...now, shown: null })),
    [],
  );
  return useMemo(() => ({ shown, show, hide }), [shown, show, hide]);
}

/** For a thing that explains itself as long as a mouse or the keyboard points at it. */
export function pointing<T extends Details>(explainer: Explainer<T>, topic: T) {
  const show = (thing: HTMLElement) => {
    if (!explainer.shown?.isPinned) explainer.show({ topic, thing, isPinned: false });
  };
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && show(event.currentTarget),
    onPointerLeave: () => explainer.hide('loose'),
    onFocus: (event: FocusEvent<HTMLElement>) =>
      event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
    onBlur: () => explainer.hide('loose'),
  };
}

/** A finger cannot hover: its first tap explains, the second one plays. */
export function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
}
