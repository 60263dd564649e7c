import '@fontsource-variable/tektur';
import type { Outcome } from '@haven/kit';
import { boundFigures } from '@haven/text-kit';
import type { Tortuga2199 } from '@haven/tortuga-2199-rules';
import { resultLines } from '@haven/tortuga-2199-text';
import type { ResultProps } from '@haven/ui-kit';
import { Icon } from '../pieces.ts';
import { useWords, WordsContext, wordsIn } from '../words.ts';
import { Breakdown } from './breakdown.tsx';
import { DeedsTable } from './deeds-table.tsx';
import { lastGainOf } from './figures.ts';
import { useResultLabel } from './labels.ts';
import { Orbits } from './podium.tsx';
import { RaceChart } from './race-chart.tsx';
import type { ResultKey } from './text/en.ts';
import './result.css';
import './charts.css';

type Props = ResultProps<Tortuga2199>;

/** The end: who rules, how the race went, and where all the Influence came from. */
export function Result(props: Props) {
  const { outcome, view } = props.seen;
  if (outcome === undefined) return null;
  return (
    <WordsContext value={wordsIn(props.language, props.seats)}>
      <div className="t2-result">
        <div className="t2-result-page">
          <Verdict outcome={outcome} proviso={props.proviso} />
          <Orbits outcome={outcome} captains={view.captains} viewer={props.viewer} />
          <LastStep outcome={outcome} history={props.history} />
          <div className="t2-result-columns">
            <RaceChart history={props.history} outcome={outcome} />
            <Breakdown outcome={outcome} />
          </div>
          <DeedsTable history={props.history} view={view} outcome={outcome} />
          <Again onAgain={props.onAgain} />
        </div>
      </div>
    </WordsContext>
  );
}

const HOW: Readonly<Record<string, ResultKey>> = {
  influence: 'howInfluence',
  usurper: 'howUsurper',
  truce: 'howTruce',
};

interface VerdictProps {
  readonly outcome: Outcome;
  readonly proviso: string | undefined;
}

/** §6.1, §6.2, §6.6 Who won, and by which end. */
function Verdict({ outcome, proviso }: VerdictProps) {
  const { say } = useWords();
  const label = useResultLabel();
  const [verdict] = resultLines(outcome);
  const how = HOW[outcome.verdict ?? ''];
  return (
    <header className="t2-verdict" data-verdict={outcome.verdict}>
      <Icon name={outcome.verdict === 'usurper' ? 'crown' : 'laurel-crown'} />
      <div>
        <h2>{verdict && boundFigures(say(verdict))}</h2>
        {how && <p>{label(how)}</p>}
        {proviso && <p className="t2-proviso">{proviso}</p>}
      </div>
    </header>
  );
}

/** §6.1 What brought the winner to fifteen: whoever skipped the film has not seen it. */
function LastStep({ outcome, history }: Pick<Props, 'history'> & { readonly outcome: Outcome }) {
  const { word } = useWords();
  const label = useResultLabel();
  const [winner] = outcome.ranking[0] ?? [];
  const gain = outcome.verdict === 'influence' && winner !== undefined ? lastGainOf(history, winner) : undefined;
  if (gain === undefined) return null;
  return (
    <p className="t2-last-step">{label('lastGain', { what: word(`ledger.${gain.what}`), points: gain.points })}</p>
  );
}

function Again({ onAgain }: Pick<Props, 'onAgain'>) {
  const label = useResultLabel();
  return (
    <footer className="t2-result-foot">
      <button type="button" className="t2-again" onClick={onAgain}>
        {label('again')}
      </button>
    </footer>
  );
}
