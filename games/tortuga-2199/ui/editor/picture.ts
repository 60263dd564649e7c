import { type CardKind, DECKS, type Face, faceNamed } from '@haven/tortuga-2199-rules';
import type { Draft } from './draft.ts';
import { blankCard, isOf, isSound, problemsOfOne } from './shapes.ts';

/** The card as the table would draw it; what is not right yet is left out. */
export function pictureOf(card: Draft): Face {
  const kind = drawable(card);
  const cardSet = { id: 'picture', cards: [kind] };
  return faceNamed({ options: { scenario: 'standard', map: 'nestled', cardSet } }, kind.id);
}

function drawable(card: Draft): CardKind {
  const deck = DECKS.find((each) => each === card.deck) ?? 'T';
  const list: readonly unknown[] = Array.isArray(card.abilities) ? card.abilities : [];
  const draft = { ...card, deck, abilities: list.filter(isSound) };
  const wrong = problemsOfOne(draft);
  const right = Object.entries(draft).filter(([field]) => !wrong.some((each) => isOf(each.field, field)));
  return { ...blankCard(deck), ...Object.fromEntries(right) } as unknown as CardKind;
}
