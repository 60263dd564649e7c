import type { Position, Seat } from '@haven/kit';
import type { FirstHint } from '@haven/text-kit';
import { type Move, type Step, type Tortuga, tortuga } from '@haven/tortuga-rules';
import { endingsIn } from '../endings.ts';

type Here = Position<Tortuga>;
type Hint = FirstHint<Tortuga>;

/** What is said once, the most urgent first. */
export const hints: readonly Hint[] = [
  {
    id: 'near-end',
    isDue: ({ view }) => endingsIn(view).length > 0,
    at: (here) => endingsIn(here.view).flatMap(({ seat }) => homeOf(here, seat)),
    say: {
      en: 'The end is near: this board can fill Tortuga within two rounds, chests on the way included, and then the game is over. In red: chests there + on the way, of the 6 that end it. Ask when.',
      fr: 'La fin approche : coffres en route compris, ce plateau peut remplir Tortuga en deux manches. En rouge, les coffres arrivés + en route, sur 6. Touchez-le pour savoir quand.',
      ru: 'Конец близок: с сундуками в пути этот планшет может заполнить Тортугу за два раунда. Красным: сундуки на месте + в пути, из 6 нужных. Коснитесь — узнаете, когда.',
    },
  },
  {
    id: 'pick',
    taught: 'dice',
    isDue: (here) => asks('pick')(here) && !hasPlaced(here),
    at: () => ['part tray'],
    say: {
      en: 'Keep at least one die; several if they show the same action. The others are rolled again. Tap a flag to take up all its dice at once.',
      fr: 'Gardez au moins un dé ; plusieurs s’ils montrent la même action. Les autres seront relancés. Touchez un drapeau pour prendre tous ses dés d’un coup.',
      ru: 'Оставьте хотя бы один кубик; несколько — если на них одно действие. Остальные будут брошены снова. Нажмите на флаг, чтобы взять сразу все его кубики.',
    },
  },
  {
    id: 'flags',
    taught: 'majorities',
    isDue: (here) => asks('pick')(here) && hasPlaced(here),
    at: () => ['flag fleet'],
    say: {
      en: 'Each flag is an action: this one moves your boat ahead. The small signs say what the best total wins and, where more than two play, the second best. The flag itself tells more.',
      fr: 'Chaque drapeau est une action : celui-ci fait avancer votre bateau. Les petits signes disent ce que gagne le meilleur total et, à plus de deux, le suivant. Le drapeau lui-même en dit plus.',
      ru: 'Каждый флаг — действие: это двигает ваш корабль. Значки под ним — что получит лучшая сумма, а если игроков больше двух, то и вторая. Подробнее скажет сам флаг.',
    },
  },
  {
    id: 'odds',
    isDue: (here) => asks('pick')(here) && hasPlaced(here),
    at: () => ['about odds'],
    say: {
      en: 'Your chances, action by action: of beating the best total so far, or of reaching 8 where nobody has a die yet, if you go for that action alone. The die hides them.',
      fr: 'Vos chances, action par action : battre le meilleur total actuel, ou atteindre 8 là où personne n’a encore de dé, si vous ne visez que cette action. Le dé les masque.',
      ru: 'Ваши шансы по действиям: превзойти лучшую сумму или набрать 8 там, где кубиков ещё нет, если стараться ради одного действия. Кубик их скрывает.',
    },
  },
  {
    id: 'skulls',
    isDue: asks('skulls'),
    at: () => ['part answers'],
    say: {
      en: 'A skull stands for any action. Choose the one where its number wins you the right to act.',
      fr: 'Un crâne vaut n’importe quelle action. Choisissez celle où son chiffre vous permet d’agir.',
      ru: 'Череп заменяет любое действие. Выберите то, где его число даст вам право действовать.',
    },
  },
  {
    id: 'bonus',
    isDue: asks('bonus'),
    at: () => ['part answers'],
    say: {
      en: 'You were faster than the others. A bonus tile stays for the whole game and adds to its action whenever you have a die there.',
      fr: 'Vous avez fini avant les autres. Une tuile bonus reste toute la partie et s’ajoute à son action dès que vous y avez un dé.',
      ru: 'Вы закончили раньше других. Жетон бонуса остаётся до конца игры и прибавляется к своему действию, если там есть ваш кубик.',
    },
  },
  {
    id: 'attack',
    isDue: asks('attack'),
    at: ({ moves }) => moves.flatMap((move) => (move.type === 'attack' ? [`rival ${move.target}`] : [])),
    say: {
      en: 'Choose whom to attack. Whoever has a die on this action strikes back, and your own token drops back as well.',
      fr: 'Choisissez qui attaquer. Qui a un dé sur cette action riposte, et votre propre pion recule aussi.',
      ru: 'Выберите, на кого напасть. У кого на этом действии есть кубик, тот даст отпор, и ваша фишка тоже отступит.',
    },
  },
  {
    id: 'keep',
    isDue: asks('keep'),
    at: () => ['part answers'],
    say: {
      en: 'Keep one treasure tile in secret. Its coins are points at the end, and nobody knows how many you have.',
      fr: 'Gardez une tuile trésor en secret. Ses pièces sont des points à la fin, et personne ne sait combien vous en avez.',
      ru: 'Тайно оставьте один жетон сокровищ. Монеты на нём — очки в конце, и никто не знает, сколько их у вас.',
    },
  },
  {
    id: 'perform',
    isDue: asks('perform'),
    at: () => ['move perform'],
    say: {
      en: 'You have one of the best totals here, so the action is yours: perform it and take what it gives. There is rarely a reason to forfeit it.',
      fr: 'Vous avez ici l’un des meilleurs totaux : agissez et prenez ce que donne l’action. Il y a rarement une raison d’y renoncer.',
      ru: 'Здесь у вас одна из лучших сумм, поэтому вы действуете: выполните действие. Отказываться почти никогда не стоит.',
    },
  },
  {
    id: 'arrange',
    isDue: asks('arrange'),
    at: (here) => ['part order', ...buttonsOf('arrange')(here)],
    say: {
      en: 'Chests on the left travel first. What finds no room is left behind, and if there is less room later, the chest on the right is the first to be lost.',
      fr: 'Les coffres de gauche partent d’abord. Ce qui n’a pas de place est abandonné ; et si la place manque plus tard, c’est le coffre de droite qui est perdu.',
      ru: 'Сундуки слева перевозят первыми. Те, которым не хватит места, останутся, а если места потом станет меньше, первым теряется крайний справа.',
    },
  },
  {
    id: 'totals',
    isDue: (here) => asks('pick')(here) && hasPlaced(here),
    at: ({ view }) =>
      view.players.flatMap(({ placed }) => placed.flatMap((action) => (action ? [`flag ${action}`] : []))),
    say: {
      en: 'Kept dice now lie on their actions. In the end only the best totals of each action count, so add to what you can win, and leave the rest.',
      fr: 'Les dés gardés sont sur leurs actions. À la fin, seuls les meilleurs totaux de chaque action comptent : renforcez ce que vous pouvez gagner, laissez le reste.',
      ru: 'Оставленные кубики стоят на действиях. В итоге важны только лучшие суммы: усиливайте то, где можете победить, остальное не трогайте.',
    },
  },
  {
    id: 'room',
    isDue: (here) => asks('pick')(here) && hasPlaced(here),
    at: () => ['about room board', 'flag board'],
    say: {
      en: 'BOARD and RAID hold few dice: 0/2 means none of at most two. The further your boat (BOARD) or your pirate (RAID) stands, the more fit.',
      fr: 'ABORDAGE et PILLAGE acceptent peu de dés : 0/2 veut dire aucun dé posé, deux au plus. Plus votre bateau (ABORDAGE) ou votre pirate (PILLAGE) est avancé, plus il y a de place.',
      ru: 'АБОРДАЖ и НАБЕГ вмещают мало кубиков: 0/2 — ни одного из двух возможных. Чем дальше ваш корабль (АБОРДАЖ) или пират (НАБЕГ), тем больше места.',
    },
  },
  {
    id: 'track',
    isDue: (here) => asks('pick')(here) && here.view.round > 1,
    at: ({ seat }) => [`about track ${seat} fleet`, `zone ${seat} fleet`],
    say: {
      en: 'The boat goes from box 1 to box 8. Its number is points at the end; the colour shows how many chests the fleet carries. The pirate does the same for the crew.',
      fr: 'Le bateau va de la case 1 à la case 8. Ce numéro vaut des points à la fin ; la couleur dit combien de coffres la flotte porte. Idem pour le pirate et l’équipage.',
      ru: 'Корабль идёт от клетки 1 до клетки 8. Её номер — очки в конце игры, цвет — сколько сундуков везёт флот. Так же и пират у команды.',
    },
  },
  {
    id: 'wheel',
    isDue: (here) => asks('pick')(here) && here.view.start === here.seat && !hasPlaced(here),
    at: () => ['about startPlayer'],
    say: {
      en: 'The wheel marks the start player, who wins all ties; then whoever sits next clockwise. Each round it goes on to the next player.',
      fr: 'La barre marque le premier joueur : il gagne les égalités, puis ceux qui le suivent dans le sens horaire. À chaque manche, elle passe au joueur suivant.',
      ru: 'Штурвал отмечает первого игрока: при равенстве побеждает он, затем сидящие дальше по часовой стрелке. Каждый раунд штурвал переходит к следующему.',
    },
  },
];

function asks(step: Step['type']): (here: Here) => boolean {
  return ({ view, seat }) => {
    const asked = view.agenda.at(-1);
    return asked?.type === step && asked.seats.some((each) => each === seat);
  };
}

function buttonsOf(type: Move['type']): Hint['at'] {
  return ({ moves }) => moves.filter((move) => move.type === type).map((move) => `move ${tortuga.notate(move)}`);
}

function hasPlaced({ view }: Here): boolean {
  return view.players.some(({ placed }) => placed.some((action) => action !== null));
}

function homeOf({ seat }: Here, leader: Seat): string[] {
  const there = seat === leader ? `zone ${seat} tortuga` : `rival ${leader}`;
  return [`about nearEnd ${leader}`, there, `about seat ${leader}`, `about seat ${seat}`];
}
