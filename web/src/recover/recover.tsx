import type { Me } from '@haven/wire';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { recover } from '../tables/me.ts';
import { TopBar } from '../top-bar.tsx';
import { useBusy } from '../use-busy.ts';
import { useHouseRefusals } from '../use-house-refusals.ts';
import { useTitle } from '../use-title.ts';
import './recover.css';

/** Where the link of another device leads, and where codes are typed: one becomes oneself here, but only on purpose. */
export function Recover() {
  const t = useTranslations('recover');
  useTitle(t('title'));
  const [token] = useState(() => location.hash.slice(1));
  const [me, setMe] = useState<Me | null>(null);
  return (
    <div className="page">
      <TopBar />
      <main className="notice" id="content">
        <h1>{t('title')}</h1>
        {token === '' && me === null && <CodeForm onDone={setMe} />}
        {token !== '' && me === null && <Question token={token} onDone={setMe} />}
        {me && <Done me={me} />}
      </main>
    </div>
  );
}

type Proof = Parameters<typeof recover>[0];

/** Becomes somebody, or says why not. */
function useRecovery(onDone: (me: Me) => void) {
  const houseLine = useHouseRefusals();
  const { isBusy, once } = useBusy();
  const [complaint, setComplaint] = useState('');
  const become = async (proof: Proof) => {
    const { refusal, value } = await recover(proof);
    if (value) onDone(value);
    else setComplaint(houseLine(refusal) ?? refusal.code);
  };
  return { isBusy, complaint, become: (proof: Proof) => once(() => become(proof)) };
}

interface AskProps {
  readonly onDone: (me: Me) => void;
}

function Question({ token, onDone }: AskProps & { readonly token: string }) {
  const t = useTranslations('recover');
  const { isBusy, complaint, become } = useRecovery(onDone);
  const yes = () => {
    become({ token });
    // The secret has done its work: nobody need find it in the address.
    history.replaceState(null, '', location.pathname);
  };
  return (
    <>
      <p>{t('ask')}</p>
      <button type="button" className="button button-main" aria-busy={isBusy} onClick={yes}>
        {t('yes')}
      </button>
      <p role="alert">{complaint}</p>
    </>
  );
}

/** What was typed stays when it is refused. */
function CodeForm({ onDone }: AskProps) {
  const t = useTranslations('recover');
  const id = useId();
  const [code, setCode] = useState('');
  const { isBusy, complaint, become } = useRecovery(onDone);
  const send = (event: FormEvent) => {
    event.preventDefault();
    become({ code });
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
      <p role="alert">{complaint}</p>
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
