import type { Me } from '@haven/wire';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { recover } from '../tables/me.ts';
import { TopBar } from '../top-bar.tsx';
import { useHouseRefusals } from '../use-house-refusals.ts';
import { useTitle } from '../use-title.ts';

/** Where the link of another device leads: one becomes oneself here, but only on purpose. */
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
        {token === '' && <p>{t('none')}</p>}
        {token !== '' && me === null && <Question token={token} onDone={setMe} />}
        {me && <Done me={me} />}
      </main>
    </div>
  );
}

function Question({ token, onDone }: { readonly token: string; readonly onDone: (me: Me) => void }) {
  const t = useTranslations('recover');
  const houseLine = useHouseRefusals();
  const [complaint, setComplaint] = useState('');
  const become = async () => {
    const { refusal, value } = await recover(token);
    // The secret has done its work: nobody need find it in the address.
    history.replaceState(null, '', location.pathname);
    if (value) onDone(value);
    else setComplaint(houseLine(refusal) ?? refusal.code);
  };
  return (
    <>
      <p>{t('ask')}</p>
      <button type="button" className="button button-main" onClick={() => void become()}>
        {t('yes')}
      </button>
      <p role="alert">{complaint}</p>
    </>
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
