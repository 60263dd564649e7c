/** What a language is called in another; what follows no rule of such tags is called by itself. */
export function languageName(speaker: string, tag: string): string {
  try {
    return new Intl.DisplayNames(speaker, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
