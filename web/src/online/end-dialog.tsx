import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import type { OnlineTable } from './online-table.ts';

interface EndProps {
  readonly company: OnlineTable;
  readonly onClose: () => void;
}

/** Where nobody else has to agree, the match would be over with one tap. */
export function EndDialog({ company, onClose }: EndProps) {
  const t = useTranslations('stuck');
  return (
    <ConfirmDialog
      title={t('endTitle')}
      text={t('endFollows')}
      yes={t('endSure')}
      no={t('resignKeep')}
      onYes={() => company.online.propose({ what: 'abandon' })}
      onClose={onClose}
    />
  );
}
