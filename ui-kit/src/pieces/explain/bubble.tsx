import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { KIT_LOOK, type Look } from '../../theme/look.ts';
import type { Details, Explainer, Shown } from './explainer.ts';

interface BubbleProps<T extends Details> {
  readonly explainer: Explainer<T>;
  readonly look?: Look;
  /** What a pinned bubble offers. */
  children?(topic: T): ReactNode;
}

/** Says what a thing is for, beside it. It stands in the root of the table, which must be positioned. */
export function Bubble<T extends Details>(props: BubbleProps<T>) {
  const { shown } = props.explainer;
  return shown && <OpenBubble key={shown.topic.title} {...props} shown={shown} />;
}

function OpenBubble<T extends Details>({
  explainer,
  shown,
  look = KIT_LOOK,
  children,
}: BubbleProps<T> & { readonly shown: Shown<T> }) {
  const ref = useRef<HTMLDivElement>(null);
  const place = usePlace(ref, shown);
  const { topic, isPinned } = shown;
  usePutAway(ref, explainer);
  return (
    <div ref={ref} className={`${look}-bubble`} role="note" style={place} data-pinned={isPinned}>
      <strong className={`${look}-bubble-title`}>{topic.title}</strong>
      {topic.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isPinned && children?.(topic)}
    </div>
  );
}

const GAP = 10;
const EDGE = 8;
const HIDDEN = { visibility: 'hidden' } as const;

/** Above its thing if there is room, else below; never over the edge of the table. */
function usePlace<T extends Details>(ref: RefObject<HTMLDivElement | null>, { thing, isPinned }: Shown<T>) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pinned bubble grows by its moves and needs a new place.
  useLayoutEffect(() => {
    const bubble = ref.current;
    const table = bubble?.offsetParent?.getBoundingClientRect();
    if (!bubble || !table) return;
    const at = thing.getBoundingClientRect();
    const middle = at.left + at.width / 2 - table.left - bubble.offsetWidth / 2;
    const left = Math.max(EDGE, Math.min(middle, table.width - bubble.offsetWidth - EDGE));
    const above = at.top - table.top - bubble.offsetHeight - GAP;
    setPlace({ left, top: above >= EDGE ? above : at.bottom - table.top + GAP });
  }, [ref, thing, isPinned]);
  return place ?? HIDDEN;
}

/** Escape or a tap elsewhere puts a pinned bubble away; opened by key, its first move is at hand. */
function usePutAway<T extends Details>(ref: RefObject<HTMLDivElement | null>, { shown, hide }: Explainer<T>): void {
  const pinned = shown?.isPinned ? shown.thing : null;
  useEffect(() => {
    if (pinned === null) return;
    if (pinned.matches(':focus-visible')) ref.current?.querySelector('button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      hide('pinned');
      pinned.focus();
    };
    const onTap = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target) && !pinned.contains(target)) hide('pinned');
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onTap);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onTap);
    };
  }, [ref, pinned, hide]);
}
