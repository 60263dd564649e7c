import type { rulesEn } from './rules.en.ts';

/** The rules in French. */
export const rulesFr = {
  '§1': 'Mise en place',
  '§1.1':
    'Tortuga est au centre de la planète. Autour alternent trois Terminaux commerciaux et trois Tourelles ; à deux capitaines, un de chaque reste dans la boîte.',
  '§1.2':
    'La Forteresse, les Recherches scientifiques, les Mines et le Vortex sont répartis au hasard sur quatre places hors de cet anneau. Sur la carte « Nichés », chacun touche deux secteurs de l’anneau ; sur la carte « En pointe », il se trouve derrière un seul. À deux capitaines, l’anneau compte deux secteurs de moins, et sur les deux cartes chacun des quatre se trouve derrière un seul.',
  '§1.3':
    'Un Minerai attend sur chaque secteur sauf Tortuga. Chaque secteur a un jeton Contrôle, et chaque Terminal commercial et chaque secteur Tourelles a aussi un jeton Bonus.',
  '§1.4':
    'Un jeton Chasse est posé face cachée sur chaque secteur sauf Tortuga. À deux capitaines, il en reste : ils quittent la partie sans être vus.',
  '§1.5':
    'Les cartes T forment des piles visibles, une par coût, et toutes s’achètent tant qu’il y en a. Une pile vide le reste.',
  '§1.6': 'Chaque secteur spécial a sa propre pioche mélangée, avec deux cartes visibles à côté.',
  '§1.7': 'La pioche Chasse est ouverte : feuilletez-la quand vous voulez.',
  '§1.8':
    'Le hasard désigne le premier capitaine. Dans l’ordre du tour, chacun prend un vaisseau parmi ceux qui restent.',
  '§1.9':
    'Vous commencez avec dix cartes : {startCards} et la carte de votre vaisseau. Mélangées, elles forment votre deck.',
  '§1.10': 'Tous les vaisseaux partent de Tortuga.',
  '§1.11':
    'Plus on joue tôt, moins on a de cartes au départ. À deux, 4 et 5 ; à trois, 3, 4 et 5 ; à quatre, 3, 4, 4 et 5.',
  '§2': 'Tours et cartes',
  '§2.1': 'Le premier capitaine commence, puis on joue dans le sens horaire.',
  '§2.2':
    'À la fin de votre tour, les cartes jouées et celles encore en main vont à votre défausse, et vous en piochez cinq nouvelles.',
  '§2.3':
    'Si vous devez piocher et que votre deck est vide, votre défausse est mélangée et devient le deck. Si cela ne suffit pas, vous piochez ce qu’il y a.',
  '§2.4':
    'Les Cryptos et les Manœuvres des cartes jouées s’additionnent pour ce tour. Dépensez-les comme bon vous semble, par parts de votre choix ; le reste est perdu à la fin du tour.',
  '§2.5':
    'Les capacités d’une carte servent quand vous la jouez, dans l’ordre voulu, ou pas du tout. Plus tard, c’est trop tard.',
  '§2.6': 'Une carte détruite quitte la partie pour de bon.',
  '§2.7':
    'Personne ne voit votre main, votre deck ni votre Réserve ; vous pouvez regarder votre propre Réserve et votre défausse. La Soute est visible de tous. D’une défausse, les autres voient le nombre de cartes et celle du dessus : les cartes non jouées vont sous les cartes jouées. Avec « Mémoire ouverte », chacun voit aussi ce qu’une mémoire parfaite aurait retenu : les cartes défaussées qui ont été vues, celles qui sont passées sous la pioche d’un secteur spécial, et quelles cartes un capitaine tient cachées. Deux cartes identiques se valent : personne ne distingue un exemplaire d’un autre.',
  '§2.8': 'À votre tour, faites autant d’actions que vous pouvez payer, dans l’ordre que vous voulez.',
  '§2.9': 'Les capacités de combat, d’attaque et de défense ne comptent que lorsque des vaisseaux s’affrontent.',
  '§2.10':
    'Un tour commence par votre vaisseau, s’il est dans la Soute, puis par votre carte Réservée. Tout le reste vient après.',
  '§3': 'Actions',
  '§3.1':
    'Récupérer la carte Réservée : vous pouvez la prendre en main, mais seulement au début de votre tour. La Réserve est aussitôt libre.',
  '§3.2': 'Jouer une carte : ses Cryptos et ses Manœuvres sont à dépenser, et ses capacités à votre disposition.',
  '§3.3':
    'Acheter une carte : payez le coût d’une carte vendue là où est votre vaisseau ; elle va à votre défausse. Dans un secteur spécial, la suivante de la pioche prend sa place, tant qu’il y en a. Tortuga, les Terminaux commerciaux et les Tourelles vendent tous les mêmes cartes T.',
  '§3.4':
    'Renouveler le marché, 1 Crypto : dans un secteur spécial, placez une carte visible sous sa pioche et révélez la suivante. Impossible avec les cartes T ou une pioche vide.',
  '§3.5': 'Se déplacer, 1 Manœuvre : votre vaisseau gagne un secteur adjacent. Les autres vaisseaux ne gênent jamais.',
  '§3.6':
    'Collecter des Minerais, 1 Manœuvre : prenez le Minerai de votre secteur. Il vous reste de tour en tour, jusqu’à ce que vous le dépensiez à votre tour comme 1 Crypto, pour n’importe quoi.',
  '§3.6.1': 'Un Minerai dépensé rejoint le dépôt des Mines.',
  '§3.6.2':
    'Quand vous pouvez payer en Cryptos comme en Minerais, c’est à vous de choisir. Préparez des Minerais, et votre prochain paiement les prendra d’abord ; jusque-là, vous pouvez les reprendre. Sinon, les Cryptos du tour sont dépensés avant les Minerais.',
  '§3.7':
    'Sonder une Créature chassée, 1 Manœuvre : regardez en secret le jeton Chasse de votre secteur et laissez-y votre marqueur. D’autres peuvent en faire autant. Ce que vous avez sondé, vous pouvez le revoir à tout moment.',
  '§3.8':
    'Réserver une carte, 2 Cryptos : mettez face cachée en Réserve une carte de votre main, pas encore jouée. Il y a place pour une seule.',
  '§3.9':
    'Détruire une carte jouée, 2 Manœuvres : retirez une carte que vous avez jouée ce tour-ci. Ce qu’elle vous a donné reste à dépenser.',
  '§3.10':
    'Capturer une Créature chassée : dans le secteur d’une créature que vous avez sondée, payez sa difficulté en Manœuvres. Vous recevez 1 point d’Influence, son jeton, et sa carte dans votre défausse. L’Influence imprimée sur la carte est pour sa conversion.',
  '§3.10.1': 'Quand une créature est capturée, tous les marqueurs posés sur son jeton reviennent à leurs capitaines.',
  '§3.10.2':
    'Pour chaque carte Chasse, vous avez son jeton, afin que tous puissent compter. Si une telle carte est détruite autrement que par conversion, vous n’avez rien, et le jeton part aussi.',
  '§3.11':
    'Convertir une Créature chassée : à votre tour, rendez une carte Chasse de votre main au lieu de la jouer. Elle quitte la partie et rapporte l’Influence imprimée.',
  '§3.12':
    'Conquérir le secteur : là où est votre vaisseau, payez exactement une Manœuvre de plus que la Défense. Prix de la première conquête : {firstPrices}. Chaque fois, la Défense monte d’un cran ; on ne peut pas payer davantage pour la monter plus haut, et les Tourelles n’aident pas à payer.',
  '§3.12.1':
    'Avec le secteur viennent son jeton Contrôle et son jeton Bonus, qu’ils soient sur place ou chez l’ancien maître.',
  '§3.12.2': 'À la Défense maximale, une conquête coûte toujours un de plus. Le marqueur reste alors où il est.',
  '§3.12.3': 'On ne conquiert pas ce que l’on contrôle déjà.',
  '§3.12.4':
    'Un secteur est fermé à la conquête tant que le vaisseau de son maître s’y trouve : attaquez ce vaisseau. Les vaisseaux des autres ne le protègent pas.',
  '§3.13':
    'Renforcer un secteur : augmentez la Défense d’un secteur que vous contrôlez, où que soit votre vaisseau, sauf Tortuga. Choisissez une valeur au-dessus de l’actuelle, jusqu’au maximum, et payez-la entièrement en Cryptos.',
  '§3.14':
    'Attaquer un vaisseau ennemi : combattez un vaisseau de votre secteur, autant de fois que vous voulez dans un tour. Un vaisseau dans la Soute est hors d’atteinte.',
  '§4': 'Combats',
  '§4.1':
    'Qui a le tour attaque, l’autre défend. Cela ne coûte rien, et ce que vous avez amassé pour le tour ne compte pas dans un combat.',
  '§4.2': 'L’Attaquant pose en secret des cartes de sa main, face cachée, au moins une. Tous voient combien il y en a.',
  '§4.3':
    'Ne connaissant que ce nombre, le Défenseur répond avec des cartes de sa main, autant qu’il veut, même aucune. La carte Réservée ne combat pas.',
  '§4.4': 'Puis toutes les cartes sont révélées au même instant.',
  '§4.5': 'Les capacités de combat prennent effet, d’abord celles de l’Attaquant.',
  '§4.6':
    'Chaque camp compte les Manœuvres de ses cartes et ce que les capacités ajoutent ou retirent. Un total peut descendre sous zéro.',
  '§4.7': 'Chaque jeton Tourelles ajoute 1 à qui le détient, en attaque et en défense.',
  '§4.8':
    'Un Défenseur chez lui, dans un secteur qu’il contrôle, ajoute la moitié de sa Défense, arrondie à l’inférieur.',
  '§4.9': 'Le plus haut total gagne. À égalité, le Défenseur gagne.',
  '§4.10': 'Une des cartes utilisées par le vaincu est détruite au hasard. Qui n’en a pas utilisé n’en perd pas.',
  '§4.11':
    'Le vaisseau du vaincu va dans la Soute. Au début du prochain tour de son capitaine, il revient sur Tortuga ou sur un secteur que ce capitaine contrôle.',
  '§4.12':
    'Le vainqueur prend un jeton Influence au vaincu, s’il en a ; le contrôle ne se prend pas ainsi. Un Attaquant vainqueur reçoit de toute façon un point de plus de la banque.',
  '§4.13':
    'Si le Défenseur était maître du secteur et perd, l’Attaquant le prend avec tous ses jetons, et la Défense monte d’un cran si elle le peut.',
  '§4.14':
    'Après tout combat, le Défenseur pioche pour revenir à cinq cartes. Cela vient en dernier, après la carte détruite, les cartes défaussées, le vaisseau, l’Influence et le secteur.',
  '§4.15':
    'Seules les cartes avec au moins 1 Manœuvre combattent. Leurs Cryptos et leurs autres capacités n’y font rien, et après le combat elles sont aussitôt défaussées.',
  '§4.16':
    'Un Attaquant vaincu continue sans place : il peut encore jouer, réserver, détruire et convertir des cartes, et renforcer ses secteurs.',
  '§5': 'Secteurs',
  '§5.1': 'Ce que vaut le contrôle en Influence : {controls}. Les crans de la Défense : {spots} ; Tortuga n’en a pas.',
  '§5.2':
    'Le pouvoir d’un secteur spécial sert au capitaine qui le contrôle et dont le vaisseau s’y trouve, une fois par tour à lui, même dans le tour où il l’a gagné.',
  '§5.3': 'Forteresse : 1 Manœuvre. Elle vous reste si vous repartez.',
  '§5.4':
    'Recherches scientifiques : réservez gratuitement une carte de votre main. Il n’y a toujours place que pour une.',
  '§5.5':
    'Mines : prenez un Minerai au dépôt, s’il y en a un. Le dépôt commence vide et n’a rien à voir avec le Minerai posé sur le secteur, qui se collecte comme ailleurs.',
  '§5.6':
    'Terminal commercial : son jeton vous donne 1 Crypto à chacun de vos tours, où que vous soyez, et tout de suite si vous le gagnez pendant votre tour.',
  '§5.7':
    'Tortuga : qui s’y trouve peut acheter de l’Influence, 7 Cryptos le point, autant de fois qu’il peut payer. Sa conquête a toujours le même prix en Manœuvre : {tortugaPrice}.',
  '§5.8': 'Vortex : détruisez gratuitement une carte que vous avez jouée ce tour-ci.',
  '§5.9': 'Tourelles : le jeton aide dans les combats et nulle part ailleurs.',
  '§6': 'Fin de la partie',
  '§6.1':
    'Avec 15 points d’Influence, jetons et contrôle réunis, vous gagnez sur-le-champ, quel que soit le tour. On le vérifie après chaque changement.',
  '§6.2':
    'Si Tortuga est conquise sans que cela fasse 15, son conquérant finit son tour et chacun des autres en joue encore un. Puis le plus d’Influence gagne.',
  '§6.3': 'Dès que Tortuga est tombée, le conseil des capitaines se réunit : plus personne ne conquiert ni n’attaque.',
  '§6.4':
    'À égalité, le conquérant de Tortuga passe devant s’il est concerné ; sinon, qui contrôle le plus de secteurs.',
  '§6.5': 'Les capitaines encore à égalité partagent la place.',
  '§6.6':
    'La partie n’a pas de limite de manches. Si la table a choisi une trêve et que cinquante manches n’ont donné aucun vainqueur, qui a le plus d’Influence l’emporte, et les égalités se règlent comme d’habitude.',
  '§7': 'Scénarios',
  '§7.1.1':
    'Pirates agressifs : un Attaquant vainqueur choisit entre 2 points d’Influence du Défenseur, ou ce qu’il en a, et 3 points de la banque. Cela remplace le butin habituel.',
  '§7.1.2': 'Pirates agressifs : le vaincu choisit laquelle des cartes utilisées est détruite.',
  '§7.1.3': 'Pirates agressifs : un Défenseur vainqueur ne reçoit pas d’Influence.',
  '§7.1.4':
    'Pirates agressifs : la conquête de Tortuga met aussitôt fin à la partie, et le plus d’Influence gagne. Vous ne pouvez la conquérir que si vous êtes ensuite en tête, à égalité ou non.',
  '§7.2.1': 'Pirates pacifiques : pas d’attaques.',
  '§7.2.2':
    'Pirates pacifiques : vous pouvez payer une conquête en Cryptos, Minerais compris, au lieu de Manœuvres, mais jamais en mélangeant. Un secteur gardé par le vaisseau de son maître reste fermé.',
  '§8': 'Cartes',
  '§8.1':
    'Il y a 9 cartes de départ par capitaine, 4 vaisseaux, 31 cartes T, 10 cartes par pioche spéciale et 10 cartes Chasse.',
  '§8.2':
    'Le jeu de la maison suit les règles imprimées partout où elles montrent une carte ou ne laissent pas d’autre choix ; nous avons inventé le reste. Chaque carte dit ce qu’elle est.',
  '§8.3':
    'Les capacités viennent d’une liste fixe. Celles de §8.3.17 à §8.3.22 et de §8.3.35 à §8.3.37 servent quand vous combattez avec la carte, les autres quand vous la jouez. À partir de §8.3.38 vient ce qui peut s’y ajouter.',
  '§8.3.1': 'Pioche : prenez ce nombre de cartes de votre deck.',
  '§8.3.2': 'Déplacement : volez gratuitement jusqu’à ce nombre de secteurs.',
  '§8.3.3': 'Déplacement libre : volez gratuitement vers n’importe quel secteur.',
  '§8.3.4': 'Collecte : prenez gratuitement le Minerai de votre secteur.',
  '§8.3.5': 'Dépôt : prenez un Minerai au dépôt des Mines.',
  '§8.3.6': 'D’ici ou du dépôt : l’un ou l’autre.',
  '§8.3.7': 'Réserve : mettez gratuitement une carte de votre main en Réserve.',
  '§8.3.8': 'Sonde : regardez gratuitement le jeton Chasse de votre secteur ou d’un secteur adjacent.',
  '§8.3.9': 'Mise au rebut : détruisez une carte de votre main ou de votre défausse.',
  '§8.3.10': 'Fortification : augmentez la Défense d’un de vos secteurs, sauf Tortuga, au plus jusqu’au maximum.',
  '§8.3.11':
    'Siège : votre prochaine conquête de ce tour coûte moins de Manœuvres. Pas pour Tortuga, ni en payant en Cryptos ; la Défense monte tout de même d’un cran.',
  '§8.3.12': 'Sacrifice : détruisez la carte en la jouant, contre de l’Influence.',
  '§8.3.13': 'Tribut : des Cryptos pour chacun de vos jetons Terminal commercial.',
  '§8.3.14': 'Renouvellement : remplacez gratuitement une carte visible de votre secteur spécial.',
  '§8.3.15':
    'Intrigue : une fois ce tour-ci, achetez 1 point d’Influence au prix indiqué sur la carte, où que vous soyez.',
  '§8.3.16': 'Commerce partout : ce tour-ci, les cartes T vous sont vendues dans tous les secteurs.',
  '§8.3.17': 'Attaque : plus pour vous quand vous attaquez.',
  '§8.3.18': 'Défense : plus pour vous quand vous défendez.',
  '§8.3.19': 'Combat : plus pour vous dans tout combat.',
  '§8.3.20': 'Tourelles : plus pour vous en combat pour chacun de vos jetons Tourelles.',
  '§8.3.21': 'Affaiblissement : moins pour votre adversaire.',
  '§8.3.22': 'Carnage : si vous gagnez, le vaincu détruit au hasard d’autres cartes parmi celles utilisées.',
  '§8.3.23': 'Gain de Cryptos : ce nombre de Cryptos pour ce tour.',
  '§8.3.24': 'Gain de Manœuvres : ce nombre de Manœuvres pour ce tour.',
  '§8.3.25': 'Gain d’Influence : ce nombre de points d’Influence de la banque. La carte vous reste.',
  '§8.3.26': 'Destruction d’une carte jouée : celle-ci ou une autre jouée ce tour-ci. Ce qu’elle a apporté vous reste.',
  '§8.3.27': 'Récupération : reprenez en main une carte de votre défausse, à la vue de tous.',
  '§8.3.28': 'Cartes moins chères : ce tour-ci, chaque carte achetée vous coûte moins.',
  '§8.3.29': 'Captures moins chères : ce tour-ci, chaque créature vous coûte moins à capturer.',
  '§8.3.30': 'Renforts moins chers : ce tour-ci, chaque secteur renforcé vous coûte moins.',
  '§8.3.31': 'Achat en main : les prochaines cartes achetées ce tour-ci vont en main, à la vue de tous.',
  '§8.3.32':
    'Défausse des rivaux : chaque rival défausse au hasard ce nombre de cartes, face visible. Pas chez les pirates pacifiques.',
  '§8.3.33':
    'Perte de Minerais : chaque rival remet ce nombre de Minerais, ou tous les siens, au dépôt des Mines. Pas chez les pirates pacifiques.',
  '§8.3.34': 'Choix : utilisez l’une de ces capacités et renoncez aux autres.',
  '§8.3.35': 'Butin : si vous gagnez, la banque vous donne autant d’Influence en plus.',
  '§8.3.36': 'Sauvetage : si vous perdez, vous détruisez autant de cartes en moins.',
  '§8.3.37':
    'Pioche après le combat : gagné ou perdu, une fois que le Défenseur a pioché, piochez ce nombre de cartes ; l’Attaquant d’abord.',
  '§8.3.38':
    'Plusieurs fois : une telle capacité sert jusqu’à ce nombre de fois, avec d’autres capacités de la carte entre-temps.',
  '§8.3.39':
    'À un prix : vous payez des Cryptos, Minerais compris, ou des Manœuvres avant chaque usage de la capacité.',
  '§8.3.40': 'Sous condition : la capacité ne sert que si vous avez assez de quelque chose à ce moment.',
  '§8.3.41':
    'Pour chaque : le nombre compte une fois pour chaque secteur, jeton, carte Chasse, marqueur, Minerai ou carte jouée indiqué, jusqu’à une limite ; 20 si aucune n’est imprimée.',
  '§8.3.42': 'Dons : chaque carte détruite ainsi donne des Cryptos, des Manœuvres ou de l’Influence.',
  '§8.4':
    'Une table peut jouer avec son propre jeu de cartes : un fichier au format documenté, vérifié avant le début de la partie.',
} as const satisfies Record<keyof typeof rulesEn, string>;
