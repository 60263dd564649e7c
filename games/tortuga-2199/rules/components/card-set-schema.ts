import { cleanText, cutText, readText } from '@haven/kit';
import { type CardSet, DECK_SIZES, DECKS, type Deck, FACTS, KEYWORDS, STATUSES } from './card-set.ts';

export const SET_PROBLEMS = [
  'object',
  'list',
  'number',
  'one-of',
  'id',
  'name',
  'characters',
  'language',
  'strange-field',
  'keyword',
  'keyword-twice',
  'keyword-number',
  'keyword-field',
  'twice',
  'single',
  'deck-size',
] as const;
export type SetProblem = (typeof SET_PROBLEMS)[number];

/** A code that the texts translate, and the numbers and words to put in. */
interface Wrong {
  readonly problem: SetProblem;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What is wrong with a card set, and where. */
export interface Problem extends Wrong {
  /** The card's id, or its place in the list if it has none. */
  readonly card?: string;
  readonly field: string;
}

type Data = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => Wrong | undefined;

const MOST_CARDS = 120;
const MOST_ABILITIES = 4;
const LANGUAGES = ['en', 'fr', 'ru'];
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 40;
const LONGEST_NAME = 60;
const LONGEST_STRANGE = 200;
const MOST_STRANGE = 10;

/** §8.4 All problems of a card set; none if it can be played with. */
export function problemsOf(data: unknown): Problem[] {
  if (!isData(data)) return [{ field: 'set', problem: 'object' }];
  const strange = strangeIn(data, ['id', 'cards']);
  const problems = strange.map((field): Problem => ({ field: wordFor(field), problem: 'strange-field' }));
  add(problems, 'id', isId(data.id));
  if (!Array.isArray(data.cards) || data.cards.length > MOST_CARDS)
    return [...problems, { field: 'cards', ...noList(MOST_CARDS) }];
  const cards: readonly unknown[] = data.cards;
  cards.forEach((card, index) => {
    problems.push(...problemsOfCard(card, `card ${index + 1}`));
  });
  return canCount(problems) ? [...problems, ...problemsOfDecks(cards.filter(isData))] : problems;
}

const COUNTED: readonly string[] = ['card', 'id', 'deck', 'copies'];

/** Decks are counted by cards whose deck and number are sound. */
function canCount(problems: readonly Problem[]): boolean {
  return !problems.some(({ card, field }) => card !== undefined && COUNTED.includes(field));
}

/** The set, if nothing is wrong with it. */
export function readCardSet(data: unknown): { readonly set: CardSet } | { readonly problems: readonly Problem[] } {
  const problems = problemsOf(data);
  return problems.length > 0 ? { problems } : { set: data as CardSet };
}

const count =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : { problem: 'number', values: { least, most } };

const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.some((each) => each === value) ? undefined : { problem: 'one-of', values: { words: values.join(', ') } };

const isId: Check = (value) =>
  typeof value === 'string' && value.length <= LONGEST_ID && ID.test(value) && !(value in Object.prototype)
    ? undefined
    : { problem: 'id', values: { most: LONGEST_ID } };

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);

const MARKETS: readonly unknown[] = ['T', 'fortress', 'lab', 'mines', 'vortex'] satisfies Deck[];

/** Every field of a card; some belong to some decks only. */
const FIELDS: Readonly<Record<string, Check>> = {
  id: isId,
  deck: oneOf(DECKS),
  copies: count(1, 31),
  status: oneOf(STATUSES),
  known: optional(isSetOf(FACTS)),
  crypto: count(0, 9),
  manoeuvre: count(0, 9),
  abilities: areAbilities,
  name: optional(isName),
};

const OF_MARKETS: Readonly<Record<string, Check>> = { cost: count(1, 20) };
const OF_THE_HUNT: Readonly<Record<string, Check>> = { difficulty: count(1, 15), redeem: count(0, 9) };

function fieldsOf(card: Data): Readonly<Record<string, Check>> {
  if (MARKETS.includes(card.deck)) return { ...FIELDS, ...OF_MARKETS };
  return card.deck === 'hunt' ? { ...FIELDS, ...OF_THE_HUNT } : FIELDS;
}

