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
    ['en', 'Making ready', 'Setup'],
    ['en', 'A part helps once: improvise with it.', 'A part helps once: improvise it.'],
    ['fr', 'Engager D♦', 'Affronter D♦'],
    ['fr', 'monter la pièce', 'installer la pièce'],
    ['fr', 'drones en soute', 'drones au hangar'],
    ['ru', 'Экспромт', 'Импровизация'],
    ['ru', 'враг', 'противник'],
    ['ru', 'вылет', 'рейд'],
    ['ru', 'здоровье 16', 'прочность 16'],
    ['ru', 'Сектор 2 очищен.', 'Сектор 2 зачищен.'],
    ['ru', 'червы', 'черви'],
    ['ru', 'Попадания критические', 'Любой урон — критично'],
    ['ru', 'Там можно подлечиться.', 'Там можно восстановить сердца.'],
    ['ru', 'каждый бросок костей', 'каждый бросок кубиков'],
  ],
});
