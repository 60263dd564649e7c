import type { Box } from '@haven/ui-kit';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type CardPlace, cardPlace, widened } from './card-place.ts';
import { type Kept, useKeptBoxes } from './use-thing.ts';

interface Spoken {
  /** Of what it speaks. */
  readonly box: Box | undefined;
  readonly words: string;
  /** Of what it speaks as well. */
  readonly free?: readonly Box[];
  /** What of the table has to be seen with it. */
  readonly kept?: Kept | undefined;
}

const NOTHING: readonly Box[] = [];
/** The board itself, of which a card takes a large part where the screen is small. */
const SPARE = '.board-area [data-spare]';
/** Whom one fights, and the dice: what the words are about can be looked at while they are read. */
const DEAR = '.board-area [data-dear]';
const SMALL = '(max-width: 640px), (max-height: 480px)';

/** Where the card stands so that its thing stays in sight; measured again whenever either changes. */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  { box, words, free = NOTHING, kept }: Spoken,
): CardPlace | undefined {
  const [place, setPlace] = useState<CardPlace>();
  const clear = useKeptBoxes(box && kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make another size.
  useLayoutEffect(() => {
    if (box === undefined || card.current === null) return setPlace(undefined);
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const screen = boardBox();
    const spare = kept && matchMedia(SMALL).matches ? boxesOf(SPARE) : NOTHING;
    const dear = kept ? boxesOf(DEAR) : NOTHING;
    setPlace(cardPlace({ width, height }, box, { screen, wider: widerBox(screen, kept), free, clear, dear, spare }));
  }, [card, box, words, free, clear, kept]);
  return place;
}

function boxesOf(selector: string): readonly Box[] {
  const things = [...document.querySelectorAll(selector)];
  return things.filter((thing) => thing.checkVisibility()).map((thing) => thing.getBoundingClientRect());
}

function boardBox(): Box {
  const { left, top, width, height } = document.querySelector('.board-area')?.getBoundingClientRect() ?? screenBox();
  return { left, top, width, height };
}

function screenBox(): Box {
  return { left: 0, top: 0, width: innerWidth, height: innerHeight };
}

/** Where there is no room else: over the goal of the game, and a tip over the open drawer as well. */
function widerBox(board: Box, kept: Kept | undefined): Box {
  const [goal, bar, drawer] = ['.goal', '.bar', '.drawer'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  return widened(board, { goal, bar, ...(kept === 'answers' && { drawer }) });
}
