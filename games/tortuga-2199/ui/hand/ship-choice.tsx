import { facesOf } from '@haven/tortuga-2199-rules';
import { moveLine, promptLine } from '@haven/tortuga-2199-text';
import { useBoard } from '../board-context.ts';
import { CardFace } from '../cards/card.tsx';
import { InfoButton } from '../cards/info-button.tsx';
import { Emblem } from '../pieces.ts';
import { useWords } from '../words.ts';

/** §1.8 Before the first round each captain takes a ship. */
export function ShipChoice() {
  const { view, moves, play, look, me, props } = useBoard();
  const { say, label, cardOf, nameOf } = useWords();
  return (
    <section className="t2-ship-choice" aria-label={label('chooseShip')}>
      <h2>{props.instead ?? say(promptLine(view))}</h2>
      <ul>
        {facesOf(view, 'ship').map((face) => {
          const text = `ship ${face.id}`;
          const move = moves.get(text);
          const taken = view.captains.findIndex(({ ship }) => ship === face.id);
          return (
            <li key={face.id} data-about={`card ${face.id}`}>
              <button
                type="button"
                className="t2-card-button"
                data-legal={move !== undefined}
                data-move={move ? text : undefined}
                aria-label={move ? say(moveLine(move, view)) : label('lookAt', { card: cardOf(face) })}
                onClick={() => (move ? play(text) : look({ type: 'card', face }))}
              >
                <CardFace
                  face={face}
                  state={taken >= 0 ? 'spent' : move ? 'legal' : 'still'}
                  seat={taken >= 0 ? taken : (me ?? 0)}
                />
              </button>
              {move && <InfoButton face={face} />}
              {taken >= 0 && (
                <p>
                  <Emblem seat={taken} /> {nameOf(taken)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
