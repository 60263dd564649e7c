import type { KeptCode } from '@haven/wire';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { codeSince, dropCode, keepCode } from '../api/me.ts';
import { useBusy } from '../page/use-busy.ts';
import { saveText } from '../share/save-text.ts';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { Row } from './row.tsx';

/** A code to write down, for whoever loses all devices. It is shown once: nobody can read it later. */
export function CodeRow() {
  const t = useTranslations('settings');
  const { made, since, said, isBusy, make, drop } = useKeptCode();
  return (
    <Row label={t('code')} hint={t('codeHint')}>
      {made && <MadeCode made={made} />}
      {!made && since !== null && <KeptWords since={since} />}
      <div className="settings-buttons">
        <button type="button" className="button button-small" aria-busy={isBusy} onClick={make}>
          {t(since === null ? 'codeMake' : 'codeRenew')}
        </button>
        {since !== null && (
          <button type="button" className="button button-small" aria-busy={isBusy} onClick={drop}>
            {t('codeDrop')}
          </button>
        )}
      </div>
      <p className="settings-said" role="status">
        {said}
      </p>
    </Row>
  );
}

function useKeptCode() {
  const t = useTranslations('settings');
  const platformLine = usePlatformRefusals();
  const { isBusy, once } = useBusy();
  const [made, setMade] = useState<KeptCode | null>(null);
  const [since, setSince] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => void codeSince().then(setSince), []);
  const make = async () => {
    const { refusal, value } = await keepCode();
    setMade(value ?? null);
    if (value) setSince(value.since);
    setSaid(refusal ? (platformLine(refusal) ?? refusal.code) : '');
  };
  const drop = async () => {
    const refusal = await dropCode();
    if (!refusal) setMade(null);
    if (!refusal) setSince(null);
    setSaid(refusal ? (platformLine(refusal) ?? refusal.code) : t('codeDropped'));
  };
  return { made, since, said, isBusy, make: () => once(make), drop: () => once(drop) };
}

function KeptWords({ since }: { readonly since: number }) {
  const t = useTranslations('settings');
  const date = useFormatter().dateTime(since, { dateStyle: 'medium' });
  return <p className="settings-hint settings-wide">{t('codeSince', { date })}</p>;
}

function MadeCode({ made: { code } }: { readonly made: KeptCode }) {
  const t = useTranslations('settings');
  const address = new URL('/recover', location.href).href;
  const save = () => saveText('haven.txt', `${t('codeSheet', { address })}\n\n${code}\n`);
  return (
    <div className="settings-wide">
      <p className="settings-code">{code}</p>
      <p className="settings-hint">{t('codeKeep', { address })}</p>
      <button type="button" className="button button-small" onClick={save}>
        {t('codeSave')}
      </button>
    </div>
  );
}
