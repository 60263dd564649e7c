/** The rules for players, one entry per § of RULES.md. */
export const rulesEn = {
  '§1': 'Setup',
  '§1.1': 'Forty treasure chests lie in the bag: ten red, ten blue, ten yellow, five white and five purple.',
  '§1.2':
    'Around the centre island lie thirty treasure tiles, face down. Seventeen show one coin, nine show two, four show three.',
  '§1.3': 'Your boat starts on box 3 of the fleet track, your pirate on box 3 of the crew track.',
  '§1.4':
    'You draw two chests to begin with: the first waits on your island, the second is already with your crew, one stage further on its way to Tortuga (§5.2).',
  '§1.5':
    'The start player is chosen at random, or is whoever sits in the seat that the host has named. Wherever an order matters, it is start order: clockwise from the start player.',
  '§2': 'Rolling',
  '§2.1':
    'Everybody rolls at once, each behind a screen, with all the dice still in hand. The five dice A to E are the same for everybody. Each die shows the five actions, every one with a different number, and a skull.',
  '§2.2': 'Keep at least one die. Keep several if they show the same action; you need not keep all that match.',
  '§2.3': 'Nobody sees your dice or your choice until all have chosen.',
  '§2.4':
    'Then all screens are lifted at the same moment, and the kept dice are placed on their actions on the player boards.',
  '§2.5': 'A placed die stays where it is for the round. Dice you keep later for the same action join it.',
  '§2.6':
    'BOARD holds only as many dice as your boat allows, and RAID as many as your pirate: one on box 1, two on boxes 2 and 3, three on 4 and 5, four from 6 on. You may not keep more than that. FLEET, CREW and HUNT take all five.',
  '§2.7': 'Whoever has dice left rolls again, until the last die of the last player is placed.',
  '§2.8':
    'A skull is whatever action you want, and it counts the number that its die has for that action. Keep skulls together with dice of an action and they join it. Keep skulls alone and you turn them all to one action with enough room, after the screens are lifted and in start order, knowing what the others have shown.',
  '§2.9':
    'Done early? Each time others have to roll again, you first get a bonus tile, in start order: put a new one, side 1 up, beside an action that has none, or flip one of yours to 2. For the rest of the game it adds to the total of that action whenever you have a die there. Five tiles on side 2 are the most you can have, and if everybody finishes with the same roll, nobody gets any.',
  '§2.10':
    'If none of your dice can be placed, you keep nothing, and nobody knows until the screens are lifted. Then you show your dice and roll them again in the open until one can be placed. Nobody gets a bonus tile for these rolls.',
  '§3': 'Who acts',
  '§3.1': 'The five actions are performed one after the other: FLEET, CREW, HUNT, BOARD, RAID.',
  '§3.2':
    'For each action, add up the numbers on your dice there and your bonus tile. The highest total is in first position, the next highest in second; the others do not act.',
  '§3.3':
    'A tie goes to the start player, or else to whoever sits closest to the start player clockwise. The same tie can decide both positions.',
  '§3.4':
    'You may forfeit any action. If the player in first position forfeits an attack, the one in second still has only the second effect, but may choose any target. Where an action would do nothing, you are not asked.',
  '§3.5': 'If you are alone on an action, you are in first position. If nobody is there, it is skipped.',
  '§3.6': 'The player in first position finishes completely before the second begins.',
  '§4': 'The five actions',
  '§4.1': 'EXPAND FLEET: the boat moves two boxes ahead in first position, one box in second.',
  '§4.2': 'RECRUIT CREW: the pirate moves two boxes ahead in first position, one box in second.',
  '§4.3':
    'TREASURE HUNT, first position: a chest from the bag comes to your island. Then you look at two treasure tiles in secret, keep one and return the other. Everybody can see how many tiles you have; nobody can see what they are worth, nor whether your two were the same.',
  '§4.4': 'TREASURE HUNT, second position: you get one treasure tile and keep it to yourself.',
  '§4.5':
    'BOARD, first position: choose another player and take whichever chest you like from their fleet to your island; their boat drops back one box. The chests that remain close up to the left.',
  '§4.6':
    'BOARD, second position: choose the player in first position or anybody that player has not boarded; the target’s boat drops back one box. Then you take a chest of your choice from the centre island, if one lies there.',
  '§4.7':
    'A target with at least one die on the same action strikes back: your own token drops back one box too, in first position and in second.',
  '§4.8': 'RAID works just like BOARD, but against crews and pirates.',
  '§4.9':
    'After RAID, whoever carries more chests than their boat or pirate allows loses the rightmost: in start order, first from the fleet, then from the crew.',
  '§4.10': 'Tokens never leave their track. Steps beyond either end are lost.',
  '§4.11': 'If the bag is empty when you should draw, you get no chest. You still get a treasure tile.',
  '§4.12': 'If fewer treasure tiles are left than you should look at, you make do with those.',
  '§4.13': 'You may attack a player who has no chest there: you steal nothing, but their token still drops back.',
  '§5': 'Moving the chests',
  '§5.1': 'All dice return to their owners’ hands. In start order, everybody draws a chest from the bag to the island.',
  '§5.2':
    'Every round ends with each chest moving one stage: from the fleet to Tortuga, from the crew to the fleet, from the island to the crew.',
  '§5.3':
    'You decide in which order the chests lie, from left to right. Those that find no place are left behind. If the order makes no difference, you are not asked.',
  '§5.4':
    'Everybody decides at the same time, and nobody sees another player’s choice until all have decided. Where it matters, the chests then move in start order.',
  '§5.5':
    'A chest left behind goes to the centre island, unless one of its colour is there already: then it goes back into the bag.',
  '§5.6':
    'Your boat limits the fleet and your pirate limits the crew: one chest on box 1, two on boxes 2 and 3, three on 4 and 5, four from 6 on.',
  '§6': 'Scoring',
  '§6.1':
    'A chest in Tortuga is worth 3 points, one in the fleet 2, one with the crew 1. On the island it is worth none.',
  '§6.2': 'Purple chests count double.',
  '§6.3':
    'Red, blue and yellow together make a set worth 3 points, wherever on your player board they lie. A white chest in Tortuga can stand in for any of the three; elsewhere it cannot, and purple never can.',
  '§6.4':
    'Your boat and your pirate each score the number of their box. The printed rules can also be read as counting from the third box on, where they start; Haven counts the numbers.',
  '§6.5': 'Every coin on your treasure tiles is one point.',
  '§6.6': 'The most points win. If several players are level at the top, they share the victory.',
  '§7': 'The end',
  '§7.1': 'The game ends as soon as somebody has six chests in Tortuga after the chests have moved.',
  '§7.2': 'Otherwise the next player clockwise becomes start player and another round begins.',
  '§8': 'Table options',
  '§8.1': 'Longer game: eight chests in Tortuga instead of six.',
  '§8.2': 'Swift harbour: FLEET and CREW are performed at once; nobody is asked whether to forfeit them.',
  '§9': 'Two players',
  '§9.1': 'There is no second position: only the better total acts.',
  '§9.2': 'FLEET and CREW move the token one box, not two.',
  '§9.3': 'HUNT gives a chest and a single treasure tile.',
  '§9.4': 'The centre island is not used. Chests left behind go into the bag.',
} as const;
