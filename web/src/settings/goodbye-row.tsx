import type { Refusal } from '@haven/kit';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { leaveHere, signOutEverywhere } from '../tables/me.ts';
import { useHouseRefusals } from '../use-house-refusals.ts';
import { Row } from './row.tsx';

/** Being nobody here any more, or nobody anywhere but here. What the page knew of oneself goes as it is loaded anew. */
export function GoodbyeRow() {
  const t = useTranslations('settings');
  const houseLine = useHouseRefusals();
  const [complaint, setComplaint] = useState('');
  const after = async (asked: Promise<Refusal | undefined>) => {
    const refusal = await asked;
    if (refusal) setComplaint(houseLine(refusal) ?? refusal.code);
    else location.reload();
  };
  return (
    <Row label={t('goodbye')} hint={t('goodbyeHint')}>
      <button type="button" className="button button-small" onClick={() => void after(signOutEverywhere())}>
        {t('signOutEverywhere')}
      </button>
      <button type="button" className="button button-small" onClick={() => void after(leaveHere())}>
        {t('leaveHere')}
      </button>
      <p className="settings-said" role="status">
        {complaint}
      </p>
    </Row>
  );
}
