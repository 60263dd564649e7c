import type { Box } from '@haven/ui-kit';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type CardPlace, cardPlace } from './card-place.ts';

interface Spoken {
  /** Of what it speaks. */
  readonly box: Box | undefined;
  readonly words: string;
  /** Of what it speaks as well. */
  readonly free?: readonly Box[];
  /** Whether what the table asks now has to be read with it. */
  readonly isAsking?: boolean;
}

const NOTHING: readonly Box[] = [];
/** What the table asks, tells and offers at this moment. */
const CLEAR = '[data-clear]';

/** Where the card stands so that its thing stays in sight; measured again whenever either changes. */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  { box, words, free = NOTHING, isAsking = false }: Spoken,
): CardPlace | undefined {
  const [place, setPlace] = useState<CardPlace>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make another size.
  useLayoutEffect(() => {
    if (box === undefined || card.current === null) return setPlace(undefined);
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const around = { screen: boardBox(), free, clear: isAsking ? boxesOf(CLEAR) : [] };
    setPlace(cardPlace({ width, height }, box, around));
  }, [card, box, words, free, isAsking]);
  return place;
}

function boxesOf(selector: string): Box[] {
  const things = [...document.querySelectorAll(`.board-area ${selector}`)];
  return things.filter((thing) => thing.checkVisibility()).map((thing) => thing.getBoundingClientRect());
}

function boardBox(): Box {
  const { left, top, width, height } = document.querySelector('.board-area')?.getBoundingClientRect() ?? screenBox();
  return { left, top, width, height };
}

function screenBox(): Box {
  return { left: 0, top: 0, width: innerWidth, height: innerHeight };
}
