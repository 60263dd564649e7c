import type { Outcome } from '@haven/kit';
import { LEDGER, type StarBounty } from '@haven/star-bounty-rules';
import { type RuleId, rulesText } from '@haven/star-bounty-text';
import { signed } from '@haven/text-kit';
import type { ResultProps } from '@haven/ui-kit';
import { useWords } from '../words.ts';
import { RuleButton } from './rule-button.tsx';

interface SheetProps {
  readonly outcome: Outcome;
  readonly showRule: ResultProps<StarBounty>['showRule'];
}

/** §7.1 Where the credits came from and went; each line tells its rule, and leads to it. */
export function ScoreSheet({ outcome, showRule }: SheetProps) {
  const { label } = useWords();
  const [sheet] = outcome.sheets;
  return (
    <section className="sb-sheet" aria-label={label('sheet')}>
      <h3>{label('sheet')}</h3>
      <ul>
        {sheet?.lines.map((line) => (
          <SheetLine key={line.what} line={line} showRule={showRule} />
        ))}
      </ul>
      <p className="sb-sheet-total">
        <span>{label('total')}</span> <b>{sheet?.total}</b>
      </p>
    </section>
  );
}

interface LineProps extends Pick<SheetProps, 'showRule'> {
  readonly line: Outcome['sheets'][number]['lines'][number];
}

function SheetLine({ line: { what, points, rule }, showRule }: LineProps) {
  const { say, language } = useWords();
  const name = LEDGER.find((each) => each === what);
  const text = isRule(rule) ? rulesText[language][rule] : '';
  return (
    <li>
      <details>
        <summary>
          <span>{name ? say({ key: `ledger.${name}`, values: {} }) : what}</span>
          <b data-sign={Math.sign(points)}>{signed(points)}</b>
        </summary>
        <p>
          {text} <RuleButton rule={rule} showRule={showRule} />
        </p>
      </details>
    </li>
  );
}

const isRule = (rule: string): rule is RuleId => Object.hasOwn(rulesText.en, rule);
