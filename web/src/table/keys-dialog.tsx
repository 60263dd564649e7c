import { Dialog } from '@base-ui/react/dialog';
import { DETAILS_KEY, isMeantElsewhere, type KeyDeed } from '@haven/ui-kit';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import './keys-dialog.css';

const KEYS = [
  ['1–9', 'answer'],
  ['Tab', 'part'],
  ['← ↑ ↓ →', 'within'],
  [DETAILS_KEY, 'details'],
  ['← →', 'neighbours'],
  ['P', 'pause'],
  ['N', 'step'],
  ['R', 'again'],
  ['Enter', 'skip'],
  ['Esc', 'close'],
  ['?', 'list'],
] as const;

/** Keyboards have words on these, each in its language. */
const WRITTEN = { Enter: 'enterKey', Esc: 'escapeKey' } as const;

interface KeysProps {
  /** Those of this game alone. */
  readonly own: readonly KeyDeed[];
  readonly onClose: () => void;
}

/** What the keys do at a table; those of the game come first. */
export function KeysDialog({ own, onClose }: KeysProps) {
  const t = useTranslations('keys');
  const close = useTranslations('app')('close');
  const nameOf = (key: string) => (key === 'Enter' || key === 'Esc' ? t(WRITTEN[key]) : key);
  const keys = [...own, ...KEYS.map(([key, deed]) => ({ key: nameOf(key), deed: t(deed) }))];
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog keys">
          <Dialog.Title className="dialog-title">{t('title')}</Dialog.Title>
          <dl className="keys-list">
            {keys.map(({ key, deed }) => (
              <div key={deed}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{deed}</dd>
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
