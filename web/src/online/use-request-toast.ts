import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { OnlineState } from '../links/online-state.ts';
import { say } from '../parts/toasts.tsx';

const MOODS = { refused: 'bad', expired: 'plain', overtaken: 'plain', withdrawn: 'plain' } as const;

/** Says why nothing came of a request; what was granted shows by itself. */
export function useRequestToast(state: OnlineState | undefined): void {
  const t = useTranslations('consent');
  const ended = state?.request === null ? state.ended : null;
  useEffect(() => {
    if (ended && ended !== 'granted') say({ text: t(`ends.${ended}`), mood: MOODS[ended], about: 'request' });
  }, [ended, t]);
}
