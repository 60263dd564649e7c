import { coinsOf, type Move, pickedDice, tortuga } from '@haven/tortuga-rules';
import { moveLine } from '@haven/tortuga-text';
import { useNumberKeys } from '@haven/ui-kit';
import { TileFace } from '../art/tile-face.tsx';
import { useBoard } from '../board-context.ts';
import { FACE_ICON } from '../dice/faces.ts';
import { totalWith } from '../figures.ts';
import { OddsRow } from '../odds/odds-row.tsx';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { Arranging } from './arranging.tsx';
import { Attacking } from './attacking.tsx';
import { useOnlyAnswer } from './only-answer.ts';

/** The answers to the question of the moment. */
export function Answers() {
  const { asked } = useBoard();
  useOnlyAnswer();
  switch (asked?.type) {
    case undefined:
      return null;
    case 'pick':
      return <Picking />;
    case 'skulls':
    case 'bonus':
      return <ChoosingAction />;
    case 'perform':
      return <Performing />;
    case 'keep':
      return <KeepingTile />;
    case 'attack':
      return <Attacking />;
    case 'arrange':
      return <Arranging />;
    default:
      return asked satisfies never;
  }
}

/** §2.2 */
function Picking() {
  const { answer, view, play } = useBoard();
  const { label, say } = useWords();
  useNumberKeys([answer], play);
  return (
    <>
      <div className="tt-answers">
        <button
          type="button"
          className="tt-button tt-main"
          data-move={answer && tortuga.notate(answer)}
          aria-disabled={answer === undefined}
          aria-keyshortcuts="1"
          onClick={() => answer && play(answer)}
        >
          {answer ? say(moveLine(answer, view)) : label('chooseDice')}
        </button>
      </div>
      <OddsRow />
    </>
  );
}

type ActionMove = Extract<Move, { type: 'turn' | 'bonus' }>;

/** §2.8, §2.9 */
function ChoosingAction() {
  const { moves, play, view } = useBoard();
  const { say, shortOf } = useWords();
  const choices = moves.filter((move): move is ActionMove => move.type === 'turn' || move.type === 'bonus');
  useNumberKeys(choices, play);
  return (
    <div className="tt-answers" data-part="answers" data-kind="actions">
      {choices.map((move, index) => (
        <button
          key={move.action}
          type="button"
          className="tt-button tt-action"
          data-action={move.action}
          data-about={`action ${move.action}`}
          data-move={tortuga.notate(move)}
          aria-label={say(moveLine(move, view))}
          aria-keyshortcuts={`${index + 1}`}
          onClick={() => play(move)}
        >
          <Icon name={FACE_ICON[move.action]} />
          <span>{shortOf(move.action)}</span>
          <ActionPreview move={move} />
        </button>
      ))}
    </div>
  );
}

/** What the action would then count, or the side of the tile. */
function ActionPreview({ move }: { readonly move: ActionMove }) {
  const { own } = useBoard();
  if (own === null) return null;
  if (move.type === 'bonus') return <b>+{own.bonus[move.action] + 1}</b>;
  return <b>= {totalWith(own, move.action, pickedDice(own))}</b>;
}

/** §3.4 FLEET, CREW and HUNT can be let be, like an attack. */
function Performing() {
  const { moves, play, view } = useBoard();
  const { say } = useWords();
  useNumberKeys(moves, play);
  return (
    <div className="tt-answers">
      {moves.map((move, index) => (
        <button
          key={move.type}
          type="button"
          className={move.type === 'perform' ? 'tt-button tt-main' : 'tt-button'}
          data-move={tortuga.notate(move)}
          aria-disabled="false"
          aria-keyshortcuts={`${index + 1}`}
          onClick={() => play(move)}
        >
          {say(moveLine(move, view))}
        </button>
      ))}
    </div>
  );
}

/** §4.3 */
function KeepingTile() {
  const { moves, play, view } = useBoard();
  const { say } = useWords();
  useNumberKeys(moves, play);
  return (
    <div className="tt-answers" data-part="answers">
      {moves.map((move, index) =>
        move.type === 'keep' ? (
          <button
            key={tortuga.notate(move)}
            type="button"
            className="tt-button tt-tile-choice"
            data-move={tortuga.notate(move)}
            aria-keyshortcuts={`${index + 1}`}
            onClick={() => play(move)}
          >
            <TileFace coins={coinsOf(move.tile)} />
            <span>{say(moveLine(move, view))}</span>
          </button>
        ) : null,
      )}
    </div>
  );
}
