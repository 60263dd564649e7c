import { expect, test } from 'vitest';
import { withWords } from './words.ts';

const PAGE = '<head><!--words /assets/en-a1.js /assets/fr-b2.js /assets/ru-c3.js--></head>';

test('the words of the visitor come with the first script, and no others', () => {
  expect(withWords(PAGE, 'fr')).toBe('<head><link rel="modulepreload" crossorigin href="/assets/fr-b2.js" /></head>');
});

test('a page that names no words is left as it is', () => {
  expect(withWords('<head><!--words --></head>', 'ru')).toBe('<head></head>');
  expect(withWords('<head></head>', 'ru')).toBe('<head></head>');
});
