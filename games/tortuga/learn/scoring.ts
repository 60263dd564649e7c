import { deal, type Lesson } from '@haven/text-kit';
import { LONG_GAME } from './long-game.ts';

export const scoring: Lesson = {
  id: 'scoring',
  title: { en: 'The end and the points', fr: 'La fin et les points', ru: 'Конец игры и очки' },
  teaches: ['§6.1', '§6.2', '§6.3', '§6.4', '§6.5', '§7.1'],
  table: { seats: 3, seed: deal(1) },
  before: LONG_GAME,
  steps: [
    {
      say: {
        en: 'The game ends when somebody has six chests in Tortuga after the chests have moved. You have five there and two more in the fleet, and a red 5+2/6 says so: now the chests move for the last time.',
        fr: 'La partie s’arrête quand quelqu’un a six coffres à Tortuga après les déplacements. Vous en avez cinq, et deux dans la flotte : le 5+2/6 rouge le dit. C’est le dernier déplacement.',
        ru: 'Игра заканчивается, когда после перевозки у кого-то шесть сундуков на Тортуге. У вас там пять, и ещё два во флоте (красное 5+2/6): это последняя перевозка.',
      },
      at: ['zone 0 tortuga'],
      free: ['zone 0 fleet'],
    },
    {
      say: {
        en: 'A chest in Tortuga is worth 3, in the fleet 2, in the crew 1, on the island nothing. Move your crew’s chests to the fleet: there is room for both.',
        fr: 'Un coffre vaut 3 à Tortuga, 2 dans la flotte, 1 dans l’équipage, rien sur l’île. Déplacez ceux de l’équipage vers la flotte : il y a de la place.',
        ru: 'Сундук на Тортуге стоит 3, во флоте 2, у команды 1, на острове ничего. Перевезите сундуки команды во флот: места хватит обоим.',
      },
      at: ['move arrange fleet purple yellow'],
      free: ['part order', 'zone 0 fleet'],
      ask: 'arrange fleet purple yellow',
    },
    {
      say: {
        en: 'Your crew carries only two of these three. Purple counts twice, so it comes along; a blue one is left behind. Confirm.',
        fr: 'Votre équipage ne porte que deux de ces trois coffres. Le violet compte double : emmenez-le ; un bleu est abandonné. Confirmez.',
        ru: 'Команда перевезёт только два из трёх. Фиолетовый считается вдвойне, его берём; один синий останется. Подтвердите.',
      },
      at: ['move arrange crew purple blue'],
      free: ['part order', 'zone 0 island', 'zone 0 crew'],
      ask: 'arrange crew purple blue',
      later: {
        en: 'Two blue chests would cost you a point: purple counts twice.',
        fr: 'Le violet compte double : gardez-le en premier.',
        ru: 'Фиолетовый считается вдвойне: берите его первым.',
      },
      rivals: ['1 arrange crew blue yellow blue'],
    },
    {
      say: {
        en: 'Seven chests in Tortuga. Each set of a red, a blue and a yellow chest anywhere on your board adds 3; white ones in Tortuga stand in for any of them.',
        fr: 'Sept coffres à Tortuga. Chaque série d’un rouge, d’un bleu et d’un jaune, n’importe où sur votre plateau, ajoute 3 ; un blanc à Tortuga remplace n’importe lequel.',
        ru: 'На Тортуге семь сундуков. Каждый набор из красного, синего и жёлтого где угодно на планшете — ещё 3; белый на Тортуге заменяет любой из них.',
      },
      at: ['zone 0 tortuga'],
      free: ['zone 0 fleet', 'zone 0 crew', 'zone 0 island'],
    },
    {
      say: {
        en: '47 points: 33 for chests, 6 for sets, 6 for the boxes of boat and pirate, 2 for coins. The most points win.',
        fr: '47 points : 33 pour les coffres, 6 pour les séries, 6 pour les cases du bateau et du pirate, 2 pour les pièces. Le plus haut total gagne.',
        ru: '47 очков: 33 за сундуки, 6 за наборы, 6 за клетки корабля и пирата, 2 за монеты. Побеждает тот, у кого больше очков.',
      },
      at: ['seat 0'],
      free: ['bar 0'],
    },
  ],
};
