import type { Guide } from '@haven/text-kit';

/** What to know before the first game, in English. */
export const guideEn: Guide = {
  goal: [
    'Fly through four sectors and take sixteen outlaws, dead or alive.',
    'Sell them for credits: a prisoner pays more than a dead bounty, and so does a far sector.',
    'Bring your ship home: the credits you have left are your score, and 50 or more earn a medal.',
  ],
  turn: [
    {
      title: 'A whole run',
      text: 'You play alone. Four sectors hide 1, 3, 5 and 7 outlaws, and you fight them one at a time with two dice and the three systems of your ship. After each sector, and whenever you flee, you visit the Galactic Enterprise: there bounties become credits, and credits become parts, healing and repairs. When the fourth sector is clear, everything is sold and your credits are counted. If your ship is destroyed, the run is over without a medal.',
      rules: ['2.1', '6.1', '7.1', '7.3'],
    },
    {
      title: 'Engage',
      text: 'Choose an enemy of the front row. Its suit switches off one of your systems for the battle: diamonds shields, clubs ballistics, spades engines. Hearts switch off none, but any damage from them makes your ship critical.',
      rules: ['2.3', '2.4', '3.2', '3.3'],
    },
    {
      title: 'Fire',
      text: 'Roll two dice and add your ballistics. Before or after the roll you may add clubs from your hand. Doubles let you fire again.',
      rules: ['5.1', '5.2', '4.8'],
    },
    {
      title: 'Capture or destroy',
      text: 'Exactly the damage that was needed: the enemy is your prisoner. More than that: it is dead. Either way it does not shoot back.',
      rules: ['3.4', '3.5', '5.3'],
    },
    {
      title: 'Brace',
      text: 'An enemy that is still flying rolls two dice and flips a coin; heads doubles the sum. Shields, engines and the diamonds and spades that you improvise are subtracted; the rest is taken off your life support. Its doubles let it fire again.',
      rules: ['5.4', '5.5', '5.6'],
    },
    {
      title: 'Fire again or flee',
      text: 'If you are still flying, it is your turn to fire. If you hold a prisoner, you may give one up and flee to the Galactic Enterprise instead.',
      rules: ['5.9', '5.10'],
    },
    {
      title: 'Drones',
      text: 'At any moment of a battle a drone can lift one system to power 10. Once that battle is over it is wrecked, and its repair costs 10 credits.',
      rules: ['4.4', '4.7', '6.13'],
    },
    {
      title: 'At the Galactic Enterprise',
      text: 'In any order: sell bounties (5 to 11 credits, more alive and from far sectors), buy parts (1 to 7), fit the next part of a system for good (1), heal (1 per heart), repair a drone (10), or have five more parts put on the shelf (3).',
      rules: ['6.2', '6.7', '6.9', '6.10', '6.12'],
    },
  ],
  examples: [
    {
      title: 'One battle',
      paragraphs: [
        'In sector 1 all your systems have power 2, and your life support is at 10. The front row is a jack of spades: 15 health, and your engines are switched off. You fire and roll 3 and 5. With ballistics 2 that is 10 damage; 5 health is left. No doubles, so the enemy answers.',
        'It rolls 3 and 1, and the coin shows heads: 4 is doubled to 8. Your shields stop 2, your engines nothing. 6 damage gets through, and life support falls from 10 to 4.',
        'You fire again and roll 1 and 2. With ballistics 2 that is 5 damage, exactly the health that was left: the jack is your prisoner, and the sector is clear. Any sum above 3 would have destroyed it.',
      ],
      rules: ['3.1', '3.2', '5.1', '5.4', '5.5', '3.4'],
    },
    {
      title: 'Improvising, and a drone',
      paragraphs: [
        'You face a queen of diamonds with 20 health; your shields are switched off. Ballistics are at 3, engines at 2, and you hold 5♣, 4♠ and 6♦. You roll 5 and 4: 9 + 3 = 12 damage. You have seen the dice, and improvise the 5♣: 17. The queen has 3 health left, and the 5♣ goes to the salvage.',
        'She rolls 5 and 5, tails: 10. Your engines alone would stop 2. You send a drone to them: power 10, and nothing gets through. But doubles mean another shot: 4 and 3, heads, so 14. The drone is still in use, and you improvise the 4♠: 10 + 4 = 14 stops it all. The 6♦ would have been no help: shields are switched off.',
        'You fire again. The 4♠ is gone, the drone is still in use. You roll 2 and 1: 3 + 3 = 6 damage against 3 health. The queen is destroyed, the drone is wrecked, and the other drone, which you did not send, is still ready.',
      ],
      rules: ['4.4', '4.5', '4.7', '4.8', '4.9', '4.10', '4.12', '5.6'],
    },
    {
      title: 'Capture or destroy',
      paragraphs: [
        'In sector 3 a queen of spades has 10 health left. Your ballistics are at 2, and you hold 3♣ and 4♣. You roll 3 and 2: 5 + 2 = 7 damage, which would leave 3.',
        'You can let the shot land like that. But the next one does at least 2 + 2 = 4 damage, one more than 3: the queen would surely be destroyed. With the 4♣ you do 11 damage, and she is destroyed at once. With the 3♣ you do exactly 10, and she is your prisoner.',
        'Dead, she pays 7 for the rank and 2 for the sector: 9 credits. Alive, she pays 5 more: 14 credits. And a prisoner can be given up when you have to flee.',
      ],
      rules: ['3.4', '3.5', '4.3', '6.3', '6.4'],
    },
    {
      title: 'A visit to the Galactic Enterprise',
      paragraphs: [
        'Sector 2 is clear. On board are a king of spades, captured there, two jacks destroyed there, and a queen of hearts captured in sector 1. The king pays 9 + 5 + 1 = 15 credits, each jack 5 + 1 = 6: you have 27. You keep the queen as a way out.',
        'On the shelf lie 3♦, 4♦, 8♦, 7♣ and 9♠. Shields have power 2: you buy 3♦ and 4♦ for 1 each and fit both for 1 each, in that order. Shields are at 4 for the rest of the run, and 23 credits are left. Healing from 6 to 10 costs 4: 19. Repairing a drone costs 10: 9.',
        'For 3 credits the back room adds five parts, among them 3♣. You buy it for 1 and fit it for 1: ballistics are at 3, and 4 credits are left. You leave for sector 3, and the seven parts that you did not buy go to the salvage.',
      ],
      rules: ['6.2', '6.3', '6.4', '6.7', '6.9', '6.10', '6.12', '6.13', '6.15'],
    },
    {
      title: 'Critical, and a flight',
      paragraphs: [
        'Your life support is at 5, your engines at 3, and a king of diamonds has switched off your shields. He rolls 4 and 4, tails: 8. The engines stop 3, and 5 gets through. Life support would fall to 0: instead the ship is critical, and no more is lost. But those were doubles. The second shot is 2 and 1, tails: the engines stop all 3 of it. One point more would have destroyed the ship.',
        'You hold a jack prisoner. You give him up and flee. At the Galactic Enterprise 1 credit would bring life support to 2; you pay 9, and it is at 10. Back in the sector the king has all his 25 health again, and you fire first.',
        'Hearts are worse: a single point of damage from a jack of hearts makes even a ship with life support at 10 critical.',
      ],
      rules: ['3.3', '5.7', '5.8', '5.10', '5.11', '6.11'],
    },
    {
      title: 'The last sale and the medal',
      paragraphs: [
        'The last enemy of sector 4 is a king of spades, and you have 38 credits. On board are an ace of clubs destroyed in sector 4 (11 + 3 = 14) and a jack of hearts captured in sector 1 (5 + 5 = 10).',
        'You capture the king: 9 + 5 + 3 = 17. Everything is sold: 38 + 14 + 10 + 17 = 79 credits, a silver medal. Had you destroyed him, it would have been 74, and silver begins at 75: bronze.',
        'All sixteen dead would pay 162 credits, all sixteen alive 242. Parts, healing and repairs are paid out of that.',
      ],
      rules: ['6.2', '6.3', '6.4', '7.1', '7.2'],
    },
  ],
  glossary: [
    { term: 'back room', meaning: 'For 3 credits five more parts come from here to the shelf.', rules: ['6.9'] },
    {
      term: 'ballistics',
      meaning: 'The clubs system. Its power is added to each of your shots.',
      rules: ['1.3', '4.3'],
    },
    { term: 'battle', meaning: 'From engaging an enemy until it is beaten or you flee.', rules: ['3.2', '5.9'] },
    {
      term: 'bounty',
      meaning: 'A beaten outlaw on board, dead or a prisoner, until you sell it.',
      rules: ['6.2', '6.5'],
    },
    { term: 'bounty pile', meaning: 'The outlaws you have not met yet, face down.', rules: ['1.5'] },
    {
      term: 'brace',
      meaning:
        'To withstand the enemy’s fire: its two dice and its coin against your shields, your engines and what you improvise.',
      rules: ['5.4', '5.5'],
    },
    { term: 'coin', meaning: 'The enemy flips it with each shot. Heads doubles its dice.', rules: ['5.4'] },
    { term: 'credit', meaning: 'The money of the run, and in the end your score.', rules: ['6.7', '7.1'] },
    {
      term: 'critical',
      meaning:
        'The state of a ship whose life support would have fallen to 1 or lower. Any further damage destroys it.',
      rules: ['5.7', '5.8'],
    },
    {
      term: 'destroyed',
      meaning:
        'Said of an enemy beaten with more damage than needed: the bounty is dead, and cannot be given up to flee.',
      rules: ['3.5'],
    },
    {
      term: 'doubles',
      meaning: 'Two dice with the same number: whoever rolled them fires again, you and the enemy alike.',
      rules: ['5.2', '5.6'],
    },
    {
      term: 'drone',
      meaning: 'Lifts one system to power 10 for a battle, and is wrecked after it. You have two.',
      rules: ['4.4', '4.7'],
    },
    { term: 'drone bay', meaning: 'Where the drones that are ready wait.', rules: ['1.4'] },
    {
      term: 'enemy',
      meaning: 'An outlaw whom you can see in the front row, or whom you are fighting.',
      rules: ['2.4', '3.1'],
    },
    { term: 'engage', meaning: 'To begin the battle with an enemy of your choice in the front row.', rules: ['2.4'] },
    {
      term: 'engines',
      meaning: 'The spades system. Its power is subtracted from every enemy shot.',
      rules: ['1.3', '4.2'],
    },
    {
      term: 'fire',
      meaning: 'To shoot at the enemy: two dice, ballistics and the clubs that you improvise.',
      rules: ['5.1'],
    },
    {
      term: 'fit',
      meaning: 'To build a part into its system for 1 credit, for the rest of the run. It must be the next value.',
      rules: ['6.12'],
    },
    {
      term: 'flee',
      meaning:
        'To give up a prisoner, leave the battle and visit the Galactic Enterprise. Then you return to the same sector.',
      rules: ['5.10', '5.11'],
    },
    { term: 'formation', meaning: 'How the outlaws of a sector stand in rows.', rules: ['2.2', '8.1'] },
    {
      term: 'Galactic Enterprise',
      meaning: 'The shop between the sectors: it buys bounties and sells parts, healing and repairs.',
      rules: ['6.1', '6.15'],
    },
    { term: 'hand', meaning: 'The parts you hold, at most seven.', rules: ['1.7', '6.8'] },
    {
      term: 'health',
      meaning: 'How much damage an enemy can take: ace 30, king 25, queen 20, jack 15.',
      rules: ['3.1'],
    },
    { term: 'heart', meaning: 'One point of life support. Healing one costs 1 credit.', rules: ['6.10'] },
    {
      term: 'improvise',
      meaning: 'To spend a part from your hand: its value is added to its system for a shot or for a brace.',
      rules: ['4.8', '4.11'],
    },
    { term: 'lenient', meaning: 'An option: parts of a switched-off suit can still be improvised.', rules: ['8.2'] },
    {
      term: 'life support',
      meaning: 'How much damage you can still take: 10 at most. It carries over from battle to battle.',
      rules: ['1.2', '5.7'],
    },
    {
      term: 'medal',
      meaning: 'Bronze from 50 credits, silver from 75, gold from 100, platinum from 125.',
      rules: ['7.2'],
    },
    { term: 'outlaw', meaning: 'One of the sixteen you hunt: an ace, king, queen or jack.', rules: ['1.1', '2.1'] },
    {
      term: 'part',
      meaning: 'A card from 3 to 10 of diamonds, clubs or spades. It can be improvised or fitted.',
      rules: ['1.1', '1.6'],
    },
    {
      term: 'power',
      meaning: 'What a system counts for: 2 at the start, 10 when fully fitted or with a drone.',
      rules: ['1.3'],
    },
    {
      term: 'prisoner',
      meaning: 'An enemy captured alive: it pays 5 credits more, or can be given up to flee.',
      rules: ['3.4', '6.3'],
    },
    { term: 're-engage', meaning: 'To go on with the battle after the enemy’s fire: you fire again.', rules: ['5.9'] },
    {
      term: 'row',
      meaning: 'Enemies side by side. Only the front row is face up; the next follows when it is beaten.',
      rules: ['2.2', '2.3'],
    },
    {
      term: 'run',
      meaning: 'One game, from the first sector to the last sale or the end of your ship.',
      rules: ['2.1', '7.1'],
    },
    {
      term: 'salvage',
      meaning: 'Where improvised, dropped and unsold parts go. It becomes the next shop pile.',
      rules: ['4.11', '6.16'],
    },
    { term: 'sector', meaning: 'A stage of the run, with 1, 3, 5 or 7 outlaws.', rules: ['2.1', '2.2'] },
    { term: 'shelf', meaning: 'The parts you can buy during a visit.', rules: ['6.6', '6.15'] },
    {
      term: 'shields',
      meaning: 'The diamonds system. Its power is subtracted from every enemy shot.',
      rules: ['1.3', '4.1'],
    },
    { term: 'shop pile', meaning: 'The parts that have not been dealt yet, face down.', rules: ['1.6', '6.16'] },
    {
      term: 'switched off',
      meaning: 'Said of the system of the enemy’s suit: power 0, no drone, no improvising, for the whole battle.',
      rules: ['3.2', '4.12'],
    },
    { term: 'system', meaning: 'Shields, ballistics or engines.', rules: ['1.3', '4.6'] },
    {
      term: 'wrecked',
      meaning: 'Said of a drone that you sent into a battle. Its repair costs 10 credits.',
      rules: ['4.7', '6.13'],
    },
  ],
};
