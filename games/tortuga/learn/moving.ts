import { deal, type Lesson, lineOf } from '@haven/text-kit';
import { stealing } from './stealing.ts';

export const moving: Lesson = {
  id: 'moving',
  title: { en: 'Moving chests home', fr: 'Ramener les coffres', ru: 'Сундуки домой' },
  teaches: ['§5.1', '§5.2', '§5.3', '§5.5', '§5.6'],
  table: { seats: 3, seed: deal(171) },
  before: lineOf(stealing),
  steps: [
    {
      say: {
        en: 'A round ends with a new chest for everybody, and then all chests move on: fleet to Tortuga, crew to fleet, island to crew.',
        fr: 'La manche se termine par un nouveau coffre pour chacun, puis tous les coffres avancent : de la flotte à Tortuga, de l’équipage à la flotte, de l’île à l’équipage.',
        ru: 'В конце раунда каждый получает новый сундук, а потом все сундуки идут дальше: из флота на Тортугу, от команды во флот, с острова к команде.',
      },
      at: ['zone 0 island'],
      free: ['zone 0 crew', 'zone 0 fleet', 'zone 0 tortuga'],
    },
    {
      say: {
        en: 'Your crew has room for all three. You choose their order: when a crew shrinks, the rightmost chest is lost. White is precious, so it goes on the left. Confirm.',
        fr: 'Votre équipage a de la place pour les trois. L’ordre compte : si l’équipage rétrécit, le coffre le plus à droite est perdu. Le blanc est précieux : à gauche. Confirmez.',
        ru: 'У команды хватит места для всех трёх. Порядок за вами: если места станет меньше, теряется крайний справа. Белый ценен и стоит слева. Подтвердите.',
      },
      at: ['move arrange crew white red red'],
      free: ['part order', 'zone 0 crew', 'zone 0 island'],
      ask: 'arrange crew white red red',
      later: {
        en: 'Allowed, but put the white chest on the left: it is the one to keep safe.',
        fr: 'C’est permis, mais mettez le coffre blanc à gauche : il mérite le plus de soin.',
        ru: 'Так можно, но поставьте белый слева: его нужно беречь.',
      },
      rivals: ['1 arrange crew white yellow', '2 arrange crew blue yellow'],
    },
    {
      say: {
        en: 'One red chest is in your fleet: it will reach Tortuga at the end of this new round, if nobody boards you.',
        fr: 'Un coffre rouge est dans votre flotte : il atteindra Tortuga à la fin de cette nouvelle manche, si personne ne vous aborde.',
        ru: 'Один красный сундук уже во флоте: в конце нового раунда он будет на Тортуге, если вас не возьмут на абордаж.',
      },
      at: ['zone 0 fleet'],
      free: ['zone 0 tortuga'],
    },
    {
      say: {
        en: 'Yellow had three chests but room for two: the third was left behind, on the centre island. So your raid hit twice.',
        fr: 'Jaune avait trois coffres mais seulement deux places : le troisième, abandonné, est sur l’île centrale. Votre pillage a frappé deux fois.',
        ru: 'У Жёлтого было три сундука и два места: третий пришлось оставить, он на центральном острове. Ваш набег ударил дважды.',
      },
      at: ['part centre'],
      free: ['rival 2'],
    },
    {
      say: {
        en: 'A new round has begun, everybody has their dice back, and the next player clockwise is start player.',
        fr: 'Une nouvelle manche commence : chacun reprend ses dés, et le premier joueur change, dans le sens horaire.',
        ru: 'Начался новый раунд: все снова взяли свои кубики, а первым игроком стал следующий по часовой стрелке.',
      },
      at: ['part tray'],
    },
  ],
};
