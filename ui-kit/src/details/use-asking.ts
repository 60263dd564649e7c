import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isMeantElsewhere } from '../keys/meant-elsewhere.ts';
import type { Details, Explainer } from './explainer.ts';
import { type Ask, aboutOf, thingAt, thingsOn } from './things.ts';
import { useHold } from './use-hold.ts';
import { useHover } from './use-hover.ts';
import { useTap } from './use-tap.ts';

interface Asking<T extends Details> {
  readonly explainer: Explainer<T>;
  /** What there is to say about a thing that is marked with `data-about`. */
  topicOf(about: string): T | undefined;
}

/** The key that asks about whatever has the focus; then the arrows go on from thing to thing. */
export const DETAILS_KEY = 'I';

/** Anything on a table that is marked with `data-about` can be asked about: rest on it, hold it, right click, or the key; a tap where that does nothing else (`data-tells`). */
export function useAsking<T extends Details>(root: RefObject<HTMLElement | null>, asking: Asking<T>): void {
  const now = useRef(asking);
  useEffect(() => {
    now.current = asking;
  });
  const ask = useCallback<Ask>((thing, way) => {
    const { explainer, topicOf } = now.current;
    if (way === 'pointed' && explainer.shown?.isPinned) return;
    const topic = topicOf(aboutOf(thing));
    if (topic) explainer.show({ topic, thing, isPinned: way !== 'pointed', isKeyed: way === 'keyed' });
  }, []);
  const leave = useCallback(() => now.current.explainer.hide('loose'), []);
  useHold(root, ask);
  useTap(root, ask);
  useHover(root, { ask, leave });
  useKeys(root, { ask, shown: asking.explainer.shown?.isPinned ? asking.explainer.shown.thing : null });
}

interface Keyed {
  readonly ask: Ask;
  /** What is told about now. */
  readonly shown: HTMLElement | null;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function useKeys(root: RefObject<HTMLElement | null>, { ask, shown }: Keyed): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const onKey = (event: KeyboardEvent) => {
      const thing = event.code === `Key${DETAILS_KEY}` ? asked(event) : stepped(event);
      if (!thing) return;
      event.preventDefault();
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      ask(thing, 'keyed');
    };
    const asked = (event: KeyboardEvent) =>
      isMeantElsewhere(event) ? null : (thingAt(table, document.activeElement) ?? thingsOn(table)[0]);
    const stepped = ({ key }: KeyboardEvent) => {
      const by = STEP[key];
      if (by === undefined || shown === null) return null;
      const things = thingsOn(table);
      const place = things.findIndex((thing) => aboutOf(thing) === aboutOf(shown));
      return things[(place + by + things.length) % things.length];
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [root, ask, shown]);
}
