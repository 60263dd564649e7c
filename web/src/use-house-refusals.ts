import type { Refusal } from '@haven/kit';
import { useTranslations } from 'use-intl';
import { en } from './text/en.ts';

type Code = keyof typeof en.refusals;

/** Refusals of the house itself; a game's own are in its words. */
export function useHouseRefusals(): (refusal: Refusal) => string | undefined {
  const t = useTranslations('refusals');
  return ({ code }) => (isOfTheHouse(code) ? t(code) : undefined);
}

function isOfTheHouse(code: string): code is Code {
  return Object.hasOwn(en.refusals, code);
}
