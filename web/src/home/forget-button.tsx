import { Trash2 } from 'lucide-react';
import { useState } from 'react';

interface ForgetButtonProps {
  readonly label: string;
  /** What is asked before it happens. */
  readonly sure: string;
  readonly onForget: () => void;
}

/** Asks once more in place: a slip of the thumb deletes nothing. */
export function ForgetButton({ label, sure, onForget }: ForgetButtonProps) {
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
      {sure}
    </button>
  );
}
