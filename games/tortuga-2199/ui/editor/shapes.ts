import {
  type Ability,
  DECKS,
  type Deck,
  KEYWORDS,
  type Keyword,
  type Problem,
  problemsOf,
} from '@haven/tortuga-2199-rules';

/** What kind of thing a field holds, and so how it is written. */
export type Shape =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'words'; readonly values: readonly string[] }
  | { readonly kind: 'texts' }
  | { readonly kind: 'abilities' }
  | { readonly kind: 'line' };

export type Shapes = ReadonlyMap<string, Shape>;

/** Nobody is asked for these; whether the format knows them is up to its check. */
const OPTIONAL = ['name', 'text', 'known'] as const;

/** The order of the form; what the format has besides comes before the last ones. */
const FIRST = ['name', 'deck', 'copies', 'cost', 'difficulty', 'redeem', 'crypto', 'manoeuvre', 'abilities', 'text'];
const LAST = ['status', 'known', 'id'];

const known = new Map<Deck, Shapes>();

/** The fields of a card of this deck, as the check itself asks for them: what it learns to read can be written here. */
export function shapesOf(deck: Deck): Shapes {
  const shapes = known.get(deck) ?? ask(deck);
  known.set(deck, shapes);
  return shapes;
}

function ask(deck: Deck): Shapes {
  const required = problemsOfOne({ deck }).flatMap(shapeIn);
  const optional = OPTIONAL.flatMap((field) =>
    problemsOfOne({ deck, [field]: 0 }).filter((each) => each.field === field),
  );
  const shapes = new Map<string, Shape>([
    ['deck', { kind: 'choice', values: DECKS }],
    ...required,
    ...optional.flatMap(shapeIn),
  ]);
  return new Map([...shapes].toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
}

function placeOf(field: string): number {
  if (LAST.includes(field)) return FIRST.length + 1 + LAST.indexOf(field);
  return FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length;
}

/** The check of a card that stands alone; that it makes no deck is no problem of its own. */
export function problemsOfOne(card: object): Problem[] {
  return problemsOf({ id: 'one', cards: [{ id: '', ...card }] }).filter(({ card: name }) => name !== undefined);
}

function shapeIn({ field, problem, values = {} }: Problem): [string, Shape][] {
  if (problem === 'number')
    return [[field, { kind: 'number', least: Number(values.least), most: Number(values.most) }]];
  if (problem === 'one-of') return [[field, { kind: 'choice', values: String(values.words).split(', ') }]];
  if (problem === 'id') return [[field, { kind: 'line' }]];
  if (problem === 'object') return [[field, { kind: 'texts' }]];
  if (problem === 'list')
    return [[field, field === 'abilities' ? { kind: 'abilities' } : { kind: 'words', values: wordsOf(field) }]];
  return [];
}

/** What a list may hold: the check says so of a word that nobody knows. */
function wordsOf(field: string): string[] {
  const wrong = problemsOfOne({ [field]: ['?'] }).find((each) => each.field === field);
  return String(wrong?.values?.words ?? '').split(', ');
}

/** Whether words may be in languages that the page does not speak. */
export function takesAnyLanguage(field: string): boolean {
  return !problemsOfOne({ ...blankCard('T'), [field]: { de: 'Wort' } }).some((each) => each.field === field);
}

/** The plainest card of a deck that nothing is wrong with. */
export function blankCard(deck: Deck): Readonly<Record<string, unknown>> {
  const fields = [...shapesOf(deck)].flatMap(([field, shape]) => {
    const value = field === 'status' ? 'designed' : blankOf(shape);
    return value === undefined || isOptional(field) ? [] : [[field, value] as const];
  });
  return { ...Object.fromEntries(fields), id: 'card', deck };
}

const isOptional = (field: string) => OPTIONAL.some((each) => each === field);

function blankOf(shape: Shape): unknown {
  if (shape.kind === 'number') return shape.least;
  if (shape.kind === 'abilities') return [];
  return shape.kind === 'choice' ? shape.values[0] : undefined;
}

/** Whether a card may have this ability: it can be drawn and told. */
export function isSound(ability: unknown): ability is Ability {
  const card = { ...blankCard('T'), abilities: [ability] };
  return !problemsOfOne(card).some(({ field }) => isOf(field, 'abilities'));
}

/** Problems of something within a field name the field first. */
export function isOf(told: string, field: string): boolean {
  return told === field || [' ', '.', '['].some((sign) => told.startsWith(field + sign));
}

export const KEYWORD_LIST = Object.keys(KEYWORDS) as Keyword[];
