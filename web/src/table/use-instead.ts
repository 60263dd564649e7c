import { useTranslations } from 'use-intl';
import type { OnlineState } from '../links/online-state.ts';
import { isStoodInFor } from '../online/online-table.ts';

/** What the game's screen says where it would ask: a match that was ended asks nobody, nor does a bot's person answer. */
export function useInstead(state: OnlineState | undefined): string | undefined {
  const t = useTranslations('table');
  const standIn = useTranslations('consent')('standIn');
  if (state === undefined) return undefined;
  if (state.table.phase === 'ended') return t('over');
  return isStoodInFor(state) ? standIn : undefined;
}
