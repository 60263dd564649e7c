import { expect, test } from 'vitest';
import { abreast, labelled } from './labelled.ts';
import { LANGUAGES } from './languages.ts';
import { faultsIn } from './testing/prose/faults.ts';

test('the colon after a label is set as the language sets it', () => {
  const said = LANGUAGES.map((language) => labelled(language, 'Haven', 3));
  expect(said).toEqual(['Haven: 3', 'Haven\u202f: 3', 'Haven: 3']);
  expect(LANGUAGES.flatMap((language, place) => faultsIn(language, said[place] ?? ''))).toEqual([]);
});

test('so is the semicolon between parts, and an empty part leaves none behind', () => {
  const said = LANGUAGES.map((language) => abreast(language, ['Haven', '', 'Anna']));
  expect(said).toEqual(['Haven; Anna', 'Haven\u202f; Anna', 'Haven; Anna']);
});
