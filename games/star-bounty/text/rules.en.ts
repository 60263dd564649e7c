/** The rules for players, one entry per § of RULES.md. */
export const rulesEn = {
  '§1': 'Making ready',
  '§1.1':
    'Everything is in one deck of 54 cards. The hearts from 2 to 10 keep you alive, the 2s of the other suits are your three systems, the jokers are your drones. Aces, kings, queens and jacks are the 16 outlaws you hunt; the 24 cards left over are spare parts.',
  '§1.2': 'You take off with full life support: 10.',
  '§1.3': 'Shields (♦), ballistics (♣) and engines (♠) begin at power 2.',
  '§1.4': 'Two drones wait in their bay. They never take up room in your hand.',
  '§1.5': 'The outlaws are shuffled; nobody knows where each of them hides.',
  '§1.6': 'The spare parts are shuffled into the shop pile, face down.',
  '§1.7': 'You draw five parts for the start. Seven is the most you can ever hold.',
  '§2': 'The sectors',
  '§2.1':
    'You fly through four sectors, with 1, 3, 5 and 7 outlaws. Over a whole run you meet each of the sixteen once.',
  '§2.2': 'Each sector’s outlaws lie face down in rows. Usually they fly in a V: one ahead, then two by two.',
  '§2.3': 'You see the front row only. The row behind it is turned up once the one ahead is beaten to the last ship.',
  '§2.4':
    'Where several stand side by side, you pick your opponent. The others look on, and you are bound to your choice until it is beaten or you flee.',
  '§3': 'The outlaws',
  '§3.1': 'An ace withstands 30 damage, a king 25, a queen 20, a jack 15.',
  '§3.2':
    'An outlaw jams the system of its own suit while the two of you fight: diamonds your shields, clubs your ballistics, spades your engines. A jammed system counts 0 and no drone can save it.',
  '§3.3': 'Hearts jam nothing. But let one point of their fire through and your ship is critical on the spot.',
  '§3.4': 'Bring an outlaw’s health to exactly zero and you take a prisoner.',
  '§3.5': 'One point too many and the ship blows up with its captain: the bounty counts as dead.',
  '§4': 'Systems, drones and parts',
  '§4.1': 'Shields block: every enemy shot loses as much as their power.',
  '§4.2': 'Engines dodge: every enemy shot loses their power as well.',
  '§4.3':
    'Ballistics make each of your shots stronger by their full power. You cannot hold back, so count before you fire.',
  '§4.4': 'A drone lifts one system to 10 and keeps it there until the battle is over.',
  '§4.5': 'Send a drone whenever you like in a battle, even when you have already seen the dice.',
  '§4.6':
    'Drones work on shields, ballistics and engines, never on life support, and once sent they stay where they are. A system takes one drone, and none if it is at 10 by itself. You may send both drones into one battle, each to a system of its own.',
  '§4.7': 'A drone that worked is wreckage when the outlaw is beaten or you flee. One that stayed in its bay is fine.',
  '§4.8':
    'Improvise: play a part from your hand and its number is added to its system. Before the roll or after it, until the damage is dealt; as many parts as you wish, even beyond 10.',
  '§4.9': 'A club helps one single shot. If doubles let you fire again, that shot starts without it.',
  '§4.10':
    'A diamond or a spade holds for the whole time you are under fire, further shots included. It is gone when your turn to fire comes.',
  '§4.11': 'Every improvised part ends up in the salvage.',
  '§4.12': 'Parts of a jammed suit are of no use in that battle, unless your table plays leniently (§8.2).',
  '§5': 'Combat',
  '§5.1': 'Fire! Two dice, plus ballistics, plus the clubs you improvise: that is your damage.',
  '§5.2': 'Rolled doubles, and the outlaw still flies? Fire once more before it answers. There is no end to such luck.',
  '§5.3': 'Whoever is beaten does not shoot back. You turn to the next outlaw, and the first shot is yours again.',
  '§5.4': 'Brace for impact! The outlaw rolls two dice and flips a coin. Heads: twice the damage.',
  '§5.5': 'Take off your shields, your engines and what you improvise. Whatever is left goes off your life support.',
  '§5.6': 'If the outlaw rolls doubles it fires again, dice and coin anew. Your full defence counts every time.',
  '§5.7':
    'When life support would fall to 1 or lower, the ship is critical instead, and the rest of that hit is forgotten; a sound ship never has less than 2. Wounds stay with you from battle to battle and from sector to sector, a critical state too.',
  '§5.8':
    'A critical ship that lets any damage through is lost, even if it became critical a moment ago under the same fire.',
  '§5.9': 'Still flying? Re-engage and fire again. What you improvised is gone; drones work on.',
  '§5.10':
    'Or flee, at the price of one prisoner whom nobody will pay you for. You can do so after coming through enemy fire, or after a victory while more outlaws wait in the sector.',
  '§5.11':
    'Fleeing brings you to the Galactic Enterprise with all it offers, and then back. Whoever was beaten stays beaten, whoever was seen stays seen, but a wounded outlaw has recovered. You fire first.',
  '§6': 'The Galactic Enterprise',
  '§6.1': 'Its doors open when a sector is clear, and when you flee.',
  '§6.2': 'It pays for outlaws: 11 credits for an ace, 9 for a king, 7 for a queen, 5 for a jack.',
  '§6.3': 'Five credits more for each one delivered alive.',
  '§6.4': 'And a bonus for the sector where you caught it: 1 credit in the second, 2 in the third, 3 in the fourth.',
  '§6.5':
    'Sell as few or as many as you please. What you keep stays on board, and a prisoner on board is a way out of trouble. Sold cards are out of the game.',
  '§6.6': 'Five parts from the shop pile lie on the shelf for you.',
  '§6.7': 'A part costs 1 credit (3 and 4), 3 (5 and 6), 5 (7 and 8) or 7 (9 and 10). There is no credit on credits.',
  '§6.8':
    'Seven parts in hand? Then you can buy only a part that goes straight into its system, paying for the part and the fitting together.',
  '§6.9':
    'For 3 credits the dealer opens the back room and puts five more parts beside those already there. Ask again as long as you can pay and something is left; an empty room costs nothing because it stays shut.',
  '§6.10': 'Healing costs 1 credit per heart, up to 10.',
  '§6.11': 'If your ship is critical, the first credit brings it to 2, and nine credits make it whole.',
  '§6.12':
    'Fit a part from your hand for 1 credit: it must be the very next number of its system. Several steps one after the other are fine, and they last for the rest of the run.',
  '§6.13': 'Ten credits put a wrecked drone back into its bay.',
  '§6.14': 'Parts you no longer want can be thrown into the salvage.',
  '§6.15':
    'Trade in whatever order suits you, as often as you like. When you leave, the rest of the shelf goes to the salvage.',
  '§6.16':
    'Should the shop pile run dry, the salvage is shuffled and becomes the new one, even halfway through a deal.',
  '§7': 'The end of the run',
  '§7.1': 'With the fourth sector clear, everything on board is sold. Your credits are your score.',
  '§7.2': 'Fifty credits earn bronze, 75 silver, 100 gold and 125 platinum. Less than fifty earns a warm handshake.',
  '§7.3': 'If your ship is lost, there is no medal; you still see how far you came.',
  '§8': 'Table options',
  '§8.1': 'Formation: the V, the wide one with four abreast at the very end, or single file, one outlaw at a time.',
  '§8.2':
    'Lenient: parts of a jammed suit may be improvised after all. The system itself stays dead, and drones stay away from it.',
} as const;
