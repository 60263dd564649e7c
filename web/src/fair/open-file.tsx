import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { checkFile } from '../replays/replay.ts';
import { FileDrop } from './file-drop.tsx';
import { useFindingLine } from './use-finding-line.ts';

/** The way in for a match from elsewhere. */
export function OpenFile() {
  const t = useTranslations('story');
  const lineOf = useFindingLine();
  const heading = useId();
  const [complaint, setComplaint] = useState('');
  const open = async (text: string | undefined) => {
    setComplaint('');
    if (text === undefined) return setComplaint(t('tooLarge'));
    const { findings, id } = await checkFile(text);
    if (id !== undefined) return navigate(`/replay/file/${id}`);
    const fault = findings.find(({ verdict }) => verdict === 'wrong');
    const reason = fault ?? findings.find(({ check }) => check === 'rules');
    setComplaint(reason ? lineOf(reason) : t('failed'));
  };
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{t('files')}</h2>
      <FileDrop
        label={t('open')}
        hint={t('openHint')}
        complaint={complaint}
        onText={(text) => void open(text).catch(() => setComplaint(t('failed')))}
      />
      <Link href="/verify">{t('checkAny')}</Link>
    </section>
  );
}
