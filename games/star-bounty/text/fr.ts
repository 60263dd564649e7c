import type { Messages } from './en.ts';

/** French. A narrow no-break space stands before ; : ! ? and inside « ». */
export const fr = {
  game: {
    title: 'Star Bounty',
    pitch: 'Un vaisseau, quatre secteurs, seize hors-la-loi : ramenez-les morts ou vifs et rentrez riche.',
  },
  names: {
    backRoom: 'arrière-boutique',
    bountyPile: 'pile des primes',
    collection: 'primes à bord',
    credits: 'crédits',
    critical: 'critique',
    discardPile: 'défausse',
    drones: 'drones',
    enterprise: 'Comptoir galactique',
    hand: 'main',
    lifeSupport: 'vie',
    prisoner: 'prisonnier',
    salvage: 'casse',
    shelf: 'étal',
    shopPile: 'réserve',
  },
  suits: { D: 'carreau', C: 'trèfle', S: 'pique', H: 'cœur' },
  ranks: { A: 'as', K: 'roi', Q: 'dame', J: 'valet' },
  rankObjects: { A: 'l’as', K: 'le roi', Q: 'la dame', J: 'le valet' },
  rankLetters: { A: 'A', K: 'R', Q: 'D', J: 'V' },
  cards: {
    name: '{rank} de {suit}',
    object: '{rank} de {suit}',
    partObject: 'le {value} de {suit}',
  },
  systems: { shields: 'boucliers', ballistics: 'canons', engines: 'moteurs' },
  systemTitles: { shields: 'Boucliers', ballistics: 'Canons', engines: 'Moteurs' },
  prompts: {
    engage:
      'Secteur {sector} : {left, plural, one {il reste un ennemi. Affrontez-le} other {il reste # ennemis. {count, plural, one {Affrontez celui du premier rang} other {Affrontez l’un des # du premier rang}}}}{flight, select, yes {, ou fuyez} other {}}.',
    fire: 'Feu sur {enemyObject}, encore {health, plural, one {# point} other {# points}} de vie : vos dégâts sont la somme de deux dés{bonus, plural, =0 {} other {, plus #}}.',
    volley:
      'Vous avez obtenu {first} et {second} : {damage, plural, one {# dégât} other {# dégâts}} contre {health, plural, one {# point} other {# points}} de vie. {fate, select, capture {De quoi capturer {enemyObject}} destroy {De quoi abattre {enemyObject}} other {Il en restera {left}}} : validez le tir, ou ajoutez d’abord de la puissance.',
    brace:
      'Préparez-vous à l’impact ! Contre {enemyObject}, vos défenses peuvent arrêter {defence, plural, one {# dégât} other {# dégâts}}. {life, plural, =1 {Le vaisseau est en état critique : le moindre coup le détruit.} other {Vie : #.}}',
    impact:
      '{incoming, plural, one {# dégât arrive} other {# dégâts arrivent}}, vos défenses peuvent en arrêter {defence} : {through, plural, =0 {rien ne passera} one {# passera} other {# passeront}}. {peril, select, destroyed {Le vaisseau sera détruit} critical {Le vaisseau sera en état critique} safe {Le vaisseau ne craint rien} other {La vie du vaisseau tombera à {left}}}.',
    reengage:
      'Vous avez tenu bon. Face à vous, {enemyObject} : encore {health, plural, one {# point} other {# points}} de vie. Poursuivez le combat, ou abandonnez un prisonnier et fuyez.',
    enterprise:
      'Le Comptoir galactique est ouvert. {credits, plural, =0 {Vous n’avez aucun crédit} one {Vous avez # crédit} other {Vous avez # crédits}} : faites vos affaires, puis repartez.',
    over: 'L’expédition est terminée.',
  },
  moves: {
    engage:
      'Affronter {enemy} ({health, plural, one {# point} other {# points}} de vie, {effect, select, hearts {tout coup est critique} other {{system} hors service}})',
    flee: 'Fuir en abandonnant {prisoner} (valeur : {worth, plural, one {# crédit} other {# crédits}})',
    fire: 'Feu ! (lancer les dés)',
    strike:
      'Valider le tir : {damage, plural, one {# dégât} other {# dégâts}}, {fate, select, capture {capture} destroy {ennemi abattu} other {il reste {left, plural, one {# point} other {# points}} de vie}}',
    brace: 'Se préparer à l’impact (l’ennemi lance les dés)',
    endure:
      '{through, plural, =0 {Encaisser le tir : rien ne passe} one {Encaisser # dégât : {peril, select, destroyed {vaisseau détruit} critical {état critique} other {vie à {left}}}} other {Encaisser # dégâts : {peril, select, destroyed {vaisseau détruit} critical {état critique} other {vie à {left}}}}}',
    improvise: 'Improviser avec {part} ({system} +{value})',
    drone: 'Envoyer un drone : {system} {power} → {full}',
    reengage: 'Poursuivre le combat : {enemy}, encore {health, plural, one {# point} other {# points}} de vie',
    sell: 'Vendre {card} pour {total, plural, one {# crédit} other {# crédits}}{alive, select, yes { (en vie)} other {}}',
    heal: 'Récupérer {hearts, plural, one {# cœur} other {# cœurs}} pour {price, plural, one {# crédit} other {# crédits}} (vie {before} → {life})',
    buy: 'Acheter {part} pour {price, plural, one {# crédit} other {# crédits}}',
    buyFit:
      'Acheter {part} et l’installer aussitôt pour {price, plural, one {# crédit} other {# crédits}} ({system} {power} → {value})',
    fit: 'Installer {part} pour {price, plural, one {# crédit} other {# crédits}} ({system} {power} → {value})',
    drop: 'Jeter {part} à la casse',
    backRoom: 'Voir l’arrière-boutique pour {price, plural, one {# crédit} other {# crédits}}',
    repair: 'Réparer un drone pour {price, plural, one {# crédit} other {# crédits}}',
    leave: '{way, select, back {Retourner dans le secteur {sector}} other {Partir pour le secteur {sector}}}',
  },
  log: {
    sectorEntered:
      'Vous voici dans le secteur {sector} : {count, plural, one {# hors-la-loi s’y cache} other {# hors-la-loi s’y cachent}}.',
    rowRevealed: 'Devant vous : {enemiesName}.',
    engaged:
      'Combat contre {enemyObject} : {health, plural, one {# point} other {# points}} de vie. {effect, select, hearts {Le moindre dégât qui passe vous met en état critique.} other {Vos {system} sont hors service.}}',
    partImprovised: 'Vous avez improvisé avec {partObject} : {system} +{value}.',
    droneAssigned: 'Vous avez envoyé un drone à vos {system} : puissance {full}.',
    fired: 'Vous avez fait feu : {first} et {second}{double, select, yes {, un double !} other {.}}',
    enemyHit:
      'Vous avez touché {enemyObject} : {damage, plural, one {# dégât} other {# dégâts}}, encore {health, plural, one {# point} other {# points}} de vie.',
    enemyCaptured:
      '{damage, plural, one {# dégât} other {# dégâts}}, le compte exact : vous avez capturé {enemyObject} !',
    enemyDestroyed:
      '{damage, plural, one {# dégât} other {# dégâts}}, plus qu’il n’en fallait : vous avez abattu {enemyObject}.',
    dronesWrecked:
      '{count, plural, one {Le drone envoyé est hors d’usage.} other {Les # drones envoyés sont hors d’usage.}}',
    braced:
      'L’ennemi a obtenu {first} et {second}, puis {coin, select, heads {face : dégâts doublés, {damage} en tout} other {pile : {damage, plural, one {# dégât} other {# dégâts}}}}{double, select, yes {. Double : il tirera encore} other {}}.',
    shotAbsorbed: 'Vos défenses ont tout arrêté : {damage, plural, one {# dégât} other {# dégâts}}.',
    shipHit:
      '{damage, plural, one {# dégât est passé} other {# dégâts sont passés}} : {life, plural, =1 {le vaisseau est en état critique !} other {la vie du vaisseau est tombée à #.}}',
    shipDestroyed:
      '{damage, plural, one {# dégât est passé} other {# dégâts sont passés}} sur un vaisseau en état critique : il a été détruit.',
    braceEnded: 'L’ennemi a cessé le feu.',
    fled: 'Vous avez abandonné {prisonerObject} et fui vers le Comptoir galactique.',
    sectorCleared: 'Le secteur {sector} est nettoyé.',
    partsShelved: 'Sur l’étal : {parts}.',
    salvageShuffled:
      'La casse a été mélangée pour refaire la réserve : {count, plural, one {# pièce} other {# pièces}}.',
    sold: 'Vous avez vendu {cardObject} pour {total, plural, one {# crédit} other {# crédits}}{extra, select, yes { : {pay} pour la carte{alive, plural, =0 {} other {, # pour la capture}}{far, plural, =0 {} other {, # pour le secteur}}} other {}}.',
    healed: 'Vous avez récupéré {hearts, plural, one {# cœur} other {# cœurs}}.',
    bought: 'Vous avez acheté {partObject} pour {price, plural, one {# crédit} other {# crédits}}.',
    fitted: 'Vous avez installé {partObject} : {system} à {value}.',
    dropped: 'Vous avez jeté {partObject} à la casse.',
    backRoomOpened: 'Vous avez payé {price, plural, one {# crédit} other {# crédits}} pour voir l’arrière-boutique.',
    droneRepaired: 'Un drone a été réparé pour {price, plural, one {# crédit} other {# crédits}}.',
    enterpriseLeft: 'Vous avez quitté le Comptoir galactique ; le reste de l’étal est parti à la casse.',
    runEnded: 'L’expédition est terminée : {verdict}.',
  },
  refusals: {
    'already-boosted': 'Un drone s’occupe déjà de vos {system}.',
    'back-room-empty': 'L’arrière-boutique est vide.',
    'bad-option': 'L’option « {name} » n’accepte pas cette valeur.',
    'dice-fell': 'Les dés sont jetés : ce coup ne peut plus être annulé.',
    'enemy-locked': 'Vous êtes déjà au combat : battez cet ennemi ou fuyez d’abord.',
    'game-over': 'L’expédition est terminée.',
    'hand-full':
      'Votre main est pleine ({limit, plural, one {# pièce} other {# pièces}}) : jetez-en ou installez-en une, ou achetez-en une qui s’installe aussitôt.',
    'hand-not-full':
      'Votre main n’est pas pleine ({limit, plural, one {# pièce} other {# pièces}} au plus) : achetez d’abord la pièce, puis installez-la.',
    'illegal-move': 'Ce n’est pas possible maintenant.',
    'life-full': 'La vie du vaisseau est déjà au maximum.',
    'no-drone': 'Aucun drone n’attend dans le hangar.',
    'no-flight-now': 'On ne fuit qu’après le tir d’un ennemi ou entre deux combats.',
    'no-prisoner': 'Pour fuir, il faut un prisonnier à abandonner.',
    'not-asked': 'Ce n’est pas ce qui vous est demandé maintenant.',
    'not-at-enterprise': 'Cela se fait au Comptoir galactique : après un secteur nettoyé, ou après une fuite.',
    'not-collected': 'Vous n’avez pas cette prime à bord.',
    'not-in-battle': 'Cela ne sert qu’au combat.',
    'not-in-front-row': 'Cet ennemi n’est pas au premier rang.',
    'not-in-hand': 'Vous n’avez pas {partObject} en main.',
    'not-next': 'Vos {system} n’acceptent que la valeur suivante : {next}.',
    'not-on-shelf': 'L’étal ne propose pas {partObject}.',
    'not-prisoner': 'Ce n’est pas l’un de vos prisonniers.',
    'not-your-move': 'Ce n’était pas votre coup.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'nothing-to-repair': 'Aucun drone n’est hors d’usage.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'rules-error': 'Une erreur est survenue de notre côté ; le coup n’a pas été joué.',
    'secret-learned': 'Vous avez vu une carte cachée : ce coup ne peut plus être annulé.',
    stale: 'La partie a avancé entre-temps : regardez la table et choisissez à nouveau.',
    'system-disabled': 'Cet ennemi a mis vos {system} hors service.',
    'system-full': 'Vos {system} sont déjà à pleine puissance, même sans drone.',
    'too-many-hearts': 'Il ne manque que {missing, plural, one {# cœur} other {# cœurs}}.',
    'too-poor': 'Il faut {price, plural, one {# crédit} other {# crédits}}, et vous en avez {credits}.',
    'unknown-option': 'Aucune option ne s’appelle « {name} ».',
    'wrong-phase':
      'Une pièce pour vos {system} ne sert à rien maintenant : les trèfles servent au tir, les carreaux et les piques à la défense.',
  },
  status: {
    battle: 'Au combat : {enemyName}, {health, plural, one {# point} other {# points}} de vie sur {full}',
    collection: 'À bord : {taken}',
    credits: 'Crédits : {credits}',
    drones: 'Drones : {ready} au hangar, {assigned} en service, {wrecked} hors d’usage',
    hand: 'Main ({count} sur {limit}) : {parts}',
    hidden: '{count, plural, one {une carte cachée} other {# cartes cachées}}',
    life: 'Vie : {life, plural, =0 {vaisseau détruit} =1 {ÉTAT CRITIQUE} other {# sur {full}}}',
    offer: '{part} à {price}',
    piles: 'Piles : primes {bounties}, réserve {shop}, casse {salvage}',
    row: 'Rang {row} : {enemies}',
    sector: 'Secteur {sector} sur {last}',
    shelf: 'Étal : {offers}',
    system: '{system} {power}{state, select, off { (hors service)} drone { (drone)} other {}}',
    systems: 'Systèmes : {systems}',
    taken: '{card} ({alive, select, yes {en vie} other {sans vie}}, {worth})',
  },
  grounds: {
    again: 'le vaisseau tire à nouveau en premier ; sa vie est à {life}',
    boosted:
      'le tir fait alors {damage, plural, one {# dégât} other {# dégâts}} sur {health, plural, one {# point} other {# points}} de vie{fate, select, capture {, juste assez pour la capture} destroy {, assez pour l’abattre} other {}}',
    bought:
      'cela fait {parts, plural, one {# pièce} other {# pièces}} en main ; {credits, plural, =0 {il ne reste aucun crédit} one {il reste # crédit} other {il reste # crédits}}',
    brace:
      'chaque tir perd {defence, plural, one {# dégât} other {# dégâts}}, et la défense peut encore être renforcée après le lancer',
    dropped: 'cela fait de la place : {parts, plural, one {# pièce} other {# pièces}} en main',
    endured:
      '{through, plural, =0 {inutile de dépenser quoi que ce soit} other {rien n’est dépensé pour ce tir ; vie {before} → {left}}}',
    fire: 'pièces et drones peuvent encore servir une fois les dés lancés ; l’ennemi a {health, plural, one {# point} other {# points}} de vie',
    fitted:
      'elle servira dans tous les combats à venir ; {credits, plural, =0 {il ne reste aucun crédit} one {il reste # crédit} other {il reste # crédits}}',
    flight: 'la vie du vaisseau est à {life}, et au Comptoir galactique chaque cœur coûte 1 crédit',
    healed:
      '{critical, select, yes {un vaisseau critique ne survit à aucun tir} other {cela servira aux prochains combats}} ; {credits, plural, =0 {il ne reste aucun crédit} one {il reste # crédit} other {il reste # crédits}}',
    left: 'la vie du vaisseau est à {life}, et {credits, plural, =0 {il ne reste aucun crédit} one {il reste # crédit} other {il reste # crédits}}',
    prey: 'la prime est de {dead, plural, one {# crédit} other {# crédits}}, ou de {alive} en cas de capture',
    readied: '{system} à une puissance de {power} alors',
    repaired:
      'un drone porte un système à 10 pour tout un combat ; {credits, plural, =0 {il ne reste aucun crédit} one {il reste # crédit} other {il reste # crédits}}',
    searched:
      'jusqu’à cinq pièces de plus sur l’étal ; {credits, plural, =0 {il ne reste aucun crédit} one {il reste # crédit} other {il reste # crédits}}',
    shielded: 'il passe alors {through, plural, =0 {zéro dégât} one {# dégât} other {# dégâts}} au lieu de {before}',
    shot: '{fate, select, capture {la capture rapporte {credits, plural, one {# crédit} other {# crédits}}} destroy {la prime est de {credits, plural, one {# crédit} other {# crédits}}, et l’ennemi ne tire plus} other {{parts, plural, =0 {il n’y a aucune pièce à ajouter} one {# pièce est gardée pour plus tard} other {# pièces sont gardées pour plus tard}}}}',
    sold: 'cela fait {credits, plural, one {# crédit} other {# crédits}} en tout{alive, select, yes { ; pour fuir, il faudra un autre prisonnier} other {}}',
  },
  terms: {
    credits: 'moins de crédits à l’arrivée',
    finish: 'plus de danger pour le vaisseau',
    medal: 'moins d’espoir de médaille d’argent',
  },
  verdicts: {
    platinum: 'médaille de platine',
    gold: 'médaille d’or',
    silver: 'médaille d’argent',
    bronze: 'médaille de bronze',
    finished: 'retour sans médaille',
    destroyed: 'vaisseau détruit',
  },
  results: {
    platinum: 'Platine ! {total, plural, one {# crédit} other {# crédits}} : on vous chantera dans tous les ports.',
    gold: 'Or ! {total, plural, one {# crédit} other {# crédits}} : dans tous les secteurs, on connaît votre nom.',
    silver: 'Argent ! {total, plural, one {# crédit} other {# crédits}} : une belle chasse.',
    bronze: 'Bronze ! {total, plural, one {# crédit} other {# crédits}} : de quoi payer le carburant, et un peu plus.',
    finished:
      'Vous êtes de retour, mais {total, plural, one {# crédit ne vaut} other {# crédits ne valent}} aucune médaille.',
    destroyed: 'Votre vaisseau a été détruit : pas de médaille cette fois. Crédits à cet instant : {total}.',
    cause:
      'Il a été abattu par {enemyObject} : {through, plural, one {# dégât sur {incoming} est passé} other {# dégâts sur {incoming} sont passés}}, et un vaisseau en état critique ne survit à aucun coup.',
  },
  ledger: {
    bounties: 'Primes selon la carte',
    captures: 'Prisonniers vendus',
    sectors: 'Bonus de secteur',
    parts: 'Pièces',
    backRoom: 'Arrière-boutique',
    healing: 'Soins',
    fitting: 'Installations',
    repairs: 'Réparations de drones',
  },
  sheet: {
    line: '{what} : {points} ({rule})',
    total: 'Crédits en main : {total}',
    undone:
      '{count, plural, =0 {Aucun coup n’a été annulé.} one {Un coup a été annulé.} other {Des coups ont été annulés à # reprises.}}',
  },
  options: {
    formation: {
      label: 'Formation',
      hint: 'La disposition en rangs des ennemis d’un secteur.',
      values: {
        v: 'En V : un devant, puis deux par deux',
        wide: 'Large : quatre de front pour finir',
        'single-file': 'En file : un par un',
      },
    },
    lenient: {
      label: 'Clémence',
      hint: 'Les pièces dont le système est hors service peuvent quand même être improvisées.',
      values: { on: 'Oui', off: 'Non' },
    },
  },
} as const satisfies Messages;
