import type { Seat } from '@haven/kit';
import { type Language, oncePerLanguage, type PerLanguage, type TranslateOf, type Values } from '@haven/text-kit';
import { anyTranslatorOf } from '@haven/text-kit/translator';
import type { SeatInfo } from '../contract/table.ts';
import { KIT_WORDS, type KitWord } from './kit-words.ts';

/** Everything a screen can say in one language, with the names of those who sit at the table. */
export interface Words<Key extends string, Line, Label extends string = never> {
  readonly language: Language;
  readonly translate: TranslateOf<Key>;
  /** A sentence of the game. */
  say(line: Line): string;
  /** A word of the game. */
  word(key: Key, values?: Values): string;
  /** The same, at the head of something. */
  title(key: Key, values?: Values): string;
  /** A word of this screen, or of any. */
  label(key: Label | KitWord, values?: Values): string;
  nameOf(seat: Seat): string;
  percent(chance: number): string;
}

interface WordSource<Key extends string, Line, Label extends string> {
  /** The messages of the game, one of them under each key. */
  readonly messages: PerLanguage<object>;
  /** The words of this screen that are no words of the game. */
  readonly labels?: PerLanguage<Readonly<Record<Label, string>>>;
  say(translate: TranslateOf<Key>, line: Line, nameSeat?: (seat: Seat) => string): string;
  /** What a seat is called as long as nobody gave it a name; a solo game needs none. */
  seatName?(translate: TranslateOf<Key>, seat: Seat): string;
}

/** A game's words, from its text and the labels of its screen. */
export function wordsOf<Key extends string, Line, Label extends string = never>(source: WordSource<Key, Line, Label>) {
  const speechIn = oncePerLanguage((language) => ({
    translate: anyTranslatorOf(language, source.messages[language]),
    label: anyTranslatorOf(language, { ...KIT_WORDS[language], ...source.labels?.[language] }),
    percents: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
  }));
  return (language: Language, seats: readonly SeatInfo[] = []): Words<Key, Line, Label> => {
    const { translate, label, percents } = speechIn(language);
    const nameOf = (seat: Seat) => seats[seat]?.name || (source.seatName?.(translate, seat) ?? '');
    return {
      language,
      translate,
      say: (line) => source.say(translate, line, nameOf),
      word: (key, values = {}) => translate(key, values),
      title: (key, values = {}) => capital(translate(key, values), language),
      label: (key, values = {}) => label(key, values),
      nameOf,
      percent: (chance) => percents.format(chance),
    };
  };
}

/** As it stands at the head of something. */
export function capital(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
