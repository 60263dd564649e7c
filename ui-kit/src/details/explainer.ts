import { type MouseEvent, type ReactNode, useCallback, useMemo, useState } from 'react';

/** What a thing says about itself. */
export interface Details {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where its numbers come from. */
  readonly sums?: readonly Sum[];
  /** The § that say more. */
  readonly rules?: readonly string[];
  readonly picture?: ReactNode;
}

/** A number, part by part. */
export interface Sum {
  readonly title: string;
  readonly terms: readonly SumTerm[];
  readonly total: number;
}

export interface SumTerm {
  readonly what: string;
  readonly points: number;
}

/** Details on show beside their thing; pinned, they stay until they are put away, and may offer something to do. */
export interface Shown<T extends Details> {
  readonly topic: T;
  readonly thing: HTMLElement;
  readonly isPinned: boolean;
  /** Asked for by keyboard: the focus goes with it. */
  readonly isKeyed?: boolean;
}

export interface Explainer<T extends Details> {
  readonly shown: Shown<T> | null;
  show(shown: Shown<T>): void;
  /** Puts away what is on show; what is pinned only if `pinned` says so. */
  hide(which: 'loose' | 'pinned'): void;
}

/** One explanation at a time for the whole table; it goes when another question is asked, or the position is another. */
export function useExplaining<T extends Details>(seq: number): Explainer<T> {
  const [state, setState] = useState<{ seq: number; shown: Shown<T> | null }>({ seq, shown: null });
  const shown = state.seq === seq ? state.shown : null;
  const show = useCallback((next: Shown<T>) => setState({ seq, shown: next }), [seq]);
  const hide = useCallback(
    (which: 'loose' | 'pinned') =>
      setState((now) =>
        now.shown === null || (now.shown.isPinned && which === 'loose') ? now : { ...now, shown: null },
      ),
    [],
  );
  return useMemo(() => ({ shown, show, hide }), [shown, show, hide]);
}

/** A finger cannot hover: its first tap explains, the second one plays. */
export function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
}
