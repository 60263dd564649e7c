import type { KindId } from '@haven/tortuga-2199-rules';

/** A name for a card in a row: its kind, and how many equal ones lie before it. */
export function keyAmong(cards: readonly (KindId | null)[], index: number): string {
  const kind = cards[index];
  return `${kind} ${cards.slice(0, index).filter((each) => each === kind).length}`;
}
