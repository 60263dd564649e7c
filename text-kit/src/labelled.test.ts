import { expect, test } from 'vitest';
import { labelled } from './labelled.ts';
import { LANGUAGES } from './languages.ts';
import { faultsIn } from './testing/prose/faults.ts';

test('the colon after a label is set as the language sets it', () => {
  const said = LANGUAGES.map((language) => labelled(language, 'Haven', 3));
  expect(said).toEqual(['Haven: 3', 'Haven\u202f: 3', 'Haven: 3']);
  expect(LANGUAGES.flatMap((language, place) => faultsIn(language, said[place] ?? ''))).toEqual([]);
});
