import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MenuItem } from '../table/menu-item.tsx';
import { type Company, isOver, isStoodInFor } from './company.ts';

interface ItemsProps {
  readonly company: Company;
  readonly onAgain: () => void;
}

/** What one does as one of a company: leave the chair to a bot, give up, end it together, begin again. */
export function CompanyItems({ company, onAgain }: ItemsProps) {
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
      {!isAway && <MenuItem label={t('giveUp')} onClick={() => online.propose({ what: 'abandon' })} />}
      <ResignItem company={company} />
    </>
  );
}

/** The first click asks once more, in the same place. */
function ResignItem({ company }: Pick<ItemsProps, 'company'>) {
  const t = useTranslations('stuck');
  const [isAsking, setAsking] = useState(false);
  const act = isAsking ? company.online.resign : () => setAsking(true);
  return (
    <Menu.Item className="menu-item" data-danger={isAsking} closeOnClick={isAsking} onClick={act}>
      {t(isAsking ? 'resignSure' : 'resign')}
    </Menu.Item>
  );
}
