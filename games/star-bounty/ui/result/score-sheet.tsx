import type { Outcome } from '@haven/kit';
import { LEDGER } from '@haven/star-bounty-rules';
import { type RuleId, rulesText } from '@haven/star-bounty-text';
import { signed } from '@haven/text-kit';
import { ruleNamer } from '@haven/ui-kit';
import { useWords } from '../words.ts';

/** §7.1 Where the credits came from and went; each line tells its rule. */
export function ScoreSheet({ outcome }: { readonly outcome: Outcome }) {
  const { label } = useWords();
  const [sheet] = outcome.sheets;
  return (
    <section className="sb-sheet" aria-label={label('sheet')}>
      <h3>{label('sheet')}</h3>
      <ul>
        {sheet?.lines.map((line) => (
          <SheetLine key={line.what} {...line} />
        ))}
      </ul>
      <p className="sb-sheet-total">
        <span>{label('total')}</span> <b>{sheet?.total}</b>
      </p>
    </section>
  );
}

function SheetLine({ what, points, rule }: Outcome['sheets'][number]['lines'][number]) {
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
          <b>{ruleNamer(language, rulesText[language])(rule)}</b> {text}
        </p>
      </details>
    </li>
  );
}

const isRule = (rule: string): rule is RuleId => Object.hasOwn(rulesText.en, rule);
