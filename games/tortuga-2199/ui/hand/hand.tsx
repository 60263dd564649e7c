import { faceNamed, type KindId, type View } from '@haven/tortuga-2199-rules';
import { moveLine } from '@haven/tortuga-2199-text';
import { CardFace } from '../cards/card.tsx';
import { InfoButton } from '../cards/info-button.tsx';
import { keyAmong } from '../cards/key-among.ts';
import { useDesk } from '../desk.ts';
import { useWords } from '../words.ts';
import { useNumberKeys } from './number-keys.ts';
import './hand.css';

/** The own hand: a tap plays a card, its corner explains it. */
export function Hand() {
  const { own, view, moves, play } = useDesk();
  const { word, label } = useWords();
  const hand = own?.own?.hand ?? [];
  const cards = hand.toSorted((a, b) => weightOf(view, a) - weightOf(view, b) || a.localeCompare(b));
  const playable = cards.map((card) => `play ${card}`);
  useNumberKeys(
    playable.map((text) => (moves.has(text) ? text : undefined)),
    play,
  );
  if (!own?.own) return null;
  return (
    <section className="t2-hand" aria-label={word('names.hand')}>
      {cards.length === 0 && <p className="t2-quiet">{label('emptyHand')}</p>}
      <ul>
        {cards.map((card, index) => (
          <HandCard key={keyAmong(cards, index)} card={card} place={index + 1} />
        ))}
      </ul>
    </section>
  );
}

/** Crypto first, then Manoeuvre, then creatures: the same order in every turn. */
function weightOf(view: View, card: KindId): number {
  const { crypto, manoeuvre, deck } = faceNamed(view, card);
  return (deck === 'hunt' ? 100 : 0) + manoeuvre * 10 - crypto;
}

function HandCard({ card, place }: { readonly card: KindId; readonly place: number }) {
  const { view, moves, play, look, me } = useDesk();
  const { cardOf, say } = useWords();
  const face = faceNamed(view, card);
  const text = `play ${face.id}`;
  const move = moves.get(text);
  const act = () => (move ? play(text) : look({ type: 'card', face }));
  return (
    <li className="t2-hand-card">
      <button
        type="button"
        className="t2-card-button"
        data-legal={move !== undefined}
        data-move={move ? text : undefined}
        aria-keyshortcuts={place < 10 ? `${place}` : undefined}
        aria-label={move ? say(moveLine(move, view)) : cardOf(face)}
        onClick={act}
      >
        <CardFace face={face} state={move ? 'legal' : 'still'} seat={me ?? 0} />
      </button>
      <InfoButton face={face} />
    </li>
  );
}
