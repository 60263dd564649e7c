import { useTranslations } from 'use-intl';

/** Nothing that is tapped now reaches the table: said in words, until it does again. */
export function LostBanner() {
  const t = useTranslations('connection');
  return (
    <div className="banner banner-lost" role="status">
      <p>{t('lostLong')}</p>
    </div>
  );
}
