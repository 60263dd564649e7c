import { COUNTS, GIFTS, KEYWORDS, type Keyword, keywordOf, MOST } from './card-set.ts';
import { count, type Data, isData, noList, oneOf, type Wrong, wordFor } from './card-set-checks.ts';

const MOST_ABILITIES = 4;
/** Of a list that is too long: nobody mends thousands. */
const MOST_LOOKED_AT = 10;

/** §8.3 Everything that is wrong with the abilities of a card. */
export function areAbilities(value: unknown): Wrong[] {
  if (!Array.isArray(value)) return [noList(MOST_ABILITIES)];
  const abilities: readonly unknown[] = value.slice(0, MOST_LOOKED_AT);
  const tooMany = value.length > MOST_ABILITIES ? [noList(MOST_ABILITIES)] : [];
  return [...tooMany, ...twiceIn(abilities), ...abilities.flatMap(abilityProblems)];
}

/** None twice, not within a choice either: whoever uses one names it by its keyword. */
function twiceIn(abilities: readonly unknown[]): Wrong[] {
  const words = abilities.flatMap(keywordsIn).map(wordFor);
  const twice = words.filter((word, index) => words.indexOf(word) < index);
  return [...new Set(twice)].map((word) => ({ problem: 'keyword-twice', values: { word } }));
}

function keywordsIn(ability: unknown): unknown[] {
  if (!isData(ability)) return [];
  return ability.does === 'choose' && isChoice(ability.of) ? ability.of.flatMap(keywordsIn) : [ability.does];
}

/** §8.3 A keyword, with the fields that it takes. */
function abilityProblems(ability: unknown): Wrong[] {
  if (!isData(ability)) return [{ problem: 'object' }];
  const word = WORDS.find((each) => each === ability.does);
  if (word === undefined) return [{ problem: 'keyword', values: { word: wordFor(ability.does) } }];
  const checks = fieldsOf(word);
  const strange = Object.keys(ability).filter((field) => field !== 'does' && !Object.hasOwn(checks, field));
  return [
    ...strange
      .slice(0, MOST_LOOKED_AT)
      .map((field): Wrong => ({ problem: 'keyword-field', values: { word, strange: wordFor(field) } })),
    ...Object.entries(checks).flatMap(([field, check]) => check(ability[field], ability)),
  ];
}

const WORDS = Object.keys(KEYWORDS) as Keyword[];

type FieldCheck = (value: unknown, ability: Data) => Wrong[];

/** Which fields go with a keyword follows from what it is. */
function fieldsOf(word: Keyword): Readonly<Record<string, FieldCheck>> {
  if (word === 'choose') return { of: (value) => choiceProblems(word, value) };
  const { when, number, gives } = keywordOf(word);
  return {
    if: (value) => unless(value === undefined || isCondition(value), 'keyword-if', { word, ...CONDITION }),
    ...(number !== 'none' && { n: (value: unknown) => numberProblems(word, value) }),
    ...(when === 'play' && {
      pays: (value: unknown) => unless(value === undefined || isPrice(value), 'keyword-pays', { word, ...RANGE }),
    }),
    ...(number === 'amount' && PER_FIELDS(word)),
    ...(gives && {
      gives: (value: unknown) => unless(value === undefined || areGifts(value), 'keyword-gives', { word, ...RANGE }),
    }),
  };
}

const RANGE = { least: 1, most: MOST };
const CONDITION = { ...RANGE, words: COUNTS.join(', ') };

function unless(fine: boolean, problem: Wrong['problem'], values: Wrong['values'] = {}): Wrong[] {
  return fine ? [] : [{ problem, values }];
}

/** §8.3.38 How many times may be left out: once. */
function numberProblems(word: Keyword, value: unknown): Wrong[] {
  const fine = (value === undefined && keywordOf(word).number === 'times') || isNumber(value);
  return unless(fine, 'keyword-number', { word, ...RANGE });
}

const isNumber = (value: unknown): boolean => count(RANGE.least, RANGE.most)(value) === undefined;
const isCount = (value: unknown): boolean => oneOf(COUNTS)(value) === undefined;

/** §8.3.41 A limit makes sense only where something is counted. */
const PER_FIELDS = (word: Keyword): Readonly<Record<string, FieldCheck>> => ({
  per: (value, { most }) =>
    unless(value === undefined ? most === undefined : isCount(value), 'keyword-per', { word, ...CONDITION }),
  most: (value) => unless(value === undefined || isNumber(value), 'keyword-per', { word, ...CONDITION }),
});

/** §8.3.40 */
function isCondition(value: unknown): boolean {
  if (!isData(value) || !hasOnly(value, ['has', 'least'])) return false;
  return isCount(value.has) && (value.least === undefined || isNumber(value.least));
}

/** §8.3.39 One currency or the other. */
function isPrice(value: unknown): boolean {
  if (!isData(value) || !hasOnly(value, ['crypto', 'manoeuvre'])) return false;
  const prices = Object.values(value);
  return prices.length === 1 && prices.every(isNumber);
}

/** §8.3.42 */
function areGifts(value: unknown): boolean {
  return isData(value) && hasOnly(value, GIFTS) && Object.values(value).every(isNumber);
}

function hasOnly(data: Data, fields: readonly string[]): boolean {
  return Object.keys(data).every((field) => fields.includes(field));
}

const isChoice = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length >= 2 && value.length <= MOST_ABILITIES;

/** §8.3.34 Between abilities that work when the card is played, and no choice within a choice. */
function choiceProblems(word: Keyword, value: unknown): Wrong[] {
  const values = { word, least: 2, most: MOST_ABILITIES };
  if (!isChoice(value)) return [{ problem: 'keyword-of', values }];
  const fit = value.filter(canBeChosen);
  return [...unless(fit.length === value.length, 'keyword-of', values), ...fit.flatMap(abilityProblems)];
}

function canBeChosen(ability: unknown): boolean {
  if (!isData(ability)) return false;
  const word = WORDS.find((each) => each === ability.does);
  return word === undefined || (word !== 'choose' && keywordOf(word).when === 'play');
}
