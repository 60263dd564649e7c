import type { Refusal } from '@haven/kit';
import type { Me } from '@haven/wire';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { askMyTables } from '../api/lobby.ts';
import { recover } from '../api/me.ts';
import { useBusy } from '../page/use-busy.ts';
import { useTitle } from '../page/use-title.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { OtherGuest } from './other-guest.tsx';
import './recover.css';

/** Where the link of another device leads, and where codes are typed: one becomes oneself here, but only on purpose. */
export function Recover() {
  const t = useTranslations('recover');
  useTitle(t('title'));
  const [token] = useState(() => location.hash.slice(1));
  const { me, others, isBusy, ...recovery } = useRecovery();
  const Ask = token === '' ? CodeForm : Question;
  return (
    <div className="page">
      <TopBar />
      <main className="notice" id="content">
        <h1>{t('title')}</h1>
        {me === null && (
          // What was typed stays when it is refused.
          <div className="recover-ask" hidden={others !== null}>
            <Ask token={token} isBusy={isBusy} onProof={recovery.show} />
            <p role="alert">{recovery.complaint}</p>
          </div>
        )}
        {others && <OtherGuest isBusy={isBusy} games={others.games} onYes={() => recovery.become(others.proof)} />}
        {me && <Done me={me} />}
      </main>
    </div>
  );
}

type RecoveryProof = Parameters<typeof recover>[0];

/** What would go from this device if it became somebody else's. */
interface Others {
  readonly proof: RecoveryProof;
  readonly games: number;
}

/** Becomes somebody, or says why not; asks before, where somebody else's games are at hand. */
function useRecovery() {
  const platformLine = usePlatformRefusals();
  const { isBusy, once } = useBusy();
  const [me, setMe] = useState<Me | null>(null);
  const [others, setOthers] = useState<Others | null>(null);
  const [complaint, setComplaint] = useState('');
  const complain = (refusal: Refusal) => setComplaint(platformLine(refusal) ?? refusal.code);
  const become = async (proof: RecoveryProof) => {
    const { refusal, value } = await recover(proof);
    setOthers(null);
    if (value) setMe(value);
    else complain(refusal);
  };
  const show = async (proof: RecoveryProof) => {
    const { refusal, value } = await askMyTables();
    if (refusal) return complain(refusal);
    const games = value.filter(({ isHidden }) => !isHidden).length;
    return games === 0 ? become(proof) : setOthers({ proof, games });
  };
  return {
    me,
    others,
    isBusy,
    complaint,
    show: (proof: RecoveryProof) => once(() => show(proof)),
    become: (proof: RecoveryProof) => once(() => become(proof)),
  };
}

interface AskProps {
  readonly token: string;
  readonly isBusy: boolean;
  readonly onProof: (proof: RecoveryProof) => void;
}

function Question({ token, isBusy, onProof }: AskProps) {
  const t = useTranslations('recover');
  const yes = () => {
    onProof({ token });
    // The secret is known: nobody need find it in the address.
    history.replaceState(null, '', location.pathname);
  };
  return (
    <>
      <p>{t('ask')}</p>
      <button type="button" className="button button-main" aria-busy={isBusy} onClick={yes}>
        {t('yes')}
      </button>
    </>
  );
}

function CodeForm({ isBusy, onProof }: AskProps) {
  const t = useTranslations('recover');
  const id = useId();
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onProof({ code });
  };
  return (
    <form className="recover-form" onSubmit={send}>
      <label htmlFor={id}>{t('code')}</label>
      <input
        id={id}
        className="name-field recover-code"
        value={code}
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX"
        onChange={({ target }) => setCode(target.value)}
      />
      <p>{t('codeHint')}</p>
      <button type="submit" className="button button-main" aria-busy={isBusy}>
        {t('yes')}
      </button>
    </form>
  );
}

function Done({ me }: { readonly me: Me }) {
  const t = useTranslations('recover');
  return (
    <>
      <p role="status">{me.name === '' ? t('doneUnnamed') : t('done', { name: me.name })}</p>
      <Link className="button button-main" href="/">
        {t('home')}
      </Link>
    </>
  );
}
