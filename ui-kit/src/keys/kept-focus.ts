import { type RefObject, useEffect, useRef } from 'react';
import { goesByKeys } from './hands.ts';

interface Goals {
  /** What answers the question of the moment, the likeliest first. */
  readonly asked: readonly string[];
  /** Where to wait while nothing is asked, the best first. */
  readonly rest: readonly string[];
}

/** Where the focus was last: the thing, the part of the table it belongs to, and which of the answers there it was. */
interface Spot {
  readonly thing: HTMLElement;
  readonly part: Element;
  readonly place: number;
}

/**
 * What is played takes the focus with it. Whoever goes by keys goes on where they were: at the same thing, at the next
 * answer in the same part of the table, else at the first answer of all. After a wait it is that one in any case.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>, goals: Goals): void {
  const last = useRef<Spot | null>(null);
  const { asked, rest } = goals;
  useEffect(() => {
    const root = table.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !isResting(target, rest))
        last.current = spotOf(target, asked) ?? last.current;
    };
    root?.addEventListener('focusin', onFocus);
    return () => root?.removeEventListener('focusin', onFocus);
  }, [table, asked, rest]);
  // After every change: any of them may have taken the focus away.
  useEffect(() => {
    const root = table.current;
    if (root === null || !goesByKeys() || !isLost(root, rest)) return;
    const next = nextIn(root, asked, last.current);
    if (next === undefined) last.current = null;
    focusOn(next ?? freeIn(root, rest)[0]);
  });
}

function isResting(thing: Element, rest: readonly string[]): boolean {
  return rest.some((place) => thing.matches(place));
}

/** On nothing, around the table instead of on it, where nobody can go now, or where one only waits. */
function isLost(root: Element, rest: readonly string[]): boolean {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement.contains(root) || !isFree(activeElement) || isResting(activeElement, rest)
  );
}

function isFree(thing: Element): boolean {
  const canBeThere = thing.isConnected && thing.closest('[inert]') === null && !thing.matches(':disabled');
  return canBeThere && thing.checkVisibility({ visibilityProperty: true });
}

function nextIn(root: Element, asked: readonly string[], last: Spot | null): HTMLElement | undefined {
  if (last && isFree(last.thing)) return last.thing;
  const beside = last ? freeIn(last.part, asked) : [];
  return beside[Math.min(last?.place ?? 0, beside.length - 1)] ?? freeIn(root, asked)[0];
}

function focusOn(thing: HTMLElement | undefined): void {
  if (thing !== document.activeElement) thing?.focus();
}

function spotOf(thing: HTMLElement, asked: readonly string[]): Spot | undefined {
  const part = thing.closest('section');
  if (part === null) return undefined;
  return { thing, part, place: Math.max(0, freeIn(part, asked).indexOf(thing)) };
}

function freeIn(part: Element, wanted: readonly string[]): HTMLElement[] {
  return wanted.flatMap((each) => [...part.querySelectorAll<HTMLElement>(each)].filter(isFree));
}
