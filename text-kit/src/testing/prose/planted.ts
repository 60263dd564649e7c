import type { Language } from '../../languages.ts';

/** A fault that was once written, the rule that finds it, and the words that took its place. */
export interface Planted {
  readonly language: Language;
  readonly wrong: string;
  readonly rule: string;
  readonly right: string;
}

const NOUN = 'puts a noun before a name in quotes that is an object';
const ELISION = 'elides before a vowel';
const PLAYER = 'bends no name of a player';
const CARD = 'says « la carte … » where a card is the object';
const SECTOR = 'says « le secteur … » where a sector is the object';
const BESIDE = 'moves to a sector, not beside it';
const OF = 'says Anna’s turn, not the turn of Anna';
const LIST = 'names the last of a list after an “and”';
const COUNT = 'counts in the form that the number wants';
const BRACKETS = 'sets no two brackets side by side';
const COLONS = 'opens no colon inside another';
const NOTHING = 'says in words that there is nothing';
const MINUS = 'has a minus sign before a number';
const DICE = 'lists dice as a sentence does';
const CAPITALS = 'has no capital inside a list';
const DIE = 'names a die after what it shows';
const UP_TO = 'has “up to” before more than one';
const SPAN = 'says what each span of time is for';
const SPACE = 'sets no space before a comma, a stop or an ellipsis';

