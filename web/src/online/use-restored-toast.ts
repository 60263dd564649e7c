import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { OnlineState } from '../tables/online-state.ts';
import { say } from '../toasts.tsx';

/** Says that the server went back in time; it stays, for whoever was not looking. */
export function useRestoredToast(state: OnlineState | undefined): void {
  const text = useTranslations('connection')('restored');
  const { restored = 0 } = state ?? {};
  useEffect(() => {
    if (restored > 0) say({ text, mood: 'bad', about: 'restored', stays: true });
  }, [restored, text]);
}
