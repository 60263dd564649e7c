import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useState } from 'react';
import './confirm-dialog.css';

interface ConfirmProps {
  readonly title: string;
  /** What follows from a yes. */
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Whoever taps twice has not read the question yet. */
const DEAF_MS = 1000;

/** Asks once more before something that cannot be taken back; for its first second no yes is heard. */
export function ConfirmDialog({ title, text, yes, no, onYes, onClose }: ConfirmProps) {
  const isDeaf = useDeafness();
  const agree = () => {
    if (isDeaf) return;
    onYes();
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || isDeaf || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog confirm">
          <Dialog.Title className="dialog-title">{title}</Dialog.Title>
          <Dialog.Description>{text}</Dialog.Description>
          <div className="confirm-acts">
            <button type="button" className="button" onClick={onClose}>
              {no}
            </button>
            <button type="button" className="button button-danger" aria-disabled={isDeaf} onClick={agree}>
              {yes}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useDeafness(): boolean {
  const [isDeaf, setDeaf] = useState(true);
  useEffect(() => {
    const wait = setTimeout(() => setDeaf(false), DEAF_MS);
    return () => clearTimeout(wait);
  }, []);
  return isDeaf;
}
