import type { Language } from '@haven/text-kit';
import type { ReactNode } from 'react';

/** Something to begin a document with. */
export interface DocumentStart {
  readonly id: string;
  label(language: Language): string;
  make(): unknown;
}

export interface DocumentEditorProps {
  /** As far as it is written: anything may be wrong with it. */
  readonly value: unknown;
  readonly language: Language;
  /** Which part of it is open: the rest of the address, empty for the whole. */
  readonly place: string;
  goTo(place: string): void;
  /** Writes on, from whatever is written by then. */
  change(edit: (value: unknown) => unknown): void;
  /** Says what was done, with a way back. */
  tell(text: string, undo: () => void): void;
}

/** How a document for a table is written on the page. Whether it can be played with is said by its option's `check`. */
export interface DocumentEditor {
  readonly starts: readonly DocumentStart[];
  /** What a document is that nobody has named. */
  title(language: Language): string;
  /** Whether something from a file or a link is such a document at all, right or wrong. */
  isOne(value: unknown): boolean;
  Editor(props: DocumentEditorProps): ReactNode;
}

/** A place on the page where documents for an option of a game are written, kept and shared. */
export interface Workshop {
  /** Its address, without a slash. */
  readonly path: string;
  readonly option: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly lead: Readonly<Record<Language, string>>;
  load(): Promise<DocumentEditor>;
}
