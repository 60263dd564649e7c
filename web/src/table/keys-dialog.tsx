import { Dialog } from '@base-ui/react/dialog';
import { DETAILS_KEY, isMeantElsewhere } from '@haven/ui-kit';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import './keys-dialog.css';

const KEYS = [
  ['1–9', 'answer'],
  [DETAILS_KEY, 'details'],
  ['← ↑ ↓ →', 'neighbours'],
  ['P', 'pause'],
  ['N', 'step'],
  ['R', 'again'],
  ['Enter', 'skip'],
  ['Esc', 'close'],
  ['?', 'list'],
] as const;

/** What the keys do at a table. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('keys');
  const close = useTranslations('app')('close');
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog keys">
          <Dialog.Title className="dialog-title">{t('title')}</Dialog.Title>
          <dl className="keys-list">
            {KEYS.map(([key, deed]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(deed)}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close className="button">{close}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The question mark asks for the list. */
export function useQuestionMark(ask: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isMeantElsewhere(event)) ask();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [ask]);
}