function problemsOfCard(card: unknown, place: string): Problem[] {
  if (!isData(card)) return [{ card: place, field: 'card', problem: 'object' }];
  const fields = fieldsOf(card);
  const problems: Problem[] = [];
  for (const [field, check] of Object.entries(fields)) add(problems, field, check(card[field]));
  for (const field of strangeIn(card, Object.keys(fields))) add(problems, wordFor(field), { problem: 'strange-field' });
  const name = isId(card.id) === undefined ? String(card.id) : place;
  return problems.map((problem) => ({ card: name, ...problem }));
}

/** The first few: nobody mends thousands, and each has to be made fit to be shown. */
function strangeIn(data: Data, known: readonly string[]): string[] {
  return Object.keys(data)
    .filter((field) => !known.includes(field))
    .slice(0, MOST_STRANGE);
}

function add(problems: Problem[], field: string, wrong: Wrong | undefined): void {
  if (wrong !== undefined) problems.push({ field, ...wrong });
}

function noList(most: number): Wrong {
  return { problem: 'list', values: { most } };
}

/** §8.1 Ids are unique, and every deck has its number of cards. */
function problemsOfDecks(cards: readonly Data[]): Problem[] {
  const problems: Problem[] = [];
  const ids = cards.map((card) => card.id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) problems.push({ card: String(id), field: 'id', problem: 'twice' });
  }
  for (const card of cards) {
    if (isPerson(card) && card.copies !== 1)
      problems.push({ card: String(card.id), field: 'copies', problem: 'single' });
  }
  for (const deck of DECKS) add(problems, `deck ${deck}`, sizeProblem(cards, deck));
  return problems;
}

function isPerson({ deck }: Data): boolean {
  return deck === 'ship' || deck === 'hunt';
}

function sizeProblem(cards: readonly Data[], deck: Deck): Wrong | undefined {
  const size = cards.filter((card) => card.deck === deck).reduce((sum, card) => sum + Number(card.copies), 0);
  const right = DECK_SIZES[deck];
  return size === right ? undefined : { problem: 'deck-size', values: { size, right } };
}

function areAbilities(value: unknown): Wrong | undefined {
  if (!Array.isArray(value) || value.length > MOST_ABILITIES) return noList(MOST_ABILITIES);
  const abilities: readonly unknown[] = value;
  const words = abilities.map((ability) => (isData(ability) ? ability.does : undefined));
  const twice = words.find((word, index) => words.indexOf(word) < index);
  if (twice !== undefined) return { problem: 'keyword-twice', values: { word: wordFor(twice) } };
  return abilities.map(abilityProblem).find((wrong) => wrong !== undefined);
}

/** §8.3 A keyword, with a number if it wants one. */
function abilityProblem(ability: unknown): Wrong | undefined {
  if (!isData(ability)) return { problem: 'object' };
  const keyword = Object.entries(KEYWORDS).find(([word]) => word === ability.does);
  if (keyword === undefined) return { problem: 'keyword', values: { word: wordFor(ability.does) } };
  const [word, { counts }] = keyword;
  const strange = Object.keys(ability).find((field) => field !== 'does' && !(counts && field === 'n'));
  if (strange !== undefined) return { problem: 'keyword-field', values: { word, strange: wordFor(strange) } };
  const wrong = counts ? count(1, 9)(ability.n) : undefined;
  return wrong && { problem: 'keyword-number', values: { word, ...wrong.values } };
}

/** None of them twice: a list may not be padded. */
function isSetOf(words: readonly string[]): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length > words.length || new Set(value).size < value.length)
      return noList(words.length);
    return value.map(oneOf(words)).find((wrong) => wrong !== undefined);
  };
}

function isName(value: unknown): Wrong | undefined {
  if (!isData(value)) return { problem: 'object' };
  for (const [language, name] of Object.entries(value)) {
    if (!LANGUAGES.includes(language)) return { problem: 'language', values: { language: wordFor(language) } };
    if (typeof name !== 'string' || readText(name, LONGEST_NAME) === undefined)
      return { problem: 'name', values: { language, most: LONGEST_NAME } };
    if (cleanText(name) !== tidied(name)) return { problem: 'characters', values: { language } };
  }
  return undefined;
}

/** White space and two ways to write one letter harm nobody. */
function tidied(name: string): string {
  return name.normalize().replace(/\s+/gu, ' ').trim();
}

/** Something that stands where it should not, short enough for a message; nothing within it is looked at. */
function wordFor(value: unknown): string {
  if (typeof value === 'string') return cutText(cleanText(value.slice(0, LONGEST_STRANGE)), LONGEST_ID);
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
