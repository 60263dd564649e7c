import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { subscribe, unsubscribe } from '../api/notices.ts';
import { isWished, permission, wish } from '../notices/notify.ts';
import { keepOffline } from '../page/keep-offline.ts';
import { Row } from './row.tsx';

const WHY_NOT = { denied: 'turnDenied', impossible: 'turnNone', insecure: 'turnInsecure' } as const;

/** Notices of one's turn: the browser is asked only when somebody presses the button. */
export function TurnRow() {
  const t = useTranslations('settings');
  const [isOn, setOn] = useState(isWished);
  const [allowed, setAllowed] = useState(permission);
  const turnOn = async () => {
    const answer = await Notification.requestPermission();
    setAllowed(answer);
    if (answer !== 'granted') return;
    wish(true);
    setOn(true);
    keepOffline();
    // Without push the page itself still tells, as long as it is open somewhere.
    await subscribe().catch(() => undefined);
  };
  const turnOff = () => {
    wish(false);
    setOn(false);
    unsubscribe().catch(() => undefined);
  };
  if (allowed === 'impossible' || allowed === 'denied' || allowed === 'insecure')
    return (
      <Row label={t('turn')}>
        <p className="settings-hint">{t(WHY_NOT[allowed])}</p>
      </Row>
    );
  return (
    <Row label={t('turn')} hint={isOn ? t('turnIsOn') : t('turnHint')}>
      <button type="button" className="button button-small" onClick={() => (isOn ? turnOff() : void turnOn())}>
        {t(isOn ? 'turnOff' : 'turnOn')}
      </button>
    </Row>
  );
}
