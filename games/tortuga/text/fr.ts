import type { Messages } from './en.ts';

/** French. A narrow no-break space stands before ; : ! ? and inside « ». Seats never follow « de » or « à »: a name may begin with a vowel. */
export const fr = {
  game: {
    title: 'Tortuga',
    pitch:
      'Dés et pillages : lancez en secret vos cinq dés, attaquez au grand jour. Ramenez avant tout le monde six coffres au repaire des pirates.',
  },
  names: {
    bag: 'sac',
    boat: 'bateau',
    bonusTile: 'tuile bonus',
    box: 'case',
    capacity: 'capacité',
    centreIsland: 'île centrale',
    chest: 'coffre au trésor',
    chestsHome: 'coffres à Tortuga',
    coins: 'pièces',
    crewTrack: 'piste d’équipage',
    dice: 'dés',
    faceTable: 'les faces des dés',
    first: '1re',
    fleetTrack: 'piste de flotte',
    leftBehind: 'abandonné',
    pirate: 'pirate',
    round: 'manche',
    screen: 'paravent',
    second: '2e',
    set: 'série',
    skull: 'crâne',
    startPlayer: 'premier joueur',
    total: 'total',
    treasureTile: 'tuile trésor',
  },
  seats: { blue: 'Bleu', orange: 'Orange', yellow: 'Jaune', green: 'Vert' },
  actions: {
    fleet: 'AGRANDIR LA FLOTTE',
    crew: 'RECRUTER UN ÉQUIPAGE',
    hunt: 'CHASSE AU TRÉSOR',
    board: 'ABORDAGE',
    raid: 'PILLAGE',
  },
  actionShorts: { fleet: 'FLOTTE', crew: 'ÉQUIPAGE', hunt: 'TRÉSOR', board: 'ABORDAGE', raid: 'PILLAGE' },
  effects: {
    fleet: { first: 'bateau +2', second: 'bateau +1', duel: 'bateau +1' },
    crew: { first: 'pirate +2', second: 'pirate +1', duel: 'pirate +1' },
    hunt: {
      first: 'un coffre du sac, et l’une de deux tuiles trésor',
      second: 'une tuile trésor',
      duel: 'un coffre du sac, et une tuile trésor',
    },
    board: {
      first: 'un coffre volé dans une flotte rivale ; son bateau −1',
      second: 'le bateau d’un autre rival −1 ; un coffre de l’île centrale',
      duel: 'un coffre volé dans la flotte rivale ; son bateau −1',
    },
    raid: {
      first: 'un coffre volé dans un équipage rival ; son pirate −1',
      second: 'le pirate d’un autre rival −1 ; un coffre de l’île centrale',
      duel: 'un coffre volé dans l’équipage rival ; son pirate −1',
    },
  },
  colours: { red: 'rouge', blue: 'bleu', yellow: 'jaune', white: 'blanc', purple: 'violet' },
  areas: { island: 'île', crew: 'équipage', fleet: 'flotte', tortuga: 'Tortuga' },
  dice: {
    face: '{actionShort} {number} ({die})',
    skull: 'crâne ({die})',
    placed: '{actionShort} {total} ({dice})',
  },
  prompts: {
    pick: '{seat} : {count, plural, one {vous avez lancé votre dernier dé. Gardez-le.} other {vous avez lancé # dés. Gardez-en un ou plusieurs de la même action ; des crânes peuvent s’y joindre.}}',
    open: '{seat} : aucun dé ne pouvait être posé, vous les avez donc relancés devant tout le monde. Gardez ce que vous voulez poser.',
    stuck:
      '{seat} : aucun de vos dés ne peut être posé. Personne d’autre n’en sait rien ; une fois les paravents levés, vous relancerez à découvert.',
    skulls:
      '{seat} : {count, plural, one {tournez le crâne du dé {dice} sur une action} other {tournez les crânes des dés {dice} sur une même action}}.',
    bonus:
      '{seat} : tous vos dés sont posés, mais tout le monde n’a pas fini de lancer les siens. Prenez une nouvelle tuile bonus, ou retournez-en une côté 2.',
    perform:
      '{seat} : {position, plural, =1 {première position} other {deuxième position}}, {actionShort}. À vous de jouer ; vous pouvez aussi renoncer.',
    alike:
      '{seat} : vous avez trouvé deux tuiles trésor identiques. Gardez-en une ; personne d’autre ne sait qu’elles sont identiques.',
    keep: '{seat} : vous avez trouvé deux tuiles trésor. Gardez-en une en secret et rendez l’autre.',
    attack:
      '{seat} : {position, plural, =1 {première position} other {deuxième position}}, {kind, select, board {ABORDAGE. Quelle flotte abordez-vous} other {PILLAGE. Quel équipage pillez-vous}} ? Vous pouvez aussi renoncer.',
    arrange:
      '{seat} : {next, select, yes {la flotte est chargée. Et } other {}}dans quel ordre {fits, select, yes {{count, plural, one {votre coffre rejoint-il} other {vos # coffres rejoignent-ils}}} other {rangez-vous {count, plural, one {votre coffre} other {vos # coffres}} pour}} {area, select, fleet {la flotte} other {l’équipage}} ? {fits, select, yes {Il y a de la place pour {count, plural, =2 {les deux} other {tous}} ; si elle vient à manquer, celui de droite sera perdu le premier.} other {Il n’y a de place que pour {room} ; le reste est abandonné.}}',
    waiting: 'On attend {seats}.',
    over: 'La partie est terminée.',
  },
  moves: {
    pick: '{what, select, none {Attendre que les paravents se lèvent} skulls {Garder {count, plural, one {le crâne du dé} other {les crânes des dés}} {dice} et choisir l’action une fois les paravents levés} other {Garder {count, plural, one {le dé} other {les dés}} {dice} pour {actionShort} : total {total}}}',
    turn: 'Tourner {count, plural, one {le dé} other {les dés}} {dice} sur {actionShort} : total {total}',
    bonus:
      '{way, select, flip {Retourner une tuile bonus côté 2 : {actionShort}} other {Prendre une tuile bonus : {actionShort}}}',
    perform:
      '{kind, select, fleet {Avancer le bateau {boxes, plural, one {d’une case} other {de # cases}}} crew {Avancer le pirate {boxes, plural, one {d’une case} other {de # cases}}} other {Partir à la chasse au trésor}}',
    keep: 'Garder la tuile trésor à {coins, plural, one {# pièce} other {# pièces}}',
    attack:
      '{kind, select, board {Aborder} other {Piller}} {target}{spoils, select, stolen { et voler le coffre {chest} ({place, plural, =1 {1er} other {#e}} à partir de la gauche)} centre { et prendre le coffre {chest} de l’île centrale} other {}}{defended, select, yes { ; il y aura riposte} other {}}',
    forfeit: 'Renoncer : {actionShort}',
    arrange:
      'Vers {area, select, fleet {la flotte} other {l’équipage}} : {chests}{leaving, plural, =0 {} one { ; abandonné : {left}} other { ; abandonnés : {left}}}',
  },
  log: {
    roundBegan: 'Manche {round}. Premier joueur : {seat}.',
    phaseBegan:
      '{phase, select, pick {Les dés roulent derrière les paravents.} skulls {Les paravents se lèvent.} actions {Tous les dés sont posés : place à l’action.} other {Les coffres se déplacent.}}',
    rolled:
      '{who, select, you {Vous lancez {count, plural, one {le dé} other {les dés}} : {dice}.} other {{seat} lance {count, plural, one {# dé} other {# dés}}.}}',
    rerolled: '{seat} ne peut rien poser et relance à découvert : {dice}.',
    picked:
      '{who, select, you {Vous gardez {count, plural, one {le dé} other {les dés}} {dice} derrière votre paravent.} none {Vous ne pouvez rien garder et attendez que les paravents se lèvent.} other {{seat} fait son choix.}}',
    revealed: '{seat} dévoile son choix : {dice}.',
    placed: '{seat} pose {count, plural, one {le dé {dice}} other {les dés {dice}}} sur {actionShort}.',
    bonusTaken:
      '{seat} {value, plural, =1 {prend une tuile bonus} other {retourne une tuile bonus côté #}} : {actionShort}.',
    deedsRanked: 'Ordre des actions : {deeds}.',
    deed: '{seat} ({actionShort} {total}, {position, plural, =1 {1re} other {2e}} position)',
    deedBegan:
      '{actionShort}, {position, plural, =1 {première} other {deuxième}} position : {seat} avec un total de {total}.',
    tokenMoved: '{seat} a désormais son {token, select, boat {bateau} other {pirate}} sur la case {box}.',
    chestDrawn: '{seat} tire du sac un coffre {chest}.',
    bagEmpty: 'Le sac est vide : {seat} ne reçoit pas de coffre.',
    tilesSeen:
      '{who, select, you {Vous trouvez {count, plural, one {une tuile trésor (valeur : {coins})} other {deux tuiles trésor (valeurs : {coins})}}.} other {{seat} regarde {count, plural, one {une tuile trésor} other {# tuiles trésor}}.}}',
    tileKept:
      '{who, select, you {Vous gardez une tuile trésor à {coins, plural, one {# pièce} other {# pièces}}.} other {{seat} garde une tuile trésor.}}',
    attacked: '{seat} {kind, select, board {aborde} other {pille}} {target} !',
    chestStolen:
      '{seat} vole à {target} un coffre {chest} dans {area, select, fleet {sa flotte} other {son équipage}}.',
    centreTaken: '{seat} prend le coffre {chest} de l’île centrale.',
    forfeited: '{seat} renonce à cette action : {actionShort}.',
    chestLost:
      '{seat} perd, faute de place, un coffre {chest} {area, select, island {de son île} crew {de son équipage} other {de sa flotte}} ; celui-ci {to, select, centre {va sur l’île centrale} other {retourne dans le sac}}.',
    diceTakenBack: 'Tous les dés reviennent en main.',
    arranged:
      '{who, select, you {{count, plural, =1 {Vous choisissez le coffre qui rejoint} other {Vous rangez vos coffres pour}}} other {{seat} range ses coffres pour}} {area, select, fleet {la flotte} other {l’équipage}}{who, select, you { : {chests}} other {}}.',
    chestsMoved:
      '{seat} déplace {count, plural, one {un coffre} other {# coffres}} {to, select, tortuga {jusqu’à Tortuga} fleet {vers la flotte} other {vers l’équipage}} : {chests}.',
    gameEnded: 'Assez de coffres sont arrivés à Tortuga.',
  },
  refusals: {
    'area-settled':
      'L’ordre des coffres pour {area, select, fleet {la flotte} other {l’équipage}} n’est pas demandé maintenant.',
    'bad-option': 'L’option « {name} » n’accepte pas cette valeur.',
    'bonus-full': '{actionShort} : la tuile bonus montre déjà 2.',
    'chest-alike':
      'Juste à gauche de ce coffre, il y en a un de la même couleur, ce qui revient au même : prenez le plus à gauche.',
    'chest-unknown': 'Il n’y a pas de coffre de ce genre à cet endroit.',
    'chests-unknown':
      'Ce ne sont pas ces coffres-là qui avancent : mettez dans l’ordre ceux qui attendent à cet endroit.',
    'dice-fell': 'Les dés sont jetés : ce coup ne peut plus être annulé sans l’accord de la table.',
    'dice-placed': 'Au moins un de ces dés est déjà posé : {dice}.',
    'dice-unknown': 'Il n’y a pas de dés « {dice} » : nommez-les par leurs lettres, de A à E, dans l’ordre.',
    'game-over': 'La partie est terminée.',
    'illegal-move': 'Ce n’est pas possible maintenant.',
    'no-chest-named': 'Il y a un coffre à prendre : dites lequel.',
    'no-room':
      '{actionShort} : pas de place pour {wanted, plural, one {# dé de plus} other {# dés de plus}}, {room, plural, =0 {c’est complet} other {il n’en reste que pour #}}.',
    'none-kept': 'Certains de vos dés peuvent être posés : gardez-en au moins un.',
    'not-asked': 'Ce n’est pas ce qui vous est demandé maintenant.',
    'not-your-move': 'Ce n’était pas votre coup.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'rules-error': 'Une erreur est survenue de notre côté ; le coup n’a pas été joué.',
    'secret-learned':
      'Vous avez vu quelque chose de caché : ce coup ne peut plus être annulé sans l’accord de la table.',
    stale: 'La partie a avancé entre-temps : regardez la table et choisissez à nouveau.',
    'target-barred': 'La première position a déjà attaqué {target} : choisissez une autre cible.',
    'target-self': 'Vous ne pouvez pas vous attaquer vous-même.',
    'target-unknown': 'Il n’y a personne à cette place.',
    'tile-unseen': 'Cette tuile n’est pas l’une des deux que vous regardez.',
    'two-symbols': 'Les dés gardés ensemble doivent montrer la même action ; seuls des crânes peuvent s’y joindre.',
    'unknown-option': 'Aucune option ne s’appelle « {name} ».',
    'wrong-count':
      '{places, plural, one {Il y a # place à remplir} other {Il y a # places à remplir}}, mais {named, plural, =0 {aucun coffre n’est nommé} one {# coffre est nommé} other {# coffres sont nommés}}.',
    'wrong-source':
      'En première position, on prend un coffre de sa cible ; en deuxième position, un coffre de l’île centrale.',
  },
  status: {
    bonus: '    tuiles bonus : {tiles}',
    bonusOn: '{actionShort} +{value}',
    chests: '    île : {island} · équipage : {crew} · flotte : {fleet} · Tortuga : {tortuga}',
    colour: '{chest} ×{count}',
    deeds: 'Actions à venir : {deeds}',
    dice: '    dés : {dice}',
    hand: '{count} en main',
    player:
      '{seat}{own, select, yes { (vous)} other {}} : bateau sur la case {boat} (place pour {boatRoom, plural, one {# coffre} other {# coffres}}), pirate sur la case {pirate} (place pour {pirateRoom, plural, one {# coffre} other {# coffres}}), {tiles, plural, =0 {aucune tuile trésor} one {# tuile trésor} other {# tuiles trésor}}{known, select, yes {{tiles, plural, =0 {} other {, valeur {coins, plural, one {# pièce} other {# pièces}}}}} other {}}',
    round: 'Manche {round}, premier joueur : {seat}',
    rolled: 'au lancer {dice}{picked, select, yes { ; choix fait} other {}}',
    screen:
      '{count, plural, one {# dé} other {# dés}} derrière le paravent{picked, select, yes { ; choix fait} other {}}',
    supply:
      'Sac : {count, plural, one {# coffre} other {# coffres}} ({chests}) · tuiles trésor : {tiles}{duel, select, yes {} other { · île centrale : {centre}}}',
  },
  grounds: {
    advance:
      'la case {box} vaut {box, plural, one {# point} other {# points}} à la fin et donne place à {room, plural, one {# coffre} other {# coffres}}',
    bonus:
      '{total, plural, =0 {aucun dé ne s’y trouve, mais la tuile bonus compte à chaque manche suivante} other {{actionShort} compte alors {total}, contre {best} au plus ailleurs, et la tuile bonus reste}}',
    coins:
      '{other, plural, =0 {les deux tuiles se valent} other {chaque pièce vaut un point, et l’autre tuile n’en a que #}}',
    dice: '{rank, select, alone {personne d’autre n’a encore de dé visible sur {actionShort}} ahead {les autres montrent au plus {best} sur {actionShort}} level {les autres montrent aussi {best} sur {actionShort}} other {les autres montrent déjà {best} sur {actionShort}}}{left, plural, =0 {} one { ; il reste # dé à lancer} other { ; il reste # dés à lancer}}',
    doubled: 'le violet compte double',
    hunt: '{effect, select, first {cela rapporte un coffre du sac et la meilleure de deux tuiles trésor} duel {cela rapporte un coffre du sac et une tuile trésor} other {cela rapporte une tuile trésor, qui vaut de 1 à 3 points}}',
    order: 'le coffre {chest}, tout à droite, serait le premier perdu',
    skulls:
      '{count, plural, one {le crâne reste libre} other {les crânes restent libres}} tant que les autres n’ont rien montré{left, plural, =0 {} one { ; il reste # dé à lancer} other { ; il reste # dés à lancer}}',
    spared: 'toute cible riposterait, au prix d’une case',
    spoils:
      '{why, select, purple {le violet compte double} white {à Tortuga, le blanc remplace n’importe quelle couleur d’une série} set {il complète une série de 3 points} missing {sa couleur manque pour une série} none {aucun coffre à prendre} other {le coffre vaut jusqu’à 3 points à Tortuga}} ; {back, plural, =0 {{target} ne recule pas ({token, select, boat {bateau} other {pirate}} déjà sur la case 1)} other {{target} recule ({token, select, boat {bateau} other {pirate}} sur la case #)}}',
    unworthy: 'aucune attaque ici ne rapporte plus qu’elle ne coûte',
    wild: 'à Tortuga, le blanc remplace n’importe quelle couleur d’une série',
  },
  terms: {
    bonuses: 'moins de profit avec les tuiles bonus',
    chests: 'des coffres moins intéressants',
    points: 'moins de points à venir',
    sets: 'des séries moins avancées',
    start: 'une place plus tardive dans l’ordre de jeu',
    tokens: 'moins d’avance pour le bateau et le pirate',
  },
  verdicts: { won: 'victoire', shared: 'victoire partagée' },
  results: {
    won: '{seats} l’emporte avec {total, plural, one {# point} other {# points}} : le nom le plus redouté de Tortuga !',
    shared: 'À égalité avec {total, plural, one {# point} other {# points}}, {seats} se partagent la victoire.',
  },
  ledger: {
    tortuga: 'Coffres à Tortuga',
    fleet: 'Coffres dans la flotte',
    crew: 'Coffres dans l’équipage',
    sets: 'Séries de trois couleurs',
    tracks: 'Bateau et pirate',
    coins: 'Pièces',
  },
  sheet: {
    line: '    {what} : {points} ({rule})',
    name: '{seat}',
    seat: '{rank}. {seat} : {total, plural, one {# point} other {# points}}',
    undone:
      '{count, plural, =0 {Aucun coup n’a été annulé.} one {Un coup a été annulé.} other {Des coups ont été annulés à # reprises.}}',
  },
  options: {
    long: {
      label: 'Partie longue',
      hint: 'La partie s’achève à huit coffres à Tortuga au lieu de six.',
      values: { on: 'Oui : huit coffres', off: 'Non : six coffres' },
    },
    start: {
      label: 'Qui commence',
      hint: 'Le premier joueur gagne les égalités ; à chaque manche, le rôle passe au suivant dans le sens horaire. S’il y a moins de joueurs, on compte en refaisant le tour de la table.',
      values: {
        random: 'Tirage au sort',
        'first-seat': 'La première place',
        'second-seat': 'La deuxième place',
        'third-seat': 'La troisième place',
        'fourth-seat': 'La quatrième place',
      },
    },
    swift: {
      label: 'Escale rapide',
      hint: 'FLOTTE et ÉQUIPAGE s’accomplissent aussitôt, sans qu’on demande à chacun s’il y renonce.',
      values: { on: 'Oui : sans question', off: 'Non : on demande à chacun' },
    },
  },
} as const satisfies Messages;
