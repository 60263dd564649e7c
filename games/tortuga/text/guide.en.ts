import type { Guide } from '@haven/text-kit';

/** What to know before the first game, in English. */
export const guideEn: Guide = {
  goal: [
    'Bring treasure chests home to Tortuga: a chest there is worth 3 points, one still on its way 2, 1 or none.',
    'Sets of a red, a blue and a yellow chest, the boxes of your boat and your pirate, and the coins you find add to that.',
    'When somebody has six chests in Tortuga, the game ends and the most points win.',
  ],
  turn: [
    {
      title: 'Roll in secret',
      text: 'Everybody rolls at once behind a screen and keeps one die, or several that show the same action. A skull can join any action.',
      rules: ['2.1', '2.2', '2.8'],
    },
    {
      title: 'Reveal and roll on',
      text: 'The screens are lifted together, and the kept dice are placed on their actions. What is left is rolled again until all dice are placed. Whoever is done early gets a bonus tile for each further roll of the others.',
      rules: ['2.4', '2.7', '2.9'],
    },
    {
      title: 'Compare totals',
      text: 'Action by action, add up your dice and your bonus tile. The best total acts in first position, the next in second. A tie goes to the start player, or else to whoever sits closest clockwise.',
      rules: ['3.1', '3.2', '3.3'],
    },
    {
      title: 'FLEET and CREW',
      text: 'Your boat or your pirate moves ahead: two boxes in first position, one in second. The further it stands, the more chests you can carry and the more dice fit on BOARD or RAID.',
      rules: ['4.1', '4.2', '5.6'],
    },
    {
      title: 'HUNT',
      text: 'First position: a chest from the bag, and one of two treasure tiles. Second position: one treasure tile.',
      rules: ['4.3', '4.4'],
    },
    {
      title: 'BOARD and RAID',
      text: 'First position: steal a chest from another player’s fleet (BOARD) or crew (RAID); their boat or pirate drops back one box. Second position: somebody else’s token drops back, and you take a chest from the centre island. A target with a die on the same action strikes back.',
      rules: ['4.5', '4.6', '4.7', '4.8'],
    },
    {
      title: 'Too many chests',
      text: 'After RAID, whoever carries more chests than their boat or pirate allows loses the rightmost.',
      rules: ['4.9'],
    },
    {
      title: 'Move the chests',
      text: 'Everybody draws a chest to the island. Then every chest moves one stage: fleet to Tortuga, crew to fleet, island to crew. Whatever finds no place is left behind.',
      rules: ['5.1', '5.2', '5.3'],
    },
    {
      title: 'The end, or another round',
      text: 'Six chests in Tortuga end the game. Otherwise the next player clockwise becomes start player.',
      rules: ['7.1', '7.2'],
    },
  ],
  examples: [
    {
      title: 'The journey of a chest',
      paragraphs: [
        'Every chest goes the same way: island, crew, fleet, Tortuga, one stage at the end of each round. The island has room for any number. The crew carries as many as your pirate’s box allows, the fleet as many as your boat’s box. Nobody can steal from the island or from Tortuga.',
        'You begin with one chest on the island and one with the crew. At the end of round 1 you draw a third to the island. Now the crew’s chest moves to the fleet, and the two on the island move to the crew: a pirate on box 3 has room for both. At the end of round 2 the first chest reaches Tortuga, two more are in the fleet, and the one just drawn is with the crew. At the end of round 3 you have three chests in Tortuga.',
        'With nothing more than the chest that you draw each round, and if nobody steals from you, you would have 4, 5 and 6 chests there after rounds 4, 5 and 6. HUNT and theft make it faster. A boat thrown back to box 1 makes it slower: of two chests with the crew it takes only one on board, and the other is left behind on the centre island.',
      ],
      rules: ['1.4', '5.1', '5.2', '5.3', '5.5', '5.6'],
    },
    {
      title: 'Dice behind the screen',
      paragraphs: [
        'Anne rolls FLEET 5 on die A, FLEET 3 on B, a skull on C, BOARD 5 on D and RAID 5 on E. She may keep A alone, A and B, or both of them with the skull. She may not keep A and D together: they show different actions.',
        'She keeps D and the skull. Die C has a 2 for BOARD, so when the screens are lifted she has 5 + 2 = 7 there. Her boat is on box 3, which gives BOARD two places: for this round it is full.',
        'Jack has kept CREW 4 on die E. Mary has kept a skull alone, on die A, and decides only now what it stands for: she has seen Anne’s 7 on BOARD and turns the skull to FLEET, where die A counts 5. Then they roll what is left: Anne three dice, Jack and Mary four each.',
      ],
      rules: ['2.1', '2.2', '2.4', '2.6', '2.8'],
    },
    {
      title: 'Done early',
      paragraphs: [
        'With the third roll Anne places her last die; Jack has two left and Mary one. Before they roll again Anne gets a bonus tile and puts it beside RAID, side 1 up. With the fourth roll Mary is done too, but Jack still has a die. Before his roll Anne and Mary get a tile each: Anne flips hers to 2, Mary puts a new one beside FLEET.',
        'From now on Anne’s total on RAID is 2 higher in every round in which she has a die there: a single die with a 3 makes 5. Without a die there, the tile counts for nothing.',
      ],
      rules: ['2.7', '2.9'],
    },
    {
      title: 'First, second, and a tie',
      paragraphs: [
        'FLEET is compared. Anne has dice A and D there: 5 + 4 = 9. Jack has A and B and a bonus tile: 5 + 3 + 1 = 9. Mary has B and D: 3 + 4 = 7. Mary is start player; clockwise come Anne, then Jack.',
        'Anne and Jack are tied. Mary is not part of the tie, and Anne sits closer to her clockwise: Anne is first, Jack second. Anne’s boat goes from box 3 to box 5, Jack’s from 3 to 4. Mary’s 7 brings her nothing.',
        'If Mary had placed A and D instead, all three would have had 9. The start player wins the tie, so Mary would have been first and Anne second, and Jack would have gone without.',
      ],
      rules: ['3.2', '3.3', '4.1'],
    },
    {
      title: 'A theft and its price',
      paragraphs: [
        'On BOARD Jack has dice B and D: 4 + 5 = 9. Anne has die A, which counts 1 there. Mary has none. Jack is first and boards Anne, in whose fleet lie a red and a purple chest. He takes the purple one to his island, and her boat drops back from box 4 to box 3. Anne has a die on BOARD, so she strikes back: Jack’s boat drops from box 3 to box 2.',
        'Anne is second. She boards Mary, who has no die there and cannot strike back: Mary’s boat drops from box 2 to box 1. Then Anne takes the white chest that lies on the centre island.',
        'After RAID the chests are counted. Mary’s fleet holds yellow and blue, but a boat on box 1 carries only one. The rightmost, blue, is left behind on the centre island, where no blue chest lies; if one did, hers would go into the bag.',
      ],
      rules: ['4.5', '4.6', '4.7', '4.9', '5.5'],
    },
    {
      title: 'Two players',
      paragraphs: [
        'Anne has dice A and E on FLEET (5 + 2 = 7), C and D on HUNT (5 + 3 = 8) and B on BOARD (4). Jack has B and C on FLEET (3 + 1 = 4), E on HUNT (1), A and D on BOARD (1 + 5 = 6). For each action only the better total acts; there is no second position.',
        'Anne’s boat moves one box, from 3 to 4, not two. On HUNT she gets a chest from the bag and one treasure tile, which she keeps without a choice. Jack boards her and takes a chest from her fleet; her boat drops back to 3. She has a die on BOARD, so Jack’s boat drops from 3 to 2. Nobody has dice on CREW or RAID: they are skipped.',
        'There is no centre island. A chest that finds no place goes straight into the bag.',
      ],
      rules: ['9.1', '9.2', '9.3', '9.4'],
    },
    {
      title: 'A full score',
      paragraphs: [
        'Anne ends with six chests in Tortuga: two red, a blue, a yellow, a white and a purple one. In her fleet lie a blue and a white chest, with her crew a purple one. Her boat is on box 5, her pirate on box 4. Her treasure tiles show 1, 2 and 2 coins.',
        'Tortuga: five chests at 3 and the purple one at 6 make 21. Fleet: two chests at 2 make 4. Crew: the purple one counts double and makes 2.',
        'Sets: two red, two blue, one yellow. The white chest in Tortuga stands in for the second yellow; the white one in the fleet cannot. Two sets make 6. Boxes: 5 + 4 = 9. Coins: 1 + 2 + 2 = 5. Together: 21 + 4 + 2 + 6 + 9 + 5 = 47 points.',
      ],
      rules: ['6.1', '6.2', '6.3', '6.4', '6.5'],
    },
  ],
  glossary: [
    {
      term: 'action',
      meaning:
        'One of the five things to do in a round: FLEET, CREW, HUNT, BOARD, RAID. Whoever has the best dice there performs it.',
      rules: ['3.1', '2.1'],
    },
    {
      term: 'bag',
      meaning: 'Holds the 40 chests: 10 red, 10 blue, 10 yellow, 5 white, 5 purple. You draw from it without looking.',
      rules: ['1.1'],
    },
    {
      term: 'BOARD',
      meaning:
        'The action that attacks fleets: the first position steals a chest, the second takes one from the centre island; the target’s boat drops back.',
      rules: ['4.5', '4.6'],
    },
    {
      term: 'boat',
      meaning:
        'Your token on the fleet track. Its box says how many chests your fleet carries and how many dice BOARD holds.',
      rules: ['1.3', '5.6'],
    },
    {
      term: 'bonus tile',
      meaning:
        'A reward for finishing early: it adds 1 or 2 to the total of an action, in every round in which you have a die there.',
      rules: ['2.9'],
    },
    { term: 'box', meaning: 'A step of a track, numbered 1 to 8. Tokens start on box 3.', rules: ['1.3', '4.10'] },
    {
      term: 'centre island',
      meaning: 'The island in the middle of the table, where chests left behind lie, at most one of each colour.',
      rules: ['5.5', '4.6'],
    },
    {
      term: 'chest',
      meaning:
        'What everybody is after. Its colour matters in the end: purple counts double, white can stand in for another colour in a set.',
      rules: ['6.1', '6.2'],
    },
    { term: 'coin', meaning: 'What a treasure tile shows, one to three. Each coin is one point.', rules: ['6.5'] },
    {
      term: 'crew',
      meaning: 'The second place on a chest’s way, after the island. RAID attacks it.',
      rules: ['1.4', '5.2'],
    },
    {
      term: 'die',
      meaning:
        'Each player has five, A to E. A die shows every action once, each with a number of its own, and a skull.',
      rules: ['2.1', '2.5'],
    },
    { term: 'EXPAND FLEET', meaning: 'The action FLEET: your boat moves ahead.', rules: ['4.1'] },
    {
      term: 'first position',
      meaning: 'The best total on an action. It has the stronger effect and acts before the second.',
      rules: ['3.2', '3.6'],
    },
    {
      term: 'fleet',
      meaning: 'The third place on a chest’s way, the last before Tortuga. BOARD attacks it.',
      rules: ['5.2', '5.6'],
    },
    { term: 'forfeit', meaning: 'To pass on an action that you could perform.', rules: ['3.4'] },
    {
      term: 'island',
      meaning: 'Your own island, where the way of a chest begins. It has no limit, and nobody can steal from it.',
      rules: ['1.4', '5.1'],
    },
    {
      term: 'keep',
      meaning: 'To choose dice behind your screen that will be placed when it is lifted.',
      rules: ['2.2', '2.3'],
    },
    {
      term: 'left behind',
      meaning: 'Said of a chest without a place in fleet or crew: it goes to the centre island or into the bag.',
      rules: ['5.3', '5.5'],
    },
    {
      term: 'pirate',
      meaning:
        'Your token on the crew track. Its box says how many chests your crew carries and how many dice RAID holds.',
      rules: ['1.3', '4.2'],
    },
    {
      term: 'player board',
      meaning:
        'What lies before you: the five actions, the two tracks, and the places of your chests from the island to Tortuga.',
      rules: ['2.4'],
    },
    {
      term: 'RAID',
      meaning: 'The action that attacks crews, by the rules of BOARD; the target’s pirate drops back.',
      rules: ['4.8'],
    },
    { term: 'RECRUIT CREW', meaning: 'The action CREW: your pirate moves ahead.', rules: ['4.2'] },
    {
      term: 'round',
      meaning: 'Rolling, the five actions, moving the chests. Then the next player is start player.',
      rules: ['7.2'],
    },
    { term: 'screen', meaning: 'What hides your dice and your choice until all have chosen.', rules: ['2.1', '2.3'] },
    {
      term: 'second position',
      meaning: 'The second-best total on an action. It has the weaker effect; with two players there is none.',
      rules: ['3.2', '3.4'],
    },
    {
      term: 'set',
      meaning: 'A red, a blue and a yellow chest anywhere on your player board: 3 points.',
      rules: ['6.3'],
    },
    {
      term: 'skull',
      meaning: 'The sixth face of every die: it stands for any action, with the number that this die has for it.',
      rules: ['2.8'],
    },
    {
      term: 'start order',
      meaning: 'Clockwise from the start player. It decides wherever an order matters.',
      rules: ['1.5'],
    },
    {
      term: 'start player',
      meaning: 'Comes first in start order and wins ties. Every round it is the next player clockwise.',
      rules: ['1.5', '3.3'],
    },
    {
      term: 'strike back',
      meaning: 'What a target with a die on the same action does: the attacker’s token drops back one box too.',
      rules: ['4.7'],
    },
    { term: 'token', meaning: 'Your boat or your pirate, on its track.', rules: ['4.10', '1.3'] },
    {
      term: 'Tortuga',
      meaning: 'The end of a chest’s way. There it is worth 3 points and cannot be stolen; six of them end the game.',
      rules: ['6.1', '7.1'],
    },
    { term: 'total', meaning: 'The numbers of your dice on an action, with your bonus tile there.', rules: ['3.2'] },
    {
      term: 'track',
      meaning: 'The fleet track or the crew track: eight boxes. At the end each token scores the number of its box.',
      rules: ['1.3', '5.6', '6.4'],
    },
    {
      term: 'TREASURE HUNT',
      meaning: 'The action HUNT: chests from the bag and treasure tiles.',
      rules: ['4.3', '4.4'],
    },
    {
      term: 'treasure tile',
      meaning: 'Lies face down around the centre island and shows one to three coins. Yours stay secret until the end.',
      rules: ['1.2', '4.3'],
    },
  ],
};
