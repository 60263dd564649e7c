import { type Folded, fold, type Span } from './fold.ts';

/** A rule, a word of the glossary, a part of the guide. */
export interface Findable {
  readonly rule?: string;
  readonly title?: string;
  readonly text: string;
}

const NUMBER = /^§?\s*(\d+(?:\.\d+)*)\.?$/;
const EDGES = /^[^\p{L}\p{N}§]+|[^\p{L}\p{N}]+$/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** A word in a title tells more of an entry than one in its text, and a title of just these words most of all. */
const TITLE_WORTH = 10;
const WHOLE_TITLE = 1000;
const WHOLE = 4;
const BEGUN = 3;
const WITHIN = 1;
const NOWHERE: Span = [0, 0];

/** By number (§5.4, 5.4.1, or all of §5), in the order of the rules; or by words, of which each must be there, the best first. */
export function found<T extends Findable>(entries: readonly T[], search: string): readonly T[] {
  const number = NUMBER.exec(search.trim())?.[1];
  const numbered = number === undefined ? [] : entries.filter(({ rule = '' }) => isUnder(rule, `§${number}`));
  return numbered.length > 0 ? numbered : foundByWords(entries, wordsOf(search));
}

function isUnder(rule: string, number: string): boolean {
  return rule === number || rule.startsWith(`${number}.`);
}

function foundByWords<T extends Findable>(entries: readonly T[], words: readonly string[]): readonly T[] {
  if (words.length === 0) return [];
  const weighed = entries.map((entry) => ({ entry, worth: worthOf(entry, words) }));
  return weighed
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ entry }) => entry);
}

function wordsOf(search: string): readonly string[] {
  const words = fold(search).text.split(/\s+/);
  return words.map((word) => word.replace(EDGES, '')).filter((word) => word !== '');
}

/** Nothing where one of the words is missing. */
function worthOf({ title = '', text }: Findable, words: readonly string[]): number {
  const [inTitle, inText] = [fold(title), fold(text)];
  const worths = words.map((word) => TITLE_WORTH * best(inTitle, word) + best(inText, word));
  if (worths.includes(0)) return 0;
  return worths.reduce((sum, worth) => sum + worth, inTitle.text === words.join(' ') ? WHOLE_TITLE : 0);
}

function best(folded: Folded, word: string): number {
  return Math.max(0, ...placesOf(folded, word).map((at) => nearness(folded.text, at, word.length)));
}

function nearness(text: string, at: number, length: number): number {
  if (LETTER.test(text.charAt(at - 1))) return WITHIN;
  return LETTER.test(text.charAt(at + length)) ? BEGUN : WHOLE;
}

function placesOf({ text }: Folded, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** Where a text has what was looked for, in order and apart from each other. */
export function spansIn(text: string, search: string): readonly Span[] {
  const folded = fold(text);
  const spans = wordsOf(search).flatMap((word) => placesOf(folded, word).map((at) => spanOf(folded, at, word.length)));
  return spans.sort(([one], [other]) => one - other).reduce<Span[]>(joined, []);
}

function spanOf({ origins }: Folded, at: number, length: number): Span {
  const [[from], [, to]] = [origins[at] ?? NOWHERE, origins[at + length - 1] ?? NOWHERE];
  return [from, to];
}

function joined(spans: Span[], next: Span): Span[] {
  const last = spans.at(-1);
  if (last === undefined || last[1] < next[0]) return [...spans, next];
  return [...spans.slice(0, -1), [last[0], Math.max(last[1], next[1])]];
}
