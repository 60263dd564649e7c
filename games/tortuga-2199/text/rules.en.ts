/** The rules for players, one entry per § of RULES.md. */
export const rulesEn = {
  '§1': 'Setup',
  '§1.1':
    'Tortuga is the centre of the planet. Around it three Trading Posts and three Turrets alternate: they are the ring. With two captains one of each stays in the box.',
  '§1.2':
    'The Fortress, the Research Lab, the Mines and the Vortex are the special sectors. They are dealt at random to four places outside the ring: on the map “Nestled” each touches two sectors of the ring, on the map “Tips” each lies behind a single one. With two captains each lies behind a single one on either map.',
  '§1.3':
    'Every sector except Tortuga starts with a Minerals token. Every sector has a control token; each Trading Post and each Turrets sector has a bonus token as well.',
  '§1.4':
    'Every sector except Tortuga gets a random Hunt token, face down. With two captains some tokens are left over: they go back to the box unseen.',
  '§1.5':
    'T cards are sold in the T sectors, those whose names begin with T: Tortuga, Trading Posts and Turrets. They lie face up in piles, one for each cost, and you may buy any of them while there are some left. An empty pile stays empty.',
  '§1.6': 'Each special sector has its own shuffled deck, with two open cards beside it.',
  '§1.7': 'The Hunt deck lies face up: look through it whenever you like.',
  '§1.8':
    'The first player is chosen at random. In turn order, each captain chooses one of the spaceships that are left.',
  '§1.9': 'Your ten starting cards are {startCards} and the card of your spaceship. Shuffled, they are your deck.',
  '§1.10': 'All spaceships start in Tortuga.',
  '§1.11':
    'The earlier you play, the fewer cards you start with: 4 and 5 with two captains; 3, 4 and 5 with three; 3, 4, 4 and 5 with four.',
  '§2': 'Turns and cards',
  '§2.1': 'The first player begins; then turns pass clockwise.',
  '§2.2':
    'The end of your turn: the cards you have played and those left in your hand go to your discard pile; then you draw five cards.',
  '§2.3':
    'If you must draw and your deck is empty, your discard pile is shuffled and becomes your deck. If that is still too few, you draw what there is.',
  '§2.4':
    'Crypto buys, Manoeuvre acts. What the cards you play give adds up for this turn: spend it on any actions, split as you like. What is left is lost when the turn ends.',
  '§2.5':
    'You may use the abilities of a card at the moment you play it, in any order, or not at all. Later is too late.',
  '§2.6': 'A destroyed card goes back to the box and never returns.',
  '§2.7':
    'Your hand, your deck and your reserve are hidden; you may look at your own reserve and discard pile. Your cargo bay is open to all: Minerals tokens, other tokens, markers and how many cards you have. Of a discard pile the others see the number of cards and the top one: cards you did not play go below those you did. With “Open memory” everybody is also shown what a perfect memory would know: the discarded cards that were seen, the cards put below a special deck, and how many cards of each kind a captain has out of sight. Copies of a card are alike: nobody can tell one from another.',
  '§2.8': 'In your turn you may take any number of actions, in any order, as long as you can pay for them.',
  '§2.9': 'Abilities for combat, attack and defence work only in combat between spaceships.',
  '§2.10':
    'At the beginning of your turn, first place your spaceship if it is in your cargo bay; then you may draw your reserved card. Everything else comes after that.',
  '§3': 'Actions',
  '§3.1':
    'Draw the reserved card: take it into your hand, only at the beginning of your turn. Your reserve is free again at once.',
  '§3.2': 'Play a card: its Crypto and Manoeuvre are yours to spend, and you may use its abilities.',
  '§3.3':
    'Buy a card: pay the cost in Crypto of a card that is sold where your spaceship is; it goes to your discard pile. In a special sector the next card of the deck takes its place, as long as there is one. Tortuga, Trading Posts and Turrets all sell the same T cards.',
  '§3.4':
    'Refresh market, 1 Crypto: where your spaceship is, put one open card of the special sector at the bottom of its deck and reveal the next one. This is not possible with T cards, nor if the deck is empty.',
  '§3.5':
    'Move, 1 Manoeuvre: your spaceship flies to an adjacent sector, one that shares a border with its own. Other spaceships are never in the way.',
  '§3.6':
    'Collect minerals, 1 Manoeuvre: take the Minerals token of your spaceship’s sector. You keep it from turn to turn, until you spend it in a turn of your own as 1 Crypto towards any cost.',
  '§3.6.1': 'A spent Minerals token goes to the Mines cache.',
  '§3.6.2':
    'Where both Crypto and Minerals tokens can pay, you choose. Set tokens aside, and your next payment takes them first; until then you may take them back. Otherwise the Crypto of this turn is spent before Minerals tokens.',
  '§3.7':
    'Explore hunted creature, 1 Manoeuvre: look secretly at the Hunt token in your spaceship’s sector and put your marker on it. Several captains may explore the same token. You may look again at any time at what you have explored.',
  '§3.8':
    'Reserve a card, 2 Crypto: put an unplayed card from your hand into your reserve, face down. There is room for one card.',
  '§3.9':
    'Destroy a played card, 2 Manoeuvre: any card that you have played this turn goes back to the box. What it gave you is still yours to spend.',
  '§3.10':
    'Capture hunted creature: in the sector of a creature you have explored, pay its difficulty in Manoeuvre. You gain 1 Influence and its token, and its card goes to your discard pile. The Influence printed on that card is for redeeming it later.',
  '§3.10.1': 'When a creature is captured, all markers on its token return to their captains.',
  '§3.10.2':
    'For each Hunt card you own you keep its Hunt token, so that everybody can count them. If such a card is destroyed other than by redeeming it, you gain nothing, and its token goes back to the box too.',
  '§3.11':
    'Redeem hunted creature card: in your turn, put a Hunt card from your hand back in the box instead of playing it. You gain the Influence printed on it.',
  '§3.12':
    'Conquer the sector: where your spaceship is, pay exactly one Manoeuvre more than the defence. The first conquest costs {firstPrices}. Each conquest raises the defence by one; you cannot pay more to raise it further, and Turrets tokens never help to pay.',
  '§3.12.1':
    'With the sector you get its control token and, if it has one, its bonus token, from the sector or from the captain who controlled it.',
  '§3.12.2':
    'At its maximum defence a sector still costs one more than that to conquer; the marker then stays where it is.',
  '§3.12.3': 'You cannot conquer a sector that you already control.',
  '§3.12.4':
    'A sector cannot be conquered while the spaceship of the captain who controls it is there: attack that spaceship. Other spaceships do not guard it.',
  '§3.13':
    'Reinforce a sector: raise the defence of a sector you control, except Tortuga, wherever your spaceship is. Choose a new value above the present one, up to the maximum, and pay all of it in Crypto.',
  '§3.14':
    'Attack enemy spaceship: begin combat with a spaceship in your sector, as often as you like in a turn. A spaceship in a cargo bay cannot be attacked.',
  '§4': 'Combat',
  '§4.1':
    'The captain whose turn it is attacks, the other one defends. Attacking costs nothing, and what you have to spend this turn does not count in combat.',
  '§4.2': 'The attacker secretly commits cards from hand, face down, at least one. Everybody sees how many there are.',
  '§4.3':
    'Knowing only that number, the defender commits any number of cards from hand, even none. Reserved cards cannot be used.',
  '§4.4': 'Both sides reveal their cards at the same time.',
  '§4.5': 'Combat abilities take effect, the attacker’s first.',
  '§4.6':
    'Each side adds up the Manoeuvre on its cards and what abilities add or take away. A total can fall below zero.',
  '§4.7': 'Each Turrets token adds 1 to its owner’s total, in attack and in defence.',
  '§4.8': 'If the defender controls the sector, half of its defence, rounded down, is added to the defender’s total.',
  '§4.9': 'The higher total wins; the defender wins a tie.',
  '§4.10': 'One of the cards that the loser used is destroyed at random. Whoever used none destroys none.',
  '§4.11':
    'The loser’s spaceship goes to the cargo bay. At the beginning of that captain’s next turn it is placed in Tortuga or in a sector under their control.',
  '§4.12':
    'The winner takes one Influence token from the loser, if there is one; control tokens cannot be taken that way. A winning attacker also gains 1 Influence from the bank, in any case.',
  '§4.13':
    'If the defender controlled the sector and lost, the attacker takes it with all its tokens, and its defence goes up by one unless it is at its maximum.',
  '§4.14':
    'After any combat the defender draws back up to five cards. This comes last, after the destroyed card, the discarded cards, the spaceship, the Influence and the sector.',
  '§4.15':
    'Only cards with at least 1 Manoeuvre can be used in combat. Their Crypto and other abilities do nothing there, and right after the combat they are discarded.',
  '§4.16':
    'An attacker who has lost goes on without a spaceship on the board: cards can still be played, reserved, destroyed and redeemed, and sectors reinforced.',
  '§5': 'Sectors',
  '§5.1': 'A control token is worth Influence: {controls}. The values of the defence: {spots}; Tortuga has none.',
  '§5.2':
    'The ability of a special sector serves the captain who controls it and whose spaceship is there, once in each of their turns, even right after gaining control.',
  '§5.3': 'Fortress: 1 Manoeuvre. You keep it for this turn if you move on.',
  '§5.4': 'Research Lab: reserve a card from your hand without paying. There is still room for only one.',
  '§5.5':
    'Mines: take a Minerals token from the Mines cache, if there is one. The cache starts empty and is separate from the token on the sector itself; collecting minerals never takes from it.',
  '§5.6':
    'Trading Post: its bonus token gives you 1 Crypto in each of your turns, wherever your spaceship is, and at once if you gain it in your turn.',
  '§5.7':
    'Tortuga: while your spaceship is there, you may buy 1 Influence for 7 Crypto, as often as you can pay. Conquering it always costs {tortugaPrice} Manoeuvre.',
  '§5.8': 'Vortex: destroy a card that you have played this turn, without paying.',
  '§5.9': 'Turrets: the bonus token counts in combat and nowhere else.',
  '§6': 'End of the game',
  '§6.1':
    'With 15 Influence, tokens and control together, you win at once, whoever’s turn it is. This is checked after every change.',
  '§6.2':
    'If Tortuga is conquered and its conqueror has less than 15 Influence, the last round begins: the conqueror finishes the turn, and each of the others has one last turn. Then the captain with the most Influence wins.',
  '§6.3': 'As soon as Tortuga has been conquered, the Captains’ Council meets: nobody may conquer or attack any more.',
  '§6.4': 'In a tie the conqueror of Tortuga comes first, if among the tied; otherwise whoever controls more sectors.',
  '§6.5': 'Captains who are still tied share the place.',
  '§6.6':
    'The number of rounds is not limited. If the table has chosen a truce and fifty rounds have brought no winner, the captain with the most Influence wins; ties are broken as usual.',
  '§7': 'Scenarios',
  '§7.1.1':
    'Aggressive Pirates: a winning attacker chooses between 2 Influence from the defender, or all they have if that is less, and 3 Influence from the bank. This replaces the usual reward.',
  '§7.1.2': 'Aggressive Pirates: the loser chooses which of the cards they used is destroyed.',
  '§7.1.3': 'Aggressive Pirates: a winning defender gains no Influence.',
  '§7.1.4':
    'Aggressive Pirates: the game ends as soon as Tortuga is conquered, and the captain with the most Influence wins. You may conquer it only if that puts you first, alone or tied.',
  '§7.2.1': 'Peaceful Pirates: nobody can attack.',
  '§7.2.2':
    'Peaceful Pirates: you may pay for a conquest in Crypto, Minerals tokens included, instead of Manoeuvre, but never in both. A sector guarded by the spaceship of the captain who controls it stays closed.',
  '§8': 'Cards',
  '§8.1':
    'There are 9 starting cards for each captain, 4 spaceship cards, 31 T cards, 10 cards for each special sector and 10 Hunt cards.',
  '§8.2':
    'The Haven set follows the printed rules wherever they show a card or leave no other choice; the rest we designed. Each card tells which it is.',
  '§8.3':
    'Abilities are built from a fixed list of keywords; X is the number on the card. Those from §8.3.17 to §8.3.22 and from §8.3.35 to §8.3.37 work in combat, the others when you play the card. From §8.3.38 on follows what can be added to them.',
  '§8.3.1': 'Draw X: take X cards from your deck.',
  '§8.3.2': 'Move X: fly up to X sectors without paying.',
  '§8.3.3': 'Move anywhere: fly to any sector without paying.',
  '§8.3.4': 'Collect: take the Minerals token of your spaceship’s sector without paying.',
  '§8.3.5': 'From the cache: take a Minerals token from the Mines cache.',
  '§8.3.6': 'From here or the cache: one or the other.',
  '§8.3.7': 'Reserve: put a card from your hand into your reserve without paying.',
  '§8.3.8': 'Explore: explore the Hunt token of your spaceship’s sector or of an adjacent one without paying.',
  '§8.3.9': 'Scrap: destroy a card in your hand or your discard pile.',
  '§8.3.10': 'Fortify X: raise the defence of a sector you control, except Tortuga, by X, up to its maximum.',
  '§8.3.11':
    'Siege X: your next conquest this turn costs X Manoeuvre less. Not Tortuga’s, and not one paid in Crypto; the defence still goes up by one.',
  '§8.3.12': 'Cash in X: destroy this card as you play it and gain X Influence.',
  '§8.3.13': 'Tribute X: X Crypto for each of your Trading Post tokens.',
  '§8.3.14': 'Refresh: refresh an open card of the special sector you are in without paying.',
  '§8.3.15': 'Lobby X: once this turn, buy 1 Influence for X Crypto, wherever your spaceship is.',
  '§8.3.16': 'Trade anywhere: this turn you may buy T cards in any sector.',
  '§8.3.17': 'Attack: +X to your total when you attack. With +2, a card of 1 Manoeuvre counts as 3.',
  '§8.3.18': 'Defence: +X to your total when you defend. With +2, a card of 1 Manoeuvre counts as 3.',
  '§8.3.19': 'Combat: +X to your total, whether you attack or defend. With +1, a card of 4 Manoeuvre counts as 5.',
  '§8.3.20':
    'Turrets: +X to your total for each of your Turrets tokens, besides the 1 that each token adds anyway. With +1 and two tokens, your total is 4 higher.',
  '§8.3.21': 'Weaken: −X to your opponent’s total. With −1, a total of 7 falls to 6.',
  '§8.3.22': 'Carnage X: if you win, the loser destroys X more of the cards they used, at random.',
  '§8.3.23': 'Gain Crypto X: X Crypto for this turn.',
  '§8.3.24': 'Gain Manoeuvre X: X Manoeuvre for this turn.',
  '§8.3.25': 'Gain Influence X: X Influence from the bank. You keep the card.',
  '§8.3.26': 'Destroy a played card: this one or another that you have played this turn. What it gave you stays.',
  '§8.3.27': 'Reclaim: take a card from your discard pile into your hand, for all to see.',
  '§8.3.28': 'Cheaper cards X: this turn every card costs you X Crypto less, but never below 0.',
  '§8.3.29': 'Cheaper captures X: this turn every capture costs you X Manoeuvre less, but never below 0.',
  '§8.3.30': 'Cheaper defence X: this turn every reinforcement costs you X Crypto less, but never below 0.',
  '§8.3.31':
    'Bought to hand X: the next X cards you buy this turn go to your hand, for all to see, instead of the discard pile.',
  '§8.3.32':
    'Rivals discard X: in turn order, every rival discards X random cards from hand, face up. Not with Peaceful Pirates.',
  '§8.3.33':
    'Rivals lose minerals X: every rival puts X Minerals tokens, or all they have, into the Mines cache. Not with Peaceful Pirates.',
  '§8.3.34': 'Choose: use one of these abilities and give up the others.',
  '§8.3.35': 'Spoils X: if you win, you gain X more Influence from the bank, before the sector changes hands.',
  '§8.3.36': 'Save X: if you lose, you destroy X fewer cards, those of carnage first.',
  '§8.3.37': 'Draw after combat X: won or lost, once the defender has drawn, draw X cards; the attacker first.',
  '§8.3.38': 'X times: the ability may be used up to X times, with other abilities of the card in between.',
  '§8.3.39':
    'At a price: pay X Crypto, Minerals tokens included, or X Manoeuvre each time before you use the ability. Not in combat.',
  '§8.3.40': 'On a condition: the ability works only if you have at least that many of something at that moment.',
  '§8.3.41':
    'For each: the number counts once for each sector, token, Hunt card, marker, Minerals token or played card that is named, up to a limit; 20 if none is printed.',
  '§8.3.42': 'Gifts: each card destroyed that way gives Crypto, Manoeuvre or Influence.',
  '§8.4': 'A table may play with a card set of its own: a file in a documented format, checked before the game begins.',
} as const;
