import { useTranslations } from 'use-intl';
import { Mark } from '../parts/mark.tsx';

/** Shown only if something takes long enough to be noticed. */
export function Waiting() {
  const t = useTranslations('app');
  return (
    <div className="waiting" role="status">
      <Mark />
      <p>{t('loading')}</p>
    </div>
  );
}
