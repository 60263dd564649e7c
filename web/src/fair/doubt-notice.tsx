import { ShieldAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import './proof.css';

/** The table contradicts itself while the match is not even over. */
export function DoubtNotice() {
  const t = useTranslations('receipt');
  return (
    <p className="proof-alarm proof-doubt" role="alert">
      <ShieldAlert aria-hidden="true" />
      {t('sealsExchanged')}
    </p>
  );
}
