import type { OptionText } from '@haven/ui-kit';
import type { Happening } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { useClockWords, useGraceWords } from '../words/use-clock-words.ts';
import { useOptionWords } from './use-option-words.ts';

export type OptionTexts = Readonly<Record<string, OptionText>>;

/** What somebody did to the table, in a line. */
export function useHappeningWords(options: OptionTexts = {}): (happening: Happening) => string {
  const t = useTranslations('happened');
  const clockWords = useClockWords();
  const graceWords = useGraceWords();
  const optionWords = useOptionWords(options);
  const lineOfClock = ({ clock, timeout, only }: Extract<Happening, { what: 'clock' }>) => {
    if (only === 'timeout') return t(`timeUp.${timeout}`);
    if (only === 'grace' && clock.kind === 'live') return t('lost', { rule: graceWords(clock) });
    return t('clock', { clock: clockWords(clock) });
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
        return t(`stand-in.${happening.why}`, { name: happening.name || t('somebody') });
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
