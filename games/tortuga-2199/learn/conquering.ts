import { deal, type Lesson } from '@haven/text-kit';
import { LONG_RACE } from './long-games.ts';

export const conquering: Lesson = {
  id: 'conquering',
  title: { en: 'Conquering and Influence', fr: 'Conquête et Influence', ru: 'Захват и влияние' },
  teaches: ['§3.12', '§3.13', '§5.1', '§5.6'],
  table: { seats: 2, seed: deal(7) },
  before: LONG_RACE.slice(0, 97),
  steps: [
    {
      say: {
        en: 'A little earlier in the same game. Sectors are the steadiest source of Influence. A Trading Post that nobody owns has defence 2: conquering it costs one more, 3 Manoeuvre.',
        fr: 'Un peu plus tôt dans la partie. Les secteurs sont la source d’Influence la plus sûre. Un Terminal commercial libre a une Défense de 2 : le conquérir coûte 1 de plus, soit 3 Manœuvres.',
        ru: 'Та же партия, чуть раньше. Секторы — самый надёжный источник влияния. Защита ничейного Торгового поста — 2: захват стоит на единицу больше, 3 манёвра.',
      },
      at: ['sector post-4'],
    },
    {
      say: {
        en: 'That price stands on the map, beside a double arrow. On a large map the numbers along a sector’s edge are the steps its defence can climb.',
        fr: 'Ce prix figure sur le plateau, à côté d’une double flèche. Sur un grand écran, les nombres au bord d’un secteur sont les niveaux que sa Défense peut atteindre.',
        ru: 'Эта цена видна на карте рядом с двойной стрелкой. На большом экране числа по краю сектора — ступени, по которым растёт его защита.',
      },
      at: ['sector post-4'],
    },
    {
      say: {
        en: 'You have 1 Manoeuvre. The Boarding Master gives 3 more: play it.',
        fr: 'Vous avez 1 Manœuvre. La carte Maître d’abordage en donne 3 : jouez-la.',
        ru: 'У вас 1 манёвр. Карта «Мастер абордажа» даёт ещё 3: разыграйте её.',
      },
      at: ['in-hand play boarding-master', 'part fan'],
      ask: 'play boarding-master',
    },
    {
      say: {
        en: 'Now conquer the sector your spaceship is in.',
        fr: 'Conquérez maintenant le secteur où est votre vaisseau.',
        ru: 'Теперь захватите сектор, в котором стоит ваш корабль.',
      },
      at: ['move conquer', 'tab actions'],
      ask: 'conquer',
      later: {
        en: 'That would eat up the Manoeuvre that the conquest needs.',
        fr: 'D’abord la conquête : gardez vos Manœuvres pour elle.',
        ru: 'Сначала захват: приберегите манёвры для него.',
      },
    },
    {
      say: {
        en: 'Yours: 1 Influence as long as you keep it, and a Trading Post gives you 1 Crypto in each of your turns, this one included.',
        fr: 'À vous : 1 point d’Influence tant que vous le tenez, et un Terminal donne 1 Crypto à chacun de vos tours, dès maintenant.',
        ru: 'Он ваш: 1 очко влияния, пока вы его держите, и 1 крипто от Торгового поста в каждый ваш ход, начиная с этого.',
      },
      at: ['resource crypto'],
    },
    {
      say: {
        en: 'Its defence rose to 3, so whoever wants it next pays 4. For Crypto you can reinforce it further, from anywhere.',
        fr: 'Sa Défense passe à 3 : le prochain qui le voudra paiera 4. Avec des Cryptos, vous pouvez renforcer encore le secteur, d’où que vous soyez.',
        ru: 'Защита выросла до 3: следующий захват обойдётся в 4. За крипто её можно увеличить ещё, откуда угодно.',
      },
      at: ['sector post-4'],
    },
    {
      say: {
        en: 'Special sectors begin at 5 Manoeuvre and give 2 Influence and an ability. Tortuga always costs 15: it gives 3 Influence and opens the last round, which the last chapter explains.',
        fr: 'Les secteurs spéciaux commencent à 5 Manœuvres et donnent 2 points d’Influence et une capacité. Tortuga coûte toujours 15 : elle donne 3 points et ouvre le dernier tour, que le dernier chapitre explique.',
        ru: 'Особые секторы стоят от 5 манёвров и дают 2 очка влияния и свойство. Тортуга всегда стоит 15: она даёт 3 очка и открывает последний круг, о нём — последняя глава.',
      },
      at: ['sector tortuga'],
    },
  ],
};
