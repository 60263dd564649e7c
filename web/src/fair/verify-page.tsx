import type { Refusal } from '@haven/kit';
import { useTranslations } from 'use-intl';
import { useFragment } from '../page/use-fragment.ts';
import { useTitle } from '../page/use-title.ts';
import { Toasts } from '../parts/toasts.tsx';
import { useSignedOutToast } from '../recover/use-signed-out-toast.ts';
import type { Replay } from '../replays/replay.ts';
import type { ReplaySource } from '../replays/replay-messages.ts';
import { useOpenedReplay } from '../replays/use-opened-replay.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { useGameTitle } from '../words/use-game-title.ts';
import { AnyFile } from './any-file.tsx';
import { Findings } from './findings.tsx';
import { MatchFacts } from './match-facts.tsx';
import { ReceiptInUse, useHolder } from './receipt-in-use.tsx';
import { useFindingLine } from './use-finding-line.ts';
import { useFindings } from './use-findings.ts';
import { useKnownReceipt } from './use-known-receipt.ts';

/** Checks a match: one that is known here, or any file. */
export function VerifyPage({ source }: { readonly source?: ReplaySource }) {
  const t = useTranslations('fair');
  useSignedOutToast();
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="fair">
        <h1>{t('title')}</h1>
        {source ? <KnownMatch {...source} /> : <NoMatch />}
        <AnyFile />
        <Meaning />
      </main>
      <Toasts />
    </div>
  );
}

/** A match that the address itself carries. */
export function VerifyShared() {
  const fragment = useFragment();
  return <VerifyPage source={{ kind: 'shared', id: fragment }} key={fragment} />;
}

function NoMatch() {
  const t = useTranslations('fair');
  useTitle(t('title'));
  return <p>{t('lead')}</p>;
}

function KnownMatch(source: ReplaySource) {
  const t = useTranslations('fair');
  const closed = useTranslations('closed');
  const replay = useOpenedReplay(source);
  const game = useGameTitle(typeof replay === 'object' ? (replay?.head.game ?? '') : '');
  useTitle(game ? `${t('title')} · ${game}` : t('title'));
  if (typeof replay === 'string') return <p className="complaint">{closed(replay)}</p>;
  if (replay === null) return <p aria-live="polite">{t('checking')}</p>;
  return (
    <>
      <MatchFacts facts={replay.head} />
      <Checked replay={replay} source={source} />
    </>
  );
}

function Checked({ replay, source }: { readonly replay: Replay; readonly source: ReplaySource }) {
  const t = useTranslations('fair');
  const closed = useTranslations('closed');
  const { receipt, problem, from } = useKnownReceipt(source);
  const holder = useHolder(receipt, replay.head);
  const findings = useFindings(replay, receipt);
  if (findings === 'not-open') return <p className="complaint">{closed('not-finished')}</p>;
  if (findings === null) return <p aria-live="polite">{t('checking')}</p>;
  return (
    <>
      <Findings findings={findings} holder={holder} />
      {problem && <BadReceipt problem={problem} />}
      {receipt && holder && <ReceiptInUse receipt={receipt} holder={holder} from={from} />}
    </>
  );
}

function BadReceipt({ problem }: { readonly problem: Refusal }) {
  const lineOf = useFindingLine();
  return <p className="complaint">{lineOf({ check: 'receipt', verdict: 'wrong', count: 0, why: problem })}</p>;
}

/** Plain words on what a proven match proves, and to whom; for whoever wants to know. */
function Meaning() {
  const t = useTranslations('fair');
  return (
    <details className="fair-meaning">
      <summary>{t('meaning')}</summary>
      <h2>{t('proves')}</h2>
      <ul>
        <li>{t('provesDice')}</li>
        <li>{t('provesRules')}</li>
        <li>{t('provesAnswers')}</li>
      </ul>
      <h2>{t('provesNot')}</h2>
      <ul>
        <li>{t('notLooking')}</li>
        <li>{t('notBots')}</li>
        <li>{t('notWho')}</li>
        <li>{t('notPage')}</li>
        <li>{t('notInvented')}</li>
      </ul>
      <p>{t('offline')}</p>
      <pre>
        <code>npm run verify -- match.haven.json --receipt match.haven-receipt.json</code>
      </pre>
    </details>
  );
}
