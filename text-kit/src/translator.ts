import { createTranslator } from 'use-intl/core';
import type { Translate } from './contract.ts';
import type { Language } from './languages.ts';
import type { TranslateOf } from './line.ts';
import type { KeyOf } from './tree.ts';

interface Manner {
  readonly onError?: (error: Error) => void;
}

/** A missing message or value throws; otherwise it is reported, and the key said. */
export const STRICT: Manner = {
  onError: (error) => {
    throw error;
  },
};

/** Says the messages of a tree in one language. */
export function translatorOf<Tree extends object>(
  language: Language,
  tree: Tree,
  manner: Manner = {},
): TranslateOf<KeyOf<Tree>> {
  return anyTranslatorOf(language, tree, manner);
}

/** The same for a tree that nobody knows beforehand. */
export function anyTranslatorOf(language: Language, tree: object, manner: Manner = {}): Translate {
  // use-intl walks the dots of a key, so the tree's type may as well be flat.
  const messages: Record<string, string> = { ...tree };
  return Object.assign(createTranslator({ locale: language, messages, ...manner }), { language });
}
