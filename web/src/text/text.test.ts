import { leavesOf, messagesContract, termsAreUsed, termsContract } from '@haven/text-kit/testing';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

messagesContract({ messages: { en, fr, ru } }, { latin: 'any' });

const TERMS = new URL('TERMS.md', import.meta.url);
const TEXTS = { page: { en, fr, ru } };

termsAreUsed(TERMS, TEXTS);
termsContract(TERMS, {
  texts: TEXTS,
  planted: [
    ['en', 'Take back', 'Undo'],
    ['en', 'Set the table', 'Set up a game'],
    ['en', 'Kept run', 'Save online'],
    ['en', 'Once more with the same people', 'Rematch'],
    ['en', 'Refuse', 'Decline'],
    ['en', 'Nobody counts', 'No clock'],
    ['en', 'As my device', 'Same as device'],
    ['en', 'Pace of bots', 'Bot speed'],
    ['en', 'This browser knows no notices.', 'This browser does not support notifications.'],
    ['en', 'Who may come', 'Who can join'],
    ['fr', 'Reprendre le coup', 'Annuler le coup'],
    ['fr', 'Personne … Robot', 'Humain … Robot'],
    ['fr', 'La table est dressée.', 'La table est prête.'],
    ['fr', 'Demander aux autres de reprendre votre coup', 'Demander l’accord des autres pour annuler'],
    ['fr', 'Vous avez perdu\u202f: restez regarder.', 'Vous avez perdu\u202f: restez en spectateur.'],
    ['ru', 'Взять назад', 'Вернуть ход'],
    ['ru', 'Накрываем стол', 'Готовим стол'],
    ['ru', 'Каждый вносит свою долю в кости.', 'Каждый вносит свою долю случайности.'],
  ],
});

const TREES = { en: leavesOf(en), fr: leavesOf(fr), ru: leavesOf(ru) };

/** Names and units that are the same in many languages. */
const SAME = /^(app\.name|languages\.|clock\.(seconds|minutes)$|people\.hoursShort$)/;

test.each(['fr', 'ru'] as const)('nothing in %s was left in English', (language) => {
  const left = [...TREES[language]].filter(([key, text]) => !SAME.test(key) && text === TREES.en.get(key));
  expect(left.map(([key]) => key)).toEqual(language === 'fr' ? ['home.solo', 'table.menu', 'replay.pause'] : []);
});

test('Russian is written in Russian letters', () => {
  const wrong = [...TREES.ru].filter(([key, text]) => !SAME.test(key) && !/[а-яё]/i.test(text));
  expect(wrong).toEqual([]);
});
