import { useState } from 'react';

const keyOf = (field: string) => `haven.typed.${field}`;

/**
 * What is being typed into a field; null if nothing is. This tab keeps it: it is there again when that part of the page
 * was gone for a while, and when the page was loaded once more.
 */
export function useTyped(field: string): readonly [string | null, (text: string | null) => void] {
  const [typed, setTyped] = useState(() => keptText(field));
  const type = (text: string | null) => {
    keepText(field, text);
    setTyped(text);
  };
  return [typed, type];
}

export function keepText(field: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(field));
    else sessionStorage.setItem(keyOf(field), text);
  } catch {
    // A browser that keeps nothing has it as long as the field is there.
  }
}

function keptText(field: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(field));
  } catch {
    return null;
  }
}
