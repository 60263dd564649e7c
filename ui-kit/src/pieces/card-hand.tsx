import type { ReactNode } from 'react';
import { shortcutOf, useNumberKeys } from '../keys/number-keys.ts';
import { KIT_LOOK, type Look } from '../theme/look.ts';

export interface HandCard {
  readonly id: string;
  /** What it is, or what playing it does. */
  readonly label: string;
  readonly face: ReactNode;
  /** The move that plays it, if it can be played now. */
  readonly move?: string | undefined;
  /** What stands in its corner, such as a way to its details. */
  readonly corner?: ReactNode;
  press(): void;
}

interface CardHandProps {
  readonly label: string;
  readonly cards: readonly HandCard[];
  readonly look?: Look;
  /** What is said of an empty hand, or lies beside the cards. */
  readonly children?: ReactNode;
}

/** Cards in a hand: a tap plays one, and the keys 1 to 9 play them from left to right. */
export function CardHand({ label, cards, look = KIT_LOOK, children }: CardHandProps) {
  useNumberKeys(
    cards.map((card) => (card.move === undefined ? undefined : card)),
    (card) => card.press(),
  );
  return (
    <section className={`${look}-hand`} aria-label={label}>
      {children}
      <ul>
        {cards.map((card, place) => (
          <li key={card.id} className={`${look}-hand-card`}>
            <button
              type="button"
              className={`${look}-card-button`}
              data-legal={card.move !== undefined}
              data-move={card.move}
              aria-label={card.label}
              {...shortcutOf(place)}
              onClick={() => card.press()}
            >
              {card.face}
            </button>
            {card.corner}
          </li>
        ))}
      </ul>
    </section>
  );
}
