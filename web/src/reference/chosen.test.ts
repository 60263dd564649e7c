import { expect, test } from 'vitest';
import { chosenFrom, toggled } from './chosen.ts';

const sample = (name: string, kinds: readonly string[], text = '') => ({ about: name, name, kinds, text, copies: 1 });

const CATALOGUE = {
  groups: [
    { title: 'Where from', filters: ['T', 'lab'].map((id) => ({ id, label: id })) },
    { title: 'Cost', filters: ['cost 2', 'cost 4'].map((id) => ({ id, label: id })) },
  ],
  samples: [
    sample('Manœuvre', ['T', 'cost 2']),
    sample('Créature', ['lab', 'cost 2'], 'se déplace'),
    sample('Ёж', ['lab', 'cost 4']),
  ],
};

const chosen = (search: string, ...filters: string[]) =>
  chosenFrom(CATALOGUE, { search, filters: new Set(filters) }).map(({ name }) => name);

test('without a wish everything is shown', () => {
  expect(chosen(' ')).toEqual(['Manœuvre', 'Créature', 'Ёж']);
});

test('filters of one question widen, those of another narrow', () => {
  expect(chosen('', 'T', 'lab')).toHaveLength(3);
  expect(chosen('', 'T', 'lab', 'cost 2')).toEqual(['Manœuvre', 'Créature']);
});

test('words are found without accents, in the name and in what is said', () => {
  expect(chosen('manoeuvre')).toEqual(['Manœuvre']);
  expect(chosen('еж')).toEqual(['Ёж']);
  expect(chosen('deplace', 'lab')).toEqual(['Créature']);
});

test('a filter is switched on and off', () => {
  expect([...toggled(new Set(['T']), 'lab')]).toEqual(['T', 'lab']);
  expect([...toggled(new Set(['T', 'lab']), 'T')]).toEqual(['lab']);
});
