import type { Refusal } from '@haven/kit';
import { useTranslations } from 'use-intl';
import type { en } from './text/en.ts';

type Code = keyof typeof en.refusals;

/** Refusals of the house itself; a game's own are in its words. */
export function useHouseRefusals(): (refusal: Refusal) => string | undefined {
  const t = useTranslations('refusals');
  return (refusal) => {
    const code = wordsFor(refusal) as Code;
    return t.has(code) ? t(code, { seconds: 1, most: 0, ...refusal.values }) : undefined;
  };
}

/** What there is too much of has words of its own. */
function wordsFor({ code, values }: Refusal): string {
  return code === 'quota' ? `quota-${values?.what}` : code;
}
