/**
 * What people write: names, chat, the cards of a set. It comes from anywhere, so whatever cannot be seen, turns the
 * direction of its surroundings or towers over them goes; whatever some script or emoji needs stays.
 */

/** Letters that join: in these scripts a zero-width joiner or non-joiner between two of them changes how they look. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Mandaic', 'Nko', 'Mongolian', 'Phags_Pa', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
].map((script) => `\\p{Script_Extensions=${script}}`);
const JOINER = `(?<=[${JOINING.join('')}])[\\u200c\\u200d](?=[${JOINING.join('')}])`;

/** The three flags that are written with tag characters. */
const TAGGED_FLAG = ['gbeng', 'gbsct', 'gbwls'].map((place) => `\\u{1f3f4}${tagged(place)}\\u{e007f}`).join('|');
const PICTURE = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?';
const EMOJI = `${TAGGED_FLAG}|\\p{Regional_Indicator}{2}|[0-9#*]\\ufe0f\\u20e3|${PICTURE}(?:\\u200d${PICTURE}){0,7}`;

/** Controls, halves of characters, private ones, those that show as nothing. */
const UNSEEN =
  '\\p{Cc}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\p{White_Space}' +
  '\\u2800\\ufff9-\\ufffc\\u{13430}-\\u{1345f}\\u{1d159}';
/** Chinese characters and Mongolian letters have variants, which names are particular about. */
const VARIANT =
  '(?<=\\p{Ideographic})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]|(?<=\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]';
/** Hebrew with all its points has as many on one letter; nothing that is read has more. */
const MARKS = '(?:(?!\\p{Default_Ignorable_Code_Point})\\p{M}){0,4}';
const LETTER = `[^\\p{M}${UNSEEN}](?:${VARIANT})?${MARKS}(?:${JOINER})?`;

/** What a reader takes for one character. */
const CHARACTER = new RegExp(`${EMOJI}|${LETTER}| `, 'gu');
const SPACE = /[\p{White_Space}\p{Cc}]+/gu;

/** A letter may take several bytes; a text of nothing but such is no name any more. */
const BYTES_EACH = 12;
/** Before it is cleaned, for one character that is left. */
const RAW_EACH = 24;

function tagged(place: string): string {
  return [...place].map((letter) => `\\u{e00${letter.charCodeAt(0).toString(16)}}`).join('');
}

/** The text as it can be shown; empty if nothing of it can be seen. */
export function cleanText(text: string): string {
  const clean = cleaned(text);
  // What goes may bring together what then makes one character.
  return clean.length < text.length ? cleanText(clean) : clean;
}

function cleaned(text: string): string {
  const shown = charactersOf(text.normalize().replace(SPACE, ' ')).join('');
  return shown.replace(/ +/g, ' ').trim().normalize();
}

/** The clean text; undefined if there is nothing to see, or more than so many characters. */
export function readText(text: string, most: number): string | undefined {
  if (text.length > most * RAW_EACH) return undefined;
  const clean = cleanText(text);
  const fits = charactersOf(clean).length <= most && bytesOf(clean) <= most * BYTES_EACH;
  return clean !== '' && fits ? clean : undefined;
}

/** No more than its first characters; white space at the end stays, for more may be typed. */
export function cutText(text: string, most: number): string {
  const characters = charactersOf(text);
  return characters.length > most ? characters.slice(0, most).join('') : text;
}

function charactersOf(text: string): readonly string[] {
  return text.match(CHARACTER) ?? [];
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += bytesOfPoint(character.codePointAt(0) ?? 0);
  return bytes;
}

/** As many as in UTF-8. */
function bytesOfPoint(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
