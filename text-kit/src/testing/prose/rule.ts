/** What a sentence of one language must not do. */
export interface ProseRule {
  /** What it does instead, in the words of the test report. */
  readonly rule: string;
  /** Whether a sentence breaks it. */
  readonly isBrokenBy: (sentence: string) => boolean;
}

/** A rule that a pattern shows to be broken. */
export function never(rule: string, pattern: RegExp): ProseRule {
  return { rule, isBrokenBy: (sentence) => pattern.test(sentence) };
}

/** Any of these words, as a part of a pattern; a word that ends in `*` may go on. */
export function anyOf(words: string): string {
  return `(?:${words.trim().split(/\s+/).join('|').replaceAll('*', '\\p{L}*')})`;
}

/** A pattern with the signs of all languages: `<` and `>` stand where a word begins and ends. */
export function pattern(source: string, flags = 'iu'): RegExp {
  return new RegExp(source.replaceAll('<', '(?<![\\p{L}-])').replaceAll('>', '(?!\\p{L})'), flags);
}
