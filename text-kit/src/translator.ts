import { IntlMessageFormat } from 'intl-messageformat';
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core';
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
  const translate = createTranslator({ locale: language, messages, _formatters: formattersOf(language), ...manner });
  return Object.assign(translate, { language });
}

type Formatters = ReturnType<typeof _createIntlFormatters>;
type Rest = ConstructorParameters<typeof IntlMessageFormat> extends [unknown, ...infer Others] ? Others : never;

const FORMATTERS = new Map<Language, Formatters>();

/** A message is read once in each language. use-intl by itself looks it up by all formats of dates, written out at every call. */
function formattersOf(language: Language): Formatters {
  const known = FORMATTERS.get(language);
  if (known) return known;
  const read = new Map<string, IntlMessageFormat>();
  const getMessageFormat = (message: string, ...rest: Rest): IntlMessageFormat => {
    const format = read.get(message) ?? new IntlMessageFormat(message, ...rest);
    read.set(message, format);
    return format;
  };
  const formatters = { ..._createIntlFormatters(_createCache()), getMessageFormat };
  FORMATTERS.set(language, formatters);
  return formatters;
}
