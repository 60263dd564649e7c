import type { Clock, LiveClock } from '@haven/wire';
import { useTranslations } from 'use-intl';

/** A clock in a few words. */
export function useClockWords(): (clock: Clock) => string {
  const t = useTranslations('clock');
  const span = useSpanWords();
  const liveParts = ({ per = 'move', moveSeconds, bankSeconds, addSeconds = 0 }: LiveClock) => [
    ...(moveSeconds > 0 ? [t('each', { per, time: span(moveSeconds) })] : []),
    ...(bankSeconds > 0 ? [t('bank', { time: span(bankSeconds) })] : []),
    ...(addSeconds > 0 ? [t('add', { per, time: span(addSeconds) })] : []),
  ];
  return (clock) => {
    switch (clock.kind) {
      case 'none':
        return t('none');
      case 'live':
        return liveParts(clock).join(', ');
      case 'days':
        return t('days', { per: clock.per ?? 'move', days: clock.days });
      default:
        return clock satisfies never;
    }
  };
}

/** What becomes of a clock without a connection. */
export function useGraceWords(): (clock: LiveClock) => string {
  const t = useTranslations('clock');
  const span = useSpanWords();
  return ({ graceSeconds = 0 }) => (graceSeconds > 0 ? t('waits', { time: span(graceSeconds) }) : t('goesOn'));
}

/** Whole minutes as minutes, all else as seconds. */
export function useSpanWords(): (seconds: number) => string {
  const t = useTranslations('clock');
  return (seconds) =>
    seconds >= 60 && seconds % 60 === 0 ? t('minutes', { count: seconds / 60 }) : t('seconds', { count: seconds });
}
