import { Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

const SettingsDialog = lazy(() =>
  import('./settings-dialog.tsx').then(({ SettingsDialog: dialog }) => ({ default: dialog })),
);

export function SettingsButton() {
  const t = useTranslations('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button settings-button"
        aria-label={t('title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Settings aria-hidden="true" />
      </button>
      {isOpen && <LazySettings onClose={() => setOpen(false)} />}
    </>
  );
}

/** The dialog is loaded when somebody wants it. */
export function LazySettings({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <SettingsDialog onClose={onClose} />
    </Suspense>
  );
}
