import type { Clock } from '@haven/wire';
import { useTranslations } from 'use-intl';

/** A clock in a few words. */
export function useClockWords(): (clock: Clock) => string {
  const t = useTranslations('clock');
  return (clock) => {
    switch (clock.kind) {
      case 'none':
        return t('none');
      case 'live':
        return t('live', { seconds: clock.moveSeconds, minutes: Math.round(clock.bankSeconds / 60) });
      case 'days':
        return t('days', { days: clock.days });
      default:
        return clock satisfies never;
    }
  };
}
