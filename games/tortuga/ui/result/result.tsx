import { Icon } from '../pieces.ts';
import '@fontsource/yeseva-one/latin-400.css';
import '@fontsource/yeseva-one/cyrillic-400.css';
import type { Outcome } from '@haven/kit';
import { boundFigures } from '@haven/text-kit';
import type { Tortuga } from '@haven/tortuga-rules';
import { resultLines } from '@haven/tortuga-text';
import type { ResultProps } from '@haven/ui-kit';
import { useWords, WordsContext, wordsIn } from '../words.ts';
import { ChestPodium } from './podium.tsx';
import { ScoreChart } from './score-chart.tsx';
import { WholeSheet } from './score-sheet.tsx';
import '../table/table.css';
import '../table/pieces.css';
import './result.css';

type Props = ResultProps<Tortuga>;

/** The end: who won, where the points come from, and the whole sheet. */
export function Result(props: Props) {
  const { outcome, view } = props.seen;
  if (outcome === undefined) return null;
  return (
    <WordsContext value={wordsIn(props.language, props.seats)}>
      <div className="tt-table tt-result">
        <div className="tt-result-page">
          <Verdict outcome={outcome} proviso={props.proviso} />
          <ChestPodium outcome={outcome} players={view.players} viewer={props.viewer} />
          <div className="tt-result-columns">
            <ScoreChart outcome={outcome} />
            <WholeSheet outcome={outcome} showRule={props.showRule} />
          </div>
          <Footer {...props} />
        </div>
      </div>
    </WordsContext>
  );
}

interface VerdictProps {
  readonly outcome: Outcome;
  readonly proviso: string | undefined;
}

function Verdict({ outcome, proviso }: VerdictProps) {
  const { say } = useWords();
  const [verdict] = resultLines(outcome);
  return (
    <header className="tt-verdict">
      <Icon name="laurels-trophy" />
      <div>
        <h2>{verdict && boundFigures(say(verdict))}</h2>
        {proviso && <p>{proviso}</p>}
      </div>
    </header>
  );
}

function Footer({ aids, onAgain }: Props) {
  const { label } = useWords();
  return (
    <>
      {aids.includes('odds') && <p className="tt-result-aid">{label('aidedOdds')}</p>}
      <footer className="tt-result-foot">
        <button type="button" className="tt-button tt-main" onClick={onAgain}>
          {label('again')}
        </button>
      </footer>
    </>
  );
}
