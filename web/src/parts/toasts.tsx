import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

/** What was said, and until when it is worth reading, wherever the page goes meanwhile. */
interface Said extends Saying {
  readonly until: number;
}

let sayings: readonly Said[] = [];
const watchers = new Set<() => void>();

function change(next: readonly Said[]): void {
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
  const said = { ...saying, until: Date.now() + SHOWN_MS };
  change([...sayings.filter(({ about }) => about !== saying.about), said]);
}

/** What was said of this subject is said elsewhere by now. */
export function unsay(subject: string): void {
  change(sayings.filter(({ about }) => about !== subject));
}

function forget(saying: Said): void {
  change(sayings.filter((each) => each !== saying));
}

export function Toasts() {
  const shown = useSyncExternalStore(watch, said, said);
  return (
    <div className="toasts" role="status">
      {shown.map((saying) => (
        <Toast key={`${saying.about} ${saying.until}`} saying={saying} />
      ))}
    </div>
  );
}

function Toast({ saying }: { readonly saying: Said }) {
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

/** It goes by itself, but not while somebody points at it or has the focus in it, nor at once after that. */
function useTimeOnStage(saying: Said) {
  const [isHeld, setHeld] = useState(false);
  const until = useRef(saying.until);
  useEffect(() => {
    if (isHeld || saying.stays) return;
    const clock = setTimeout(() => forget(saying), Math.max(0, until.current - Date.now()));
    return () => clearTimeout(clock);
  }, [isHeld, saying]);
  const hold = () => setHeld(true);
  const release = () => {
    until.current = Date.now() + SHOWN_MS;
    setHeld(false);
  };
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
