import { deal, type Lesson, lineOf } from '@haven/text-kit';
import { majorities } from './majorities.ts';

export const stealing: Lesson = {
  id: 'stealing',
  title: { en: 'Stealing', fr: 'Voler', ru: 'Кража' },
  teaches: ['§4.5', '§4.6', '§4.7', '§4.8'],
  table: { seats: 3, seed: deal(171) },
  before: lineOf(majorities),
  steps: [
    {
      say: {
        en: 'BOARD and RAID are attacks. BOARD steals from a fleet, RAID from a crew. You are first in RAID: a chest is yours for the taking.',
        fr: 'ABORDAGE et PILLAGE sont des attaques. L’ABORDAGE vole dans une flotte, le PILLAGE dans un équipage. Au PILLAGE, vous avez la première position : un coffre vous attend.',
        ru: 'АБОРДАЖ и НАБЕГ — это нападения. АБОРДАЖ грабит флот, НАБЕГ — команду. В НАБЕГЕ у вас первое место: один сундук ваш.',
      },
      at: ['flag raid'],
      free: ['sheet raid'],
    },
    {
      say: {
        en: 'Orange has a die on RAID too. Whoever attacks Orange there goes back one box as well.',
        fr: 'Orange a aussi un dé sur PILLAGE. Qui attaque Orange recule également d’une case.',
        ru: 'У Оранжевого тоже есть кубик на НАБЕГЕ. Кто на него нападёт, сам отступит на клетку.',
      },
      at: ['rival 1'],
    },
    {
      say: {
        en: 'Yellow has none there and cannot strike back. Choose Yellow’s red chest, then confirm.',
        fr: 'Jaune n’y a aucun dé et ne peut pas riposter. Choisissez son coffre rouge, puis confirmez.',
        ru: 'У Жёлтого там кубиков нет, и ответить ему нечем. Выберите его красный сундук и подтвердите.',
      },
      at: ['move attack 2 chest 0', 'aim 2 0'],
      free: ['rival 2'],
      ask: 'attack 2 chest 0',
      later: {
        en: 'That costs more than it brings: Yellow is the one without a defence.',
        fr: 'Cela coûte plus que cela ne rapporte : c’est Jaune qui est sans défense.',
        ru: 'Так вы больше потеряете: без защиты стоит Жёлтый.',
      },
      rivals: ['1 forfeit'],
    },
    {
      say: {
        en: 'The stolen chest lies on your island, beside the one that everybody gets as the round ends. Yellow’s pirate went back one box: that crew carries less now.',
        fr: 'Le coffre volé est sur votre île, à côté de celui que chacun reçoit en fin de manche. Le pirate de Jaune a reculé d’une case : son équipage porte moins.',
        ru: 'Украденный сундук на вашем острове, рядом с тем, что каждый получает в конце раунда. Пират Жёлтого отступил на клетку: его команда теперь вмещает меньше.',
      },
      at: ['zone 0 island'],
      free: ['rival 2'],
    },
    {
      say: {
        en: 'In second position an attack steals nothing: it pushes a rival back and takes a chest from the centre island, if there is one.',
        fr: 'En deuxième position, une attaque ne vole rien : elle fait reculer un rival et prend un coffre sur l’île centrale, s’il y en a.',
        ru: 'Игрок на втором месте ничего не крадёт: он отбрасывает соперника и берёт сундук с центрального острова, если он там есть.',
      },
      at: ['part centre'],
    },
  ],
};
