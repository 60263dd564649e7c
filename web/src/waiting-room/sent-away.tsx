import type { TableInfo } from '@haven/wire';
import { useTranslations } from 'use-intl';
import type { ChairWishes } from './use-chairs.ts';

interface SentAwayProps {
  readonly table: TableInfo;
  readonly wishes: ChairWishes;
}

/** Whom the host has sent away, and may invite again. */
export function SentAway({ table: { sentAway = [] }, wishes }: SentAwayProps) {
  const t = useTranslations('room');
  const somebody = useTranslations('happened')('somebody');
  if (sentAway.length === 0) return null;
  return (
    <ul className="room-sent-away" aria-label={t('sentAway')}>
      {sentAway.map(({ number, name }) => (
        <li key={number}>
          {t('wasSentAway', { name: name || somebody })}
          <button
            type="button"
            className="button button-small"
            disabled={wishes.isBusy}
            onClick={() => wishes.inviteAgain(number)}
          >
            {t('inviteAgain')}
          </button>
        </li>
      ))}
    </ul>
  );
}
