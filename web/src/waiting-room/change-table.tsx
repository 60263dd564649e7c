import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TableTermsProps } from './table-terms.tsx';

/** With the rules of all games: fetched when the host wants to change something. */
const TableTerms = lazy(() => import('./table-terms.tsx').then((part) => ({ default: part.TableTerms })));

/** The host's way to other chairs, options and clocks. */
export function ChangeTable(props: TableTermsProps) {
  const t = useTranslations('room');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="room-change">
      <button
        type="button"
        className="button button-small"
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t(isOpen ? 'changeDone' : 'change')}
      </button>
      {isOpen && (
        <Suspense>
          <TableTerms {...props} />
          <button type="button" className="button button-small" onClick={close}>
            {t('changeDone')}
          </button>
        </Suspense>
      )}
    </div>
  );
}
