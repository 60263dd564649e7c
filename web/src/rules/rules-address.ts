import type { Language } from '@haven/text-kit';

/** The rules as a page of their own, which the server writes. */
export function rulesAddress(game: string, language: Language): string {
  return `/${language}/rules/${game}`;
}
