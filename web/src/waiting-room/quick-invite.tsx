import { useFormatter, useTranslations } from 'use-intl';
import type { OnlineState } from '../links/online-state.ts';
import { ShareButtons } from '../share/share-link.tsx';
import { openIn } from './gathered.ts';

/** On a small screen the address stands far below: as long as a chair is open, whoever has one can send it from here. */
export function QuickInvite({ state: { table, viewer } }: { readonly state: OnlineState }) {
  const t = useTranslations('room');
  const { list } = useFormatter();
  const { free, kept } = openIn(table.chairs);
  if (free.length + kept.length === 0 || table.phase !== 'gathering' || viewer === 'spectator') return null;
  const names = list(kept.map(({ name }) => name));
  return (
    <div className="room-quick-invite">
      <p>{free.length > 0 ? t('inviteFree', { count: free.length }) : t('inviteKept', { names })}</p>
      <ShareButtons path={`/table/${table.id}`} />
    </div>
  );
}
