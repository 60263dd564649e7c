/** Those that go from place to place or stand for nothing alone. */
const OTHER_KEYS: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];
const PRESSING: readonly string[] = ['Enter', ' '];

const TYPED_INTO = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]';
const PRESSED = 'button, a, summary';

type Key = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Any key ends a film, but never while somebody types, and never one that presses a control outside of the table. */
export function isSkipKey({ key, target, ctrlKey, altKey, metaKey }: Key): boolean {
  if (ctrlKey || altKey || metaKey || OTHER_KEYS.includes(key)) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(TYPED_INTO)) return false;
  return !isPressing(key) || target.closest('main') !== null || target.closest(PRESSED) === null;
}

/** A key that ends a film does nothing else. */
export function skipBy(event: KeyboardEvent, skip: () => void): void {
  if (!isSkipKey(event)) return;
  if (isPressing(event.key)) event.preventDefault();
  skip();
}

const isPressing = (key: string): boolean => PRESSING.includes(key);
