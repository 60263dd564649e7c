import { type MouseEvent, type ReactNode, useRef } from 'react';
import { shortcutOf, useNumberKeys } from '../keys/number-keys.ts';
import { KIT_LOOK, type Look } from '../theme/look.ts';

export interface HandCard {
  readonly id: string;
  /** What it is, or what playing it does. */
  readonly label: string;
  readonly face: ReactNode;
  /** What the table knows it by, for whoever asks about it. */
  readonly about?: string;
  /** The move that plays it. */
  readonly move?: string;
  /** It is played already, and lies here until it counts. */
  readonly isChosen?: boolean;
  /** What stands in its corner, such as a way to its details. */
  readonly corner?: ReactNode;
  /** What a tap does as long as it cannot be played. */
  look?(): void;
  /** More can be done with it than to play it: a tap asks what, beside it. */
  choose?(asked: { readonly thing: HTMLElement; readonly isKeyed: boolean }): void;
}

interface CardHandProps {
  readonly label: string;
  readonly cards: readonly HandCard[];
  /** The moves that can be played now. */
  readonly legal: readonly string[];
  readonly look?: Look;
  /** What is said of an empty hand. */
  readonly children?: ReactNode;
  play(move: string): void;
}

/** Cards in a hand: a tap plays one, and the keys 1 to 9 play them from left to right. */
export function CardHand({ label, cards, legal, look = KIT_LOOK, children, play }: CardHandProps) {
  const playable = new Set(legal);
  const moves = cards.map(({ move }) => (move !== undefined && playable.has(move) ? move : undefined));
  const list = useRef<HTMLUListElement>(null);
  const places = moves.map((move, place) => (move === undefined ? undefined : place));
  useNumberKeys(places, (place) => list.current?.querySelectorAll<HTMLElement>(`.${look}-card-button`)[place]?.click());
  if (cards.length === 0 && !children) return null;
  return (
    <section className={`${look}-hand`} data-clear="" aria-label={label}>
      {children}
      <ul ref={list} data-roving={`.${look}-card-button`}>
        {cards.map((card, place) => (
          <li key={card.id} className={`${look}-hand-card`} data-about={card.about}>
            <CardButton card={card} move={moves[place]} place={place} look={look} play={play} />
            {card.corner}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardButtonProps {
  readonly card: HandCard;
  readonly move: string | undefined;
  readonly place: number;
  readonly look: Look;
  play(move: string): void;
}

function CardButton({ card, move, place, look, play }: CardButtonProps) {
  const press = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    if (move === undefined) return card.look?.();
    if (card.choose) return card.choose({ thing: currentTarget, isKeyed: detail === 0 });
    play(move);
  };
  return (
    <button
      type="button"
      className={`${look}-card-button`}
      data-legal={move !== undefined}
      data-move={card.choose ? undefined : move}
      data-choice={card.choose && ''}
      data-in-hand={move}
      data-chosen={card.isChosen}
      aria-pressed={card.isChosen}
      aria-label={card.label}
      {...shortcutOf(place)}
      onClick={press}
    >
      {card.face}
    </button>
  );
}
