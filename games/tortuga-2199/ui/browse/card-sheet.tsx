import { type Face, KEYWORDS, type Move } from '@haven/tortuga-2199-rules';
import { abilityHint, moveLine } from '@haven/tortuga-2199-text';
import { useBoard } from '../board-context.ts';
import { CardFace } from '../cards/card.tsx';
import { WhyNotBuy } from '../market/market.tsx';
import { useWords } from '../words.ts';

/** A card in full: what its abilities do, how sure we are of it, and what can be done with it now. */
export function CardSheet({ face }: { readonly face: Face }) {
  const { me } = useBoard();
  const { abilityOf, cardOf, printedOn, say, word, title } = useWords();
  const printed = printedOn(face);
  const { status, known = [] } = face;
  return (
    <div className="t2-card-sheet">
      <CardFace face={face} size="large" seat={me ?? 0} />
      <div>
        <h2>{cardOf(face)}</h2>
        <p className="t2-quiet">{title(`decks.${face.deck}.name`)}</p>
        {printed !== undefined && <p>{printed}</p>}
        {face.abilities.map((ability) => (
          <p key={abilityOf(ability)}>
            <b>{word(`abilityTimes.${KEYWORDS[ability.does].when}`)}.</b> {say(abilityHint(ability))}
          </p>
        ))}
        <p className="t2-status" data-status={status}>
          <b>{title(`statuses.${status}.name`)}.</b> {word(`statuses.${status}.more`)}
          {known.length > 0 && ` (${known.map((fact) => word(`facts.${fact}`)).join(', ')})`}
        </p>
        <CardMoves face={face} />
        {face.cost !== undefined && <WhyNotBuy face={face} />}
      </div>
    </div>
  );
}

function CardMoves({ face }: { readonly face: Face }) {
  const { moves, play, view } = useBoard();
  const { say } = useWords();
  const own = [...moves].filter(([, move]) => isAbout(move, face));
  return (
    <div className="t2-answers">
      {own.map(([text, move]) => (
        <button key={text} type="button" className="t2-button" data-move={text} onClick={() => play(text)}>
          {say(moveLine(move, view))}
        </button>
      ))}
    </div>
  );
}

function isAbout(move: Move, { id }: Face): boolean {
  return ('card' in move && move.card === id) || (move.type === 'chooseShip' && move.ship === id);
}
