const ELSEWHERE = 'input, textarea, select, dialog, [role=dialog]';

/** Keys that are meant for something else: somebody types, looks at a dialog, or holds the key down. */
export function isMeantElsewhere({ target, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): boolean {
  const isInside = target instanceof Element && target.closest(ELSEWHERE) !== null;
  return isInside || ctrlKey || altKey || metaKey || repeat;
}
