import type { Box } from '@haven/ui-kit';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type CardPlace, cardPlace } from './card-place.ts';

/** Where the card stands so that its thing stays in sight; measured again whenever either changes. */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  box: Box | undefined,
  words: string,
): CardPlace | undefined {
  const [place, setPlace] = useState<CardPlace>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make another size.
  useLayoutEffect(() => {
    if (box === undefined || card.current === null) return setPlace(undefined);
    const { offsetWidth: width, offsetHeight: height } = card.current;
    setPlace(cardPlace({ width, height }, box, boardBox()));
  }, [card, box, words]);
  return place;
}

function boardBox(): Box {
  const { left, top, width, height } = document.querySelector('.board-area')?.getBoundingClientRect() ?? screenBox();
  return { left, top, width, height };
}

function screenBox(): Box {
  return { left: 0, top: 0, width: innerWidth, height: innerHeight };
}
