import { deal, type Lesson } from '@haven/text-kit';
import { LONG_RUN } from './long-run.ts';

export const medals: Lesson = {
  id: 'medals',
  title: { en: 'Medals', fr: 'Les médailles', ru: 'Медали' },
  teaches: ['§7.1', '§7.2', '§7.3'],
  table: { seats: 1, seed: deal(1) },
  before: LONG_RUN,
  steps: [
    {
      say: {
        en: 'The last enemy of the last sector: the Ace of Hearts, 19 health left, and your ship is critical. One more hit and all is lost.',
        fr: 'Le dernier ennemi du dernier secteur : l’as de cœur, encore 19 points de vie, et vous êtes en état critique. Un coup de plus, et tout est perdu.',
        ru: 'Последний противник последнего сектора — туз червей, осталась прочность 19, а корабль в критическом состоянии. Ещё одно попадание — и всё потеряно.',
      },
      at: ['enemy AH'],
    },
    {
      say: {
        en: 'After this battle everything on board is sold. With what you have, that makes 57 credits without the ace. Fire.',
        fr: 'Après ce combat, tout ce qui est à bord est vendu. Sans l’as, cela ferait 57 crédits en tout. Feu.',
        ru: 'После этого боя всё, что на борту, будет продано. Без туза вышло бы 57 кредитов. Огонь.',
      },
      at: ['choice fire'],
      ask: 'fire',
    },
    {
      say: {
        en: '5 and 2, plus 2: 9. The 10♣ makes it 19, exactly enough. Improvise it.',
        fr: '5 et 2, plus 2 : 9. Le 10♣ en fait 19, tout juste ce qu’il faut. Improvisez avec lui.',
        ru: '5 и 2, плюс 2: 9. С картой 10♣ будет 19 — ровно столько, сколько нужно. Импровизируйте ею.',
      },
      at: ['move improvise 10C'],
      ask: 'improvise 10C',
      later: {
        en: 'A drone on the ballistics gives 17 and leaves the ace flying. The 10♣ gives 19.',
        fr: 'Un drone aux canons donne 17, et l’as tient encore. Le 10♣ donne 19.',
        ru: 'С дроном у орудий выйдет 17, и туз уцелеет. С картой 10♣ — 19.',
      },
    },
    {
      say: {
        en: 'A dead ace pays 14 here, a live one 19: 71 credits or 76. Silver begins at 75. Let it land!',
        fr: 'Ici, un as mort rapporte 14, un as vivant 19 : 71 crédits ou 76. La médaille d’argent commence à 75. Validez !',
        ru: 'Убитый туз стоит здесь 14, живой — 19: 71 кредит или 76. Серебро начинается с 75. Нанесите урон!',
      },
      at: ['choice strike'],
      ask: 'strike',
    },
    {
      say: {
        en: 'Captured! The four sectors are clear and your ship comes home.',
        fr: 'Capturé ! Les quatre secteurs sont nettoyés, et votre vaisseau rentre.',
        ru: 'Взят в плен! Четыре сектора зачищены, и корабль возвращается домой.',
      },
    },
    {
      say: {
        en: '76 credits, a silver medal. Bronze begins at 50, gold at 100, platinum at 125. The way there: many prisoners, few repairs.',
        fr: '76 crédits : médaille d’argent. Le bronze commence à 50, l’or à 100, le platine à 125 : il faut des prisonniers, et peu de réparations.',
        ru: '76 кредитов, серебряная медаль. Бронза — с 50, золото — со 100, платина — со 125: берите пленных и реже чините дроны.',
      },
    },
  ],
};
