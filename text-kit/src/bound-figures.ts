/** A figure that stands before a word: neither a sum nor a number in a row. */
const FIGURE_BEFORE_WORD = /(?<![\p{L}\d#])(\d+) (?=\p{L})/gu;

/** From one figure to another. */
const CHANGE = /(?<=\d) → (?=\d)/gu;

/** A figure that would stand alone in the last line. */
const LAST_FIGURE = /(?<=\p{L}) (?=\d+[.!?…]?$)/gu;

/** It may end a line, but not before a figure. */
const DASH = / (?=[—–] )|(?<=[—–]) (?=\d)/gu;

/** A figure stays in one line with the word that it counts, with what it becomes, and never ends a sentence alone; no line begins with a dash. */
export function boundFigures(sentence: string): string {
  return sentence
    .replace(FIGURE_BEFORE_WORD, '$1\u00a0')
    .replace(CHANGE, '\u00a0→\u00a0')
    .replace(LAST_FIGURE, '\u00a0')
    .replace(DASH, '\u00a0');
}
