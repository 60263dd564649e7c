import { useTranslations } from 'use-intl';
import { MenuItem } from '../parts/menu-item.tsx';
import { endsAlone } from './foremost.ts';
import { isOver, isStoodInFor, type OnlineTable } from './online-table.ts';
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
  const isAlone = endsAlone(state, useServerNow(state));
  if (state.viewer === 'spectator') return null;
  if (isOver(state)) return <MenuItem label={t('rematch')} onClick={onAgain} />;
  const isAway = isStoodInFor(state);
  return (
    <>
      {isAway && <MenuItem label={words('takeBack')} onClick={online.comeBack} />}
      {!isAway && <MenuItem label={words('botForMe')} onClick={online.handOver} />}
      {!isAway && isAlone && <MenuItem label={words('end')} onClick={onEnd} />}
      {!isAway && !isAlone && <MenuItem label={t('giveUp')} onClick={() => online.propose({ what: 'abandon' })} />}
      <MenuItem label={words('resign')} onClick={onResign} />
    </>
  );
}
