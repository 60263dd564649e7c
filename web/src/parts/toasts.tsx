import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

interface Saying {
  readonly text: string;
  readonly mood: 'good' | 'bad' | 'plain';
  /** A later saying of the same subject takes the place of this one. */
  readonly about: string;
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

const SHOWN_MS = 6000;

let sayings: readonly Saying[] = [];
const watchers = new Set<() => void>();

function change(next: readonly Saying[]): void {
  sayings = next;
  for (const tell of watchers) tell();
}

const said = () => sayings;

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Says something at the edge of the page, for a while. */
export function say(saying: Saying): void {
  change([...sayings.filter(({ about }) => about !== saying.about), saying]);
}

/** What was said of this subject is said elsewhere by now. */
export function unsay(subject: string): void {
  change(sayings.filter(({ about }) => about !== subject));
}

function forget(saying: Saying): void {
  change(sayings.filter((each) => each !== saying));
}

export function Toasts() {
  const shown = useSyncExternalStore(watch, said, said);
  return (
    <div className="toasts" role="status">
      {shown.map((saying) => (
        <Toast key={saying.about} saying={saying} />
      ))}
    </div>
  );
}

function Toast({ saying }: { readonly saying: Saying }) {
  const close = useTranslations('app')('close');
  const { text, mood, action } = saying;
  const hold = useTimeOnStage(saying);
  const act = () => {
    forget(saying);
    action?.onClick();
  };
  return (
    <div className="toast" data-mood={mood} {...hold}>
      <p className="toast-text">{text}</p>
      {action && (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={close} onClick={() => forget(saying)}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** It goes by itself, but not while somebody points at it or has the focus in it. */
function useTimeOnStage(saying: Saying) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || saying.stays) return;
    const clock = setTimeout(() => forget(saying), SHOWN_MS);
    return () => clearTimeout(clock);
  }, [isHeld, saying]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
