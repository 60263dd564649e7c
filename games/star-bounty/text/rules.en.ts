/** The rules for players, one entry per § of RULES.md. */
export const rulesEn = {
  '§1': 'Setup',
  '§1.1':
    'Everything is in one deck of 54 cards. The hearts from 2 to 10 are your life support, the 2s of the other suits are your three systems, the jokers are your drones. Aces, kings, queens and jacks are the 16 outlaws you hunt; the 24 cards left over are the parts.',
  '§1.2': 'You take off with full life support: 10.',
  '§1.3': 'Shields (♦), ballistics (♣) and engines (♠) begin at power 2.',
  '§1.4': 'Two drones wait in the drone bay. They never take up room in your hand.',
  '§1.5': 'The outlaws are shuffled into the bounty pile, face down: nobody knows where each of them hides.',
  '§1.6': 'The parts are shuffled into the shop pile, face down.',
  '§1.7': 'You draw five parts as your starting hand. Seven is the most you can ever hold.',
  '§2': 'The sectors',
  '§2.1':
    'You fly through four sectors, with 1, 3, 5 and 7 outlaws. Over a whole run you meet each of the sixteen once.',
  '§2.2': 'The outlaws of a sector lie face down in rows. Usually they fly in a V: one ahead, then two by two.',
  '§2.3': 'You see the front row only. The next row is turned face up when every enemy of the row ahead is beaten.',
  '§2.4':
    'Where several enemies stand side by side, you choose which one to engage. The others look on, and you must stay with that enemy until it is beaten or you flee.',
  '§3': 'The enemies',
  '§3.1': 'An ace has 30 health, a king 25, a queen 20, a jack 15.',
  '§3.2':
    'An enemy switches off the system of its own suit for the whole battle: diamonds your shields, clubs your ballistics, spades your engines. A system that is switched off has power 0, and no drone can help it.',
  '§3.3':
    'Hearts switch nothing off. But let a single point of their damage through and your ship is critical at once.',
  '§3.4': 'Bring an enemy’s health to exactly zero and you capture it alive: you have a prisoner.',
  '§3.5': 'One point too many and you destroy the enemy: the bounty is dead.',
  '§4': 'Systems, drones and parts',
  '§4.1': 'Shields block: every enemy shot loses as much as their power.',
  '§4.2': 'Engines dodge: every enemy shot loses their power as well.',
  '§4.3': 'Ballistics add their full power to each of your shots. You cannot hold back, so count before you fire.',
  '§4.4': 'A drone lifts one system to power 10 and keeps it there until the battle is over.',
  '§4.5': 'Send a drone whenever you like in a battle, even when you have already seen the dice.',
  '§4.6':
    'Drones work on shields, ballistics and engines, never on life support, and once sent they stay where they are. A system takes one drone, and none if it is at 10 by itself. You may send both drones into one battle, each to a system of its own.',
  '§4.7':
    'A drone you sent is wrecked as soon as the enemy is beaten or you flee. One that stayed in the drone bay is still ready.',
  '§4.8':
    'Improvise: play a part from your hand, and its value is added to the system of its suit. Do it before the roll or after it, until the damage is dealt; with as many parts as you like, even beyond 10.',
  '§4.9': 'An improvised club helps one shot only. If doubles let you fire again, that shot starts without it.',
  '§4.10':
    'An improvised diamond or spade helps as long as the enemy keeps firing, its further shots included. It is gone when your turn to fire comes.',
  '§4.11': 'Every improvised part goes to the salvage.',
  '§4.12': 'Parts of a switched-off suit cannot be improvised, unless your table plays leniently (§8.2).',
  '§5': 'Combat',
  '§5.1': 'Fire! Two dice, plus ballistics, plus the clubs you improvise: that is your damage.',
  '§5.2': 'Doubles, and the enemy is still flying? Fire once more before it answers. There is no limit to such luck.',
  '§5.3': 'A beaten enemy does not shoot back. You go on to the next one, and the first shot is yours again.',
  '§5.4': 'Brace for impact! The enemy rolls two dice and flips a coin. Heads doubles the sum.',
  '§5.5':
    'Subtract your shields, your engines and the parts you improvise. Whatever is left is taken off your life support.',
  '§5.6':
    'If the enemy rolls doubles, it fires again with new dice and a new coin. Your full defence counts against each shot.',
  '§5.7':
    'When life support would fall to 1 or lower, the ship is critical instead, and the rest of that damage is lost; a sound ship never has less than 2. Life support carries over from battle to battle and from sector to sector, and so does the critical state.',
  '§5.8':
    'A critical ship that lets any damage through is destroyed, even if it became critical a moment ago in the same exchange.',
  '§5.9': 'Still flying? Re-engage and fire again. What you improvised is gone; drones stay in use.',
  '§5.10':
    'You may flee by giving up one prisoner, for whom nobody will pay you: after surviving enemy fire, or after beating an enemy while others remain in the sector.',
  '§5.11':
    'Fleeing leads to a full visit to the Galactic Enterprise, and then back to the same sector. The beaten stay beaten, those turned face up stay face up, but a damaged enemy has its full health again. You fire first.',
  '§6': 'The Galactic Enterprise',
  '§6.1': 'You visit it when a sector is clear, and when you flee.',
  '§6.2': 'It pays for bounties: 11 credits for an ace, 9 for a king, 7 for a queen, 5 for a jack.',
  '§6.3': 'Each prisoner pays 5 credits more.',
  '§6.4':
    'Each bounty pays extra for the sector where you took it: 1 credit in the second, 2 in the third, 3 in the fourth.',
  '§6.5':
    'Sell card by card, as few or as many as you please. What you keep stays on board, and a prisoner on board is a way out of trouble. Sold cards are out of the game.',
  '§6.6': 'Five parts from the shop pile lie on the shelf for you.',
  '§6.7':
    'A part costs 1 credit (values 3 and 4), 3 (5 and 6), 5 (7 and 8) or 7 (9 and 10). You cannot spend credits you do not have.',
  '§6.8':
    'Seven parts in hand? Then you can buy only a part that you fit at once, paying for the part and the fitting together.',
  '§6.9':
    'For 3 credits the back room puts five more parts on the shelf, beside those already there. Ask again as often as you can pay and while parts are left; you never pay for an empty back room.',
  '§6.10': 'Healing costs 1 credit per missing heart, up to 10.',
  '§6.11': 'If your ship is critical, the first credit brings life support to 2, and nine credits bring it to 10.',
  '§6.12':
    'Fit a part from your hand for 1 credit: its value must be exactly the next one of its system. You may fit several in a row, and they last for the rest of the run.',
  '§6.13': 'Ten credits repair a wrecked drone: it is back in the drone bay.',
  '§6.14': 'Parts you no longer want can be dropped into the salvage.',
  '§6.15': 'Do all this in any order, as often as you like. When you leave, the rest of the shelf goes to the salvage.',
  '§6.16': 'Should the shop pile run out, the salvage is shuffled into a new one, even in the middle of a deal.',
  '§7': 'The end of the run',
  '§7.1': 'When the fourth sector is clear, every bounty on board is sold. Your credits are your score.',
  '§7.2': 'Fifty credits earn a bronze medal, 75 silver, 100 gold and 125 platinum. Below fifty there is no medal.',
  '§7.3': 'If your ship is destroyed, there is no medal; you still see how far you came.',
  '§8': 'Table options',
  '§8.1':
    'Formation: the V; the wide one, with four abreast in the last row of the last sector; or single file, one enemy per row.',
  '§8.2':
    'Lenient: parts of a switched-off suit may be improvised after all. The system itself stays off and takes no drone.',
} as const;
