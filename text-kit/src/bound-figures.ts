/** A figure that stands before a word: neither a sum nor a number in a row. */
const FIGURE_BEFORE_WORD = /(?<![\p{L}\d#])(\d+) (?=\p{L})/gu;

/** A figure stays in one line with the word that it counts. */
export function boundFigures(sentence: string): string {
  return sentence.replace(FIGURE_BEFORE_WORD, '$1\u00a0');
}
