import type { Recovery } from '@haven/wire';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { offerRecovery } from '../api/me.ts';
import { ShareLink } from '../share/share-link.tsx';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { Row } from './row.tsx';

/** Becoming oneself on another device: a link or a code that works once, shown only when it is asked for. */
export function DeviceRow() {
  const t = useTranslations('settings');
  const format = useFormatter();
  const platformLine = usePlatformRefusals();
  const [offer, setOffer] = useState<Recovery | null>(null);
  const [complaint, setComplaint] = useState('');
  const ask = async () => {
    const { refusal, value } = await offerRecovery();
    setOffer(value ?? null);
    setComplaint(refusal ? (platformLine(refusal) ?? refusal.code) : '');
  };
  return (
    <Row label={t('device')} hint={t('deviceHint')}>
      {offer === null ? (
        <div className="settings-buttons">
          <button type="button" className="button button-small" onClick={() => void ask()}>
            {t('deviceOffer')}
          </button>
          <Link className="button button-small" href="/recover">
            {t('deviceType')}
          </Link>
        </div>
      ) : (
        <div className="settings-wide">
          <p className="settings-hint">{t('deviceCode', { address: new URL('/recover', location.href).host })}</p>
          <p className="settings-code">{offer.code}</p>
          <ShareLink path={`/recover#${offer.token}`} label={t('deviceLink')} qrLabel={t('deviceQr')} />
          <p className="settings-hint">
            {t('deviceOnce', { time: format.dateTime(offer.expires, { timeStyle: 'short' }) })}
          </p>
        </div>
      )}
      <p className="settings-said" role="status">
        {complaint}
      </p>
    </Row>
  );
}
