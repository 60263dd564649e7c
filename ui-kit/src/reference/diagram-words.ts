import { abreast, type Language, labelled, listed } from '@haven/text-kit';
import type { Sum } from '../details/explainer.ts';
import type { DiagramRow, ShownThing } from './game-reference.ts';

/** `5 + 2 − 1 = 6`; a number that stands alone is no sum. */
export function sumWords({ terms, total }: Sum): string {
  if (terms.length < 2) return `${total}`;
  const said = terms.map(({ points }, place) => (place === 0 ? `${points}` : joined(points)));
  return `${said.join(' ')} = ${total}`;
}

const joined = (points: number) => (points < 0 ? `− ${0 - points}` : `+ ${points}`);

/** What a diagram shows, for those who do not see it. */
export function diagramWords(language: Language, rows: readonly DiagramRow[]): string {
  return rows.map((row) => `${rowWords(language, row)}.`).join(' ');
}

function rowWords(language: Language, { title, things, sum }: DiagramRow): string {
  const shown = listed(language, countedNames(things));
  const counted = sum === undefined ? '' : labelled(language, sum.title, sumWords(sum));
  return labelled(language, title, abreast(language, [shown, counted]));
}

/** Equal things side by side are named once. */
function countedNames(things: readonly ShownThing[]): string[] {
  const names = [...new Set(things.map(({ name }) => name))];
  return names.map((name) => {
    const count = things.filter((thing) => thing.name === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
}
