import { type Finding, type Verdict, verdictOf } from '@haven/kit';
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFindingLine } from './use-finding-line.ts';

const SIGNS = { right: CircleCheck, absent: CircleMinus, wrong: CircleX } as const satisfies Record<
  Finding['verdict'],
  unknown
>;

/** Whose receipt the match was compared with. */
export type Holder = { readonly isOwn: true } | { readonly isOwn: false; readonly name: string };

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly holder?: Holder | undefined;
}

/** The verdict in one sentence; every single check for whoever wants to know. */
export function Findings({ findings, holder }: FindingsProps) {
  const t = useTranslations('fair');
  const level = verdictOf(findings);
  const sentenceOf = useVerdictSentence(holder);
  const faults = findings.filter(({ verdict }) => verdict === 'wrong');
  return (
    <section className="findings" aria-live="polite" data-level={level}>
      <h2>{sentenceOf(level)}</h2>
      {level === 'wrong' && <FindingList findings={faults} />}
      {level === 'wrong' && <p>{t('levelHints.wrong')}</p>}
      <details>
        <summary>{t('allChecks', { count: findings.length })}</summary>
        {level !== 'wrong' && <p>{t(`levelHints.${level}`)}</p>}
        <FindingList findings={level === 'wrong' ? findings.filter((each) => !faults.includes(each)) : findings} />
      </details>
    </section>
  );
}

function useVerdictSentence(holder: Holder | undefined): (level: Verdict) => string {
  const t = useTranslations('receipt');
  const wrong = useTranslations('fair')('wrongMatch');
  return (level) => {
    if (level === 'wrong') return wrong;
    return level === 'proven' && holder?.isOwn === false ? t('provenTo', { name: holder.name }) : t(level);
  };
}

function FindingList({ findings }: Pick<FindingsProps, 'findings'>) {
  return (
    <ul>
      {findings.map((finding) => (
        <FindingLine key={finding.check} finding={finding} />
      ))}
    </ul>
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
