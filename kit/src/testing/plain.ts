/** Where a value is not plain JSON data, or undefined if it is. */
export function notPlain(value: unknown, path = 'state'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is an instance of a class`;
  for (const [key, inner] of Object.entries(value)) {
    const strange = notPlain(inner, `${path}.${key}`);
    if (strange !== undefined) return strange;
  }
  return undefined;
}

/** Every text in a value, whole and in words: keys, strings, and the words inside strings. */
export function wordsIn(value: unknown, words = new Set<string>()): Set<string> {
  if (typeof value === 'string') addWords(words, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) addWords(words, key);
      wordsIn(inner, words);
    }
  }
  return words;
}

const ONE_WORD = /^[\w#-]*$/;

function addWords(words: Set<string>, text: string): void {
  words.add(text);
  if (ONE_WORD.test(text)) return;
  for (const word of text.split(/[^\p{L}\p{N}#_-]+/u)) words.add(word);
}
