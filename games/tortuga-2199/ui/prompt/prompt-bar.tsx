import { listed } from '@haven/text-kit';
import { logLine, moveLine, promptLine, refusalLine } from '@haven/tortuga-2199-text';
import { captionOf, PromptLine } from '@haven/ui-kit';
import { useState } from 'react';
import { usefulIn } from '../actions/rows.ts';
import { ShortMove } from '../actions/short-move.tsx';
import { useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { Pool } from './pool.tsx';
import './prompt.css';

/** What is asked now, in one sentence, what there is to spend, and the main answers; while the film runs, what is happening. */
export function PromptBar() {
  const { asked, props, stage, view } = useBoard();
  const { label, say } = useWords();
  const lineOf = (event: (typeof stage.events)[number]) => logLine(event, view);
  return (
    <section className="t2-prompt" data-asked={asked !== undefined} aria-label={label('prompt')}>
      <Pool />
      <div className="t2-prompt-words">
        <PromptLine look="t2">
          {stage.isPlaying ? captionOf(stage.events, { lineOf, say }) : (props.instead ?? say(promptLine(view)))}
        </PromptLine>
        {props.refusal && (
          <p className="t2-why" role="status">
            {say(refusalLine(props.refusal, view))} {props.refusal.rule}
          </p>
        )}
      </div>
      {stage.isPlaying ? (
        <div className="t2-answers">
          <button type="button" className="t2-button" onClick={stage.skip}>
            {label('skip')}
          </button>
        </div>
      ) : (
        <Answers />
      )}
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

/** So many answers can be sentences; more of them are short words. */
const FEW = 3;

function Choices() {
  const { moves, play, view } = useBoard();
  const { say } = useWords();
  const isMany = moves.size > FEW;
  return (
    <div className="t2-answers" data-many={isMany}>
      {[...moves].map(([text, move], index) => (
        <button
          key={text}
          type="button"
          className={`t2-button ${index === 0 ? 't2-main' : ''}`}
          data-move={text}
          aria-label={say(moveLine(move, view))}
          onClick={() => play(text)}
        >
          {isMany ? <ShortMove move={move} /> : say(moveLine(move, view))}
        </button>
      ))}
    </div>
  );
}

/** Asks once more only if something useful is left. */
function EndTurn() {
  const { moves, play, props } = useBoard();
  const { label, language, word } = useWords();
  const [askedAt, setAskedAt] = useState(-1);
  const useful = usefulIn(moves);
  if (useful.length === 0 || askedAt === props.seen.asked) {
    return (
      <div className="t2-answers">
        {useful.length > 0 && (
          <p className="t2-still">
            {label('stillPossible', {
              actions: listed(
                language,
                useful.map((action) => word(`actions.${action}.label`)),
              ),
            })}
          </p>
        )}
        <button type="button" className="t2-button t2-main t2-end" data-move="end" onClick={() => play('end')}>
          <Icon name="hourglass" /> {useful.length > 0 ? label('endAnyway') : word('actions.end.label')}
        </button>
      </div>
    );
  }
  return (
    <div className="t2-answers">
      <button type="button" className="t2-button t2-end" data-part="end" onClick={() => setAskedAt(props.seen.asked)}>
        <Icon name="hourglass" /> {word('actions.end.label')}
      </button>
    </div>
  );
}
