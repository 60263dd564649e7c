import { readFileSync } from 'node:fs';
import { termsAreUsed, termsContract, wordsOfHints, wordsOfLessons, wordsOfPuzzles } from '@haven/text-kit/testing';
import { lessons } from './learn/index.ts';
import { book } from './learn/puzzles/index.ts';
import { guideEn } from './text/guide.en.ts';
import { guideFr } from './text/guide.fr.ts';
import { guideRu } from './text/guide.ru.ts';
import { messages, rulesText } from './text/index.ts';
import { hints } from './ui/first-games/hints.ts';
import { texts } from './ui/first-games/texts.ts';
import { screenTexts } from './ui/text/index.ts';

const TERMS = readFileSync(new URL('TERMS.md', import.meta.url), 'utf8');
const TEXTS = {
  messages,
  rules: rulesText,
  guide: { en: guideEn, fr: guideFr, ru: guideRu },
  screen: screenTexts,
  lessons: wordsOfLessons(lessons),
  firstGames: texts,
  hints: wordsOfHints(hints),
  puzzles: wordsOfPuzzles(book),
};

termsAreUsed(TERMS, TEXTS);
termsContract(TERMS, {
  texts: TEXTS,
  planted: [
    ['en', 'Anna lets RAID be.', 'Anna passes on RAID.'],
    ['en', '2 chests will find no boat.', 'There is no room with the crew for 2 chests.'],
    ['en', 'Making ready', 'Setup'],
    ['fr', 'Anna mène un coffre à Tortuga.', 'Anna déplace un coffre vers Tortuga.'],
    ['ru', 'Аня ведёт 1 сундук на Тортугу.', 'Аня перевозит 1 сундук на Тортугу.'],
    ['ru', 'Аня: выпало на 5 кубиках.', 'Аня: брошено 5 кубиков.'],
    ['ru', 'Ход за другими: Аня.', 'Ждём: Аня.'],
    ['ru', 'Ваша фигурка тоже отступит.', 'Ваша фишка тоже отступит.'],
  ],
});
