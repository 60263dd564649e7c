import type { TableLine } from '@haven/wire';
import { useFormatter, useTranslations } from 'use-intl';

/** People by their names, bots by their number. */
export function useChairNames(): (chairs: TableLine['chairs']) => string {
  const t = useTranslations('home');
  const format = useFormatter();
  return (chairs) => {
    const people = chairs.filter(({ kind }) => kind === 'human').map(({ name }) => name || t('anonymous'));
    const bots = chairs.filter(({ kind }) => kind === 'bot').length;
    return format.list([...people, ...(bots > 0 ? [t('bots', { count: bots })] : [])]);
  };
}
