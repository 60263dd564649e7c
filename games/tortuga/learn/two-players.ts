import { deal, type Lesson } from '@haven/text-kit';

export const twoPlayers: Lesson = {
  id: 'two-players',
  title: { en: 'Two players', fr: 'À deux', ru: 'Вдвоём' },
  teaches: ['§9.1', '§9.2', '§9.3'],
  table: { seats: 2, seed: deal(22) },
  before: [
    ...['0 pick A', '1 pick A', '0 turn fleet', '0 pick C', '1 pick C', '0 turn raid', '1 turn raid'],
    ...['0 pick E', '1 pick BD', '0 turn raid', '0 pick B', '1 pick E', '1 bonus fleet', '0 pick D'],
  ],
  steps: [
    {
      say: {
        en: 'With two players only the best total acts: there is no second position. All dice of this round are placed.',
        fr: 'À deux, seul le meilleur total agit : il n’y a pas de deuxième position. Tous les dés de cette manche sont posés.',
        ru: 'Вдвоём действует только лучшая сумма: второго места нет. Все кубики этого раунда уже поставлены.',
      },
      at: ['ranks fleet', 'flag fleet'],
      free: ['flag fleet', 'sheet fleet'],
    },
    {
      say: {
        en: 'FLEET is yours. With two players the boat moves one box, not two.',
        fr: 'FLOTTE est à vous. À deux, le bateau avance d’une case, et non de deux.',
        ru: 'ФЛОТ за вами. Вдвоём корабль идёт на одну клетку, а не на две.',
      },
      at: ['move perform'],
      free: ['zone 0 fleet'],
      ask: 'perform',
      rivals: ['1 perform'],
    },
    {
      say: {
        en: 'HUNT brings a chest from the bag and a treasure tile. With two players you draw one tile, instead of choosing between two.',
        fr: 'TRÉSOR rapporte un coffre du sac et une tuile trésor. À deux, on en pioche une seule, au lieu de choisir entre deux tuiles.',
        ru: 'ОХОТА даёт сундук из мешка и жетон сокровищ. Вдвоём тянут один жетон, а не выбирают из двух.',
      },
      at: ['move perform'],
      ask: 'perform',
    },
    {
      say: {
        en: 'RAID: your rival has dice there, so your own pirate goes back too. A chest is worth it: choose it, then confirm.',
        fr: 'PILLAGE : l’autre camp y a des dés, donc votre pirate recule aussi. Un coffre le vaut bien : choisissez-le, puis confirmez.',
        ru: 'НАБЕГ: у соперника там есть кубики, поэтому и ваш пират отступит. Сундук того стоит: выберите его и подтвердите.',
      },
      at: ['move attack 1 chest 0', 'aim 1 0'],
      free: ['rival 1'],
      ask: 'attack 1 chest 0',
    },
    {
      say: {
        en: 'Four chests, and your crew carries two. What is left behind goes into the bag: with two players there is no centre island. Take purple and yellow.',
        fr: 'Quatre coffres, et votre équipage en porte deux. Les coffres abandonnés retournent dans le sac : à deux, pas d’île centrale. Prenez le violet et un jaune.',
        ru: 'Четыре сундука, а команда вмещает два. Остальные вернутся в мешок: вдвоём центрального острова нет. Возьмите фиолетовый и жёлтый.',
      },
      at: ['move arrange crew purple yellow', 'part order'],
      free: ['part order', 'zone 0 crew', 'zone 0 island'],
      ask: 'arrange crew purple yellow',
      rivals: ['1 arrange crew white red'],
    },
    {
      say: {
        en: 'That is all that differs. Every box and every chest weighs more against a single rival.',
        fr: 'C’est tout ce qui change. Face à un seul rival, chaque case et chaque coffre pèsent davantage.',
        ru: 'Вот и все отличия. Против одного соперника каждая клетка и каждый сундук важнее.',
      },
      at: ['rival 1'],
    },
  ],
};
