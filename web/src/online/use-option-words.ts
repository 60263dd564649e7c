import type { OptionText } from '@haven/ui-kit';
import { useTranslations } from 'use-intl';

interface OptionWords {
  readonly label: string;
  readonly value: string;
}

/** An option of a game and its value, as the game calls them. */
export function useOptionWords(
  texts: Readonly<Record<string, OptionText>>,
): (option: string, value: unknown) => OptionWords & Record<string, string> {
  const t = useTranslations('room');
  return (option, value) => ({
    label: texts[option]?.label ?? option,
    value: wordOf(value, texts[option]?.values) ?? t(value === null ? 'standard' : 'brought'),
  });
}

function wordOf(value: unknown, words: Readonly<Record<string, string>> = {}): string | undefined {
  if (typeof value === 'boolean') return words[value ? 'on' : 'off'];
  return typeof value === 'string' ? words[value] : undefined;
}
