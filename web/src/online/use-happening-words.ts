import type { OptionText, SeatInfo } from '@haven/ui-kit';
import type { Happening } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { useClockWords, useGraceWords } from '../words/use-clock-words.ts';
import { useOptionWords } from './use-option-words.ts';

export type OptionWords = Readonly<Record<string, OptionText>>;

/** What somebody did to the table, in a line; whoever is known by the seat alone needs the names of the seats. */
export function useHappeningWords(
  options: OptionWords = {},
  seats: readonly SeatInfo[] = [],
): (happening: Happening) => string {
  const t = useTranslations('happened');
  const clockWords = useClockWords();
  const graceWords = useGraceWords();
  const optionWords = useOptionWords(options);
  const lineOfClock = ({ clock, timeout, only }: Extract<Happening, { what: 'clock' }>) => {
    if (only === 'timeout') return t(`timeUp.${timeout}`);
    if (only === 'grace' && clock.kind === 'live') return t('lost', { rule: graceWords(clock) });
    return t('clock', { clock: clockWords(clock) });
  };
  const lineOfStandIn = ({ why, by, name: told }: Extract<Happening, { what: 'stand-in' }>) => {
    const name = told || t('somebody');
    const decider = by === undefined ? undefined : seats[by]?.name;
    return decider ? t('stand-in.alone', { by: decider, name }) : t(`stand-in.${why}`, { name });
  };
  return (happening) => {
    switch (happening.what) {
      case 'renamed':
        return t('renamed', { from: happening.from, to: happening.to });
      case 'sent-away':
      case 'invited':
      case 'handed-on':
      case 'returned':
      case 'left':
      case 'joined':
        return t(happening.what, { name: happening.name || t('somebody') });
      case 'stand-in':
        return lineOfStandIn(happening);
      case 'seats':
        return t('seats', { count: happening.count });
      case 'access':
        return t(`access.${happening.access}`);
      case 'clock':
        return lineOfClock(happening);
      case 'option':
        return t('option', optionWords(happening.option, happening.value));
      default:
        return happening satisfies never;
    }
  };
}
