import type { Finding, Refusal } from '@haven/kit';
import { useTranslations } from 'use-intl';
import type { en } from '../text/en.ts';

type Reason = keyof typeof en.fair.reasons;

/** What a check has found, as a sentence. */
export function useFindingLine(): (finding: Finding) => string {
  const t = useTranslations('fair');
  const placeOf = (entry: number) => (entry === 0 ? t('atStart') : t('atMove', { move: entry }));
  return ({ check, verdict, count, entry, why }) => {
    if (verdict === 'right') return t(`right.${check}`, { count });
    if (verdict === 'absent') return t(`absent.${check}`, { count });
    const reason = why && t.has(keyOf(why)) ? t(keyOf(why), valuesOf(why)) : undefined;
    const place = entry === undefined ? undefined : placeOf(entry);
    return [t(`wrong.${check}`), place, reason].filter((part) => part !== undefined).join(' ');
  };
}

/** Why the rules refuse a move is the game's own word, which the page does not have. */
function keyOf({ code }: Refusal): `reasons.${Reason}` {
  return `reasons.${code as Reason}`;
}

function valuesOf({ values = {} }: Refusal) {
  const text = (name: string) => String(values[name] ?? '');
  const number = (name: string) => Number(values[name] ?? 0);
  return {
    ...{ field: text('field'), version: text('version') },
    ...{ entry: number('entry'), most: number('most'), ours: number('ours'), theirs: number('theirs') },
  };
}
