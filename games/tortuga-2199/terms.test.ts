import { readFileSync } from 'node:fs';
import { termsAreUsed, termsContract, wordsOfHints, wordsOfLessons, wordsOfPuzzles } from '@haven/text-kit/testing';
import { lessons } from './learn/index.ts';
import { book } from './learn/puzzles/index.ts';
import { guideEn } from './text/guide.en.ts';
import { guideFr } from './text/guide.fr.ts';
import { guideRu } from './text/guide.ru.ts';
import { messages, rulesText } from './text/index.ts';
import { en as editorEn } from './ui/editor/text/en.ts';
import { fr as editorFr } from './ui/editor/text/fr.ts';
import { ru as editorRu } from './ui/editor/text/ru.ts';
import { en as fightEn } from './ui/fight/text/en.ts';
import { fr as fightFr } from './ui/fight/text/fr.ts';
import { ru as fightRu } from './ui/fight/text/ru.ts';
import { hints } from './ui/first-games/hints.ts';
import { texts } from './ui/first-games/texts.ts';
import { en as resultEn } from './ui/result/text/en.ts';
import { fr as resultFr } from './ui/result/text/fr.ts';
import { ru as resultRu } from './ui/result/text/ru.ts';
import { screenTexts } from './ui/text/index.ts';

const TERMS = readFileSync(new URL('TERMS.md', import.meta.url), 'utf8');
const TEXTS = {
  messages,
  rules: rulesText,
  guide: { en: guideEn, fr: guideFr, ru: guideRu },
  screen: screenTexts,
  editor: { en: editorEn, fr: editorFr, ru: editorRu },
  fight: { en: fightEn, fr: fightFr, ru: fightRu },
  result: { en: resultEn, fr: resultFr, ru: resultRu },
  lessons: wordsOfLessons(lessons),
  firstGames: texts,
  hints: wordsOfHints(hints),
  puzzles: wordsOfPuzzles(book),
};

termsAreUsed(TERMS, TEXTS);
termsContract(TERMS, {
  texts: TEXTS,
  planted: [
    ['en', 'Power of the Mines', 'Mines ability'],
    ['en', 'Your ship wins the fight.', 'Your spaceship wins the combat.'],
    ['en', 'first captain', 'first player'],
    ['en', 'All cards Scout are sold.', 'Scout is sold out.'],
    ['en', 'Collect the mineral', 'Collect the Minerals token'],
    ['en', 'Making ready', 'Setup'],
    ['en', 'All spaceships start on Tortuga.', 'All spaceships start in Tortuga.'],
    ['en', 'highest defence', 'maximum defence'],
    ['en', 'The council has spoken.', 'The Captains’ Council has spoken.'],
    ['en', 'Open the next card.', 'Reveal the next card.'],
    ['en', 'Lay out cards with Manoeuvre.', 'Commit cards with Manoeuvre.'],
    ['fr', 'réserve de minerais vide', 'dépôt vide'],
    ['fr', 'Un Minerai est dans la cache.', 'Un jeton Minerais est au dépôt.'],
    ['fr', 'exploré', 'sondé'],
    ['fr', 'Hacker (sans effet)', 'Hacker (sans sa capacité)'],
    ['fr', 'Votre vaisseau gagne un secteur adjacent.', 'Votre vaisseau se déplace vers un secteur adjacent.'],
    ['fr', '7 Cryptos achètent 1 point d’Influence.', '1 point d’Influence pour 7 Cryptos.'],
    ['fr', 'Les Minerais paient comme des Cryptos.', 'Un jeton Minerais vaut 1 Crypto.'],
    ['fr', 'Qui a le tour attaque.', 'Le joueur actif est l’Attaquant.'],
    ['fr', 'le plus d’Influence gagne', 'qui a le plus d’Influence l’emporte'],
    ['fr', 'Convertir une Créature chassée', 'Convertir la carte d’une Créature chassée'],
    ['fr', 'Conquérir le secteur', 'Conquérir un secteur'],
    ['fr', 'Récupérer la carte Réservée', 'Récupérer sa carte Réservée'],
    ['fr', 'Pouvoir des Mines', 'Capacité des Mines'],
    ['fr', 'dernier tour de table', 'dernier tour'],
    ['fr', 'Votre Réserve tient une carte.', 'Votre Réserve contient une carte.'],
    ['fr', '1 carte à 1 pour l’instant', '1 carte, total 1'],
    ['ru', 'хранилище пусто', 'запас пуст'],
    ['ru', 'Вы не разведали ни одного существа.', 'Вы не исследовали ни одной цели охоты.'],
    ['ru', 'Защита сектора «Шахты» до 4', 'Поднять защиту сектора «Шахты» до 4'],
    ['ru', 'Минералы платят как крипто.', 'Минерал можно потратить как 1 крипто.'],
    ['ru', 'Сила Шахт', 'Свойство Шахт'],
    ['ru', 'Зарезервировать карту', 'Резерв карты'],
    ['ru', 'при защите', 'во время защиты'],
    ['ru', 'защитник', 'защищающийся'],
    ['ru', 'раунд 3', 'круг 3'],
    ['ru', 'В руке карта цели охоты.', 'В руке карта охоты.'],
    ['ru', 'У вас на руке', 'У вас в руке'],
    ['ru', 'Набор дома', 'Наш набор'],
    ['ru', 'Кристальный голем', 'Кристаллический голем'],
  ],
});
