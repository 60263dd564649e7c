import { useMemo, useSyncExternalStore } from 'react';
import { listeners } from '../page/listeners.ts';
import { randomHex } from '../seals/salts.ts';

/** A document that this browser keeps, right or wrong, as it was typed last. */
export interface KeptDocument {
  readonly id: string;
  readonly title: string;
  readonly value: unknown;
  /** When somebody last wrote in it. */
  readonly changed: number;
}

/** Documents of one option of one game. */
export interface Shelf {
  readonly game: string;
  readonly option: string;
}

const prefixOf = ({ game, option }: Shelf) => `haven.document.${game}.${option}.`;

/** Where nothing can be kept, a document lasts as long as the page. */
const inHand = new Map<string, KeptDocument>();
const changes = listeners<void>();

export function newId(): string {
  return randomHex(6);
}

/** Keeps a document at once, so that not a letter is lost; false if the browser has no room for it. */
export function keepDocument(shelf: Shelf, kept: KeptDocument): boolean {
  const key = prefixOf(shelf) + kept.id;
  const isKept = isStored(key, kept);
  if (isKept) inHand.delete(key);
  else inHand.set(key, kept);
  changes.tell();
  return isKept;
}

export function forgetDocument(shelf: Shelf, id: string): void {
  const key = prefixOf(shelf) + id;
  inHand.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be looked at is not shown either.
  }
  changes.tell();
}

/** The one that was written in last comes first. */
export function keptDocuments(shelf: Shelf): readonly KeptDocument[] {
  const prefix = prefixOf(shelf);
  const keys = new Set([...storedKeys(), ...inHand.keys()].filter((key) => key.startsWith(prefix)));
  return [...keys].flatMap((key) => readDocument(key, prefix) ?? []).sort((a, b) => b.changed - a.changed);
}

export function useShelf(shelf: Shelf): readonly KeptDocument[] {
  const { game, option } = shelf;
  const look = useMemo(() => steady(() => keptDocuments({ game, option })), [game, option]);
  return useSyncExternalStore(look.watch, look.now);
}

/** The same list until something changes, here or in another window. */
function steady(read: () => readonly KeptDocument[]) {
  let list = read();
  const watch = (tell: () => void) => {
    const again = () => {
      list = read();
      tell();
    };
    const stop = changes.add(again);
    window.addEventListener('storage', again);
    return () => {
      stop();
      window.removeEventListener('storage', again);
    };
  };
  return { watch, now: () => list };
}

function isStored(key: string, { title, value, changed }: KeptDocument): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ title, value, changed }));
    return true;
  } catch {
    return false;
  }
}

function readDocument(key: string, prefix: string): KeptDocument | undefined {
  const known = inHand.get(key);
  if (known) return known;
  try {
    const { title, value, changed } = JSON.parse(localStorage.getItem(key) ?? '');
    return { id: key.slice(prefix.length), title: String(title), value, changed: Number(changed) };
  } catch {
    return undefined;
  }
}

/** A browser may refuse even to look. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
