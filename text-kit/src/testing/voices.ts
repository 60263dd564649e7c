import { inEachLanguage, LANGUAGES, type Language, type PerLanguage } from '../languages.ts';
import type { TranslateOf } from '../line.ts';
import { STRICT, translatorOf } from '../translator.ts';
import type { KeyOf } from '../tree.ts';

/** What it takes to say a game's lines. */
export interface Words<Tree extends object, Line> {
  readonly messages: PerLanguage<Tree>;
  say(translate: TranslateOf<KeyOf<Tree>>, line: Line): string;
}

interface Voices<Tree extends object, Line> {
  translatorIn(language: Language): TranslateOf<KeyOf<Tree>>;
  readonly voices: PerLanguage<(line: Line) => string>;
  /** The line in every language, in the order of `LANGUAGES`. */
  inAll(line: Line): string[];
}

/** A game's lines as the page and the terminal say them; a missing message or value throws. */
export function voicesOf<Tree extends object, Line>({ messages, say }: Words<Tree, Line>): Voices<Tree, Line> {
  const translatorIn = (language: Language) => translatorOf(language, messages[language], STRICT);
  const voiceIn = (language: Language) => {
    const translate = translatorIn(language);
    return (line: Line) => say(translate, line);
  };
  const voices = inEachLanguage(voiceIn);
  return { translatorIn, voices, inAll: (line) => LANGUAGES.map((language) => voices[language](line)) };
}
