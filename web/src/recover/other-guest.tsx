import { useSettings } from '@haven/ui-kit';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { CodeRow } from '../settings/code-row.tsx';
import '../settings/settings.css';

interface OtherGuestProps {
  /** How many games would no longer be here. */
  readonly games: number;
  readonly isBusy: boolean;
  readonly onYes: () => void;
}

/** Somebody plays on this device already: nobody's games go from it unasked, nor without a way back. */
export function OtherGuest({ games, isBusy, onYes }: OtherGuestProps) {
  const t = useTranslations('recover');
  const nickname = useSettings((settings) => settings.nickname).trim();
  const name = nickname || t('unnamed');
  return (
    <div className="recover-other">
      <p role="alert">{t('games', { name, count: games })}</p>
      <p>{t('wayBack', { name })}</p>
      <div className="recover-code-row">
        <CodeRow />
      </div>
      <button type="button" className="button" aria-busy={isBusy} onClick={onYes}>
        {t('instead')}
      </button>
      <Link className="button button-main" href="/">
        {t('stay', { name })}
      </Link>
    </div>
  );
}
