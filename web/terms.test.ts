import { readFileSync } from 'node:fs';
import { termsAreUsed, termsContract } from '@haven/text-kit/testing';
import { en } from './src/text/en.ts';
import { fr } from './src/text/fr.ts';
import { ru } from './src/text/ru.ts';

const TERMS = readFileSync(new URL('TERMS.md', import.meta.url), 'utf8');
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
    ['ru', 'Начать партию в Тортуга', 'Начать партию «Тортуга»'],
    ['ru', 'Накрываем стол', 'Готовим стол'],
    ['ru', 'Каждый вносит свою долю в кости.', 'Каждый вносит свою долю случайности.'],
  ],
});
