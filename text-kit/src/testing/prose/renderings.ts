import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { at } from '@haven/kit';
import { createTranslator } from 'use-intl/core';
import type { Language } from '../../languages.ts';
import { listed } from '../../lists.ts';
import { STRICT } from '../../translator.ts';
import { elementsOf, leavesOf } from '../icu.ts';
import { PEOPLE } from './people.ts';

/** What the places of messages are filled with, by their names; where nothing is said, people and numbers. */
export type Things = Readonly<Record<string, readonly string[]>>;

/** A message with its places filled. */
export interface Rendering {
  readonly key: string;
  readonly sentence: string;
}

type Filling = string | number | ((marked: string) => string);
type Values = Readonly<Record<string, Filling>>;
type WordsAt = (place: string) => readonly string[];

const COUNTS = [0, 1, 2, 5, 21];
const PERSONS = /^(seat|name|target|enemy|from|owner|attacker|defender|winner|host|bot|late|by|to|who)$/;
const COMPANIES = /^(seats|names)$/;
/** So often every branch of a message is said, each time with other words in its places. */
const TURNS = 3;

/** Every message of a tree: all its branches, all numbers that differ, and everything that may stand in its places. */
export function renderingsOf(language: Language, tree: object, things: Things = {}): Rendering[] {
  const translate = createTranslator({ locale: language, messages: { ...tree } as Record<string, string>, ...STRICT });
  const wordsAt = (place: string) => things[place] ?? wordsFor(language, place);
  return [...leavesOf(tree)].flatMap(([key, message]) => {
    const sentences = fillingsOf(elementsOf(message), wordsAt).map((values) => translate.markup(key, values));
    return [...new Set(sentences)].map((sentence) => ({ key, sentence }));
  });
}

function wordsFor(language: Language, place: string): readonly string[] {
  const people = PEOPLE[language];
  if (PERSONS.test(place)) return people;
  if (COMPANIES.test(place)) return [1, 2, 3].map((count) => listed(language, people.slice(0, count)));
  return COUNTS.map(String);
}

/** Branches and numbers in all their combinations, words in turns beside them. */
function fillingsOf(elements: readonly MessageFormatElement[], wordsAt: WordsAt): Values[] {
  const words = elements.flatMap((element) => (element.type === TYPE.argument ? [element.value] : []));
  const branches = productOf(elements.flatMap((element) => choicesOf(element, words)));
  const longest = Math.max(1, ...words.map((place) => wordsAt(place).length));
  const count = Math.max(branches.length * (words.length > 0 ? TURNS : 1), longest);
  return Array.from({ length: count }, (_, index) => {
    const turn = index + Math.floor(index / branches.length);
    const said = words.map((place, rank) => [place, at(wordsAt(place), (turn + rank) % wordsAt(place).length)]);
    return { ...Object.fromEntries(said), ...at(branches, index % branches.length) };
  });
}

/** What a place can be where the message chooses by it, counts it or marks it. */
function choicesOf(element: MessageFormatElement, words: readonly string[]): Values[][] {
  switch (element.type) {
    case TYPE.select:
      return [
        branchNames(element.options).map((name) => (isFree(name, element.value) ? {} : { [element.value]: name })),
      ];
    case TYPE.plural:
      return [numbersFor(element.options).map((number) => ({ [element.value]: number }))];
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return [[{ [element.value]: at(COUNTS, 2) }]];
    case TYPE.tag:
      return [[{ [element.value]: (marked: string) => String(marked) || '5' }]];
    default:
      return [];
  }

  /** Where the word itself is said as well, the other branch takes any. */
  function isFree(name: string, place: string): boolean {
    return name === 'other' && words.includes(place);
  }
}

const branchNames = (options: object) => Object.keys(options);

/** Those of every class, and those that the message names itself, as =3. */
function numbersFor(options: object): number[] {
  const exact = Object.keys(options).flatMap((form) => (form.startsWith('=') ? [Number(form.slice(1))] : []));
  return [...new Set([...COUNTS, ...exact])];
}

/** One of each list, in all combinations; a place that stands in two lists is chosen once. */
function productOf(lists: readonly Values[][]): Values[] {
  const distinct = [...new Map(lists.map((list) => [JSON.stringify(list.map(Object.keys)), list])).values()];
  return distinct.reduce<Values[]>(
    (all, list) => all.flatMap((values) => list.map((value) => ({ ...value, ...values }))),
    [{}],
  );
}
