import type { Refusal } from '@haven/kit';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { forgetMe, leaveHere, signOutEverywhere } from '../api/me.ts';
import { usePlatformRefusals } from '../words/use-platform-refusals.ts';
import { Row } from './row.tsx';

/** Being nobody anywhere but here; nobody here any more, which on an only device gives up all one has; or nobody at all. */
export function GoodbyeRow() {
  const t = useTranslations('settings');
  const platformLine = usePlatformRefusals();
  const [said, setSaid] = useState('');
  const after = async (asked: Promise<Refusal | undefined>, done: () => void) => {
    const refusal = await asked;
    if (refusal) setSaid(platformLine(refusal) ?? refusal.code);
    else done();
  };
  const signOut = () => after(signOutEverywhere(), () => setSaid(t('signedOutEverywhere')));
  const leave = () => after(leaveHere(), () => location.reload());
  const erase = () => after(forgetMe(), () => location.reload());
  return (
    <>
      <Row label={t('goodbye')} hint={t('goodbyeHint')}>
        <button type="button" className="button button-small" onClick={() => void signOut()}>
          {t('signOutEverywhere')}
        </button>
        <p className="settings-said" role="status">
          {said}
        </p>
      </Row>
      <Row label={t('leave')} hint={t('leaveHint')}>
        <SureButton ask={t('leaveHere')} sure={t('leaveSure')} onSure={() => void leave()} />
      </Row>
      <Row label={t('erase')} hint={t('eraseHint')}>
        <SureButton ask={t('eraseMe')} sure={t('eraseSure')} onSure={() => void erase()} />
      </Row>
    </>
  );
}

interface SureProps {
  readonly ask: string;
  readonly sure: string;
  readonly onSure: () => void;
}

/** Asks once more before it is done. */
function SureButton({ ask, sure, onSure }: SureProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="button button-small" onClick={() => setAsking(true)}>
        {ask}
      </button>
    );
  return (
    <button
      type="button"
      className="button button-small button-danger"
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that had the focus.
      autoFocus
      onBlur={() => setAsking(false)}
      onClick={onSure}
    >
      {sure}
    </button>
  );
}
