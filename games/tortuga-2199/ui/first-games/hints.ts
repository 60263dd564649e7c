import type { Position, Seat } from '@haven/kit';
import type { FirstHint } from '@haven/text-kit';
import { type Move, type Step, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { endingOf, endingsIn, redeemableBy } from '../endings.ts';

type Here = Position<Tortuga2199>;
type Hint = FirstHint<Tortuga2199>;

/** What is said once, the most urgent first. */
export const hints: readonly Hint[] = [
  {
    id: 'defend',
    isDue: asks('defend'),
    at: () => ['part fight-hand', 'about defender'],
    say: {
      en: 'You are under attack. Commit cards with Manoeuvre: your total has to reach the attacker’s, and a tie is yours. Cards you commit leave your hand, win or lose.',
      fr: 'On vous attaque. Posez des cartes à Manœuvres : leur somme doit atteindre celle de l’Attaquant, et l’égalité est pour vous. Gagné ou perdu, elles vont à la défausse.',
      ru: 'Вас атакуют. Выложите карты с манёврами: в сумме нужно не меньше, чем у атакующего, а ничья — ваша. Выложенные карты в любом случае уйдут в сброс.',
    },
  },
  {
    id: 'commit',
    isDue: asks('commit'),
    at: () => ['part fight-hand', 'about attacker'],
    say: {
      en: 'Choose cards for the combat: their Manoeuvre is added up, and you need more than the defender. Nobody sees them until both sides are ready.',
      fr: 'Choisissez vos cartes pour le combat : leurs Manœuvres s’additionnent, et il faut dépasser le Défenseur. Personne ne les voit avant que les deux camps soient prêts.',
      ru: 'Выберите карты для боя: их манёвры складываются, и нужно больше, чем у защищающегося. До вскрытия их никто не видит.',
    },
  },
  {
    id: 'last-round',
    isDue: ({ view }) => view.lastRound !== null,
    at: () => ['about lastRound'],
    say: {
      en: 'Tortuga has fallen: this is the last round. Nobody conquers or attacks any more, so redeem creatures and buy Influence while you can.',
      fr: 'Tortuga est tombée : c’est le dernier tour. Plus de conquête ni d’attaque ; convertissez vos cartes Chasse et achetez de l’Influence tant que vous le pouvez.',
      ru: 'Тортуга захвачена: это последний круг. Захватов и атак больше не будет, поэтому сдавайте цели охоты и покупайте влияние, пока можно.',
    },
  },
  {
    id: 'near-end',
    isDue: ({ view }) => endingsIn(view).length > 0,
    at: ({ view }) => [
      ...endingsIn(view).flatMap(({ seat }) => [`about nearEnd ${seat}`, `about captain ${seat}`]),
      'tab captains',
    ],
    say: {
      en: 'The end is near: 15 Influence win at once, even in the middle of a turn. Where a number follows a plus, Hunt cards bring that much more as soon as they are redeemed from the hand.',
      fr: 'La fin approche : à 15 points d’Influence, on gagne aussitôt, même au milieu d’un tour. Le nombre après un plus est ce que rapportent les cartes Chasse une fois converties.',
      ru: 'Конец близок: 15 очков влияния — это победа, даже посреди хода. Число после плюса — влияние, которое принесут карты охоты, если их сдать.',
    },
  },
  {
    id: 'creatures',
    isDue: (here) => hunters(here).length > 0,
    at: (here) => [...hunters(here).map((seat) => `about captain ${seat}`), 'tab captains'],
    say: {
      en: 'This rival has captured creatures worth a lot of Influence. Redeemed from the hand, they can all count in one turn: the goal line shows them after a plus, so keep an eye on it.',
      fr: 'Ce rival a capturé des créatures qui valent beaucoup d’Influence. Converties depuis la main, elles peuvent compter toutes en un tour : la ligne du but les montre après un plus.',
      ru: 'У этого соперника карты охоты на много влияния. Сдав их из руки, он получит его сразу, хоть за один ход. Строка цели показывает это число после плюса: следите за ним.',
    },
  },
  {
    id: 'conquer',
    isDue: offers('conquer'),
    at: (here) => [ownSector(here), 'move conquer', 'tab actions'],
    say: {
      en: 'You can conquer this sector now (see Actions): it gives Influence for as long as it is yours, and usually a bonus or an ability as well.',
      fr: 'Vous pouvez conquérir ce secteur (voir Actions) : il donne de l’Influence tant que vous le tenez, et souvent quelque chose à chaque tour.',
      ru: 'Этот сектор можно захватить (список «Действия»): он даёт влияние, пока вы его держите, и обычно ещё что-нибудь каждый ход.',
    },
  },
  {
    id: 'capture',
    isDue: offers('capture'),
    at: (here) => [tokenHere(here, 'hunt'), ownSector(here), 'move capture', 'tab actions'],
    say: {
      en: 'You have enough Manoeuvre to capture the creature here (see Actions): 1 Influence at once, and its card for your discard pile.',
      fr: 'Vous avez assez de Manœuvres pour capturer la créature d’ici (voir Actions) : 1 point d’Influence aussitôt, et sa carte pour votre défausse.',
      ru: 'Манёвров хватает, чтобы захватить цель охоты в этом секторе (список «Действия»): сразу 1 очко влияния, а её карта ляжет в ваш сброс.',
    },
  },
  {
    id: 'redeem',
    isDue: offers('redeem'),
    at: (here) => [...huntCardsInHand(here), ...buttonsOf('redeem')(here), 'tab actions'],
    say: {
      en: 'You have a Hunt card in hand. Choose it: you may redeem it for the Influence printed on it, or play it for what it gives and keep it.',
      fr: 'Vous avez en main la carte d’une Créature chassée. Touchez-la : elle se convertit en Influence, ou se joue pour ce qu’elle donne et reste à vous.',
      ru: 'В руке карта охоты. Нажмите на неё: её можно сдать за указанное на ней влияние или разыграть и оставить себе.',
    },
  },
  {
    id: 'play',
    taught: 'turn',
    isDue: offers('play'),
    at: (here) => [...cardsInHand(here), 'part fan'],
    say: {
      en: 'Begin with your cards: what they give is yours for this turn. Crypto buys, Manoeuvre acts. A card you do not play is discarded.',
      fr: 'Commencez par vos cartes : ce qu’elles donnent est à vous pour ce tour. Les Cryptos servent à acheter, les Manœuvres à agir. Une carte non jouée est défaussée.',
      ru: 'Начните с карт: всё, что они дают, ваше на этот ход. На крипто покупают, манёврами действуют. Неразыгранные карты уйдут в сброс.',
    },
  },
  {
    id: 'attack',
    isDue: offers('attack'),
    at: (here) => [...rivalShips(here), ownSector(here), ...buttonsOf('attack')(here), 'tab actions'],
    say: {
      en: 'A rival’s spaceship is in the same sector as yours: you may attack it (see Actions). It is free, but only the cards still in your hand can be committed.',
      fr: 'Un vaisseau rival est dans le même secteur que le vôtre : vous pouvez l’attaquer (voir Actions). C’est gratuit, mais seules les cartes encore en main pourront servir.',
      ru: 'Корабль соперника в одном секторе с вашим: его можно атаковать (список «Действия»). Это бесплатно, но в бой пойдут только карты, оставшиеся в руке.',
    },
  },
  {
    id: 'explore',
    isDue: offers('explore'),
    at: (here) => [tokenHere(here, 'hunt'), ownSector(here), 'move explore', 'tab actions'],
    say: {
      en: 'You can explore here (see Actions): for 1 Manoeuvre you alone see which creature it is, and how hard it is to capture.',
      fr: 'Vous pouvez sonder ce secteur (voir Actions) : pour 1 Manœuvre, vous voyez en secret quelle créature s’y trouve et combien coûte sa capture.',
      ru: 'Здесь можно исследовать жетон (список «Действия»): за 1 манёвр только вы увидите, что это за цель охоты и какова её сложность.',
    },
  },
  {
    id: 'collect',
    taught: 'moving',
    isDue: offers('collect'),
    at: (here) => [tokenHere(here, 'mineral'), ownSector(here), 'move collect', 'tab actions'],
    say: {
      en: 'There is a Minerals token here. For 1 Manoeuvre it is yours (see Actions), to spend as 1 Crypto in any turn you like.',
      fr: 'Il y a ici un jeton Minerais. Pour 1 Manœuvre, il est à vous (voir Actions), et il vaudra 1 Crypto au tour de votre choix.',
      ru: 'Здесь лежит минерал. За 1 манёвр он ваш (список «Действия») и заменит 1 крипто в любой ход.',
    },
  },
  {
    id: 'leftover',
    isDue: (here) => offers('buy')(here) && offers('end')(here) && !offers('play')(here),
    at: (here) => [...cardsOnOffer(here), 'tab market'],
    say: {
      en: 'Your cards are played and Crypto is left. It is lost at the end of the turn, so buy something, however small.',
      fr: 'Vos cartes sont jouées et il vous reste des Cryptos. Ils seront perdus à la fin du tour : achetez quelque chose, même modeste.',
      ru: 'Карты разыграны, а крипто ещё есть. В конце хода крипто пропадут, поэтому купите хоть что-нибудь.',
    },
  },
  {
    id: 'buy',
    isDue: offers('buy'),
    at: (here) => [...cardsOnOffer(here), 'tab market'],
    say: {
      en: 'You can afford a card from this market. It goes to your discard pile and comes to your hand in a later turn.',
      fr: 'Vous pouvez payer une carte de ce marché. Elle va dans votre défausse et arrivera en main à un prochain tour.',
      ru: 'Вам хватает на карту этого рынка. Она уйдёт в сброс и придёт в руку в один из следующих ходов.',
    },
  },
  {
    id: 'move',
    taught: 'moving',
    isDue: offers('move'),
    at: (here) => [`vessel ${here.seat}`, ownSector(here)],
    say: {
      en: 'Your spaceship can fly to any adjacent sector for 1 Manoeuvre. Other sectors sell other cards and hide other creatures.',
      fr: 'Pour 1 Manœuvre, votre vaisseau peut rejoindre un secteur adjacent. D’autres secteurs vendent d’autres cartes et cachent d’autres créatures.',
      ru: 'За 1 манёвр корабль перелетит в прилегающий сектор. В других секторах другие карты и другие цели охоты.',
    },
  },
];

/** So much Influence in creatures turns a game. */
const MANY = 5;

/** §3.11 Rivals who are not near the end yet, but have much to redeem. */
function hunters({ view, seat }: Here): Seat[] {
  const rivals = view.captains.map((_, other) => other).filter((other) => other !== seat);
  return rivals.filter((other) => redeemableBy(view, other) >= MANY && endingOf(view, other) === undefined);
}

function asks(step: Step['type']): (here: Here) => boolean {
  return ({ view, seat }) => {
    const asked = view.agenda.at(-1);
    return asked?.type === step && asked.seats[0] === seat;
  };
}

function offers(type: Move['type']): (here: Here) => boolean {
  return ({ moves }) => moves.some((move) => move.type === type);
}

function buttonsOf(type: Move['type']): Hint['at'] {
  return ({ moves }) => moves.filter((move) => move.type === type).map((move) => `move ${tortuga2199.notate(move)}`);
}

/** A card is played where it lies; the list of actions names it once more. */
function cardsInHand({ moves }: Here): string[] {
  return moves.flatMap((move) => (move.type === 'play' ? [`in-hand ${tortuga2199.notate(move)}`] : []));
}

/** What it gives when it is played lies there too. */
function huntCardsInHand({ moves }: Here): string[] {
  return moves.flatMap((move) => (move.type === 'redeem' ? [`in-hand play ${move.card}`] : []));
}

function ownSector({ view, seat }: Here): string {
  return `sector ${view.captains[seat]?.at}`;
}

function tokenHere({ view, seat }: Here, token: 'mineral' | 'hunt'): string {
  return `token ${token} ${view.captains[seat]?.at}`;
}

function rivalShips({ moves }: Here): string[] {
  return moves.flatMap((move) => (move.type === 'attack' ? [`vessel ${move.seat}`] : []));
}

function cardsOnOffer({ moves }: Here): string[] {
  return moves.flatMap((move) => (move.type === 'buy' ? [`offer ${move.card}`] : []));
}
