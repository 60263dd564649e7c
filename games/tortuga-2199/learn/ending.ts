import { deal, type Lesson } from '@haven/text-kit';
import { LONG_RACE } from './long-games.ts';

export const ending: Lesson = {
  id: 'ending',
  title: { en: 'How it ends', fr: 'La fin de la partie', ru: 'Конец игры' },
  teaches: ['§5.7', '§6.1', '§6.2'],
  table: { seats: 2, seed: deal(7) },
  before: LONG_RACE,
  steps: [
    {
      say: {
        en: 'The end of the first game. You have 14 Influence, one short of victory, and 9 Crypto. In Tortuga, 7 Crypto buys 1 Influence.',
        fr: 'La fin de la première partie. Vous avez 9 Cryptos et 14 points d’Influence : il n’en manque qu’un pour gagner. À Tortuga, 1 point d’Influence coûte 7 Cryptos.',
        ru: 'Конец первой партии. У вас 9 крипто и 14 очков влияния: до победы одно. На Тортуге за 7 крипто дают 1 очко влияния.',
      },
      at: ['sector tortuga'],
    },
    {
      say: {
        en: 'You are marked 14+4, which is not yet 18: 14 counts now, and Hunt cards in your deck bring 4 more once they are redeemed from the hand. Watch for such a mark beside a rival.',
        fr: 'La marque 14+4 ne fait pas encore 18 : 14 comptent déjà, et vos cartes Chasse en rapporteront 4, une fois en main et converties. Guettez cette marque chez vos rivaux.',
        ru: 'Отметка 14+4 — это ещё не 18: у вас 14, а за ваши карты охоты дадут 4, когда вы сдадите их из руки. Следите за такой отметкой у соперников.',
      },
    },
    {
      say: {
        en: 'Tortuga is two moves away. First fly to the Trading Post.',
        fr: 'Tortuga est à deux déplacements. D’abord vers le Terminal commercial.',
        ru: 'До неё два перемещения. Сначала — на Торговый пост.',
      },
      at: ['move move post-2', 'part open-sheet'],
      ask: 'move post-2',
      later: {
        en: 'Not now: victory is two moves away. Fly on.',
        fr: 'Pas maintenant : la victoire est à deux déplacements. Continuez.',
        ru: 'Не сейчас: победа в двух перемещениях. Летите.',
      },
    },
    {
      say: { en: 'And on to Tortuga.', fr: 'Puis vers Tortuga.', ru: 'И дальше, на Тортугу.' },
      at: ['move move tortuga', 'part open-sheet'],
      ask: 'move tortuga',
      later: {
        en: 'Not now: victory is one move away. Fly on.',
        fr: 'Pas maintenant : la victoire est à un déplacement. Continuez.',
        ru: 'Не сейчас: победа в одном перемещении. Летите.',
      },
    },
    {
      say: {
        en: 'Buy the fifteenth point of Influence.',
        fr: 'Achetez le quinzième point d’Influence.',
        ru: 'Купите пятнадцатое очко влияния.',
      },
      at: ['move influence 7', 'tab actions'],
      ask: 'influence 7',
      later: {
        en: 'You could, but one purchase wins the game: the Influence.',
        fr: 'Vous pourriez, mais un seul achat gagne la partie : l’Influence.',
        ru: 'Можно, но победу приносит одна покупка: влияние.',
      },
    },
    {
      say: {
        en: '15 Influence: the game is over at once, in the middle of your turn.',
        fr: '15 points d’Influence : la partie s’arrête aussitôt, au milieu de votre tour.',
        ru: '15 очков влияния: игра сразу окончена, прямо посреди хода.',
      },
    },
    {
      say: {
        en: 'There is another end: whoever conquers Tortuga for 15 Manoeuvre gains 3 Influence and opens the last round. All others have one more turn, then the most Influence wins, and that need not be the conqueror.',
        fr: 'Autre fin possible : la conquête de Tortuga, pour 15 Manœuvres, donne 3 points d’Influence et ouvre le dernier tour. Les autres jouent encore une fois, puis qui a le plus d’Influence l’emporte, même sans Tortuga.',
        ru: 'Есть и другой конец: захват Тортуги за 15 манёвров даёт 3 очка влияния и открывает последний круг. Остальные ходят ещё раз, и побеждает тот, у кого больше влияния. Это может быть и не захвативший.',
      },
    },
  ],
};
