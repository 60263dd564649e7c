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

/** A clock and what becomes of it without a connection, in one line. */
export function useWholeClockWords(): (clock: Clock) => string {
  const t = useTranslations('clock');
  const clockWords = useClockWords();
  const span = useSpanWords();
  return (clock) => {
    const words = clockWords(clock);
    return clock.kind === 'live' && clock.graceSeconds
      ? t('withGrace', { clock: words, time: span(clock.graceSeconds) })
      : words;
  };
}

/** Whole minutes as minutes, all else as seconds. */
export function useSpanWords(): (seconds: number) => string {
  const t = useTranslations('clock');
  return (seconds) =>
    seconds >= 60 && seconds % 60 === 0 ? t('minutes', { count: seconds / 60 }) : t('seconds', { count: seconds });
}