/** In the order of the alphabet of their languages' codes; what only a table of terms can find is planted beside it. */
export const PLANTED: readonly Planted[] = [
  { language: 'en', wrong: 'Turn of Anna.', rule: OF, right: 'Anna’s turn.' },
  { language: 'en', wrong: 'Do you take Influence of Élise?', rule: OF, right: 'Do you take Influence from Élise?' },
  {
    language: 'en',
    wrong: 'Destroy Manoeuvre for 2 Manoeuvre',
    rule: 'does not call a card as a resource is called',
    right: 'Destroy the Manoeuvre card for 2 Manoeuvre',
  },
  {
    language: 'en',
    wrong: 'Destroy the played The Professor',
    rule: 'has one article before a name',
    right: 'Destroy the played Professor',
  },
  { language: 'en', wrong: 'Anna, Hugo share the planet.', rule: LIST, right: 'Anna and Hugo share the planet.' },
  {
    language: 'en',
    wrong: 'Anna, Marc, and Hugo share the planet.',
    rule: 'puts no comma before the last of a list',
    right: 'Anna, Marc and Hugo share the planet.',
  },
  { language: 'en', wrong: 'You draw 1 cards.', rule: COUNT, right: 'You draw 1 card.' },
  { language: 'en', wrong: 'Setting the table …', rule: SPACE, right: 'Setting up the table…' },
  { language: 'en', wrong: 'Anna moves to post-0.', rule: 'tells no ids', right: 'Anna moves to Trading Post Alpha.' },
  { language: 'en', wrong: 'Anna draws  a card.', rule: 'has no doubled spaces', right: 'Anna draws a card.' },
  { language: 'en', wrong: 'Play () for free', rule: 'leaves no place empty', right: 'Play Hacker for free' },
  { language: 'en', wrong: 'Attack ', rule: 'does not end in a space', right: 'Attack' },
  {
    language: 'en',
    wrong: 'Anna: you rolled the last die. Keep at least one; several only with one action.',
    rule: 'leaves no choice where there is one thing',
    right: 'Anna: you rolled your last die. Keep it, or wait.',
  },
  {
    language: 'en',
    wrong: 'You roll A skull and B BOARD 4.',
    rule: DIE,
    right: 'You roll a skull (A) and BOARD 4 (B).',
  },
  {
    language: 'en',
    wrong: 'Marc shows skull (C) and a skull (D).',
    rule: 'gives a skull its article',
    right: 'Marc shows a skull (C) and a skull (D).',
  },
  {
    language: 'en',
    wrong: 'Soldiers sell F cards here. Control it and be here: 1 Manoeuvre.',
    rule: 'says what is to be controlled',
    right: 'Soldiers sell F cards here. Control the sector and be here: 1 Manoeuvre.',
  },
  {
    language: 'en',
    wrong: '“End turn” leaves a 8% chance of winning.',
    rule: 'puts no article before a percentage',
    right: 'After “End turn” the chance of winning is 8%.',
  },
  {
    language: 'en',
    wrong: 'Good luck for Anna: the chance to win rose from 8% to 12%.',
    rule: 'speaks of a chance of winning, not of an occasion to win',
    right: 'Good luck for Anna: the chance of winning rose from 8% to 12%.',
  },
  {
    language: 'en',
    wrong: 'Doubles, and the enemy still flies?',
    rule: 'says that a ship is still flying',
    right: 'Doubles, and the enemy is still flying?',
  },
  {
    language: 'en',
    wrong: 'Hugo wins then, and the match is over.',
    rule: 'says what follows after its “then”',
    right: 'Then Hugo wins, and the match is over.',
  },
  {
    language: 'en',
    wrong: 'Comet: move up to 1 sector',
    rule: UP_TO,
    right: 'Comet: move 1 sector',
  },
  {
    language: 'en',
    wrong: 'If you lose the combat, you destroy 2 cards fewer.',
    rule: 'says how many fewer before the noun',
    right: 'If you lose the combat, you destroy 2 fewer cards.',
  },
  {
    language: 'en',
    wrong: 'There is room for both; the right one is the first to be lost.',
    rule: 'says on which side a thing is, not that it is right',
    right: 'There is room for both; the one on the right would be the first to be lost.',
  },
  {
    language: 'en',
    wrong: 'In combat it counts 2.',
    rule: 'says what a thing counts as',
    right: 'In combat it counts as 2.',
  },
  {
    language: 'en',
    wrong: 'Costs: free.',
    rule: 'says “free” of a cost, not that it costs free',
    right: 'Cost: free.',
  },
  {
    language: 'en',
    wrong: 'Board Anna and steal the blue chest (place 1) (they will strike back)',
    rule: BRACKETS,
    right: 'Board Anna and steal the blue chest (place 1); they will strike back',
  },
  {
    language: 'en',
    wrong: 'Marc: the Booster card can do more: move up to 3 sectors.',
    rule: COLONS,
    right: 'Marc: the Booster card can do more. Ability: move up to 3 sectors.',
  },
  { language: 'en', wrong: 'Healing: -4 (§6.7)', rule: MINUS, right: 'Healing: −4 (§6.7)' },
  { language: 'en', wrong: 'Anna places dice B D on RAID.', rule: DICE, right: 'Anna places dice B and D on RAID.' },
  {
    language: 'en',
    wrong: 'Shields 2, Ballistics 2, Engines 3',
    rule: CAPITALS,
    right: 'Systems: shields 2, ballistics 2, engines 3',
  },
  { language: 'en', wrong: '30 s + 5 min', rule: SPAN, right: '30 s per turn and 5 min in reserve' },
  { language: 'fr', wrong: 'Tour de Anna.', rule: ELISION, right: 'À Anna de jouer.' },
  { language: 'fr', wrong: 'Nom de Orange', rule: ELISION, right: 'Nom\u202f: Orange' },
  { language: 'fr', wrong: 'Il reste le temps de Anna.', rule: ELISION, right: 'Anna n’a plus de temps.' },
  { language: 'fr', wrong: 'Tour d’Marc.', rule: 'elides before a vowel alone', right: 'À Marc de jouer.' },
  {
    language: 'fr',
    wrong: 'La capacité de Le Professeur ne ferait rien.',
    rule: 'contracts « de » and « à » with an article',
    right: 'La capacité de la carte Professeur ne ferait rien.',
  },
  { language: 'fr', wrong: 'Hugo perd Manœuvre.', rule: CARD, right: 'Hugo perd la carte Manœuvre.' },
  {
    language: 'fr',
    wrong: 'Anna se déplace\u202f: Mines.',
    rule: BESIDE,
    right: 'Anna se déplace vers le secteur des Mines.',
  },
  {
    language: 'fr',
    wrong: 'Anna revient, secteur Vortex.',
    rule: BESIDE,
    right: 'Anna revient dans le secteur Vortex.',
  },
  {
    language: 'fr',
    wrong: 'Anna conquiert Terminal commercial Alpha.',
    rule: SECTOR,
    right: 'Anna conquiert le secteur Terminal commercial Alpha.',
  },
  {
    language: 'fr',
    wrong: 'Anna renforce Mines à 5.',
    rule: SECTOR,
    right: 'Anna porte à 5 la Défense du secteur des Mines.',
  },
  { language: 'fr', wrong: 'Anna, Hugo gagnent.', rule: LIST, right: 'Anna et Hugo gagnent.' },
  { language: 'fr', wrong: 'Encore 1 points de vie.', rule: COUNT, right: 'Encore 1 point de vie.' },
  { language: 'fr', wrong: 'Anna est absent.', rule: 'gives a player no gender', right: 'Anna n’est plus là.' },
  { language: 'fr', wrong: '1er Élise', rule: 'ranks a player without a gender', right: '1re place\u202f: Élise' },
  {
    language: 'fr',
    wrong: 'Victoire !',
    rule: 'sets high punctuation off by a no-break space',
    right: 'Victoire\u202f!',
  },
  {
    language: 'fr',
    wrong: 'En vente, secteur Mines\u202f: Foreur.',
    rule: 'calls the Mines « le secteur des Mines »',
    right: 'En vente dans le secteur des Mines\u202f: Foreur.',
  },
  {
    language: 'fr',
    wrong: 'Votre main est pleine\u202f: jetez ou installez-en une.',
    rule: 'gives each order its own pronoun',
    right: 'Votre main est pleine\u202f: jetez-en ou installez-en une.',
  },
  {
    language: 'fr',
    wrong: 'Défendre sans carte',
    rule: 'says « se défendre » of those who defend themselves',
    right: 'Se défendre sans carte',
  },
  {
    language: 'fr',
    wrong: 'Vous récupérez votre carte Réservée, Hacker.',
    rule: 'names a card after a colon, not as if it were spoken to',
    right: 'Vous récupérez votre carte Réservée\u202f: Hacker.',
  },
  { language: 'fr', wrong: 'Encaisser 1 dégâts', rule: COUNT, right: 'Encaisser 1 dégât' },
  { language: 'fr', wrong: "C'est à vous.", rule: 'has typographic apostrophes', right: 'C’est à vous.' },
  {
    language: 'fr',
    wrong: 'Marc\u202f: la carte Booster offre encore ceci\u202f: piochez 1 carte.',
    rule: COLONS,
    right: 'Marc\u202f: la carte Booster peut encore servir. Capacité\u202f: piochez 1 carte.',
  },
  { language: 'fr', wrong: 'Boucliers 2, Canons 3', rule: CAPITALS, right: 'Systèmes\u202f: boucliers 2, canons 3' },
  { language: 'fr', wrong: 'flotte\u202f: –', rule: NOTHING, right: 'flotte\u202f: rien' },
  {
    language: 'fr',
    wrong: 'Anna montre ses dés\u202f: B crâne et D PILLAGE 2.',
    rule: DIE,
    right: 'Anna montre ses dés\u202f: crâne (B) et PILLAGE 2 (D).',
  },
  { language: 'fr', wrong: 'déplacement jusqu’à 1 secteur', rule: UP_TO, right: 'déplacement d’un secteur' },
  { language: 'fr', wrong: 'Choisir un fichier …', rule: SPACE, right: 'Choisir un fichier…' },
  {
    language: 'fr',
    wrong: 'Renoncer à cette capacité\u202f: piochez 1 carte',
    rule: 'orders nothing where it is declined',
    right: 'Renoncer à cette capacité\u202f: piocher 1 carte',
  },
  {
    language: 'fr',
    wrong: 'La 1re position obtient\u202f: voler un coffre dans une flotte',
    rule: 'obtains a thing, not a deed',
    right: 'La 1re position obtient\u202f: un coffre volé dans une flotte rivale',
  },
  {
    language: 'fr',
    wrong: 'Vers l’équipage\u202f: blanc\u202f; abandonné\u202f: jaune et bleu',
    rule: 'counts what is left behind',
    right: 'Vers l’équipage\u202f: blanc\u202f; abandonnés\u202f: jaune et bleu',
  },
  {
    language: 'fr',
    wrong: 'Tourelles Gamma\u202f: contrôlé par Élise',
    rule: 'says « secteur » before who controls it',
    right: 'Tourelles Gamma\u202f: secteur contrôlé par Élise',
  },
  {
    language: 'fr',
    wrong: 'Les Cryptos non dépensées sont perdues.',
    rule: 'has « Crypto » masculine',
    right: 'Les Cryptos non dépensés sont perdus.',
  },
  {
    language: 'fr',
    wrong: 'Si la survie devait tomber à 1, le vaisseau passe en état critique.',
    rule: 'has no present after « si … devait »',
    right: 'Si la survie doit tomber à 1, le vaisseau passe en état critique.',
  },
  {
    language: 'fr',
    wrong: 'Carte de notre main\u202f: celle de la boîte nous est inconnue.',
    rule: 'calls its own card « de notre cru », not « de notre main »',
    right: 'Carte de notre cru\u202f: celle de la boîte nous est inconnue.',
  },
  {
    language: 'fr',
    wrong: 'Votre main n’est pas pleine (7 pièces)\u202f: achetez d’abord la pièce.',
    rule: 'tells a limit from a count',
    right: 'Votre main n’est pas pleine (7 pièces au plus)\u202f: achetez d’abord la pièce.',
  },
  {
    language: 'fr',
    wrong: '12 passeront. La survie tomberait à 3.',
    rule: 'foretells one thing in one tense',
    right: '12 passeront. La survie tombera à 3.',
  },
  {
    language: 'fr',
    wrong: 'Cinquante crédits valent une médaille de bronze, 75 l’argent.',
    rule: 'has words or figures, not both',
    right: 'Le bronze commence à 50 crédits, l’argent à 75.',
  },
  {
    language: 'fr',
    wrong: 'Prochaine pièce à installer\u202f: 5trèfle.',
    rule: 'sets a number and a word apart',
    right: 'Prochaine pièce à installer\u202f: 5♣.',
  },
  { language: 'fr', wrong: '30 s + 5 min', rule: SPAN, right: '30 s par tour et 5 min de réserve' },
  {
    language: 'fr',
    wrong: 'Vous lancez les dés\u202f: crâne (D).',
    rule: 'casts one die as one',
    right: 'Vous lancez le dé\u202f: crâne (D).',
  },
  {
    language: 'fr',
    wrong:
      'Hugo\u202f: lesquels de vos 2 coffres rejoignent la flotte, et dans quel ordre\u202f? Il y a de la place pour 1\u202f; le reste est abandonné.',
    rule: 'asks for an order where one may be all there is room for',
    right:
      'Hugo\u202f: dans quel ordre rangez-vous vos 2 coffres pour la flotte\u202f? Il n’y a de place que pour 1\u202f; le reste est abandonné.',
  },
  {
    language: 'fr',
    wrong: 'Hugo a une remise ce tour-ci\u202f: 1 Crypto de moins par renfort.',
    rule: 'calls the deed « renforcement »',
    right: 'Hugo a une remise ce tour-ci\u202f: 1 Crypto de moins par renforcement.',
  },
  {
    language: 'fr',
    wrong: 'Achetez de l’Influence tant que possible.',
    rule: 'says « tant que » before a clause',
    right: 'Achetez de l’Influence tant que vous le pouvez.',
  },
  {
    language: 'fr',
    wrong: 'Vous êtes seul à voir quelle créature s’y trouve.',
    rule: 'gives whoever is spoken to no gender',
    right: 'Vous voyez en secret quelle créature s’y trouve.',
  },
  {
    language: 'fr',
    wrong: 'Face à vous\u202f: as de carreau, encore 16 points de vie.',
    rule: 'says who stands there with an article',
    right: 'Face à vous, l’as de carreau\u202f: encore 16 points de vie.',
  },
  {
    language: 'fr',
    wrong: 'Votre temps continue à courir\u202f; une fois écoulé, un robot joue pour vous.',
    rule: 'says what is over before somebody else acts',
    right: 'Votre temps continue à courir\u202f; quand il est écoulé, un robot joue pour vous.',
  },
  {
    language: 'fr',
    wrong: 'Hugo abandonne un coffre jaune de son île\u202f; il retourne dans le sac.',
    rule: 'says « celui-ci » of a thing, not « il » as of the player',
    right: 'Hugo abandonne un coffre jaune de son île\u202f; celui-ci retourne dans le sac.',
  },
  {
    language: 'fr',
    wrong: 'Vous choisissez l’ordre des coffres pour l’équipage\u202f: blanc et blanc.',
    rule: 'puts like things in no order',
    right: 'Vous rangez vos coffres pour l’équipage\u202f: blanc et blanc.',
  },
  {
    language: 'fr',
    wrong: 'Anna\u202f: tous vos dés sont posés, mais d’autres joueurs lancent encore les leurs.',
    rule: 'counts no others where there may be one',
    right: 'Anna\u202f: tous vos dés sont posés, mais tout le monde n’a pas fini de lancer les siens.',
  },
  {
    language: 'fr',
    wrong: 'Vous avez 34 crédits\u202f: négociez à votre guise, puis repartez.',
    rule: 'haggles over no fixed price',
    right: 'Vous avez 34 crédits\u202f: faites vos affaires, puis repartez.',
  },
  {
    language: 'ru',
    wrong: 'Купить «Разведчица» за 3 крипто',
    rule: NOUN,
    right: 'Купить карту «Разведчица» за 3 крипто',
  },
  { language: 'ru', wrong: 'Сыграть «Комета»', rule: NOUN, right: 'Разыграть карту «Комета»' },
  { language: 'ru', wrong: 'Сдать «Бот»', rule: NOUN, right: 'Сдать цель охоты «Бот»' },
  {
    language: 'ru',
    wrong: 'Перемирие кончает войну.',
    rule: 'ends by «завершать» or «заканчивать»',
    right: 'Перемирие завершает войну.',
  },
  { language: 'ru', wrong: 'Играть дальше за Аня', rule: PLAYER, right: 'Играть дальше за игрока Аня' },
  {
    language: 'ru',
    wrong: 'Марк, 2 карты, против Олег, 1 карта',
    rule: PLAYER,
    right: 'Марк — 2 карты, Олег — 1 карта',
  },
  {
    language: 'ru',
    wrong: 'Аня не слышно.',
    rule: 'puts a player’s name where a nominative stands',
    right: 'Сообщения скрыты: Аня.',
  },
  {
    language: 'ru',
    wrong: 'Аня играет карту «Импульс».',
    rule: 'plays cards by «разыгрывать»',
    right: 'Аня разыгрывает карту «Импульс».',
  },
  {
    language: 'ru',
    wrong: 'Уничтожить сыгранную карту',
    rule: 'plays cards by «разыгрывать»',
    right: 'Уничтожить разыгранную карту',
  },
  { language: 'ru', wrong: 'Щиты 2, Орудия 3', rule: CAPITALS, right: 'Системы: щиты 2, орудия 3' },
  { language: 'ru', wrong: 'остров: синий · флот: –', rule: NOTHING, right: 'остров: синий · флот: ничего' },
  { language: 'ru', wrong: 'Среди кубиков AC есть лишний.', rule: DICE, right: 'Среди кубиков A и C есть лишний.' },
  { language: 'ru', wrong: 'У вас выпало: C череп.', rule: DIE, right: 'У вас выпало: череп (C).' },
  { language: 'ru', wrong: 'полёт на расстояние до 1 сектора', rule: UP_TO, right: 'полёт в прилегающий сектор' },
  { language: 'ru', wrong: 'Аня возвращается: Воронка.', rule: BESIDE, right: 'Аня возвращается в сектор «Воронка».' },
  {
    language: 'ru',
    wrong: 'Аня собирает минерал: Шахты.',
    rule: BESIDE,
    right: 'Аня собирает минерал в секторе «Шахты».',
  },
  {
    language: 'ru',
    wrong: 'В резерв «Хакер» за 2 крипто',
    rule: 'has a verb before a card',
    right: 'Отложить карту «Хакер» в резерв за 2 крипто',
  },
  {
    language: 'ru',
    wrong: 'Марк забирает 1 очко влияния, теряет Аня.',
    rule: 'says who loses before it says what',
    right: 'Марк забирает 1 очко влияния у игрока Аня.',
  },
  { language: 'ru', wrong: 'Аня, Олег делят планету.', rule: LIST, right: 'Аня и Олег делят планету.' },
  {
    language: 'ru',
    wrong: 'За вашей ширмой остаются D.',
    rule: 'has one verb for one thing',
    right: 'За вашей ширмой остаётся D.',
  },
  { language: 'ru', wrong: 'Аня берёт 2 карт.', rule: COUNT, right: 'Аня берёт 2 карты.' },
  {
    language: 'ru',
    wrong: 'Урон 6, больше чем нужно: вы уничтожили туза пик.',
    rule: 'sets a comma before «чем»',
    right: 'Урон 6 — больше, чем нужно: вы уничтожили туза пик.',
  },
  {
    language: 'ru',
    wrong: 'Щиты остановят столько, какова их мощность.',
    rule: 'answers «столько» with «сколько»',
    right: 'Щиты остановят столько урона, сколько у них мощности.',
  },
  {
    language: 'ru',
    wrong: 'Нужно 1 кредит, а у вас 0.',
    rule: 'needs one thing by its gender',
    right: 'Нужен 1 кредит, а у вас нет ни одного.',
  },
  {
    language: 'ru',
    wrong: 'Возьмите минерал из запаса, раз в ход.',
    rule: 'says how often before it says what',
    right: 'Раз в ход можно взять минерал из запаса.',
  },
  {
    language: 'ru',
    wrong: 'Не использовать: возьмите 1 карту',
    rule: 'orders nothing where it is declined',
    right: 'Не использовать: взять 1 карту',
  },
  {
    language: 'ru',
    wrong: 'кубики: АБОРДАЖ 5 (D), выпало череп (E)',
    rule: 'lists what was rolled after a colon',
    right: 'кубики: АБОРДАЖ 5 (D), в броске — череп (E)',
  },
  {
    language: 'ru',
    wrong: 'Взято 21 совет.',
    rule: 'needs one thing by its gender',
    right: 'Взят 21 совет.',
  },
  {
    language: 'ru',
    wrong: 'Кто первым наберёт 15 влияния, тот победил.',
    rule: 'counts Influence in points',
    right: 'Кто первым наберёт 15 очков влияния, тот победил.',
  },
  {
    language: 'ru',
    wrong: 'Урок продолжается в Торговом посту.',
    rule: 'is on a post, not in it',
    right: 'Урок продолжается на Торговом посту.',
  },
  {
    language: 'ru',
    wrong: 'Ряд 2: 4 противника рубашкой вверх',
    rule: 'turns cards face down, not enemies',
    right: 'Ряд 2: 4 карты рубашкой вверх',
  },
  { language: 'ru', wrong: '30 с + 5 мин', rule: SPAN, right: '30 с на ход и 5 мин в запасе' },
  { language: 'ru', wrong: 'Выбрать файл …', rule: SPACE, right: 'Выбрать файл…' },
];
