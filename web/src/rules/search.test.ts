import { expect, test } from 'vitest';
import { type Findable, found, spansIn } from './search.ts';

const RULES: readonly Findable[] = [
  { rule: '§1', title: 'Mise en place', text: '' },
  { rule: '§1.1', text: 'Chacun prend un bateau et met une carte en Réserve.' },
  { rule: '§3', title: 'Combats', text: '' },
  { rule: '§3.1', text: 'Lancez deux dés.' },
  { rule: '§3.10', text: 'Fuyez en BATEAU, pour 2 Manœuvres.' },
  { rule: '§3.12', text: 'Le vainqueur prend l’Influence.' },
  { rule: '§3.12.4', text: 'Манёвр: сыграйте карту «Разведчица».' },
  { title: 'Bateau', text: 'Votre pion sur la piste.' },
];

const namesOf = (entries: readonly Findable[]) => entries.map(({ rule, title }) => rule ?? title);
const foundBy = (search: string) => namesOf(found(RULES, search));

test.each(['§3.12.4', '3.12.4', '§ 3.12.4', ' 3.12.4. '])('%s is that rule', (search) => {
  expect(foundBy(search)).toEqual(['§3.12.4']);
});

test('a number brings all that lies under it, and not §3.10 with §3.1', () => {
  expect(foundBy('3.12')).toEqual(['§3.12', '§3.12.4']);
  expect(foundBy('3.1')).toEqual(['§3.1']);
  expect(foundBy('3')).toEqual(['§3', '§3.1', '§3.10', '§3.12', '§3.12.4']);
});

test('a number that no rule has is a word like any other', () => {
  expect(foundBy('2')).toEqual(['§3.10']);
});

test.each([
  ['manoeuvre', '§3.10'],
  ['MANŒUVRES', '§3.10'],
  ['reserve', '§1.1'],
  ["l'Influence", '§3.12'],
  ['l’influence', '§3.12'],
  ['маневр', '§3.12.4'],
  ['"разведчица"', '§3.12.4'],
  ['„Разведчица“', '§3.12.4'],
  ['de\u0301s', '§3.1'],
])('%s is found however it is typed', (search, rule) => {
  expect(foundBy(search)).toEqual([rule]);
});

test('each of several words must be there, in any order', () => {
  expect(foundBy('bateau carte')).toEqual(['§1.1']);
  expect(foundBy('dés lancez')).toEqual(['§3.1']);
  expect(foundBy('bateau dragon')).toEqual([]);
});

test('what has the word in its title comes first, then whole words, then the middle of one', () => {
  const entries = [
    { rule: '§1.1', text: 'Abateaux' },
    { rule: '§1.2', text: 'Bateaux' },
    { rule: '§1.3', text: 'Bateau' },
    { title: 'Le bateau', text: 'Un bateau.' },
    { title: 'Bateau', text: '' },
  ];
  expect(namesOf(found(entries, 'bateau'))).toEqual(['Bateau', 'Le bateau', '§1.3', '§1.2', '§1.1']);
});

test('nothing asked for, nothing found', () => {
  expect(foundBy(' ')).toEqual([]);
  expect(foundBy('…')).toEqual([]);
});

const lit = (text: string, search: string) => spansIn(text, search).map(([from, to]) => text.slice(from, to));

test.each([
  ['Pour 2 Manœuvres', 'manoeuvre', ['Manœuvre']],
  ['Un cœur', 'coe', ['cœ']],
  ['L’Influence et l’or', "l'in", ['L’In']],
  ['Манёвр, манёвр', 'маневр', ['Манёвр', 'манёвр']],
  ['Réserve et dés', 'des reserve', ['Réserve', 'dés']],
  ['abcd', 'abc bcd', ['abcd']],
  ['rien', '', []],
])('in “%s” %s lights up what was meant', (text, search, marks) => {
  expect(lit(text, search)).toEqual(marks);
});

test('a sign that stands for two is lit whole', () => {
  expect(lit('cœur', 'co')).toEqual(['cœ']);
});
