import type { Finding } from '@haven/kit';
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { say } from '../parts/toasts.tsx';
import { openReplay } from '../replays/replay.ts';
import { saveText } from '../share/save-text.ts';
import './proof.css';
import { useFindingLine } from './use-finding-line.ts';
import type { MatchProof } from './use-proof.ts';
import { useReceiptDeeds } from './use-receipt-deeds.ts';

/** What was proven of a match that is over: one quiet line, unless something is wrong. */
export function ProofNotice({ proof }: { readonly proof: MatchProof }) {
  return proof.verdict === 'wrong' ? <Alarm proof={proof} /> : <QuietLine proof={proof} />;
}

function QuietLine({ proof: { verdict, receipt, findings } }: { readonly proof: MatchProof }) {
  const t = useTranslations('receipt');
  const lineOf = useFindingLine();
  const restored = findings?.find(({ check, verdict }) => check === 'once' && verdict === 'absent');
  const Sign = verdict === 'proven' ? ShieldCheck : ShieldQuestionMark;
  return (
    <p className="proof" role="status" data-verdict={verdict ?? 'unknown'}>
      <Sign aria-hidden="true" />
      <span>
        {t(verdict === null || verdict === 'wrong' ? 'checking' : verdict)} {restored && `${lineOf(restored)} `}
        <Link href={`/verify/table/${receipt.table}`}>{t('details')}</Link>
      </span>
    </p>
  );
}

/** It stays: whoever was cheated shall not overlook it. */
function Alarm({ proof: { findings, receipt } }: { readonly proof: MatchProof }) {
  const t = useTranslations('receipt');
  const { save } = useReceiptDeeds(receipt);
  const saveMatch = useSavedMatch(receipt.table, receipt.game);
  return (
    <section className="proof-alarm" role="alert" data-verdict="wrong">
      <h2>
        <ShieldAlert aria-hidden="true" />
        {t('wrong')}
      </h2>
      <Faults findings={findings ?? []} />
      <p>{t('advice')}</p>
      <div className="proof-acts">
        <button type="button" className="button button-small button-main" onClick={save}>
          {t('save')}
        </button>
        <button type="button" className="button button-small button-main" onClick={saveMatch}>
          {t('saveMatch')}
        </button>
        <Link className="button button-small" href={`/verify/table/${receipt.table}`}>
          {t('details')}
        </Link>
      </div>
    </section>
  );
}

function Faults({ findings }: { readonly findings: readonly Finding[] }) {
  const lineOf = useFindingLine();
  // What contradicts the receipt comes last in the list of checks, and first for whoever holds it.
  const faults = findings.filter(({ verdict }) => verdict === 'wrong').toReversed();
  return (
    <ul>
      {faults.map((finding) => (
        <li key={finding.check}>{lineOf(finding)}</li>
      ))}
    </ul>
  );
}

/** As the server tells it now. */
function useSavedMatch(table: string, game: string): () => void {
  const failed = useTranslations('story')('failed');
  const save = async () => {
    const replay = await openReplay({ kind: 'table', id: table });
    if (typeof replay === 'string') throw new Error(replay);
    saveText(`${game}.haven.json`, await replay.write().finally(replay.close));
  };
  return () => void save().catch(() => say({ text: failed, mood: 'bad', about: 'story' }));
}
