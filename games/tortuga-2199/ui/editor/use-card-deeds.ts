import { DECKS, type Deck } from '@haven/tortuga-2199-rules';
import type { DocumentEditorProps } from '@haven/ui-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../words.ts';
import { cardsIn, copyOf, type Draft, editCard, endOfDeck, insertCard, movedTo, newCard, removeCard } from './draft.ts';
import { useEditorLabel } from './labels.ts';
import { useProblemWords } from './problem-words.ts';
import type { PlacedProblem } from './problems.ts';

export interface CardDeeds {
  readonly bench: RefObject<HTMLDivElement | null>;
  open(index: number): void;
  close(): void;
  step(by: number): void;
  mend(problem: PlacedProblem): void;
  add(deck: Deck): void;
  copy(): void;
  remove(): void;
  moveTo(deck: string): void;
}

/** Where the focus goes next: to the head of a card, to one of its fields, to a card or a deck of the list. */
const HEAD = '.t2-card-head h2';
const fieldAt = (field: string) => `[data-field="${CSS.escape(field)}"]`;
const entryAt = (index: number) => `.t2-card-entry[data-index="${index}"]`;

/** What one can do with the cards of a set; the focus always has somewhere to go. */
export function useCardDeeds(props: DocumentEditorProps, index: number | null): CardDeeds {
  const { value, change, goTo, tell } = props;
  const { bench, focusOn } = useFocus();
  const label = useEditorLabel();
  const { title } = useWords();
  const { cardName } = useProblemWords();
  const cards = cardsIn(value);
  const card = index === null ? undefined : cards[index];
  const show = (next: number, target: string) => {
    goTo(String(next));
    focusOn(target);
  };
  const insert = (at: number, fresh: Draft) => {
    change(insertCard(at, fresh));
    show(at, fieldAt('name'));
  };
  return {
    bench,
    open: (next) => show(next, HEAD),
    close: () => {
      goTo('');
      if (index !== null) focusOn(entryAt(index));
    },
    step: (by) => index !== null && show((index + by + cards.length) % cards.length, HEAD),
    mend: (problem) => {
      if (problem.index !== undefined) return show(problem.index, fieldAt(problem.field));
      goTo('');
      focusOn(fieldAt(problem.field));
    },
    add: (deck) => insert(endOfDeck(value, deck), newCard(value, deck)),
    copy: () => card && index !== null && insert(index + 1, copyOf(value, card)),
    remove: () => {
      if (!card || index === null) return;
      change(removeCard(index));
      goTo('');
      focusOn(entryAt(Math.min(index, cards.length - 2)));
      tell(label('cardDeleted', { card: cardName(card, index) }), () => change(insertCard(index, card)));
    },
    moveTo: (deck) => {
      if (!card || index === null) return;
      change(editCard(index, (now) => movedTo(now, deck)));
      const known = DECKS.find((each) => each === deck);
      const place = known ? title(`decks.${known}.name`) : deck;
      tell(label('deckMoved', { card: cardName(card, index), deck: place }), () => change(editCard(index, () => card)));
    },
  };
}

/** Moves the focus once the page is drawn with what it moves to; a part that is folded away is unfolded. */
function useFocus() {
  const bench = useRef<HTMLDivElement>(null);
  const [target, focusOn] = useState<string | null>(null);
  useEffect(() => {
    const found = target === null ? null : bench.current?.querySelector<HTMLElement>(target);
    if (!found) return;
    const fold = found.closest('details');
    if (fold) fold.open = true;
    controlIn(found)?.focus();
    focusOn(null);
  });
  return { bench, focusOn };
}

/** What is written in comes before the buttons around it. */
function controlIn(found: HTMLElement): HTMLElement | null {
  if (found.matches('button, h2')) return found;
  return found.querySelector<HTMLElement>('input, select') ?? found.querySelector('button');
}
