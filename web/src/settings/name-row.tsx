import { cutText, type Refusal } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { rename } from '../api/me.ts';
import { LONGEST_NAME } from '../name/name-form.tsx';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { Row } from './row.tsx';

/** What was typed counts when it is finished, also by closing the settings; a refusal leaves the name as it was. */
function useTypedName(hear: (refusal: Refusal | undefined) => void) {
  const nickname = useSettings((settings) => settings.nickname);
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(typed);
  latest.current = typed;
  const tell = async () => {
    const name = latest.current;
    if (name === null) return;
    const refusal = await takeName(name);
    hear(refusal);
    if (refusal === undefined) setTyped(null);
  };
  const tellLatest = useRef(tell);
  tellLatest.current = tell;
  useEffect(() => () => void tellLatest.current(), []);
  return { text: typed ?? nickname, type: setTyped, tell: () => void tell() };
}

/** Where no server answers the name is kept for later; without one nobody has to be told. */
async function takeName(name: string): Promise<Refusal | undefined> {
  const { change } = useSettings.getState();
  const refusal = name.trim() === '' ? undefined : await rename(name);
  if (refusal && refusal.code !== 'unreachable') return refusal;
  if (refusal || name.trim() === '') change({ nickname: name.trim() });
  return undefined;
}

/** The name at tables and on kept runs; the server hears of it when it is finished. */
export function NameRow() {
  const t = useTranslations('settings');
  const id = useId();
  const platformLine = usePlatformRefusals();
  const [complaint, setComplaint] = useState('');
  const { text, type, tell } = useTypedName((refusal) =>
    setComplaint(refusal ? (platformLine(refusal) ?? refusal.code) : ''),
  );
  return (
    <Row label={<label htmlFor={id}>{t('name')}</label>} hint={t('nameHint')}>
      <input
        id={id}
        className="name-field"
        value={text}
        autoComplete="nickname"
        aria-invalid={complaint !== ''}
        onChange={({ target }) => type(cutText(target.value, LONGEST_NAME))}
        onBlur={tell}
        onKeyDown={({ key }) => key === 'Enter' && tell()}
      />
      <p className="settings-said" role="status">
        {complaint}
      </p>
    </Row>
  );
}
