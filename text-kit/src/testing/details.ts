import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../languages.ts';
import { faultsIn } from './prose/faults.ts';

/** What a thing on the table says about itself. */
interface ToldDetails {
  readonly title: string;
  readonly lines: readonly string[];
  readonly sums?: readonly { readonly title: string; readonly terms: readonly { readonly what: string }[] }[];
}

const FEW = 20;

/** What is told about the things of a game, in positions that show enough of them. */
export function detailsContract(toldIn: (language: Language) => readonly (ToldDetails | undefined)[]): void {
  test.each(LANGUAGES)('all that things say about themselves reads as natives write in %s', (language) => {
    const said = new Set(toldIn(language).flatMap((told) => (told ? sentencesOf(told) : [])));
    expect(said.size).toBeGreaterThan(FEW);
    const wrong = [...said].flatMap((sentence) => faultsIn(language, sentence).map((rule) => `${rule}: ${sentence}`));
    expect(wrong).toEqual([]);
  });
}

function sentencesOf({ title, lines, sums = [] }: ToldDetails): string[] {
  const summed = sums.flatMap((sum) => [sum.title, ...sum.terms.map(({ what }) => what)]);
  return [title, ...lines, ...summed];
}
