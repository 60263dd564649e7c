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
export function elementsOf(message: string): MessageFormatElement[] {
  const all = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => [
      element,
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => all(value)) : []),
      ...('children' in element ? all(element.children) : []),
    ]);
  return all(parse(message));
}

/** The words of a message, without its places. */
export function wordsOf(message: string): string[] {
  return elementsOf(message).flatMap((element) => (element.type === TYPE.literal ? [element.value] : []));
}

/** A place of a message: its name, and how it is filled, as `plural` or `argument`. */
export interface Place {
  readonly name: string;
  readonly filled: string;
}

export function placesOf(message: string): Place[] {
  return elementsOf(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return [{ name: element.value, filled: TYPE[element.type] }];
  });
}

/** The forms of each plural of a message, in the order of the alphabet; exact numbers as =0 are none. */
export function pluralsOf(message: string): string[][] {
  return elementsOf(message)
    .filter((element) => element.type === TYPE.plural)
    .map(({ options }) => Object.keys(options).filter((form) => !form.startsWith('=')))
    .map((forms) => forms.toSorted());
}

type Filling = string | number | ((marked: string) => string);

/** This number where the message counts, a word elsewhere; what is marked stays as it is. */
export function fillingOf(message: string, number: number): Record<string, Filling> {
  const filled = elementsOf(message).flatMap((element) => ('value' in element ? [element] : []));
  const words = filled.map(({ value, type }): [string, Filling] => [
    value,
    type === TYPE.tag ? (marked) => marked : 'x',
  ]);
  const counts = filled.filter(isCount).map(({ value }): [string, Filling] => [value, number]);
  return Object.fromEntries([...words, ...counts]);
}

function isCount({ type }: MessageFormatElement): boolean {
  return type === TYPE.plural || type === TYPE.number;
}
