import { useTranslations } from 'use-intl';
import { MenuItem } from '../parts/menu-item.tsx';
import { endingIn, endsAlone } from './foremost.ts';
import { isOver, isStoodInFor, type OnlineTable } from './online-table.ts';
import { clockFace } from './time-left.ts';
import { useServerNow } from './use-server-now.ts';

interface ItemsProps {
  readonly company: OnlineTable;
  readonly onAgain: () => void;
  /** These ask once more, elsewhere. */
  readonly onEnd: () => void;
  readonly onResign: () => void;
}

/** What one does as one of a company: leave the chair to a bot, give up, end it together, begin again. */
export function CompanyItems({ company, onAgain, onEnd, onResign }: ItemsProps) {
  const t = useTranslations('table');
  const words = useTranslations('stuck');
  const { state, online } = company;
  if (state.viewer === 'spectator') return null;
  if (isOver(state)) return <MenuItem label={t('rematch')} onClick={onAgain} />;
  const isAway = isStoodInFor(state);
  return (
    <>
      {isAway && <MenuItem label={words('takeBack')} onClick={online.comeBack} />}
      {!isAway && <MenuItem label={words('botForMe')} onClick={online.handOver} />}
      <EndItem company={company} onEnd={onEnd} />
      <MenuItem label={words('resign')} onClick={onResign} />
    </>
  );
}

/** Ends the match alone or asks those who are there; while somebody is away, it says when that will be possible. */
function EndItem({ company: { state, online }, onEnd }: Pick<ItemsProps, 'company' | 'onEnd'>) {
  const t = useTranslations('table');
  const words = useTranslations('stuck');
  const now = useServerNow(state);
  const waitMs = endingIn(state, now);
  if (waitMs > 0) return <MenuItem label={words('endIn', { time: clockFace(waitMs) })} />;
  if (endsAlone(state, now)) return <MenuItem label={words('end')} onClick={onEnd} />;
  return <MenuItem label={t('giveUp')} onClick={() => online.propose({ what: 'abandon' })} />;
}
