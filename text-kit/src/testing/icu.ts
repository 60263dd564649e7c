import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** All messages of a tree by their dotted keys. */
export function leavesOf(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + name, value]] : [...leavesOf(value, `${prefix}${name}.`)],
    ),
  );
}

/** The elements of a message, also those inside its plurals and selects. */
function elementsOf(message: string): MessageFormatElement[] {
  const all = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => [
      element,
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => all(value)) : []),
    ]);
  return all(parse(message));
}

/** The words of a message, without its places. */
export function wordsOf(message: string): string[] {
  return elementsOf(message).flatMap((element) => (element.type === TYPE.literal ? [element.value] : []));
}

/** The names of what has to be filled in, each once. */
export function placesOf(message: string): string[] {
  const filled = elementsOf(message).filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound);
  return [...new Set(filled.map((element) => ('value' in element ? element.value : '')))].sort();
}

/** The forms of each plural of a message, in the order of the alphabet; exact numbers as =0 are none. */
export function pluralsOf(message: string): string[][] {
  return elementsOf(message)
    .filter((element) => element.type === TYPE.plural)
    .map(({ options }) => Object.keys(options).filter((form) => !form.startsWith('=')))
    .map((forms) => forms.toSorted());
}

/** This number where the message counts, and a word elsewhere. */
export function fillingOf(message: string, number: number): Record<string, string | number> {
  const filled = elementsOf(message).flatMap((element) => ('value' in element ? [element] : []));
  const words = filled.map(({ value }): [string, string] => [value, 'x']);
  const counts = filled.filter(isCount).map(({ value }): [string, number] => [value, number]);
  return Object.fromEntries<string | number>([...words, ...counts]);
}

function isCount({ type }: MessageFormatElement): boolean {
  return type === TYPE.plural || type === TYPE.number;
}
