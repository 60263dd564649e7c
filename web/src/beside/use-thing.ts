import type { Box } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { boxInSight, bringIntoSight, findThings, isHidden, isWhole, partInSight } from './find-thing.ts';

export interface ThingInSight {
  readonly thing: HTMLElement;
  readonly box: Box;
}

type Names = readonly string[];

/** Things come, go and move with the film of the table: soon enough to follow, seldom enough to cost nothing. */
const LOOK_MS = 120;
/** Whoever scrolls away from it wants to look elsewhere. */
const MOST_TRIES = 6;

/** What is scrolled away is brought into sight, or left where it is. */
type Way = 'bring' | 'leave';

/** Where the thing of this step is now; brought into sight, but not for ever. */
export function useThing(names: Names | undefined, way: Way = 'bring'): ThingInSight | undefined {
  const [found, setFound] = useState<{ names: Names; inSight: ThingInSight | undefined }>();
  useEffect(() => {
    if (names === undefined) return;
    const bringBack = bringingBack();
    const look = () => {
      const things = findThings(names);
      if (way === 'bring') bringBack(things[0]);
      // What nothing lies over goes before what would have to be uncovered.
      const thing = things.find((each) => !isHidden(each)) ?? (way === 'bring' ? things[0] : undefined);
      setFound((before) => {
        const inSight = seenAfter(before?.inSight, thing);
        return before?.names === names && before.inSight === inSight ? before : { names, inSight };
      });
    };
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, [names, way]);
  // What the step before spoke of is no more meant.
  return found && found.names === names ? found.inSight : undefined;
}

const NOWHERE: readonly Box[] = [];

/** Where everything is that is spoken of as well, as far as it can be seen. */
export function useBoxes(names: Names | undefined): readonly Box[] {
  return useLookedAt(names, inSightOf);
}

const inSightOf = (names: Names): Box[] => findThings(names).flatMap((thing) => partInSight(thing) ?? []);

/** What the table asks and tells at this moment; and everything that answers it. */
const KEPT = { question: ['[data-clear]'], answers: ['[data-clear]', '[data-legal="true"]'] } as const;

/** What a card leaves in sight besides its thing. */
export type Kept = keyof typeof KEPT;

/** Where it is asked and answered, as far as it can be seen. */
export function useKeptBoxes(kept: Kept | undefined): readonly Box[] {
  return useLookedAt(kept && KEPT[kept], keptIn);
}

function keptIn(selectors: readonly string[]): Box[] {
  const things = document.querySelectorAll<HTMLElement>(`.board-area :is(${selectors.join()})`);
  return [...things].filter((thing) => thing.checkVisibility()).flatMap((thing) => partInSight(thing) ?? []);
}

/** What is found again and again, the same as before where nothing has changed. */
function useLookedAt(sought: Names | undefined, find: (sought: Names) => Box[]): readonly Box[] {
  const [boxes, setBoxes] = useState(NOWHERE);
  useEffect(() => {
    if (sought === undefined) return setBoxes(NOWHERE);
    const look = () => {
      const now = find(sought);
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, [sought, find]);
  return boxes;
}

/** Scrolls to what is scrolled away, some times for each thing and each size of the window. */
function bringingBack(): (thing: HTMLElement | undefined) => void {
  let last: HTMLElement | undefined;
  let size = '';
  let tries = 0;
  return (thing) => {
    const now = `${innerWidth} ${innerHeight}`;
    tries = thing === last && now === size ? tries : MOST_TRIES;
    [last, size] = [thing, now];
    if (thing === undefined || tries === 0 || isWhole(thing)) return;
    tries -= 1;
    bringIntoSight(thing);
  };
}

/** The same as before where nothing has moved, so that nothing is drawn anew. */
function seenAfter(before: ThingInSight | undefined, thing: HTMLElement | undefined): ThingInSight | undefined {
  if (thing === undefined) return undefined;
  const box = boxInSight(thing);
  const isSame = before?.thing === thing && JSON.stringify(before.box) === JSON.stringify(box);
  return isSame ? before : { thing, box };
}
