import type { Values } from '@haven/text-kit';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { KIT_LOOK, type Look } from '../theme/look.ts';
import type { KitWord } from '../words/kit-words.ts';
import { DetailsCard } from './details-card.tsx';
import type { Details, Explainer, Shown } from './explainer.ts';

interface BubbleProps<T extends Details> {
  readonly explainer: Explainer<T>;
  readonly look?: Look;
  /** Opens the rules at a §. */
  readonly showRule?: ((rule: string) => void) | undefined;
  /** The way to the lesson about one of these §. */
  readonly Lessons?: ((props: { readonly rules: readonly string[] }) => ReactNode) | undefined;
  label(word: KitWord, values?: Values): string;
  /** What a pinned bubble offers. */
  children?(topic: T): ReactNode;
}

/** Says what a thing is, beside it and over everything else. */
export function Bubble<T extends Details>(props: BubbleProps<T>) {
  const { shown } = props.explainer;
  return shown && <OpenBubble key={`${shown.topic.title} ${shown.isPinned}`} {...props} shown={shown} />;
}

type OpenProps<T extends Details> = BubbleProps<T> & { readonly shown: Shown<T> };

function OpenBubble<T extends Details>({ explainer, shown, look = KIT_LOOK, ...props }: OpenProps<T>) {
  const ref = useRef<HTMLDivElement>(null);
  const place = usePlace(ref, shown.thing);
  const { topic, isPinned } = shown;
  const { showRule, Lessons, label, children } = props;
  usePutAway(ref, explainer);
  useFocusInside(ref, shown);
  const leafTo =
    showRule &&
    ((rule: string) => {
      explainer.hide('pinned');
      showRule(rule);
    });
  return (
    <div
      ref={ref}
      popover="manual"
      tabIndex={-1}
      className={`kit-details ${look}-bubble`}
      {...partOf(shown)}
      style={place}
      data-pinned={isPinned}
    >
      {isPinned && <Close label={label('close')} close={() => explainer.hide('pinned')} />}
      <DetailsCard
        details={topic}
        showRule={isPinned ? leafTo : undefined}
        nameRule={(rule) => label('rule', { rule })}
      >
        {isPinned && children?.(topic)}
      </DetailsCard>
      {isPinned && Lessons && topic.rules && <Lessons rules={topic.rules} />}
    </div>
  );
}

/** On a small screen there may be no room to tap beside it. */
function Close({ label, close }: { readonly label: string; close(): void }) {
  return (
    <button type="button" className="kit-details-close" aria-label={label} onClick={close}>
      ×
    </button>
  );
}

/** Pinned, it is a small dialog; else a note that comes and goes. */
function partOf<T extends Details>({ topic, isPinned }: Shown<T>) {
  return isPinned ? { role: 'dialog', 'aria-label': topic.title } : { role: 'note' };
}

const GAP = 10;
const EDGE = 8;
const HIDDEN = { visibility: 'hidden' } as const;

/** Above its thing if there is room, else below, else at its side; never over the edge of the screen. */
function usePlace(ref: RefObject<HTMLDivElement | null>, thing: HTMLElement) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!bubble) return;
    bubble.showPopover();
    // Its size may change once more when a font arrives.
    const sizes = new ResizeObserver(() => setPlace(placeBeside(thing.getBoundingClientRect(), bubble)));
    sizes.observe(bubble);
    return () => sizes.disconnect();
  }, [ref, thing]);
  return place ?? HIDDEN;
}

type Size = Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>;

function placeBeside(
  thing: DOMRect,
  { offsetWidth: width, offsetHeight: height }: Size,
): { left: number; top: number } {
  const within = (at: number, size: number, most: number) => Math.max(EDGE, Math.min(at, most - size - EDGE));
  const left = within(thing.left + thing.width / 2 - width / 2, width, innerWidth);
  const fits = (top: number) => top >= EDGE && top + height + EDGE <= innerHeight;
  const [top] = [thing.top - height - GAP, thing.bottom + GAP].filter(fits);
  if (top !== undefined) return { left, top };
  const before = thing.left - GAP - width;
  return {
    left: within(before >= EDGE ? before : thing.right + GAP, width, innerWidth),
    top: within(thing.top + thing.height / 2 - height / 2, height, innerHeight),
  };
}

/** Escape or a tap elsewhere puts a pinned bubble away. */
function usePutAway<T extends Details>(ref: RefObject<HTMLDivElement | null>, { shown, hide }: Explainer<T>): void {
  const pinned = shown?.isPinned ? shown.thing : null;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const isInside = ref.current?.contains(document.activeElement);
      hide('pinned');
      if (isInside && pinned) focusNear(pinned);
    };
    const onTap = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target) && !pinned?.contains(target)) hide('pinned');
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onTap);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onTap);
    };
  }, [ref, pinned, hide]);
}

/** Asked for by key, what can be done is at hand. */
function useFocusInside<T extends Details>(
  ref: RefObject<HTMLDivElement | null>,
  { thing, isPinned, isKeyed }: Shown<T>,
) {
  useEffect(() => {
    if (!isPinned || !(isKeyed || thing.matches(':focus-visible'))) return;
    (ref.current?.querySelector<HTMLElement>('.kit-details-card button') ?? ref.current)?.focus();
  }, [ref, thing, isPinned, isKeyed]);
}

/** Back to the thing, or to what can be pressed beside it. */
function focusNear(thing: HTMLElement): void {
  thing.focus();
  if (document.activeElement !== thing) thing.closest('section, [role=group]')?.querySelector('button')?.focus();
}
