import type { TableInfo } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { ShareButtons } from '../share/share-link.tsx';

/** On a small screen the address stands far below: as long as a chair is free it can be sent from here. */
export function QuickInvite({ table: { id, chairs, phase } }: { readonly table: TableInfo }) {
  const t = useTranslations('room');
  const free = chairs.filter(({ kind }) => kind === 'open').length;
  if (free === 0 || phase !== 'gathering') return null;
  return (
    <div className="room-quick-invite">
      <p>{t('inviteFree', { count: free })}</p>
      <ShareButtons path={`/table/${id}`} />
    </div>
  );
}
