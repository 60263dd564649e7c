import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** Asks once more in place: a slip of the thumb deletes nothing. */
export function ForgetButton({ label, onForget }: { readonly label: string; readonly onForget: () => void }) {
  const t = useTranslations('home');
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" className="icon-button" aria-label={label} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </button>
    );
  }
  return (
    <button
      type="button"
      className="button button-small button-danger"
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that had the focus.
      autoFocus
      onBlur={() => setAsking(false)}
      onClick={onForget}
    >
      {t('forgetSure')}
    </button>
  );
}
