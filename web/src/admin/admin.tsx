import type { Refusal } from '@haven/kit';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../page/use-title.ts';
import { Toasts } from '../parts/toasts.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { BackupButton } from './backup-button.tsx';
import { BanList } from './ban-list.tsx';
import { Complaints } from './complaints.tsx';
import { Numbers } from './numbers.tsx';
import { keptToken, officeWith } from './office.ts';
import { SickThings } from './sick-things.tsx';
import { TableList } from './table-list.tsx';
import './admin.css';

/** For whoever runs the house and has its token. */
export function Admin() {
  const t = useTranslations('admin');
  useTitle(t('title'));
  const [token, setToken] = useState(keptToken.read);
  const enter = (given: string) => {
    keptToken.write(given);
    setToken(given);
  };
  const leave = () => {
    keptToken.forget();
    setToken('');
  };
  return (
    <div className="page">
      <TopBar />
      <main id="content" className="admin">
        <h1>{t('title')}</h1>
        {token === '' ? <TokenForm onEnter={enter} /> : <OpenOffice token={token} onLeave={leave} />}
      </main>
      <Toasts />
    </div>
  );
}

/** A token is kept only once the server has taken it. */
function TokenForm({ onEnter }: { readonly onEnter: (token: string) => void }) {
  const t = useTranslations('admin');
  const id = useId();
  const platformLine = usePlatformRefusals();
  const [token, setToken] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const tryToken = async () => {
    const answer = await officeWith(token.trim()).numbers();
    if (answer.refusal) setRefusal(answer.refusal);
    else onEnter(token.trim());
  };
  return (
    <form
      className="admin-token"
      onSubmit={(event) => {
        event.preventDefault();
        void tryToken();
      }}
    >
      <p>{t('tokenHint')}</p>
      <label htmlFor={id}>{t('token')}</label>
      <input
        id={id}
        value={token}
        type="password"
        autoComplete="off"
        required
        onChange={(event) => setToken(event.target.value)}
      />
      <button type="submit" className="button button-main">
        {t('enter')}
      </button>
      <p role="alert">{refusal && (platformLine(refusal) ?? refusal.code)}</p>
    </form>
  );
}

function OpenOffice({ token, onLeave }: { readonly token: string; readonly onLeave: () => void }) {
  const t = useTranslations('admin');
  const office = useMemo(() => officeWith(token), [token]);
  return (
    <>
      <Numbers office={office} />
      <SickThings office={office} />
      <TableList office={office} />
      <Complaints office={office} />
      <BanList office={office} />
      <section className="admin-deeds">
        <BackupButton office={office} />
        <button type="button" className="button" onClick={onLeave}>
          {t('leave')}
        </button>
      </section>
    </>
  );
}
