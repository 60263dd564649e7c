import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { nameOf } from './banner.tsx';
import { isPersons, type OnlineTable } from './online-table.ts';

interface ResignProps {
  readonly company: OnlineTable;
  readonly onClose: () => void;
}

/** Says what follows from giving up, before somebody does. */
export function ResignDialog({ company, onClose }: ResignProps) {
  const t = useTranslations('stuck');
  return (
    <ConfirmDialog
      title={t('resignTitle')}
      text={useLossWords(company)}
      yes={t('resignSure')}
      no={t('resignKeep')}
      onYes={company.online.resign}
      onClose={onClose}
    />
  );
}

/** Of two people the other wins; a larger company plays on with a bot. */
function useLossWords(company: OnlineTable): string {
  const t = useTranslations('stuck');
  const { table, viewer } = company.state;
  const [winner, ...more] = table.chairs.filter((chair) => chair.seat !== viewer && isPersons(chair));
  if (winner === undefined) return t('resignOver');
  return more.length > 0 ? t('resignBot') : t('resignWon', { name: nameOf(company, winner.seat) });
}
