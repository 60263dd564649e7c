/** The forms of a game's name: `night-market`, `nightMarket`, `NightMarket`, `Night Market`. */
export interface Names {
  readonly id: string;
  readonly value: string;
  readonly type: string;
  readonly title: string;
}

/** Two words, so that its four forms differ and each can be told from the others. */
export const TEMPLATE: Names = namesOf('demo-game');

export function namesOf(id: string): Names {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join('');
  return { id, value: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join(' ') };
}

/** The same text about another game. */
export function renamed(text: string, from: Names, to: Names): string {
  return text
    .replaceAll(from.id, to.id)
    .replaceAll(from.value, to.value)
    .replaceAll(from.type, to.type)
    .replaceAll(from.title, to.title);
}
