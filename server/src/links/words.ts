import type { Language } from '@haven/wire';

/** As the build of the page notes it. */
const NOTE = /<!--words ([^>]*)-->/;

/** The page with the file of its words: it comes with the first script instead of after it. */
export function withWords(page: string, language: Language): string {
  return page.replace(NOTE, (_note, files: string) => {
    const file = files.split(' ').find((each) => each.startsWith(`/assets/${language}-`));
    return file ? `<link rel="modulepreload" crossorigin href="${file}" />` : '';
  });
}
