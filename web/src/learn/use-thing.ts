import { useEffect, useState } from 'react';
import type { Box } from './card-place.ts';
import { findThing, isHidden } from './find-thing.ts';

export interface ThingInSight {
  readonly thing: HTMLElement;
  readonly box: Box;
}

/** Things come, go and move with the film of the table: soon enough to follow, seldom enough to cost nothing. */
const LOOK_MS = 120;

/** Whoever scrolls away from it wants to look elsewhere. */
const MOST_TRIES = 6;

/** Where the thing of this step is now; it is brought into sight, but not for ever. */
export function useThing(names: readonly string[] | undefined): ThingInSight | undefined {
  const [inSight, setInSight] = useState<ThingInSight>();
  useEffect(() => {
    setInSight(undefined);
    if (names === undefined) return;
    let tries = MOST_TRIES;
    const look = () => {
      const thing = findThing(names);
      if (thing && isHidden(thing) && tries-- > 0) thing.scrollIntoView({ block: 'center', inline: 'center' });
      setInSight((before) => after(before, thing));
    };
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, [names]);
  return inSight;
}

/** The same as before where nothing has moved, so that nothing is drawn anew. */
function after(before: ThingInSight | undefined, thing: HTMLElement | undefined): ThingInSight | undefined {
  if (thing === undefined) return undefined;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const box = { left, top, width, height };
  const isSame = before?.thing === thing && JSON.stringify(before.box) === JSON.stringify(box);
  return isSame ? before : { thing, box };
}
