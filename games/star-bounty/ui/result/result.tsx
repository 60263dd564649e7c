import { MEDALS, type StarBounty, type Verdict } from '@haven/star-bounty-rules';
import { causeLine, undoneLine } from '@haven/star-bounty-text';
import { boundFigures } from '@haven/text-kit';
import { playSound, type ResultProps } from '@haven/ui-kit';
import { useEffect } from 'react';
import { Counter } from '../pieces.ts';
import { Nebula } from '../stage/nebula.tsx';
import '../table/table.css';
import type { ScreenKey } from '../text/en.ts';
import { useWords, WordsContext, wordsIn } from '../words.ts';
import { pointsOf, type RunFigures, runFigures } from './figures.ts';
import { Medal } from './medal.tsx';
import './result.css';
import { RuleButton } from './rule-button.tsx';
import { RunChart } from './run-chart.tsx';
import { ScoreSheet } from './score-sheet.tsx';

type Props = ResultProps<StarBounty>;

/** The end of a run: the medal, the figures, the chart, the score sheet. */
export function Result(props: Props) {
  const { outcome } = props.seen;
  const verdict = VERDICTS.find((each) => each === outcome?.verdict);
  useFanfare(verdict);
  if (outcome === undefined || verdict === undefined) return null;
  return (
    <WordsContext value={wordsIn(props.language)}>
      <div className="sb-table sb-result" data-verdict={verdict}>
        <Nebula />
        <div className="sb-result-floor">
          <Headline props={props} verdict={verdict} />
          <RunChart points={pointsOf(props.history)} />
          <Figures figures={runFigures(props.seen, props.history)} />
          <ScoreSheet outcome={outcome} showRule={props.showRule} />
          <Honesty props={props} />
        </div>
      </div>
    </WordsContext>
  );
}

const VERDICTS: readonly Verdict[] = [...MEDALS.map(({ medal }) => medal), 'finished', 'destroyed'];

function useFanfare(verdict: Verdict | undefined): void {
  useEffect(() => {
    if (verdict !== undefined) playSound(verdict === 'destroyed' ? 'hit' : 'fanfare');
  }, [verdict]);
}

function Headline({ props, verdict }: { readonly props: Props; readonly verdict: Verdict }) {
  const { label, say } = useWords();
  const { credits } = props.seen.view;
  return (
    <header className="sb-headline">
      <Medal verdict={verdict} />
      <div>
        <p className="sb-verdict">{say({ key: `verdicts.${verdict}`, values: {} })}</p>
        <p className="sb-score">
          <Counter value={credits} /> <small>{label('creditsCounted', { credits })}</small>
        </p>
        <p className="sb-verdict-line">{say({ key: `results.${verdict}`, values: { total: credits } })}</p>
        <Cause {...props} />
        <button type="button" className="sb-button sb-again" onClick={props.onAgain}>
          {label('again')}
        </button>
      </div>
    </header>
  );
}

const SURVIVES_NO_HIT = '§5.8';

/** §5.8 What destroyed the ship, and the way to the rule. */
function Cause({ seen, showRule }: Props) {
  const { say } = useWords();
  const cause = causeLine(seen.view);
  if (cause === undefined) return null;
  return (
    <p className="sb-cause">
      {boundFigures(say(cause))} <RuleButton rule={SURVIVES_NO_HIT} showRule={showRule} />
    </p>
  );
}

const SHOWN = [
  ['captured', 'statCaptured'],
  ['destroyed', 'statDestroyed'],
  ['fled', 'statFled'],
  ['lowest', 'statLowest'],
  ['sector', 'statSector'],
  ['moves', 'statMoves'],
] as const satisfies readonly (readonly [keyof RunFigures, ScreenKey])[];

function Figures({ figures }: { readonly figures: RunFigures }) {
  const { label } = useWords();
  return (
    <section className="sb-figures" aria-label={label('runFacts')}>
      <h3>{label('runFacts')}</h3>
      <dl>
        {SHOWN.map(([figure, name]) => (
          <div key={figure}>
            <dt>{label(name)}</dt>
            <dd>{figures[figure]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An honest result says what helped. */
function Honesty({ props }: { readonly props: Props }) {
  const { label, say } = useWords();
  return (
    <p className="sb-honesty">
      {label(props.aids.includes('odds') ? 'aidsOdds' : 'aidsNone')} {say(undoneLine(props.seen.undone))}
    </p>
  );
}
