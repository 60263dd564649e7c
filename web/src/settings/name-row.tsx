import { cutText } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { introduce } from '../tables/me.ts';
import { useHouseRefusals } from '../use-house-refusals.ts';
import { LONGEST_NAME } from '../waiting-room/name-form.tsx';
import { Row } from './row.tsx';

/** The name at tables and on kept runs; the server hears of it when it is finished. */
export function NameRow() {
  const t = useTranslations('settings');
  const id = useId();
  const houseLine = useHouseRefusals();
  const { nickname, change } = useSettings();
  const [complaint, setComplaint] = useState('');
  const tell = async () => {
    const refusal = await introduce();
    setComplaint(refusal && refusal.code !== 'unreachable' ? (houseLine(refusal) ?? refusal.code) : '');
  };
  return (
    <Row label={<label htmlFor={id}>{t('name')}</label>} hint={t('nameHint')}>
      <input
        id={id}
        className="name-field"
        value={nickname}
        autoComplete="nickname"
        onChange={({ target }) => change({ nickname: cutText(target.value, LONGEST_NAME) })}
        onBlur={() => void tell()}
      />
      <p className="settings-said" role="status">
        {complaint}
      </p>
    </Row>
  );
}
