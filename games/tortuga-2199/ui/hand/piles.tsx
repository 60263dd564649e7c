import { at } from '@haven/kit';
import { labelled } from '@haven/text-kit';
import { faceNamed } from '@haven/tortuga-2199-rules';
import { type Closeup, useBoard } from '../board-context.ts';
import { CardFace } from '../cards/card.tsx';
import { keyAmong } from '../cards/key-among.ts';
import type { GameIcon } from '../icons/game-icons.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** What lies beside the hand: the own piles; on a phone also what was played, and the creatures. */
export function Piles() {
  const { view } = useBoard();
  const { title, label } = useWords();
  const played = at(view.captains, view.turn.seat).played.length;
  return (
    <div className="t2-piles">
      <OwnPiles />
      <Pile
        about="played"
        name={title('names.played')}
        short={label('pilePlayed')}
        icon="card-play"
        count={played}
        opens={{ type: 'played' }}
      />
      <Pile
        about="huntDeck"
        name={title('names.huntDeck')}
        short={label('pileHunt')}
        icon="beast-eye"
        count={view.huntDeck.length}
        opens={{ type: 'hunt' }}
      />
    </div>
  );
}

/** The reserve, the deck, the discard pile. */
function OwnPiles() {
  const { own, me } = useBoard();
  const { title } = useWords();
  if (own === null || me === null) return null;
  const { deck, unseen } = own.counts;
  const discarded = own.discard.length + unseen;
  return (
    <>
      <Reserve />
      <Pile about="deck" name={title('names.deck')} icon="stack" count={deck} opens={{ type: 'deck' }} />
      <Pile
        about="discard"
        name={title('names.discard')}
        icon="card-discard"
        count={discarded}
        opens={{ type: 'discard', seat: me }}
      />
    </>
  );
}

interface PileProps {
  readonly about: string;
  readonly name: string;
  /** Where there is hardly any room. */
  readonly short?: string;
  readonly icon: GameIcon;
  readonly count: number;
  readonly opens: Closeup | null;
}

function Pile({ about, name, short = name, icon, count, opens }: PileProps) {
  const { look } = useBoard();
  const { language } = useWords();
  return (
    <button
      type="button"
      className="t2-pile"
      data-about={about}
      data-pile={opens?.type ?? 'none'}
      aria-label={labelled(language, name, count)}
      aria-disabled={opens === null}
      onClick={() => opens && look(opens)}
    >
      <Icon name={icon} />
      <span className="t2-pile-name">{name}</span>
      <span className="t2-pile-short">{short}</span>
      <b>{count}</b>
    </button>
  );
}

/** §3.8 One card, face down for everybody else. */
function Reserve() {
  const { own, view } = useBoard();
  const { title, cardOf } = useWords();
  const card = own?.own?.reserve ?? null;
  const face = card === null ? null : faceNamed(view, card);
  const name = face ? cardOf(face) : title('names.reserve');
  return (
    <Pile
      about={face ? `card ${face.id}` : 'reserve'}
      name={name}
      short={title('names.reserve')}
      icon="strongbox"
      count={own?.counts.reserve ?? 0}
      opens={face ? { type: 'card', face } : null}
    />
  );
}

/** §3.2 The cards played this turn, by whoever's turn it is. */
export function Played() {
  const { view, look } = useBoard();
  const { title, label, cardOf, nameOf, language } = useWords();
  const { seat } = view.turn;
  const cards = view.captains[seat]?.played ?? [];
  return (
    <section className="t2-played" aria-label={labelled(language, title('names.played'), nameOf(seat))}>
      <h3>{title('names.played')}</h3>
      <ul>
        {cards.map((card, index) => {
          const face = faceNamed(view, card);
          return (
            <li key={keyAmong(cards, index)}>
              <button
                type="button"
                className="t2-played-card"
                data-about={`card ${face.id}`}
                data-deck={face.deck}
                aria-label={label('lookAt', { card: cardOf(face) })}
                onClick={() => look({ type: 'card', face })}
              >
                <CardFace face={face} size="small" seat={seat} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
