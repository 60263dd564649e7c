import { promptLine, refusalLine, rulesText } from '@haven/tortuga-text';
import { FilmControls, PromptLine, ruleNamer } from '@haven/ui-kit';
import { useBoard } from '../board-context.ts';
import { hasAllBonuses } from '../figures.ts';
import { GUIDE_ID } from '../guide/guide.tsx';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { Answers } from './answers.tsx';
import './prompt.css';

/** What is asked now, in one sentence, and the main answers; while the film runs, what is happening. */
export function PromptBar() {
  const { asked, draft, stage, view, props } = useBoard();
  const { label, say } = useWords();
  const isTold = stage.caption.shown !== '' && asked === undefined && props.instead === undefined;
  const asking = say(promptLine(view));
  const question = props.instead ?? (hasAllBonuses(view) ? `${label('bonusesFull')} ${asking}` : asking);
  // Once the film is over it is said as well who is waited for, as long as there is anybody.
  const isAlone = stage.isPlaying || view.agenda.length === 0;
  const told = isAlone ? stage.caption.shown : `${stage.caption.shown} ${question}`;
  return (
    <section
      className="tt-prompt"
      data-clear=""
      tabIndex={-1}
      data-about={asked?.type ?? 'wait'}
      data-asked={asked !== undefined}
      aria-label={label('prompt')}
    >
      <div className="tt-prompt-head">
        <PromptLine look="tt" isQuestion={asked !== undefined}>
          {isTold ? told : question}
        </PromptLine>
        <FilmControls look="tt" reel={stage} label={label} />
        {!stage.isPlaying && (
          <button type="button" className="tt-button tt-tool" popoverTarget={GUIDE_ID} aria-label={label('guide')}>
            <Icon name="treasure-map" /> <span>{label('guideShort')}</span>
          </button>
        )}
      </div>
      {draft.why && (
        <p className="tt-why" role="status" key={JSON.stringify(draft.why)}>
          {say(refusalLine(draft.why))} {draft.why.rule && <RuleWay rule={draft.why.rule} />}
        </p>
      )}
      <Answers />
    </section>
  );
}

/** The way to the rule that says so. */
function RuleWay({ rule }: { readonly rule: string }) {
  const { showRule } = useBoard().props;
  const { language } = useWords();
  const name = ruleNamer(language, rulesText[language])(rule);
  if (showRule === undefined) return <span>{name}</span>;
  return (
    <button type="button" className="tt-rule" onClick={() => showRule(rule)}>
      {name}
    </button>
  );
}
