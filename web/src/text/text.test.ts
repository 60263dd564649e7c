import { leavesOf, messagesContract } from '@haven/text-kit/testing';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

messagesContract({ messages: { en, fr, ru } }, { latin: 'any' });

const TREES = { en: leavesOf(en), fr: leavesOf(fr), ru: leavesOf(ru) };

/** Names and units that are the same in many languages, and what is printed on keys. */
const SAME =
  /^(app\.name|languages\.|clock\.(seconds|minutes)$|people\.hoursShort$|why\.quoted$|keys\.(enter|escape)Key$)/;

test.each(['fr', 'ru'] as const)('nothing in %s was left in English', (language) => {
  const left = [...TREES[language]].filter(([key, text]) => !SAME.test(key) && text === TREES.en.get(key));
  expect(left.map(([key]) => key)).toEqual(language === 'fr' ? ['home.solo', 'table.menu', 'replay.pause'] : []);
});

test('Russian is written in Russian letters', () => {
  const wrong = [...TREES.ru].filter(([key, text]) => !SAME.test(key) && !/[а-яё]/i.test(text));
  expect(wrong).toEqual([]);
});

test('Russian names stand by themselves: none follows a word that is bent', () => {
  const BENT = /(игрока|игроку|игроком|игроке|соперника|сопернику|соперником) \{\w+\}/i;
  expect([...TREES.ru].filter(([, text]) => BENT.test(text))).toEqual([]);
});
