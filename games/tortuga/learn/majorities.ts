import { deal, type Lesson, lineOf } from '@haven/text-kit';
import { dice } from './dice.ts';

export const majorities: Lesson = {
  id: 'majorities',
  title: { en: 'Who acts: the best totals', fr: 'Qui agit : les meilleurs totaux', ru: 'Кто действует: лучшие суммы' },
  teaches: ['§3.1', '§3.2', '§3.3', '§4.1', '§4.2', '§4.3'],
  table: { seats: 3, seed: deal(171) },
  before: lineOf(dice),
  steps: [
    {
      say: {
        en: 'For each action everybody adds up their dice and bonus tile. The best total is in first position, the next one in second; the others get nothing.',
        fr: 'Pour chaque action, on additionne ses dés et sa tuile bonus. Le meilleur total a la première position, le suivant la deuxième ; les autres n’ont rien.',
        ru: 'В каждом действии складываются кубики и жетон бонуса. Лучшая сумма даёт первое место, следующая — второе; остальные не получают ничего.',
      },
      at: ['ranks crew', 'flag crew'],
      free: ['flag crew', 'sheet crew'],
    },
    {
      say: {
        en: 'FLEET comes first. Orange and Yellow have 5 each: a tie goes to the start player, Orange. First position moves the boat two boxes, second position one. Watch.',
        fr: 'FLOTTE d’abord. Orange et Jaune ont 5 : l’égalité revient au premier joueur, Orange. En première position, le bateau avance de deux cases, en deuxième d’une. Regardez.',
        ru: 'Сначала ФЛОТ. У Оранжевого и Жёлтого по 5: при равенстве впереди первый игрок, Оранжевый. Его корабль идёт на две клетки, второй — на одну. Смотрите.',
      },
      at: ['ranks fleet', 'flag fleet'],
      free: ['flag fleet', 'sheet fleet'],
      rivals: ['1 perform', '2 perform'],
    },
    {
      say: {
        en: 'Now CREW: your 8 and the bonus tile make 9, the best. Perform it: your pirate moves two boxes ahead.',
        fr: 'Maintenant ÉQUIPAGE : vos 8 et la tuile bonus font 9, le meilleur total. Agissez : votre pirate avance de deux cases.',
        ru: 'Теперь КОМАНДА: 8 и жетон бонуса — это 9, лучшая сумма. Выполните действие: ваш пират пройдёт две клетки.',
      },
      at: ['move perform'],
      free: ['sheet crew', 'zone 0 crew'],
      ask: 'perform',
      later: {
        en: 'Every action may be forfeited, but here it would only be a loss.',
        fr: 'On peut renoncer à toute action, mais ici, ce ne serait qu’une perte.',
        ru: 'От любого действия можно отказаться, но здесь вы бы только потеряли.',
      },
      rivals: ['2 perform', '2 perform', '2 keep coin3', '1 perform'],
    },
    {
      say: {
        en: 'Your pirate stands on box 5: your crew carries three chests now, not two. The boat does the same for the fleet.',
        fr: 'Votre pirate est sur la case 5 : votre équipage porte maintenant trois coffres, et non deux. Le bateau fait de même pour la flotte.',
        ru: 'Ваш пират на клетке 5: команда теперь перевозит три сундука, а не два. Так же корабль расширяет флот.',
      },
      at: ['zone 0 crew'],
      free: ['zone 0 fleet'],
    },
    {
      say: {
        en: 'Meanwhile HUNT gave Yellow a chest and a treasure tile, and Orange only a tile. Its coins are points at the end, and they stay secret.',
        fr: 'Entre-temps, TRÉSOR a donné un coffre et une tuile trésor à Jaune, et à Orange seulement une tuile trésor. Les pièces de ces tuiles sont des points à la fin ; elles restent secrètes.',
        ru: 'Тем временем ОХОТА дала Жёлтому сундук и жетон сокровищ, Оранжевому — только жетон. Монеты на жетонах — очки в конце, и они секретны.',
      },
      at: ['rival 2'],
      free: ['rival 1'],
    },
  ],
};
