import { useTranslations } from 'use-intl';
import { HINT } from '../why/hint-aid.ts';

/** With the result: how often a Captain was asked. */
export function HintCount({ aids }: { readonly aids: readonly string[] }) {
  const t = useTranslations('hint');
  const count = aids.filter((aid) => aid === HINT).length;
  return count === 0 ? null : <p className="hints-used">{t('used', { count })}</p>;
}
