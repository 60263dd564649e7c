import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { type Office, saveBlob } from './office.ts';

/** All data in one file. */
export function BackupButton({ office }: { readonly office: Office }) {
  const t = useTranslations('admin');
  const platformLine = usePlatformRefusals();
  const [said, setSaid] = useState('');
  const save = async () => {
    setSaid(t('backupWait'));
    const { value, refusal } = await office.backup();
    if (value) saveBlob(value, `haven-${new Date().toISOString().slice(0, 10)}.backup`);
    setSaid(refusal ? (platformLine(refusal) ?? refusal.code) : t('backupSecret'));
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void save()}>
        {t('backup')}
      </button>
      <p role="status">{said}</p>
    </>
  );
}
