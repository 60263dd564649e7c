import type { Guide } from '@haven/text-kit';
import { glossaryEn } from './glossary.en.ts';

/** How to play, in English; the numbers are those of the Haven set. */
export const guideEn: Guide = {
  goal: [
    'The first captain with 15 Influence wins at once. Influence comes from the sectors you control, the creatures you hunt, the combats you win and the Crypto you spend in Tortuga.',
    'Or conquer Tortuga for 15 Manoeuvre: every other captain then has one last turn, and the most Influence wins.',
    'Two scenarios change this. Aggressive Pirates earn more by attacking, and the conquest of Tortuga ends the game at once. Peaceful Pirates never attack and may pay for conquests in Crypto.',
  ],
  turn: [
    {
      title: 'First of all',
      text: 'Put your spaceship back on the board if it is in your cargo bay. Then you may take your reserved card into your hand.',
      rules: ['2.10', '3.1', '4.11'],
    },
    {
      title: 'Play cards, free',
      text: 'Crypto buys, Manoeuvre acts. What your cards give adds up for this turn: spend it as you like, in any order. Abilities are used as the card is played.',
      rules: ['2.4', '2.5', '2.8', '3.2'],
    },
    {
      title: '1 Manoeuvre',
      text: 'Move to an adjacent sector; or collect the Minerals token of your sector, which pays 1 Crypto in this turn or a later one; or explore the hunted creature of your sector.',
      rules: ['3.5', '3.6', '3.7'],
    },
    {
      title: '2 Manoeuvre',
      text: 'Destroy a card you have played this turn: that is one fewer weak card in your deck.',
      rules: ['3.9'],
    },
    {
      title: 'Manoeuvre equal to the difficulty',
      text: 'Capture a creature you have explored, in its sector: 1 Influence, and its card for your deck.',
      rules: ['3.10'],
    },
    {
      title: 'Manoeuvre equal to the defence, plus 1',
      text: 'Conquer the sector you are in: 3 at first for Trading Posts and Turrets, 5 for special sectors, always 15 for Tortuga.',
      rules: ['3.12', '5.1', '5.7'],
    },
    {
      title: '1 Crypto',
      text: 'Refresh the market of a special sector: one open card goes to the bottom of the deck, the next one is revealed.',
      rules: ['3.4'],
    },
    {
      title: '2 Crypto',
      text: 'Reserve a card from your hand for a later turn.',
      rules: ['3.8'],
    },
    {
      title: 'Crypto equal to the price',
      text: 'Buy a card where your spaceship is, for its cost. Reinforce a sector you control, from anywhere, for its new defence. In Tortuga, buy 1 Influence for 7.',
      rules: ['3.3', '3.13', '5.7'],
    },
    {
      title: 'Free',
      text: 'Attack a spaceship in your sector. Redeem a Hunt card from your hand for its Influence. Use the ability of a special sector that you control and are in, once.',
      rules: ['3.14', '3.11', '5.2'],
    },
    {
      title: 'At the end',
      text: 'All your cards, played or not, go to your discard pile. Draw five new ones; the next captain’s turn begins.',
      rules: ['2.2', '2.3'],
    },
  ],
  examples: [
    {
      title: 'A first turn: playing and buying',
      paragraphs: [
        'You have four Mining cards and one Manoeuvre card, and your spaceship is in Tortuga. You play all five: 4 Crypto and 1 Manoeuvre for this turn.',
        'The Manoeuvre takes you to an adjacent Trading Post. It sells T cards, so you buy two Hackers at 2 Crypto each; they go to your discard pile.',
        'Nothing is left to spend. The five played cards go to the discard pile too, and you draw five cards. When your deck runs out, the Hackers will be shuffled in with the rest.',
      ],
      rules: ['3.2', '3.3', '3.5', '2.2'],
    },
    {
      title: 'Minerals and a hunt: a token helps to pay',
      paragraphs: [
        'You are in Tortuga and play three Manoeuvre cards and one Mining card: 3 Manoeuvre and 1 Crypto. You keep your Booster, which moves you up to 3 sectors, for a moment.',
        'First Manoeuvre: move to a Trading Post. Second: collect its Minerals token. Now the Booster: it takes you on to the Vortex. Third Manoeuvre: explore the creature there. Only you learn that it is the Bot, difficulty 2; everybody sees your marker on its token.',
        'The Vortex has an open Mercenary for 2 Crypto. Your Mining card pays 1, the Minerals token the other; the spent token goes to the Mines cache.',
      ],
      rules: ['3.5', '3.6', '3.6.1', '3.7', '3.3'],
    },
    {
      title: 'Reserving and destroying: a better deck',
      paragraphs: [
        'You have two Mining cards and three Manoeuvre cards. You play the Mining cards, and for their 2 Crypto you reserve one of the Manoeuvre cards.',
        'You play the other two Manoeuvre cards. For their 2 Manoeuvre you destroy one of the Mining cards you have just played: it goes back to the box for good, and your deck is one weak card thinner.',
        'At the beginning of your next turn you may take the reserved card and start with six cards instead of five.',
      ],
      rules: ['3.8', '3.9', '3.1'],
    },
    {
      title: 'A capture and a conquest',
      paragraphs: [
        'You are in the Vortex, where you have explored the Bot. You take the Booster from your reserve and play three Manoeuvre cards, a Bodyguard (3) and a Mercenary (2): 8 Manoeuvre.',
        'For 2 Manoeuvre you capture the Bot: 1 Influence, its token, and its card on your discard pile. That leaves 6.',
        'The Booster takes you three sectors on, to a Trading Post that a rival controls with a defence of 5. Their spaceship is elsewhere, so the sector may be conquered: 5 + 1 = 6 Manoeuvre. Your marker goes to 6. The rival hands over the control token, worth 1 Influence, and the bonus token, which gives you 1 Crypto at once.',
      ],
      rules: ['3.1', '3.10', '3.12', '3.12.1', '3.12.4', '5.6'],
    },
    {
      title: 'An attack: eight against seven',
      paragraphs: [
        'You control the Vortex and are there. With the Booster from your reserve you have six cards: two Hackers, two Bodyguards, a Mercenary and the Booster. You play the Hackers for 4 Crypto and use the ability of the Vortex: one of the two Hackers is destroyed without paying, and its Crypto stays.',
        'The Booster takes you to the Mines. A rival controls them with a defence of 5 and is there, so you cannot conquer them: you attack. You commit three cards face down, and the rival answers with three.',
        'Your two Bodyguards and the Mercenary make 3 + 3 + 2 = 8. The rival’s two Scouts and Manoeuvre card make 2 + 2 + 1 = 5, and half of the defence, rounded down, adds 2: 7. You win.',
        'One of the rival’s three cards is destroyed at random, their spaceship goes to their cargo bay, you gain 1 Influence from the bank and would take one of their Influence tokens if they had any. The Mines are yours with a defence of 6. The rival draws back up to five cards.',
        'At once you use the ability of the Mines: a Minerals token from the cache. With your 4 Crypto it pays for the Prospector, cost 5.',
      ],
      rules: ['5.8', '3.14', '4.8', '4.9', '4.10', '4.12', '4.13', '4.14', '5.5'],
    },
    {
      title: 'A defence: abilities, Turrets and a tie',
      paragraphs: [
        'You attack a rival in the Research Lab, which they control with a defence of 5. You use the Renegade Trooper (2 Manoeuvre, +1 when attacking) and the Saboteur (2 Manoeuvre, opponent −1), and you have one Turrets token.',
        'Your total: 2 + 2 for the cards, 1 for the attack ability, 1 for the Turrets, 6 in all.',
        'The rival uses the Shield Gunner (1 Manoeuvre, +2 when defending) and a Scout (2 Manoeuvre): 3 for the cards, 2 for the ability, 1 less because of the Saboteur, and 2 for the sector, 6 as well.',
        'In a tie the defender wins. One of your two cards is destroyed at random, the other goes to your discard pile, and your spaceship goes to your cargo bay. The rival takes one of your Influence tokens. Your turn goes on, but without a spaceship on the board.',
      ],
      rules: ['4.5', '4.6', '4.7', '4.8', '4.9', '4.11', '4.16', '8.3.17', '8.3.18', '8.3.21'],
    },
    {
      title: 'Counting to 15',
      paragraphs: [
        'So far you have captured three creatures, 3 Influence, and redeemed two of their cards, the Kraken for 3 and the Dust Hydra for 2. A won attack brought 1 from the bank. That is 9 in Influence tokens.',
        'You control a Trading Post (1), a Turrets sector (1) and the Vortex (2): 4 more, 13 together.',
        'In Tortuga you play two Brokers and a Mining card for 7 Crypto and buy 1 Influence: 14. Then you redeem the third creature, the Bot, from your hand: 15. You win on the spot, before the turn is over.',
      ],
      rules: ['3.10', '3.11', '4.12', '5.1', '5.7', '6.1'],
    },
    {
      title: 'Tortuga falls',
      paragraphs: [
        'You have 8 Influence and conquer Tortuga for 15 Manoeuvre. Its control token brings 3: you have 11, not 15, so the last round begins. You finish your turn; then each of the others has one last turn, in which nobody may conquer or attack.',
        'A rival has 9 and redeems the Crystal Golem for 2: 11 too. Nobody has more. Tied with the conqueror of Tortuga, the rival comes second: you win.',
      ],
      rules: ['5.7', '6.2', '6.3', '6.4'],
    },
  ],
  glossary: glossaryEn,
};
