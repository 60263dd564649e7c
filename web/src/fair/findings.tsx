import { type Finding, verdictOf } from '@haven/kit';
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFindingLine } from './use-finding-line.ts';

const SIGNS = { right: CircleCheck, absent: CircleMinus, wrong: CircleX } as const satisfies Record<
  Finding['verdict'],
  unknown
>;

/** The verdict, and one line for each check. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useTranslations('fair');
  const level = verdictOf(findings);
  return (
    <section className="findings" aria-live="polite" data-level={level}>
      <h2>{t(`levels.${level}`)}</h2>
      <p>{t(`levelHints.${level}`)}</p>
      <ul>
        {findings.map((finding) => (
          <FindingLine key={finding.check} finding={finding} />
        ))}
      </ul>
    </section>
  );
}

function FindingLine({ finding }: { readonly finding: Finding }) {
  const t = useTranslations('fair');
  const lineOf = useFindingLine();
  const Sign = SIGNS[finding.verdict];
  return (
    <li className="finding" data-verdict={finding.verdict} data-check={finding.check}>
      <Sign aria-label={t(`verdicts.${finding.verdict}`)} />
      <p>{lineOf(finding)}</p>
    </li>
  );
}
