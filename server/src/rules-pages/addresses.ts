import { LANGUAGES, type Language } from '@haven/wire';

/** One address for each language: whoever sends a link sends the words that they read. */
export function rulesPath(game: string, language: Language): string {
  return `/${language}/rules/${game}`;
}

/** Leads to the visitor's own language. */
export function anyRulesPath(game: string): string {
  return `/rules/${game}`;
}

export interface Alternate {
  readonly language: Language | 'x-default';
  readonly path: string;
}

/** The same page for all who read another language. */
export function alternatesOf(game: string): readonly Alternate[] {
  const each = LANGUAGES.map((language) => ({ language, path: rulesPath(game, language) }));
  return [...each, { language: 'x-default', path: anyRulesPath(game) }];
}

/** Where a § stands on the page: `#s3.12.4`. */
export function anchorOf(rule: string): string {
  return `s${rule.replace('§', '')}`;
}
