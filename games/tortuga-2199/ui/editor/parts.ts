import { type Problem, problemsOf } from '@haven/tortuga-2199-rules';
import { blankCard, isSound } from './shapes.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** What an ability has besides its keyword. */
export type Part =
  | (Range & { readonly kind: 'number' })
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | (Range & { readonly kind: 'amounts'; readonly of: readonly string[]; readonly isSingle: boolean })
  | (Range & { readonly kind: 'condition'; readonly values: readonly string[] })
  | { readonly kind: 'abilities' };

export type Parts = ReadonlyMap<string, Part>;

/** In the order of the form. Which of them a keyword takes is up to the check. */
const PARTS = ['n', 'per', 'most', 'if', 'pays', 'gives', 'of'] as const;
const CURRENCIES = ['crypto', 'manoeuvre', 'influence'];

const known = new Map<string, Parts>();

/** The parts that a keyword takes, found out by giving it each of them with nonsense in it. */
export function partsOf(does: string): Parts {
  const parts = known.get(does) ?? new Map(PARTS.flatMap((part) => asked(does, part)));
  known.set(does, parts);
  return parts;
}

function asked(does: string, part: (typeof PARTS)[number]): [string, Part][] {
  const told = problemsWith({ does, [part]: 0 });
  const isStrange = told.some(({ problem, values }) => problem === 'keyword-field' && values?.strange === part);
  const about = told.find((problem) => isAbout(problem, part));
  return isStrange || about === undefined ? [] : [[part, partIn(does, part, about.values ?? {})]];
}

/** A number is told by `keyword-number`, a limit with what it limits, the rest by its own name. */
function isAbout({ problem }: Problem, part: string): boolean {
  const names: Readonly<Record<string, string>> = { n: 'keyword-number', most: 'keyword-per' };
  return problem === (names[part] ?? `keyword-${part}`);
}

function partIn(does: string, part: string, values: NonNullable<Problem['values']>): Part {
  const words = String(values.words ?? '').split(', ');
  const range = { least: Number(values.least), most: Number(values.most) };
  if (part === 'per') return { kind: 'choice', values: words };
  if (part === 'if') return { kind: 'condition', values: words, ...range };
  if (part === 'of') return { kind: 'abilities' };
  if (part === 'n' || part === 'most') return { kind: 'number', ...range };
  const isTaken = (amounts: object) => isSound({ ...plainAbility(does), [part]: amounts });
  const of = CURRENCIES.filter((currency) => isTaken({ [currency]: 1 }));
  const isSingle = !isTaken(Object.fromEntries(of.map((currency) => [currency, 1])));
  return { kind: 'amounts', of, isSingle, ...range };
}

function problemsWith(ability: object): Problem[] {
  return problemsOf({ id: 'one', cards: [{ ...blankCard('T'), abilities: [ability] }] });
}

/** A keyword as it comes: with the number 1 if it cannot do without, with two plain gains to choose from. */
export function plainAbility(does: string): Readonly<Record<string, unknown>> {
  const choices = [
    { does: 'gain-crypto', n: 1 },
    { does: 'gain-manoeuvre', n: 1 },
  ];
  const tries = [{ does }, { does, n: 1 }, { does, of: choices }];
  return tries.find(isSound) ?? { does };
}
