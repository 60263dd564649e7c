import { faceNamed, type KindId, type View } from '@haven/tortuga-2199-rules';
import { moveLine } from '@haven/tortuga-2199-text';
import { CardHand, type HandCard } from '@haven/ui-kit';
import { useBoard } from '../board-context.ts';
import { CardFace } from '../cards/card.tsx';
import { InfoButton } from '../cards/info-button.tsx';
import { keyAmong } from '../cards/key-among.ts';
import { playOrRedeem } from '../details/card-topic.tsx';
import { useExplainer } from '../details/topic.ts';
import { useWords } from '../words.ts';
import type { Fan } from './use-fan.ts';
import './hand.css';

/** The own hand: a tap plays a card, or asks whether to redeem it; its corner explains it; on a low screen it folds. */
export function Hand({ fan }: { readonly fan: Fan }) {
  const { own, view, moves, play } = useBoard();
  const { word, label } = useWords();
  const cardOf = useCards();
  if (!own?.own) return null;
  const kinds = own.own.hand.toSorted((a, b) => weightOf(view, a) - weightOf(view, b) || a.localeCompare(b));
  const cards = kinds.map((kind, index) => ({ ...cardOf(kind), id: keyAmong(kinds, index) }));
  return (
    <>
      <FanEdge fan={fan} count={cards.length} />
      <CardHand look="t2" label={word('names.hand')} cards={cards} legal={[...moves.keys()]} play={play}>
        {cards.length === 0 && <p className="t2-quiet">{label('emptyHand')}</p>}
      </CardHand>
    </>
  );
}

/** A tap on the edge of the folded cards opens them; on the bar above the open ones, folds them. */
function FanEdge({ fan, count }: { readonly fan: Fan; readonly count: number }) {
  const { title } = useWords();
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="t2-fan"
      data-about="hand"
      data-part="fan"
      aria-expanded={fan.state === 'open'}
      onClick={fan.turn}
    >
      <span>
        {title('names.hand')} <b>{count}</b>
      </span>
    </button>
  );
}

/** Crypto first, then Manoeuvre, then creatures: the same order in every turn. */
function weightOf(view: View, card: KindId): number {
  const { crypto, manoeuvre, deck } = faceNamed(view, card);
  return (deck === 'hunt' ? 100 : 0) + manoeuvre * 10 - crypto;
}

/** What cannot be played is looked at closely. */
function useCards(): (kind: KindId) => Omit<HandCard, 'id'> {
  const board = useBoard();
  const words = useWords();
  const { show } = useExplainer();
  const { view, moves, look, me, isIdle } = board;
  const { cardOf, say, label } = words;
  return (kind) => {
    const face = faceNamed(view, kind);
    const text = `play ${face.id}`;
    const move = moves.get(text);
    const idle = move !== undefined && isIdle(face);
    const choice = playOrRedeem({ board, words }, face);
    const does = move ? say(moveLine(move, view)) : cardOf(face);
    const said = choice ? label('playOrRedeem', { card: cardOf(face) }) : does;
    return {
      label: idle ? `${said}. ${label('idle')}` : said,
      face: <CardFace face={face} state={move ? 'legal' : 'still'} seat={me ?? 0} isIdle={idle} />,
      move: text,
      about: `card ${face.id}`,
      corner: <InfoButton face={face} />,
      look: () => look({ type: 'card', face }),
      ...(choice && { choose: (asked) => show({ topic: choice, isPinned: true, ...asked }) }),
    };
  };
}
