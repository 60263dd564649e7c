import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ExplainContext, type Shown } from './explain.ts';

/** One explanation at a time for the whole table; it goes when the position changes. */
export function ExplainProvider({ seq, children }: { readonly seq: number; readonly children: ReactNode }) {
  const [state, setState] = useState<{ seq: number; shown: Shown | null }>({ seq, shown: null });
  const shown = state.seq === seq ? state.shown : null;
  const show = useCallback((next: Shown) => setState({ seq, shown: next }), [seq]);
  const hide = useCallback(
    (which: 'loose' | 'pinned') =>
      setState((now) => (now.shown?.isPinned && which === 'loose' ? now : { ...now, shown: null })),
    [],
  );
  const explainer = useMemo(() => ({ shown, show, hide }), [shown, show, hide]);
  return <ExplainContext value={explainer}>{children}</ExplainContext>;
}
