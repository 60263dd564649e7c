import { cleanText, readText } from '@haven/kit';
import { areAbilities } from './ability-schema.ts';
import { problemsOfBoard } from './board-schema.ts';
import { type CardSet, DECK_SIZES, DECKS, type Deck, FACTS, MOST, STATUSES } from './card-set.ts';
import {
  type Check,
  count,
  type Data,
  isData,
  LONGEST_ID,
  noList,
  oneOf,
  type Problem,
  type Wrong,
  wordFor,
} from './card-set-checks.ts';

export { type Problem, SET_PROBLEMS, type SetProblem } from './card-set-checks.ts';

const MOST_CARDS = 120;
/** BCP 47: a language, and what narrows it down. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4}$/i;
const MOST_LANGUAGES = 24;
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 60;
const LONGEST_TEXT = 300;
const MOST_STRANGE = 10;

/** §8.4 All problems of a card set; none if it can be played with. */
export function problemsOf(data: unknown): Problem[] {
  if (!isData(data)) return [{ field: 'set', problem: 'object' }];
  const strange = strangeIn(data, ['id', 'cards', 'tiles', 'cells']);
  const problems = strange.map((field): Problem => ({ field: wordFor(field), problem: 'strange-field' }));
  add(problems, 'id', isId(data.id));
  problems.push(...problemsOfBoard(data));
  if (!Array.isArray(data.cards) || data.cards.length > MOST_CARDS)
    return [...problems, { field: 'cards', ...noList(MOST_CARDS) }];
  const cards: readonly unknown[] = data.cards;
  cards.forEach((card, index) => {
    problems.push(...problemsOfCard(card, placeOf(index)));
  });
  return [...problems, ...problemsOfDecks(cards)];
}

/** The set, if nothing is wrong with it. */
export function readCardSet(data: unknown): { readonly set: CardSet } | { readonly problems: readonly Problem[] } {
  const problems = problemsOf(data);
  return problems.length > 0 ? { problems } : { set: data as CardSet };
}

const isId: Check = (value) =>
  typeof value === 'string' && value.length <= LONGEST_ID && ID.test(value) && !(value in Object.prototype)
    ? undefined
    : { problem: 'id', values: { most: LONGEST_ID } };

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);

const MARKETS: readonly unknown[] = ['T', 'fortress', 'lab', 'mines', 'vortex'] satisfies Deck[];

const COPIES = count(1, 31);

/** Every field of a card; some belong to some decks only. */
const FIELDS: Readonly<Record<string, Check>> = {
  id: isId,
  deck: oneOf(DECKS),
  copies: COPIES,
  status: oneOf(STATUSES),
  known: optional(isSetOf(FACTS)),
  crypto: count(0, MOST),
  manoeuvre: count(0, MOST),
  abilities: areAbilities,
  name: optional(isSaid(LONGEST_NAME)),
  text: optional(isSaid(LONGEST_TEXT)),
};

const OF_MARKETS: Readonly<Record<string, Check>> = { cost: count(0, MOST) };
const OF_THE_HUNT: Readonly<Record<string, Check>> = { difficulty: count(1, MOST), redeem: count(0, MOST) };

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
  return problems.map((problem) => ({ card: nameOf(card, place), ...problem }));
}

const placeOf = (index: number): string => `card ${index + 1}`;

function nameOf({ id }: Data, place: string): string {
  return isId(id) === undefined ? String(id) : place;
}

/** The first few: nobody mends thousands, and each has to be made fit to be shown. */
function strangeIn(data: Data, known: readonly string[]): string[] {
  return Object.keys(data)
    .filter((field) => !known.includes(field))
    .slice(0, MOST_STRANGE);
}

function add(problems: Problem[], field: string, wrong: ReturnType<Check>): void {
  for (const each of [wrong ?? []].flat()) problems.push({ field, ...each });
}

/** §8.1 Ids are unique, and every deck has its number of cards: as far as that can be told of the cards as they are. */
function problemsOfDecks(cards: readonly unknown[]): Problem[] {
  const problems: Problem[] = [];
  const known = cards.filter(isData);
  const ids = known.map(({ id }) => id).filter((id) => isId(id) === undefined);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) problems.push({ card: String(id), field: 'id', problem: 'twice' });
  }
  cards.forEach((card, index) => {
    if (isData(card) && isPerson(card) && isCounted(card) && card.copies !== 1)
      problems.push({ card: nameOf(card, placeOf(index)), field: 'copies', problem: 'single' });
  });
  for (const deck of DECKS) add(problems, `deck ${deck}`, sizeProblem(cards, deck));
  return problems;
}

function isPerson({ deck }: Data): boolean {
  return deck === 'ship' || deck === 'hunt';
}

const isCounted = ({ copies }: Data): boolean => COPIES(copies) === undefined;

/** A card that is not sound might make up what a deck lacks, but never what it has too many. */
function sizeProblem(cards: readonly unknown[], deck: Deck): Wrong | undefined {
  const own = cards.filter(isData).filter((card) => card.deck === deck && isCounted(card));
  const size = own.reduce((sum, card) => sum + Number(card.copies), 0);
  const right = DECK_SIZES[deck];
  const isWrong = cards.some((card) => mayBelongTo(card, deck)) ? size > right : size !== right;
  return isWrong ? { problem: 'deck-size', values: { size, right } } : undefined;
}

function mayBelongTo(card: unknown, deck: Deck): boolean {
  if (!isData(card) || oneOf(DECKS)(card.deck) !== undefined) return true;
  return card.deck === deck && !isCounted(card);
}

/** None of them twice: a list may not be padded. */
function isSetOf(words: readonly string[]): Check {
  return (value) => {
    if (!Array.isArray(value)) return noList(words.length);
    const isPadded = value.length > words.length || new Set(value).size < value.length;
    const strange = value.map(oneOf(words)).find((wrong) => wrong !== undefined);
    return [...(isPadded ? [noList(words.length)] : []), ...(strange ? [strange] : [])];
  };
}

/** Each language has its own problem. */
function isSaid(longest: number): Check {
  return (value) => {
    if (!isData(value)) return { problem: 'object' };
    const said = Object.entries(value);
    if (said.length > MOST_LANGUAGES) return noList(MOST_LANGUAGES);
    return said.flatMap(([language, text]) => wrongText(language, text, longest) ?? []);
  };
}

function wrongText(language: string, text: unknown, most: number): Wrong | undefined {
  if (!LANGUAGE_TAG.test(language)) return { problem: 'language', values: { language: wordFor(language) } };
  if (typeof text !== 'string' || readText(text, most) === undefined)
    return { problem: 'name', values: { language, most } };
  return cleanText(text) === tidied(text) ? undefined : { problem: 'characters', values: { language } };
}

/** White space and two ways to write one letter harm nobody. */
function tidied(name: string): string {
  return name.normalize().replace(/\s+/gu, ' ').trim();
}
