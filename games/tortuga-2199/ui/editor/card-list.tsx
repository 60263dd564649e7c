import { DECK_SIZES, DECKS, type Deck } from '@haven/tortuga-2199-rules';
import { useWords } from '../words.ts';
import { cardsIn, type Draft, sizeOf } from './draft.ts';
import { useEditorLabel } from './labels.ts';
import { useProblemWords } from './problem-words.ts';
import type { PlacedProblem } from './problems.ts';

interface CardListProps {
  readonly value: unknown;
  readonly open: number | null;
  readonly problems: readonly PlacedProblem[];
  readonly onOpen: (index: number) => void;
  readonly onAdd: (deck: Deck) => void;
}

type Entry = readonly [index: number, card: Draft];

/** All cards, deck by deck, with how many there are and should be. */
export function CardList(list: CardListProps) {
  const label = useEditorLabel();
  const entries = [...cardsIn(list.value).entries()];
  const astray = entries.filter(([, card]) => !DECKS.some((deck) => deck === card.deck));
  return (
    <nav className="t2-card-list" aria-label={label('cards')}>
      {DECKS.map((deck) => (
        <DeckPart key={deck} {...list} deck={deck} entries={entries.filter(([, card]) => card.deck === deck)} />
      ))}
      {astray.length > 0 && (
        <section>
          <h3>{label('noDeck')}</h3>
          <Entries {...list} entries={astray} />
        </section>
      )}
    </nav>
  );
}

interface DeckProps extends CardListProps {
  readonly deck: Deck;
  readonly entries: readonly Entry[];
}

function DeckPart({ deck, entries, ...list }: DeckProps) {
  const label = useEditorLabel();
  const { title } = useWords();
  const [size, right] = [sizeOf(list.value, deck), DECK_SIZES[deck]];
  const name = title(`decks.${deck}.name`);
  return (
    <section data-field={`deck ${deck}`}>
      <h3>
        {name}
        <span className="t2-deck-size" data-right={size === right}>
          {label('deckSize', { size, right })}
        </span>
      </h3>
      <Entries {...list} entries={entries} />
      <button type="button" className="t2-add-card" data-deck={deck} onClick={() => list.onAdd(deck)}>
        <span aria-hidden="true">+ </span>
        {label('addCard', { deck: name })}
      </button>
    </section>
  );
}

function Entries({ entries, open, problems, onOpen }: CardListProps & { readonly entries: readonly Entry[] }) {
  const label = useEditorLabel();
  const { cardName } = useProblemWords();
  const countOf = (index: number) => problems.filter((each) => each.index === index).length;
  return (
    <ul>
      {entries.map(([index, card]) => (
        <li key={index}>
          <button
            type="button"
            className="t2-card-entry"
            data-index={index}
            aria-current={index === open || undefined}
            onClick={() => onOpen(index)}
          >
            <span>{cardName(card, index)}</span>
            {countOf(index) > 0 && <b className="t2-entry-wrong">{label('problems', { count: countOf(index) })}</b>}
            <span className="t2-entry-copies">×{String(card.copies ?? '?').slice(0, 4)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
