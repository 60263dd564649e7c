import { at, type Seat } from '@haven/kit';
import { labelled } from '@haven/text-kit';
import { faceNamed, faceOfToken, type KindId, SECTORS } from '@haven/tortuga-2199-rules';
import { useBoard } from '../board-context.ts';
import { CardFace } from '../cards/card.tsx';
import { useWords } from '../words.ts';

/** §1.9 What is still in the own deck; nobody knows the order. */
export function DeckSheet() {
  const { own } = useBoard();
  const { title, label } = useWords();
  return <CardList title={title('names.deck')} note={label('deckNote')} cards={own?.own?.deck ?? []} />;
}

/** §3.2 What was played this turn, by whoever's turn it is. */
export function PlayedSheet() {
  const { view } = useBoard();
  const { title, nameOf, language } = useWords();
  const { seat } = view.turn;
  const { played } = at(view.captains, seat);
  return <CardList title={labelled(language, title('names.played'), nameOf(seat))} note="" cards={played} />;
}

/** §2.7 The own pile in full; of a rival's what everybody saw, or the top card alone, and the number of the rest. */
export function DiscardSheet({ seat }: { readonly seat: Seat }) {
  const { view, me } = useBoard();
  const { title, label, nameOf, language } = useWords();
  const { discard, own, counts } = at(view.captains, seat);
  const unseen = own?.unseen ?? [];
  const hidden = view.options.openMemory === false ? 'covered' : 'unseen';
  const note = own || counts.unseen === 0 ? '' : label(hidden, { count: counts.unseen });
  const pile = title('names.discard');
  const heading = seat === me ? pile : labelled(language, pile, nameOf(seat));
  return <CardList title={heading} note={note} cards={[...discard, ...unseen]} />;
}

/** §1.7 Everybody may look through the Hunt deck, and again at what they explored. */
export function HuntSheet() {
  const { view } = useBoard();
  const { title, label, sectorOf, cardOf } = useWords();
  const found = SECTORS.flatMap((id) => {
    const token = view.sectors[id]?.hunt;
    return token ? [`${cardOf(faceOfToken(view, token))} (${sectorOf(id)})`] : [];
  });
  const note = found.length > 0 ? label('found', { creatures: found.join(' · ') }) : label('foundNone');
  return <CardList title={title('names.huntDeck')} note={note} cards={view.huntDeck} />;
}

interface ListProps {
  readonly title: string;
  readonly note: string;
  readonly cards: readonly KindId[];
}

/** Equal cards lie on one heap. */
function CardList({ title, note, cards }: ListProps) {
  const { view, look, me } = useBoard();
  const { label, cardOf } = useWords();
  const faces = [...new Set(cards.map((card) => faceNamed(view, card)))];
  const copies = (id: string) => cards.filter((card) => card === id).length;
  return (
    <div className="t2-card-list">
      <h2>{`${title} (${cards.length})`}</h2>
      {note !== '' && <p className="t2-quiet">{note}</p>}
      <ul>
        {faces.map((face) => (
          <li key={face.id}>
            <button
              type="button"
              className="t2-card-button"
              aria-label={`${label('lookAt', { card: cardOf(face) })} ×${copies(face.id)}`}
              onClick={() => look({ type: 'card', face })}
            >
              <CardFace face={face} copies={copies(face.id)} seat={me ?? 0} />
            </button>
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className="t2-quiet">{label('nothingHere')}</p>}
    </div>
  );
}
