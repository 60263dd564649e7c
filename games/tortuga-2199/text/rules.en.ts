/** The rules for players, one entry per § of RULES.md. */
export const rulesEn = {
  '§1': 'Making ready',
  '§1.1':
    'Tortuga is the middle of the planet. Around it three Trading Posts and three Turrets alternate; with two captains, one of each stays in the box.',
  '§1.2':
    'The Fortress, the Research Lab, the Mines and the Vortex are dealt to four places outside that ring. On the map “Nestled” each touches two sectors of the ring, on the map “Tips” it lies behind a single one. With two captains the ring has two sectors fewer, and on both maps each of the four lies behind a single one.',
  '§1.3':
    'A mineral waits on every sector except Tortuga. Each sector has a control token, and each Trading Post and Turrets sector a bonus token as well.',
  '§1.4':
    'A Hunt token lies face down on every sector except Tortuga. Two captains do not need them all: the rest leaves unseen.',
  '§1.5':
    'T cards lie open in piles by their cost, and you may buy any of them as long as there are some. A pile that is empty stays empty.',
  '§1.6': 'Each special sector has a shuffled deck of its own, with two cards open beside it.',
  '§1.7': 'The Hunt deck is open: look through it whenever you like.',
  '§1.8': 'Chance names the first captain. In turn order, each picks a ship from those that are left.',
  '§1.9': 'You start with ten cards: {startCards} and the card of your ship. Shuffled, they are your deck.',
  '§1.10': 'All ships start on Tortuga.',
  '§1.11':
    'Whoever plays earlier starts with fewer cards. Two captains draw 4 and 5, three draw 3, 4 and 5, four draw 3, 4, 4 and 5.',
  '§2': 'Turns and cards',
  '§2.1': 'The first captain begins, then turns go around clockwise.',
  '§2.2':
    'When you end your turn, the cards you played and those still in hand go to your discard pile, and you draw five new ones.',
  '§2.3':
    'If you have to draw and your deck is empty, your discard pile is shuffled and becomes the deck. If even that is not enough, you draw what there is.',
  '§2.4':
    'The Crypto and Manoeuvre of the cards you play add up for this turn. Spend them on whatever you like, in any portions; the rest is lost when the turn ends.',
  '§2.5':
    'What a card can do, it does when you play it: use its abilities in any order, or leave them. Later is too late.',
  '§2.6': 'A destroyed card is out of the game for good.',
  '§2.7':
    'Nobody sees your hand, your deck and your reserve; you may look at your own reserve and discard pile. Your cargo bay is for all to see. Of a discard pile the others see the number of cards and the top one: cards you did not play go below those you did. With “Open memory” everybody is also shown what a perfect memory would know: the discarded cards that were seen, the cards put below a special deck, and which cards a captain has out of sight. Copies of a card are alike: nobody can tell one from another.',
  '§2.8': 'In your turn do as many actions as you can pay, in any order.',
  '§2.9': 'Abilities for combat, attack and defence only count when ships fight each other.',
  '§2.10':
    'A turn begins with your ship, if it lies in the cargo bay, and then with your reserved card. Everything else comes after.',
  '§3': 'Actions',
  '§3.1':
    'Draw the reserved card: at the beginning of your turn you may take it into your hand. The reserve is free again at once.',
  '§3.2': 'Play a card: its Crypto and Manoeuvre are yours to spend, and you may use its abilities.',
  '§3.3':
    'Buy a card: pay the cost of a card that is sold where your ship is; it goes to your discard pile. In a special sector the next card of the deck takes its place, as long as there is one. Tortuga, Trading Posts and Turrets all sell the same T cards.',
  '§3.4':
    'Refresh market, 1 Crypto: in a special sector, put one open card below its deck and open the next one. It cannot be done with T cards or with an empty deck.',
  '§3.5': 'Move, 1 Manoeuvre: your ship flies to a neighbouring sector. Other ships are never in the way.',
  '§3.6':
    'Collect minerals, 1 Manoeuvre: take the mineral of your sector. It stays with you from turn to turn until you spend it in a turn of yours, as 1 Crypto for anything.',
  '§3.6.1': 'A spent mineral goes to the cache of the Mines.',
  '§3.6.2':
    'Where you could pay with Crypto or with minerals, you choose. Lay out minerals, and your next payment takes them first; until then you may take them back. Otherwise Crypto of this turn is spent before minerals.',
  '§3.7':
    'Explore hunted creature, 1 Manoeuvre: look secretly at the Hunt token of your sector and leave your marker on it. Others may do the same. What you have explored you may look at again at any time.',
  '§3.8':
    'Reserve a card, 2 Crypto: put a card from hand that you have not played face down in your reserve. There is room for one.',
  '§3.9':
    'Destroy a played card, 2 Manoeuvre: remove any card that you played this turn. What it gave you is still yours to spend.',
  '§3.10':
    'Capture hunted creature: in the sector of a creature you have explored, pay its difficulty in Manoeuvre. You get 1 Influence, its token, and its card on your discard pile. The Influence printed on the card is for handing it in later.',
  '§3.10.1': 'When a creature is captured, everybody’s markers on its token go home.',
  '§3.10.2':
    'For each Hunt card you own you have its token, so that all can count them. If such a card is destroyed in another way than by redeeming it, you get nothing and the token goes too.',
  '§3.11':
    'Redeem hunted creature card: in your turn, give a Hunt card from hand away instead of playing it. It leaves the game and brings the Influence printed on it.',
  '§3.12':
    'Conquer the sector: where your ship is, pay exactly one Manoeuvre more than the defence. The first conquest costs {firstPrices}. Each time the defence goes one up; paying more to raise it higher is not possible, and Turrets do not help to pay.',
  '§3.12.1':
    'With the sector come its control token and its bonus token, be they on the sector or with its former master.',
  '§3.12.2': 'At the highest defence a conquest still costs one more than that. The marker then stays where it is.',
  '§3.12.3': 'You cannot conquer what you control already.',
  '§3.12.4':
    'A sector is closed to conquest while the ship of its master is there: attack that ship. Ships of others do not protect it.',
  '§3.13':
    'Reinforce a sector: raise the defence of a sector you control, wherever your ship is, but not of Tortuga. Choose a new value above the present one, up to the highest, and pay all of it in Crypto.',
  '§3.14':
    'Attack enemy spaceship: fight a ship that is in your sector, as often as you like in a turn. A ship in a cargo bay is out of reach.',
  '§4': 'Fights',
  '§4.1':
    'Whoever has the turn attacks, the other one defends. It costs nothing, and what you have gathered for the turn does not count in a fight.',
  '§4.2': 'The attacker secretly lays out cards from hand, face down, one at least. All see how many there are.',
  '§4.3':
    'Knowing that number and nothing else, the defender answers with cards from hand, as many as wanted, even none. Reserved cards do not fight.',
  '§4.4': 'Then all cards are turned up at the same moment.',
  '§4.5': 'Combat abilities take effect, first those of the attacker.',
  '§4.6': 'Both sides count the Manoeuvre on their cards and what abilities add or take. A total can fall below zero.',
  '§4.7': 'Each Turrets token adds 1 for its owner, in attack and in defence.',
  '§4.8': 'A defender at home, in a sector under own control, adds half of its defence, rounded down.',
  '§4.9': 'The higher total wins. If both are equal, the defender wins.',
  '§4.10': 'One of the cards that the loser used is destroyed at random. Who used none loses none.',
  '§4.11':
    'The ship of the loser goes to the cargo bay. When its captain’s next turn begins, it returns to Tortuga or to a sector under that captain’s control.',
  '§4.12':
    'The winner takes one Influence token from the loser, if there is any; control cannot be taken like that. A winning attacker gets another point from the bank in any case.',
  '§4.13':
    'If the defender was master of the sector and loses, the attacker takes it with all its tokens, and its defence goes one up if it can.',
  '§4.14':
    'After any fight the defender draws back to five cards. It is the last thing that happens: before come the destroyed card, the discarded cards, the ship, Influence and the sector.',
  '§4.15':
    'Only cards with at least 1 Manoeuvre can fight. Their Crypto and other abilities do nothing there, and after the fight they are discarded at once.',
  '§4.16':
    'An attacker who loses plays on without a place: cards can still be played, reserved, destroyed and redeemed, and sectors reinforced.',
  '§5': 'Sectors',
  '§5.1': 'What control is worth in Influence: {controls}. The spots for the defence: {spots}; Tortuga has none.',
  '§5.2':
    'The power of a special sector works for the captain who controls it and is there with the ship, once in each own turn, even in the turn it was gained.',
  '§5.3': 'Fortress: 1 Manoeuvre. It stays with you when you fly on.',
  '§5.4': 'Research Lab: reserve a card from hand for free. There is still room for one only.',
  '§5.5':
    'Mines: take a mineral from the cache, if it has one. The cache begins empty and has nothing to do with the mineral on the sector, which is collected in the usual way.',
  '§5.6':
    'Trading Post: its token gives you 1 Crypto in every turn of yours, wherever you are, and at once if you gain it in your turn.',
  '§5.7':
    'Tortuga: whoever is there can buy Influence, 7 Crypto a point, as often as they can pay. To conquer it always costs {tortugaPrice} Manoeuvre.',
  '§5.8': 'Vortex: destroy a card that you played this turn for free.',
  '§5.9': 'Turrets: the token helps in fights and nowhere else.',
  '§6': 'The end',
  '§6.1':
    'With 15 Influence, tokens and control together, you win on the spot, whoever’s turn it is. This is looked at after every change.',
  '§6.2':
    'If Tortuga is conquered and that does not make 15, its conqueror finishes the turn and each of the others has one more. Then the most Influence wins.',
  '§6.3': 'As soon as Tortuga has fallen, the captains’ council meets: nobody conquers and nobody attacks any more.',
  '§6.4':
    'If captains are level, the conqueror of Tortuga goes first, when among them; otherwise whoever controls more sectors.',
  '§6.5': 'Captains who are level even so share the place.',
  '§6.6':
    'The game has no limit of rounds. If the table chose a truce and fifty rounds have brought no winner, the most Influence wins, and ties are broken as usual.',
  '§7': 'Scenarios',
  '§7.1.1':
    'Aggressive Pirates: a winning attacker chooses between 2 Influence of the defender, or what there is, and 3 Influence from the bank. It replaces the usual spoils.',
  '§7.1.2': 'Aggressive Pirates: the loser chooses which of the used cards is destroyed.',
  '§7.1.3': 'Aggressive Pirates: a defender who wins gets no Influence.',
  '§7.1.4':
    'Aggressive Pirates: with the conquest of Tortuga the game ends at once, and the most Influence wins. You may conquer it only if you are first after that, alone or with others.',
  '§7.2.1': 'Peaceful Pirates: no attacks.',
  '§7.2.2':
    'Peaceful Pirates: you may pay a conquest in Crypto, minerals included, instead of Manoeuvre, but never mix the two. A sector guarded by the ship of its master stays closed.',
  '§8': 'Cards',
  '§8.1':
    'There are 9 starting cards for each captain, 4 ships, 31 T cards, 10 cards in each special deck and 10 Hunt cards.',
  '§8.2':
    'The house set follows the printed rules wherever they show a card or leave no other choice; the rest we designed. Every card tells what it is.',
  '§8.3':
    'Abilities are built from a fixed list. Those from §8.3.17 to §8.3.22 and from §8.3.35 to §8.3.37 work when you fight with the card, the others when you play it. From §8.3.38 on stands what can be added to them.',
  '§8.3.1': 'Draw: take that many cards from your deck.',
  '§8.3.2': 'Move: fly up to that many sectors for free.',
  '§8.3.3': 'Move anywhere: fly to any sector for free.',
  '§8.3.4': 'Collect: take the mineral of your sector for free.',
  '§8.3.5': 'From the cache: take a mineral from the cache of the Mines.',
  '§8.3.6': 'From here or the cache: one or the other.',
  '§8.3.7': 'Reserve: put a card from hand in your reserve for free.',
  '§8.3.8': 'Explore: look at the Hunt token of your sector or of a neighbouring one for free.',
  '§8.3.9': 'Scrap: destroy a card of your hand or your discard pile.',
  '§8.3.10': 'Fortify: raise the defence of a sector of yours, but Tortuga, at most to its highest spot.',
  '§8.3.11':
    'Siege: your next conquest this turn is cheaper in Manoeuvre. Not for Tortuga, and not if you pay in Crypto; the defence still rises by one.',
  '§8.3.12': 'Cash in: destroy the card as you play it, for Influence.',
  '§8.3.13': 'Tribute: Crypto for each of your Trading Post tokens.',
  '§8.3.14': 'Refresh: replace an open card of your special sector for free.',
  '§8.3.15': 'Lobby: once this turn, buy 1 Influence at the price on the card, wherever you are.',
  '§8.3.16': 'Trade anywhere: T cards are for sale to you in every sector this turn.',
  '§8.3.17': 'Attack: more for you when you attack.',
  '§8.3.18': 'Defend: more for you when you defend.',
  '§8.3.19': 'Combat: more for you in any fight.',
  '§8.3.20': 'Turrets: more for you in a fight for each of your Turrets tokens.',
  '§8.3.21': 'Weaken: less for your opponent.',
  '§8.3.22': 'Carnage: if you win, the loser destroys more of the used cards, at random.',
  '§8.3.23': 'Gain Crypto: that much Crypto for this turn.',
  '§8.3.24': 'Gain Manoeuvre: that much Manoeuvre for this turn.',
  '§8.3.25': 'Gain Influence: that much Influence from the bank. The card stays yours.',
  '§8.3.26': 'Destroy a played card: this one or another that you played this turn. What it gave you stays.',
  '§8.3.27': 'Reclaim: take a card from your discard pile into your hand, for all to see.',
  '§8.3.28': 'Cheaper cards: this turn every card you buy costs less.',
  '§8.3.29': 'Cheaper captures: this turn every creature costs you less to capture.',
  '§8.3.30': 'Cheaper defence: this turn every sector you reinforce costs less.',
  '§8.3.31': 'Bought to hand: the next cards you buy this turn go to your hand, for all to see.',
  '§8.3.32': 'Rivals discard: every rival discards that many random cards, face up. Not among peaceful pirates.',
  '§8.3.33':
    'Rivals lose minerals: every rival puts that many minerals, or all there are, in the cache of the Mines. Not among peaceful pirates.',
  '§8.3.34': 'Choose: use one of these abilities and give up the others.',
  '§8.3.35': 'Spoils: if you win, you gain that much more Influence from the bank.',
  '§8.3.36': 'Save: if you lose, you destroy that many cards less.',
  '§8.3.37':
    'Draw after the fight: won or lost, when the defender has drawn, you draw that many cards; the attacker first.',
  '§8.3.38':
    'So many times: an ability of several times may be used up to that often, other abilities of the card in between.',
  '§8.3.39': 'At a price: you pay Crypto, minerals included, or Manoeuvre each time before you use the ability.',
  '§8.3.40': 'On a condition: the ability works only if you have enough of something at that moment.',
  '§8.3.41':
    'For each: the number counts once for each sector, token, Hunt card, marker, mineral or card played that is named, up to a limit; 20 if none is printed.',
  '§8.3.42': 'Gifts: each card destroyed that way gives Crypto, Manoeuvre or Influence.',
  '§8.4':
    'A table may play with its own card set: a file in a documented format, which is checked before the game begins.',
} as const;
