import { deal, type Lesson, lineOf } from '@haven/text-kit';
import { turn } from './turn.ts';

export const moving: Lesson = {
  id: 'moving',
  title: { en: 'Moving and collecting', fr: 'Se déplacer, collecter', ru: 'Перемещение и сбор' },
  teaches: ['§3.5', '§3.6', '§3.6.1'],
  table: { seats: 2, seed: deal(7) },
  before: lineOf(turn),
  steps: [
    {
      say: {
        en: 'Your spaceship is here. Most sectors have a Minerals token, the crystals, and a creature to hunt, the round token with an eye. Tap any sector to read what it is, gives and costs.',
        fr: 'Votre vaisseau est ici. La plupart des secteurs ont un jeton Minerais (les cristaux) et une créature à chasser (le jeton rond à l’œil). Touchez un secteur : il dit ce qu’il donne et ce qu’il coûte.',
        ru: 'Ваш корабль здесь. В большинстве секторов есть минерал (кристаллы) и цель охоты (круглый жетон с глазом). Нажмите на любой сектор, и он расскажет, что даёт и сколько стоит.',
      },
      at: ['sector post-2'],
    },
    {
      say: {
        en: 'Spend your Manoeuvre to collect the Minerals token.',
        fr: 'Dépensez votre Manœuvre pour collecter le jeton Minerais.',
        ru: 'Потратьте манёвр и соберите минерал.',
      },
      tucked: {
        en: 'You find this under Actions.',
        fr: 'C’est sous « Actions ».',
        ru: 'Это на вкладке «Действия».',
      },
      at: ['move collect', 'tab actions'],
      ask: 'collect',
      later: {
        en: 'Allowed, but collect first: the token is yours for good.',
        fr: 'C’est permis, mais collectez d’abord : le jeton vous reste.',
        ru: 'Так можно, но сначала соберите минерал: он останется у вас.',
      },
    },
    {
      say: {
        en: 'Minerals tokens stay with you from turn to turn. Each can be spent as 1 Crypto whenever you need it.',
        fr: 'Vos jetons Minerais restent d’un tour à l’autre. Chacun vaut 1 Crypto quand vous en avez besoin.',
        ru: 'Минералы остаются у вас от хода к ходу. Каждый можно потратить как 1 крипто, когда понадобится.',
      },
      at: ['resource mineral'],
    },
    {
      say: {
        en: 'There is another Manoeuvre card in your hand: play it.',
        fr: 'Il vous reste une carte Manœuvre en main : jouez-la.',
        ru: 'В руке ещё одна карта «Импульс»: разыграйте её.',
      },
      at: ['in-hand play manoeuvre', 'part fan', 'part open-sheet'],
      ask: 'play manoeuvre',
    },
    {
      say: {
        en: 'A move costs 1 Manoeuvre and leads to an adjacent sector. Fly to the Turrets.',
        fr: 'Un déplacement coûte 1 Manœuvre et mène vers un secteur adjacent. Volez vers les Tourelles.',
        ru: 'Перемещение стоит 1 манёвр и ведёт в прилегающий сектор. Летите к Турелям.',
      },
      at: ['move move turrets-1', 'part open-sheet'],
      ask: 'move turrets-1',
      later: {
        en: 'That way is open too. For this lesson fly to the Turrets.',
        fr: 'Ce chemin est libre aussi. Pour cette leçon, volez vers les Tourelles.',
        ru: 'Этот путь тоже открыт. Но в уроке летим к Турелям.',
      },
    },
    {
      say: {
        en: 'Your Manoeuvre is spent; the Minerals token stays with you. End your turn: your cards go to the discard pile, you draw five new ones, and your rival plays.',
        fr: 'Vos Manœuvres sont dépensées ; le jeton Minerais, lui, se garde. Terminez votre tour : vos cartes vont à la défausse, vous en piochez cinq, et l’autre capitaine joue.',
        ru: 'Манёвры потрачены, а минерал останется на потом. Закончите ход: карты уйдут в сброс, вы возьмёте пять новых, а ходить будет соперник.',
      },
      at: ['move end', 'part end'],
      ask: 'end',
      rivals: [
        ...['1 play mining', '1 play mining', '1 play manoeuvre', '1 buy hacker'],
        ...['1 move post-4', '1 end'],
      ],
    },
    {
      say: {
        en: 'Your rival bought a card and moved. Now it is your turn again, with five fresh cards.',
        fr: 'L’autre capitaine a acheté une carte, puis son vaisseau est parti. C’est de nouveau votre tour, avec cinq cartes.',
        ru: 'Соперник купил карту и переместился. Снова ваш ход, и в руке пять новых карт.',
      },
      at: ['vessel 1'],
      free: ['part fan'],
    },
  ],
};
