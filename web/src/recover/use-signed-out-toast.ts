import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import { wasSignedOut } from '../api/me.ts';
import { say } from '../parts/toasts.tsx';

/** Says why one's tables are gone, and the way back to them. */
export function useSignedOutToast(): void {
  const text = useTranslations('connection')('signedOut');
  const label = useTranslations('settings')('deviceType');
  useEffect(() => {
    const action = { label, onClick: () => navigate('/recover') };
    wasSignedOut()
      .then((isOut) => isOut && say({ text, mood: 'bad', about: 'signed-out', stays: true, action }))
      .catch(() => undefined);
  }, [text, label]);
}
