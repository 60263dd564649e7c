import type { Language, Values } from '@haven/text-kit';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { KIT_LOOK, type Look } from '../theme/look.ts';
import type { KitWord } from '../words/kit-words.ts';
import { type RulesText, ruleNamer } from '../words/rule-name.ts';
import { type BubblePlace, bubblePlace, isClear } from './bubble-place.ts';
import { DetailsCard } from './details-card.tsx';
import type { Details, Explainer, Shown } from './explainer.ts';

interface BubbleProps<T extends Details> {
  readonly explainer: Explainer<T>;
  readonly look?: Look;
  /** Its rules are named by them. */
  readonly rules: RulesText;
  readonly language: Language;
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
  const place = usePlace(ref, shown);
  const { topic, isPinned } = shown;
  const { showRule, Lessons, label, rules, language, children } = props;
  useMoreBelow(ref);
  usePutAway(ref, explainer);
  useFocusInside(ref, { ...shown, isPlaced: place !== HIDDEN });
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
      <DetailsCard details={topic} showRule={isPinned ? leafTo : undefined} nameRule={ruleNamer(language, rules)}>
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

const HIDDEN = { visibility: 'hidden' } as const;

/** Cards that speak come and go while it is open. */
const LOOK_MS = 150;

/** Beside its thing; what nobody asked for stays hidden rather than hide a card that speaks. */
function usePlace(ref: RefObject<HTMLDivElement | null>, { thing, isPinned }: Shown<Details>) {
  const [place, setPlace] = useState<BubblePlace>();
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!bubble) return;
    bubble.showPopover();
    const look = () => {
      const now = placeNow(bubble, thing, isPinned);
      setPlace((before) => (before?.left === now?.left && before?.top === now?.top ? before : now));
    };
    // Its size may change once more when a font arrives.
    const sizes = new ResizeObserver(look);
    sizes.observe(bubble);
    const looking = isPinned ? undefined : setInterval(look, LOOK_MS);
    return () => {
      sizes.disconnect();
      clearInterval(looking);
    };
  }, [ref, thing, isPinned]);
  return place ?? HIDDEN;
}

function placeNow(bubble: HTMLElement, thing: HTMLElement, isPinned: boolean): BubblePlace | undefined {
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const above = document.querySelector('[data-above]')?.getBoundingClientRect();
  const screen = { width: innerWidth, height: innerHeight, top: Math.max(0, above?.bottom ?? 0) };
  const cards = [...document.querySelectorAll('[data-speaks]')].map((card) => card.getBoundingClientRect());
  const place = bubblePlace(size, thing.getBoundingClientRect(), { screen, cards });
  return isPinned || isClear({ ...size, ...place }, cards) ? place : undefined;
}

/** Marks it as long as not all of it has been scrolled to. */
function useMoreBelow(ref: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const bubble = ref.current;
    if (!bubble) return;
    const look = () => {
      const hidden = bubble.scrollHeight - bubble.clientHeight - bubble.scrollTop;
      bubble.dataset.more = `${hidden > 4}`;
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(bubble);
    bubble.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      bubble.removeEventListener('scroll', look);
    };
  }, [ref]);
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

/** Asked for by key, what can be done is at hand; nothing that is hidden takes the focus. */
function useFocusInside<T extends Details>(
  ref: RefObject<HTMLDivElement | null>,
  { thing, isPinned, isKeyed, isPlaced }: Shown<T> & { readonly isPlaced: boolean },
) {
  useEffect(() => {
    if (!isPlaced || !isPinned || !(isKeyed || thing.matches(':focus-visible'))) return;
    (ref.current?.querySelector<HTMLElement>('.kit-details-card button') ?? ref.current)?.focus();
  }, [ref, thing, isPinned, isKeyed, isPlaced]);
}

/** Back to the thing, or to what can be pressed beside it. */
function focusNear(thing: HTMLElement): void {
  thing.focus();
  if (document.activeElement !== thing) thing.closest('section, [role=group]')?.querySelector('button')?.focus();
}
