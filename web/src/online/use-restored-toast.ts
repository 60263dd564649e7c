import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { OnlineState } from '../links/online-state.ts';
import { say, unsay } from '../parts/toasts.tsx';
import { isOver } from './online-table.ts';

/** Says that the server went back in time. It stays, for whoever was not looking, until the result says what came of it. */
export function useRestoredToast(state: OnlineState | undefined): void {
  const text = useTranslations('connection')('restored');
  const { restored = 0 } = state ?? {};
  useEffect(() => {
    if (restored > 0) say({ text, mood: 'bad', about: 'restored', stays: true });
  }, [restored, text]);
  const isAtItsEnd = state !== undefined && isOver(state);
  useEffect(() => {
    if (isAtItsEnd) unsay('restored');
  }, [isAtItsEnd]);
}
