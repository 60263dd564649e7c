import { boundFigures } from '@haven/text-kit';
import type { Move } from '@haven/tortuga-2199-rules';
import { moveLine, promptLine, refusalLine } from '@haven/tortuga-2199-text';
import { FilmControls, PromptLine } from '@haven/ui-kit';
import { aboutMove } from '../actions/about-move.ts';
import { ShortMove } from '../actions/short-move.tsx';
import { type BoardState, useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';
import { EndTurn } from './end-turn.tsx';
import { Pool } from './pool.tsx';
import './prompt.css';

/** What is asked now, in one sentence, what there is to spend, and the main answers; while the film runs, what is happening. */
export function PromptBar() {
  const { asked, awaits, props, stage, view } = useBoard();
  const { label, say } = useWords();
  const isTold = stage.caption.shown !== '' && asked === undefined && props.instead === undefined;
  return (
    <section
      className="t2-prompt"
      tabIndex={-1}
      data-clear=""
      data-asked={asked !== undefined}
      data-awaits={awaits}
      aria-label={label('prompt')}
    >
      <Pool />
      <div className="t2-prompt-words">
        <PromptLine look="t2" isQuestion={asked !== undefined}>
          {isTold ? stage.caption.shown : (props.instead ?? say(promptLine(view)))}
        </PromptLine>
        {props.refusal && (
          <p className="t2-why" role="status">
            {say(refusalLine(props.refusal, view))}
          </p>
        )}
      </div>
      {/* Whose turn comes next is said with the purse. */}
      <FilmControls
        look="t2"
        reel={{ ...stage, isViewerNext: false }}
        label={(word) => label(word === 'skip' && awaits === 'turn' ? 'skipToTurn' : word)}
      />
      {!stage.isPlaying && <Answers />}
    </section>
  );
}

/** A turn has its end here; other questions have their answers, unless they are many and lie on the planet. */
function Answers() {
  const { asked } = useBoard();
  switch (asked?.type) {
    case 'act':
      return <EndTurn />;
    case 'takeReserve':
    case 'ability':
    case 'placeShip':
      return <Choices />;
    default:
      return null;
  }
}

/** So many answers can be sentences. Of several none is known to be the best. */
const FEW = 3;

/** Answers in a row of short words: many, or those of a card, of which the question says already what they do. */
const isRow = ({ asked, moves }: Pick<BoardState, 'asked' | 'moves'>): boolean =>
  moves.size > FEW || asked?.type === 'ability';

/** Many answers are scrolled through; doing without stays beside them, in sight. */
function Choices() {
  const { asked, moves } = useBoard();
  const isMany = isRow({ asked, moves });
  const isApart = ({ type }: Move) => isMany && type === 'skip';
  const choices = [...moves].map(([text, move]) => ({ text, move }));
  const isFew = choices.filter(({ move }) => !isApart(move)).length <= FEW;
  return (
    <>
      <div className="t2-answers" data-many={isMany} data-few={isFew}>
        {choices.map((each) => !isApart(each.move) && <Choice key={each.text} {...each} />)}
      </div>
      {choices.map(
        (each) =>
          isApart(each.move) && (
            <div key={each.text} className="t2-answers t2-way-out">
              <Choice {...each} />
            </div>
          ),
      )}
    </>
  );
}

function Choice({ text, move }: { readonly text: string; readonly move: Move }) {
  const { asked, moves, play, view } = useBoard();
  const { say } = useWords();
  const said = say(moveLine(move, view));
  const isShort = isRow({ asked, moves }) || move.type === 'placeShip';
  return (
    <button
      type="button"
      className={`t2-button ${moves.size === 1 ? 't2-main' : ''}`}
      data-about={aboutMove(move, asked)}
      data-move={text}
      aria-label={said}
      onClick={() => play(text)}
    >
      {isShort ? <ShortMove move={move} /> : boundFigures(said)}
    </button>
  );
}
