import type { TableLine } from '@haven/wire';
import { useFormatter, useTranslations } from 'use-intl';
import { useChairName } from '../words/use-chair-name.ts';

/** People by their names, bots by their number. */
export function useChairNames(game: string): (chairs: TableLine['chairs']) => string {
  const t = useTranslations('home');
  const format = useFormatter();
  const nameOf = useChairName(game);
  return (chairs) => {
    const people = chairs.filter(({ kind }) => kind === 'human').map(nameOf);
    const bots = chairs.filter(({ kind }) => kind === 'bot').length;
    return format.list([...people, ...(bots > 0 ? [t('bots', { count: bots })] : [])]);
  };
}
