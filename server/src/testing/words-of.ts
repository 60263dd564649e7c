/** Every word of a message: texts and names of fields. */
export function wordsOf(value: unknown, words = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const word of value.split(/\s/)) words.add(word);
  if (typeof value !== 'object' || value === null) return words;
  for (const [name, inner] of Object.entries(value)) {
    words.add(name);
    wordsOf(inner, words);
  }
  return words;
}
