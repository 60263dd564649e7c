import type { Guide } from '@haven/text-kit';

/** Every word that the rules use in a sense of their own, in English. */
export const glossaryEn: Guide['glossary'] = [
  {
    term: 'ability',
    meaning:
      'What a card does beyond its Crypto and Manoeuvre, when it is played or in combat. A special sector has one too.',
    rules: ['2.5', '5.2', '8.3'],
  },
  {
    term: 'action',
    meaning: 'Anything you do in your turn: fourteen kinds, in any order and as often as you can pay.',
    rules: ['2.8', '3'],
  },
  { term: 'adjacent sector', meaning: 'A sector that shares a border with another one.', rules: ['3.5'] },
  {
    term: 'attacker',
    meaning: 'In combat, the captain whose turn it is. The attacker commits cards first.',
    rules: ['4.1', '4.2'],
  },
  { term: 'bank', meaning: 'The Influence tokens that nobody has yet.', rules: ['4.12'] },
  {
    term: 'bonus token',
    meaning:
      'The token of a Trading Post or of Turrets. Whoever controls the sector has it in the cargo bay and enjoys its bonus anywhere.',
    rules: ['1.3', '5.6', '5.9'],
  },
  {
    term: 'Booster',
    meaning: 'A starting card without Crypto or Manoeuvre: it moves your spaceship up to three sectors.',
    rules: ['1.9', '8.3.2'],
  },
  {
    term: 'box',
    meaning:
      'Where everything goes that has left the game: destroyed cards, redeemed Hunt cards, pieces that two captains do not need.',
    rules: ['1.1', '2.6', '3.11'],
  },
  { term: 'captain', meaning: 'A player: each has a spaceship, a deck and a cargo bay.', rules: ['1.8'] },
  {
    term: 'Captains’ Council',
    meaning: 'It meets when Tortuga has been conquered: from then on nobody may conquer or attack.',
    rules: ['6.3'],
  },
  {
    term: 'capture',
    meaning: 'To catch a creature you have explored, for Manoeuvre equal to its difficulty.',
    rules: ['3.10'],
  },
  {
    term: 'card set',
    meaning: 'The cards and tiles a table plays with: the Haven set, or one the table brings itself.',
    rules: ['8.2', '8.4'],
  },
  {
    term: 'cargo bay',
    meaning:
      'A captain’s own place on the table, open to all: tokens, markers, the deck. A spaceship lies there after a lost combat.',
    rules: ['2.7', '4.11'],
  },
  { term: 'collect', meaning: 'To take the Minerals token of the sector your spaceship is in.', rules: ['3.6'] },
  {
    term: 'combat',
    meaning: 'What an attack on a spaceship leads to: both sides commit cards, and the higher total wins.',
    rules: ['3.14', '4'],
  },
  {
    term: 'conquer',
    meaning: 'To gain control of the sector you are in by paying one Manoeuvre more than its defence.',
    rules: ['3.12'],
  },
  {
    term: 'control',
    meaning: 'A sector is under the control of the captain whose marker is on its defence. They have its tokens.',
    rules: ['3.12.1', '5.1'],
  },
  {
    term: 'control token',
    meaning: 'Shows who controls a sector and is worth 1, 2 or 3 Influence. It changes hands only with the sector.',
    rules: ['1.3', '4.12', '5.1'],
  },
  { term: 'cost', meaning: 'The Crypto you pay for a card.', rules: ['3.3'] },
  {
    term: 'Crypto',
    meaning: 'The resource that buys: cards above all, but also a refreshed market, a reserved card, a higher defence.',
    rules: ['2.4'],
  },
  {
    term: 'deck',
    meaning: 'Your face-down cards. When it is empty and you must draw, your discard pile is shuffled into a new one.',
    rules: ['1.9', '2.3'],
  },
  {
    term: 'defence',
    meaning:
      'How hard a sector is to conquer: the number its marker is on. Half of it helps a defender in combat there.',
    rules: ['3.12', '4.8', '5.1'],
  },
  { term: 'defender', meaning: 'The captain whose spaceship is attacked. A tie is theirs.', rules: ['4.1', '4.9'] },
  { term: 'destroy', meaning: 'To put a card back in the box. It never returns.', rules: ['2.6', '3.9'] },
  { term: 'difficulty', meaning: 'The Manoeuvre it takes to capture a creature.', rules: ['3.10'] },
  {
    term: 'discard pile',
    meaning: 'Where your played, unplayed and newly bought cards go. It becomes your deck again.',
    rules: ['2.2', '2.3', '3.3'],
  },
  {
    term: 'explore',
    meaning: 'To look secretly at a Hunt token and put your marker on it. Only then can you capture the creature.',
    rules: ['3.7'],
  },
  { term: 'first player', meaning: 'The captain who has the first turn, chosen at random.', rules: ['1.8', '2.1'] },
  { term: 'Fortress', meaning: 'A special sector. Its ability gives 1 Manoeuvre.', rules: ['5.3'] },
  {
    term: 'hand',
    meaning: 'The cards you may play or use in combat, usually five. Nobody else sees them.',
    rules: ['1.11', '2.2'],
  },
  {
    term: 'Haven set',
    meaning:
      'The cards that tables play with unless they bring their own. Each card tells whether it is printed, follows from the printed rules or was designed for this set.',
    rules: ['8.2'],
  },
  {
    term: 'Hunt card',
    meaning: 'The card of a captured creature. Play it like any other, or redeem it for its Influence.',
    rules: ['3.10.2', '3.11'],
  },
  { term: 'Hunt deck', meaning: 'The face-up cards of all creatures that nobody has captured yet.', rules: ['1.7'] },
  { term: 'Hunt token', meaning: 'The face-down token of the creature that hides in a sector.', rules: ['1.4', '3.7'] },
  {
    term: 'hunted creature',
    meaning:
      'What a Hunt token and its Hunt card show. Explore it first, capture it later. The easiest, like the Bot, have a difficulty of 2.',
    rules: ['3.7', '3.10'],
  },
  {
    term: 'Influence',
    meaning: 'What you win with: your Influence tokens and the control of your sectors together. At 15 you win.',
    rules: ['6.1'],
  },
  {
    term: 'Influence token',
    meaning:
      'Influence won by captures, redeemed cards, combat or Crypto. Unlike control, it can be taken from you in combat.',
    rules: ['4.12', '6.1'],
  },
  {
    term: 'last round',
    meaning:
      'It begins when Tortuga is conquered without 15 Influence: the conqueror finishes the turn, every other captain has one last turn.',
    rules: ['6.2'],
  },
  {
    term: 'Manoeuvre',
    meaning:
      'The resource that acts: moving, collecting, exploring, capturing, conquering. In combat the Manoeuvre on your cards is their strength.',
    rules: ['2.4', '4.6'],
  },
  { term: 'Manoeuvre card', meaning: 'A starting card that gives 1 Manoeuvre.', rules: ['1.9'] },
  {
    term: 'map',
    meaning: 'How the special sectors lie around the ring: “Nestled” between two sectors, “Tips” behind one.',
    rules: ['1.2'],
  },
  {
    term: 'marker',
    meaning:
      'A piece in your colour. On a sector it shows the defence and who controls it; on a Hunt token, that you have explored it.',
    rules: ['3.7', '3.12'],
  },
  {
    term: 'market',
    meaning: 'The cards for sale: the piles of T cards, and the two open cards of each special sector.',
    rules: ['1.5', '1.6', '3.4'],
  },
  {
    term: 'maximum defence',
    meaning: 'The last number on a sector: 8 in the ring, 10 for special sectors. The marker never goes beyond it.',
    rules: ['3.12.2', '5.1'],
  },
  {
    term: 'Minerals token',
    meaning: 'What you collect and keep in your cargo bay. In your turn it pays like 1 Crypto.',
    rules: ['3.6'],
  },
  { term: 'Mines', meaning: 'A special sector. Its ability takes a Minerals token from its cache.', rules: ['5.5'] },
  {
    term: 'Mines cache',
    meaning:
      'Where spent Minerals tokens lie. Only the ability of the Mines and some cards take tokens from it; collecting does not.',
    rules: ['3.6.1', '5.5'],
  },
  { term: 'Mining', meaning: 'A starting card that gives 1 Crypto.', rules: ['1.9'] },
  { term: 'open card', meaning: 'One of the two face-up cards beside the deck of a special sector.', rules: ['1.6'] },
  {
    term: 'open memory',
    meaning: 'A table option: everybody is shown what a perfect memory would know of the discard piles.',
    rules: ['2.7'],
  },
  {
    term: 'redeem',
    meaning: 'To put a Hunt card from your hand back in the box for the Influence printed on it.',
    rules: ['3.11'],
  },
  { term: 'refresh', meaning: 'To put an open card under its deck and reveal the next one.', rules: ['3.4'] },
  {
    term: 'reinforce',
    meaning: 'To raise the defence of a sector you control by paying its whole new value in Crypto.',
    rules: ['3.13'],
  },
  { term: 'Research Lab', meaning: 'A special sector. Its ability reserves a card without paying.', rules: ['5.4'] },
  { term: 'reserve', meaning: 'The place in your cargo bay for one reserved card, face down.', rules: ['3.8', '2.7'] },
  {
    term: 'reserved card',
    meaning:
      'The card in your reserve. You may take it into your hand at the beginning of a turn; it cannot be used in combat.',
    rules: ['3.1', '3.8', '4.3'],
  },
  {
    term: 'ring',
    meaning: 'The Trading Posts and Turrets around Tortuga: six sectors, or four with two captains.',
    rules: ['1.1'],
  },
  { term: 'rival', meaning: 'Any captain but you.', rules: ['8.3.32'] },
  { term: 'round', meaning: 'One turn of every captain.', rules: ['6.6'] },
  {
    term: 'scenario',
    meaning: 'A choice of the table: the standard game, Aggressive Pirates or Peaceful Pirates.',
    rules: ['7'],
  },
  {
    term: 'sector',
    meaning: 'One tile of the planet. What you can buy, find and conquer depends on the sector your spaceship is in.',
    rules: ['1.1', '5'],
  },
  {
    term: 'spaceship',
    meaning:
      'Your piece on the board. Where it is you buy, collect, explore, capture, conquer and attack. Its card is one of your starting cards.',
    rules: ['1.8', '1.9', '1.10'],
  },
  {
    term: 'special sector',
    meaning:
      'The Fortress, the Research Lab, the Mines and the Vortex: outside the ring, each with a deck and an ability of its own.',
    rules: ['1.2', '1.6', '5.2'],
  },
  {
    term: 'starting cards',
    meaning: 'The ten cards you begin with: five Mining, three Manoeuvre, one Booster and the card of your spaceship.',
    rules: ['1.9'],
  },
  { term: 'T cards', meaning: 'The cards that every T sector sells, face up in piles by cost.', rules: ['1.5', '3.3'] },
  {
    term: 'T sector',
    meaning: 'Tortuga, a Trading Post or a Turrets sector: they all sell the same T cards.',
    rules: ['1.5', '3.3'],
  },
  {
    term: 'Tortuga',
    meaning:
      'The sector in the centre, where all spaceships start. It sells Influence, and its conquest brings the end.',
    rules: ['1.1', '5.7', '6.2'],
  },
  {
    term: 'total',
    meaning:
      'What a side has in combat: Manoeuvre of its cards, abilities, Turrets tokens and, for a defender, half of the defence.',
    rules: ['4.6', '4.7', '4.8'],
  },
  {
    term: 'Trading Post',
    meaning: 'A sector of the ring. Its bonus token gives 1 Crypto in each of your turns.',
    rules: ['5.6'],
  },
  {
    term: 'truce',
    meaning: 'A table option: after fifty rounds without a winner, the most Influence wins.',
    rules: ['6.6'],
  },
  {
    term: 'turn',
    meaning: 'Your time to play cards and act. It ends when you say so; then you draw five cards.',
    rules: ['2.1', '2.2'],
  },
  {
    term: 'Turrets',
    meaning: 'A sector of the ring. Its bonus token adds 1 to your total in every combat.',
    rules: ['4.7', '5.9'],
  },
  {
    term: 'Vortex',
    meaning: 'A special sector. Its ability destroys a card you have played this turn.',
    rules: ['5.8'],
  },
];
