import type { rulesEn } from './rules.en.ts';

/** The rules in French. */
export const rulesFr = {
  '§1': 'Mise en place',
  '§1.1':
    'Tortuga est au centre de la planète. Autour d’elle alternent trois Terminaux commerciaux et trois secteurs Tourelles : c’est l’anneau. À deux capitaines, un de chaque reste dans la boîte.',
  '§1.2':
    'La Forteresse, les Recherches scientifiques, les Mines et le Vortex sont les secteurs spéciaux. Ils sont répartis au hasard sur quatre places hors de l’anneau : sur la carte « Nichés », chacun touche deux secteurs de l’anneau ; sur la carte « En pointe », il se trouve derrière un seul. À deux capitaines, chacun se trouve derrière un seul sur les deux cartes.',
  '§1.3':
    'Chaque secteur sauf Tortuga commence avec un jeton Minerais. Chaque secteur a un jeton Contrôle ; les Terminaux commerciaux et les Tourelles ont aussi un jeton Bonus.',
  '§1.4':
    'Chaque secteur sauf Tortuga reçoit un jeton Chasse tiré au hasard, face cachée. À deux capitaines, il en reste : ils retournent dans la boîte sans être vus.',
  '§1.5':
    'Les cartes T se vendent dans les secteurs T, dont le nom commence par T : Tortuga, les Terminaux commerciaux et les Tourelles. Elles forment des piles face visible, une par coût, et toutes s’achètent tant qu’il y en a. Une pile vide le reste.',
  '§1.6': 'Chaque secteur spécial a sa propre pioche mélangée, avec deux cartes visibles à côté.',
  '§1.7': 'La pioche Chasse est face visible : consultez-la quand vous voulez.',
  '§1.8':
    'Le premier joueur est tiré au sort. Dans l’ordre du tour, chaque capitaine choisit un des vaisseaux qui restent.',
  '§1.9':
    'Vos dix cartes de départ sont {startCards} et la carte de votre vaisseau. Mélangées, elles forment votre deck.',
  '§1.10': 'Tous les vaisseaux partent de Tortuga.',
  '§1.11':
    'Plus on joue tôt, moins on a de cartes au départ : à deux, 4 et 5 ; à trois, 3, 4 et 5 ; à quatre, 3, 4, 4 et 5.',
  '§2': 'Tours et cartes',
  '§2.1': 'Le premier joueur commence, puis on joue dans le sens horaire.',
  '§2.2':
    'La fin de votre tour : les cartes jouées et celles qui restent dans votre main vont à votre défausse, puis vous piochez cinq cartes.',
  '§2.3':
    'Si vous devez piocher et que votre deck est vide, votre défausse est mélangée et devient votre deck. Si cela ne suffit pas, vous piochez ce qu’il y a.',
  '§2.4':
    'Les Cryptos servent à acheter, les Manœuvres à agir. Ce que donnent les cartes jouées s’additionne pour ce tour : répartissez-le à votre gré entre autant d’actions que vous voulez. Le reste est perdu à la fin du tour.',
  '§2.5':
    'Les capacités d’une carte s’utilisent au moment où vous la jouez, dans l’ordre de votre choix, ou pas du tout. Plus tard, c’est trop tard.',
  '§2.6': 'Une carte détruite retourne dans la boîte et ne revient jamais.',
  '§2.7':
    'Votre main, votre deck et votre Réserve sont cachés ; vous pouvez regarder votre propre Réserve et votre défausse. Votre Soute est visible de tous : jetons Minerais et autres jetons, marqueurs et nombre de cartes. D’une défausse, les autres voient le nombre de cartes et celle du dessus : les cartes non jouées vont sous les cartes jouées. Avec « Mémoire ouverte », chacun voit aussi ce qu’une mémoire parfaite aurait retenu : les cartes défaussées qui ont été vues, celles qui sont passées sous la pioche d’un secteur spécial, et combien de cartes de chaque sorte un capitaine garde hors de vue. Deux cartes identiques se valent : personne ne distingue un exemplaire d’un autre.',
  '§2.8': 'À votre tour, effectuez autant d’actions que vous pouvez payer, dans l’ordre de votre choix.',
  '§2.9': 'Les capacités en Combat, en Attaque et en Défense ne servent que dans les combats entre vaisseaux.',
  '§2.10':
    'Au début de votre tour, posez d’abord votre vaisseau s’il est dans votre Soute ; vous pouvez ensuite récupérer votre carte Réservée. Tout le reste vient après.',
  '§3': 'Actions',
  '§3.1':
    'Récupérer sa carte Réservée : prenez-la en main, uniquement au début de votre tour. La Réserve est aussitôt libre.',
  '§3.2': 'Jouer une carte : ses Cryptos et ses Manœuvres sont à dépenser, et vous pouvez utiliser ses capacités.',
  '§3.3':
    'Acheter une carte : payez en Cryptos le coût d’une carte vendue là où est votre vaisseau ; elle va à votre défausse. Dans un secteur spécial, la carte suivante de la pioche prend sa place, tant qu’il y en a. Tortuga, les Terminaux commerciaux et les Tourelles vendent tous les mêmes cartes T.',
  '§3.4':
    'Renouveler le marché, 1 Crypto : là où est votre vaisseau, placez une carte visible du secteur spécial sous sa pioche et révélez la suivante. C’est impossible avec les cartes T ou si la pioche est vide.',
  '§3.5':
    'Se déplacer, 1 Manœuvre : votre vaisseau se déplace vers un secteur adjacent, qui a un bord en commun avec le sien. Les autres vaisseaux ne gênent jamais.',
  '§3.6':
    'Collecter des Minerais, 1 Manœuvre : prenez le jeton Minerais du secteur de votre vaisseau. Vous le gardez de tour en tour, jusqu’à ce que vous le dépensiez à votre tour : il vaut 1 Crypto, quel que soit le coût à payer.',
  '§3.6.1': 'Un jeton Minerais dépensé rejoint le dépôt des Mines.',
  '§3.6.2':
    'Quand vous pouvez payer en Cryptos comme en jetons Minerais, c’est à vous de choisir. Préparez des jetons Minerais, et votre prochain paiement les prendra d’abord ; jusque-là, vous pouvez les retirer. Sinon, les Cryptos du tour sont dépensés avant les jetons Minerais.',
  '§3.7':
    'Sonder une Créature chassée, 1 Manœuvre : regardez en secret le jeton Chasse du secteur de votre vaisseau et posez-y votre marqueur. Plusieurs capitaines peuvent sonder le même jeton. Ce que vous avez sondé, vous pouvez le revoir à tout moment.',
  '§3.8':
    'Réserver une carte, 2 Cryptos : mettez face cachée dans votre Réserve une carte de votre main, pas encore jouée. Il n’y a de place que pour une carte.',
  '§3.9':
    'Détruire une carte jouée, 2 Manœuvres : une carte que vous avez jouée ce tour-ci retourne dans la boîte. Ce qu’elle vous a donné reste à dépenser.',
  '§3.10':
    'Capturer une Créature chassée : dans le secteur d’une créature que vous avez sondée, payez sa difficulté en Manœuvres. Vous recevez 1 point d’Influence et son jeton, et sa carte va à votre défausse. Les points d’Influence imprimés sur la carte sont pour sa conversion.',
  '§3.10.1': 'Quand une créature est capturée, tous les marqueurs posés sur son jeton reviennent à leurs capitaines.',
  '§3.10.2':
    'Pour chaque carte Chasse que vous possédez, vous gardez son jeton Chasse, afin que tous puissent compter. Si une telle carte est détruite autrement que par conversion, vous ne recevez rien, et son jeton retourne aussi dans la boîte.',
  '§3.11':
    'Convertir la carte d’une Créature chassée : à votre tour, remettez dans la boîte une carte Chasse de votre main au lieu de la jouer. Vous recevez les points d’Influence imprimés dessus.',
  '§3.12':
    'Conquérir un secteur : là où est votre vaisseau, payez exactement une Manœuvre de plus que la Défense. Prix de la première conquête : {firstPrices}. Chaque conquête augmente la Défense de 1 ; on ne peut pas payer davantage pour l’augmenter plus, et les jetons Bonus Tourelles n’aident jamais à payer.',
  '§3.12.1':
    'Avec le secteur, vous recevez son jeton Contrôle et, s’il en a un, son jeton Bonus, qu’ils soient sur le secteur ou chez le capitaine qui le contrôlait.',
  '§3.12.2':
    'À la Défense maximale, une conquête coûte toujours 1 de plus que celle-ci ; le marqueur reste alors où il est.',
  '§3.12.3': 'On ne conquiert pas un secteur que l’on contrôle déjà.',
  '§3.12.4':
    'Un secteur ne peut être conquis tant que le vaisseau du capitaine qui le contrôle s’y trouve : attaquez ce vaisseau. Les autres vaisseaux ne le protègent pas.',
  '§3.13':
    'Renforcer un secteur : augmentez la Défense d’un secteur que vous contrôlez, sauf Tortuga, où que soit votre vaisseau. Choisissez une valeur au-dessus de l’actuelle, jusqu’au maximum, et payez-la entièrement en Cryptos.',
  '§3.14':
    'Attaquer un vaisseau ennemi : engagez le combat contre un vaisseau de votre secteur, autant de fois que vous voulez dans un tour. Un vaisseau dans une Soute ne peut être attaqué.',
  '§4': 'Combats',
  '§4.1':
    'À votre tour, vous êtes l’Attaquant ; le capitaine que vous attaquez est le Défenseur. Attaquer ne coûte rien, et ce que vous avez à dépenser ce tour-ci ne compte pas dans le combat.',
  '§4.2':
    'L’Attaquant choisit en secret des cartes de sa main, au moins une, et les pose face cachée. Tous voient combien il y en a.',
  '§4.3':
    'Ne connaissant que ce nombre, le Défenseur choisit des cartes de sa main, autant qu’il veut, ou aucune. Une carte Réservée ne sert pas en combat.',
  '§4.4': 'Les deux camps révèlent leurs cartes en même temps.',
  '§4.5': 'Les capacités de combat prennent effet, d’abord celles de l’Attaquant.',
  '§4.6':
    'Chaque camp additionne les Manœuvres de ses cartes et ce que les capacités ajoutent ou retirent. Un total peut descendre sous zéro.',
  '§4.7': 'Chaque jeton Bonus Tourelles ajoute 1 au total de qui l’a dans sa Soute, en attaque comme en défense.',
  '§4.8': 'Si le Défenseur contrôle le secteur, il ajoute à son total la moitié de la Défense, arrondie à l’inférieur.',
  '§4.9': 'Le plus haut total l’emporte ; à égalité, le Défenseur gagne.',
  '§4.10': 'Une des cartes utilisées par le vaincu est détruite au hasard. Qui n’en a pas utilisé n’en détruit pas.',
  '§4.11':
    'Le vaisseau du vaincu va dans sa Soute. Au début du prochain tour de son capitaine, il est posé à Tortuga ou dans un secteur que ce capitaine contrôle.',
  '§4.12':
    'Le vainqueur prend au vaincu un jeton Influence, s’il en a ; un jeton Contrôle ne se prend pas ainsi. Un Attaquant vainqueur reçoit en plus, dans tous les cas, 1 point d’Influence de la banque.',
  '§4.13':
    'Si le Défenseur contrôlait le secteur et perd, l’Attaquant prend le secteur avec tous ses jetons, et la Défense augmente de 1, sauf si elle est au maximum.',
  '§4.14':
    'Après tout combat, le Défenseur pioche jusqu’à avoir cinq cartes. Cela vient en dernier, après la carte détruite, les cartes défaussées, le vaisseau, l’Influence et le secteur.',
  '§4.15':
    'Seules les cartes avec au moins 1 Manœuvre servent en combat. Leurs Cryptos et leurs autres capacités n’y font rien, et juste après le combat elles sont défaussées.',
  '§4.16':
    'Un Attaquant vaincu continue sans vaisseau sur le plateau : il peut encore jouer, réserver, détruire et convertir des cartes, et renforcer ses secteurs.',
  '§5': 'Secteurs',
  '§5.1':
    'Un jeton Contrôle vaut des points d’Influence : {controls}. Les valeurs de Défense : {spots} ; Tortuga n’en a pas.',
  '§5.2':
    'La capacité d’un secteur spécial sert au capitaine qui le contrôle et dont le vaisseau s’y trouve, une fois à chacun de ses tours, y compris juste après en avoir pris le contrôle.',
  '§5.3': 'Forteresse : 1 Manœuvre. Vous la gardez pour ce tour si vous repartez.',
  '§5.4':
    'Recherches scientifiques : réservez une carte de votre main sans payer. Il n’y a toujours de place que pour une carte.',
  '§5.5':
    'Mines : prenez un jeton Minerais au dépôt, s’il y en a. Le dépôt commence vide et n’a rien à voir avec le jeton posé sur le secteur lui-même ; collecter des Minerais n’y prend jamais rien.',
  '§5.6':
    'Terminal commercial : son jeton Bonus vous donne 1 Crypto à chacun de vos tours, où que soit votre vaisseau, et tout de suite si vous le recevez pendant votre tour.',
  '§5.7':
    'Tortuga : tant que votre vaisseau s’y trouve, vous pouvez acheter 1 point d’Influence pour 7 Cryptos, autant de fois que vous pouvez payer. Sa conquête a toujours le même prix en Manœuvres : {tortugaPrice}.',
  '§5.8': 'Vortex : détruisez sans payer une carte que vous avez jouée ce tour-ci.',
  '§5.9': 'Tourelles : le jeton Bonus compte dans les combats et nulle part ailleurs.',
  '§6': 'Fin de la partie',
  '§6.1':
    'Avec 15 points d’Influence, jetons et contrôle réunis, vous gagnez aussitôt, quel que soit le joueur actif. On le vérifie après chaque changement.',
  '§6.2':
    'Si Tortuga est conquise et que son conquérant a moins de 15 points d’Influence, le dernier tour commence : le conquérant finit le sien, et chacun des autres en joue encore un. Puis qui a le plus d’Influence l’emporte.',
  '§6.3':
    'Dès que Tortuga est conquise, le conseil des capitaines se réunit : plus personne ne peut conquérir ni attaquer.',
  '§6.4':
    'À égalité, le conquérant de Tortuga l’emporte s’il en fait partie ; sinon, la victoire revient à qui, parmi eux, contrôle le plus de secteurs.',
  '§6.5': 'Les capitaines encore à égalité partagent la place.',
  '§6.6':
    'Le nombre de manches n’est pas limité. Si la table a choisi une trêve et que cinquante manches n’ont donné aucun vainqueur, qui a le plus d’Influence l’emporte ; les égalités se règlent comme d’habitude.',
  '§7': 'Scénarios',
  '§7.1.1':
    'Pirates agressifs : un Attaquant vainqueur choisit entre 2 points d’Influence du Défenseur, ou ce qu’il en a, et 3 points de la banque. Cela remplace le gain habituel.',
  '§7.1.2': 'Pirates agressifs : le vaincu choisit laquelle des cartes qu’il a utilisées est détruite.',
  '§7.1.3': 'Pirates agressifs : un Défenseur vainqueur ne reçoit pas d’Influence.',
  '§7.1.4':
    'Pirates agressifs : la partie se termine dès que Tortuga est conquise, et qui a le plus d’Influence l’emporte. Vous ne pouvez la conquérir que si cela vous met en tête, à égalité ou non.',
  '§7.2.1': 'Pirates pacifiques : personne ne peut attaquer.',
  '§7.2.2':
    'Pirates pacifiques : vous pouvez payer une conquête en Cryptos, jetons Minerais compris, au lieu de Manœuvres, mais jamais en mélangeant. Un secteur gardé par le vaisseau du capitaine qui le contrôle reste fermé.',
  '§8': 'Cartes',
  '§8.1':
    'Il y a 9 cartes de départ par capitaine, 4 cartes Vaisseau spatial, 31 cartes T, 10 cartes par secteur spécial et 10 cartes Chasse.',
  '§8.2':
    'Le Jeu de Haven suit les règles imprimées partout où elles montrent une carte ou ne laissent pas d’autre choix ; nous avons inventé le reste. Chaque carte dit ce qu’il en est.',
  '§8.3':
    'Les capacités viennent d’une liste fixe de mots-clés ; X est le nombre indiqué sur la carte. Celles de §8.3.17 à §8.3.22 et de §8.3.35 à §8.3.37 servent en combat, les autres quand vous jouez la carte. À partir de §8.3.38 vient ce qui peut s’y ajouter.',
  '§8.3.1': 'Piocher X : prenez X cartes de votre deck.',
  '§8.3.2': 'Déplacement X : déplacez-vous de X secteurs au plus sans payer.',
  '§8.3.3': 'Déplacement libre : déplacez-vous vers n’importe quel secteur sans payer.',
  '§8.3.4': 'Collecte : prenez sans payer le jeton Minerais du secteur de votre vaisseau.',
  '§8.3.5': 'Dépôt : prenez un jeton Minerais au dépôt des Mines.',
  '§8.3.6':
    'D’ici ou du dépôt : prenez sans payer le jeton Minerais du secteur de votre vaisseau, ou bien un jeton Minerais au dépôt des Mines.',
  '§8.3.7': 'Réserve : mettez sans payer une carte de votre main dans votre Réserve.',
  '§8.3.8': 'Sonder : sondez sans payer le jeton Chasse du secteur de votre vaisseau ou d’un secteur adjacent.',
  '§8.3.9': 'Mise au rebut : détruisez une carte de votre main ou de votre défausse.',
  '§8.3.10':
    'Fortification X : augmentez de X la Défense d’un secteur que vous contrôlez, sauf Tortuga, au plus jusqu’au maximum.',
  '§8.3.11':
    'Siège X : votre prochaine conquête de ce tour coûte X Manœuvres de moins. Pas celle de Tortuga, ni une conquête payée en Cryptos ; la Défense augmente tout de même de 1.',
  '§8.3.12': 'Sacrifice X : détruisez cette carte en la jouant et recevez X points d’Influence.',
  '§8.3.13': 'Tribut X : X Cryptos pour chacun de vos jetons Bonus Terminal commercial.',
  '§8.3.14': 'Renouvellement : renouvelez sans payer une carte visible du secteur spécial où vous êtes.',
  '§8.3.15':
    'Intrigue X : une fois ce tour-ci, achetez 1 point d’Influence pour X Cryptos, où que soit votre vaisseau.',
  '§8.3.16': 'Commerce partout : ce tour-ci, vous pouvez acheter des cartes T dans tous les secteurs.',
  '§8.3.17': 'Attaque : +X à votre total quand vous attaquez. Avec +2, une carte à 1 Manœuvre compte pour 3.',
  '§8.3.18': 'Défense : +X à votre total quand vous vous défendez. Avec +2, une carte à 1 Manœuvre compte pour 3.',
  '§8.3.19': 'Combat : +X à votre total, en attaque comme en défense. Avec +1, une carte à 4 Manœuvres compte pour 5.',
  '§8.3.20':
    'Tourelles : +X à votre total pour chacun de vos jetons Bonus Tourelles, en plus du 1 que chaque jeton ajoute de toute façon. Avec +1 et deux jetons, votre total augmente de 4.',
  '§8.3.21': 'Affaiblissement : −X au total de votre adversaire. Avec −1, un total de 7 tombe à 6.',
  '§8.3.22': 'Carnage X : si vous gagnez, le vaincu détruit au hasard X cartes de plus parmi celles qu’il a utilisées.',
  '§8.3.23': 'Gain de Cryptos X : X Cryptos pour ce tour.',
  '§8.3.24': 'Gain de Manœuvres X : X Manœuvres pour ce tour.',
  '§8.3.25': 'Gain d’Influence X : X points d’Influence de la banque. Vous gardez la carte.',
  '§8.3.26':
    'Destruction d’une carte jouée : celle-ci ou une autre que vous avez jouée ce tour-ci. Ce qu’elle a donné vous reste.',
  '§8.3.27': 'Récupération : prenez en main une carte de votre défausse, à la vue de tous.',
  '§8.3.28': 'Cartes moins chères X : ce tour-ci, chaque carte vous coûte X Cryptos de moins, sans descendre sous 0.',
  '§8.3.29':
    'Captures moins chères X : ce tour-ci, chaque capture vous coûte X Manœuvres de moins, sans descendre sous 0.',
  '§8.3.30':
    'Renforcements moins chers X : ce tour-ci, chaque renforcement vous coûte X Cryptos de moins, sans descendre sous 0.',
  '§8.3.31':
    'Achat en main X : les X prochaines cartes achetées ce tour-ci vont dans votre main, à la vue de tous, au lieu de la défausse.',
  '§8.3.32':
    'Défausse des rivaux X : dans l’ordre du tour, chaque rival défausse au hasard X cartes de sa main, face visible. Pas avec les Pirates pacifiques.',
  '§8.3.33':
    'Perte de Minerais X : chaque rival remet X jetons Minerais, ou tous les siens, au dépôt des Mines. Pas avec les Pirates pacifiques.',
  '§8.3.34': 'Choix : utilisez l’une de ces capacités et renoncez aux autres.',
  '§8.3.35':
    'Butin X : si vous gagnez, vous recevez X points d’Influence de plus de la banque, avant que le secteur change de mains.',
  '§8.3.36': 'Sauvetage X : si vous perdez, vous détruisez X cartes de moins, d’abord celles du carnage.',
  '§8.3.37':
    'Pioche après le combat X : que vous ayez gagné ou perdu, une fois que le Défenseur a pioché, piochez X cartes ; l’Attaquant d’abord.',
  '§8.3.38': 'X fois : la capacité sert jusqu’à X fois, avec d’autres capacités de la carte entre-temps.',
  '§8.3.39':
    'Prix : avant chaque usage de la capacité, payez X Cryptos, jetons Minerais compris, ou X Manœuvres. Pas en combat.',
  '§8.3.40': 'Sous condition : la capacité ne sert que si vous avez alors au moins le nombre indiqué de quelque chose.',
  '§8.3.41':
    'Pour chaque : le nombre compte une fois pour chaque secteur, jeton, carte Chasse, marqueur, jeton Minerais ou carte jouée indiqué, jusqu’à une limite ; 20 si aucune n’est imprimée.',
  '§8.3.42': 'Gains : chaque carte détruite ainsi donne des Cryptos, des Manœuvres ou de l’Influence.',
  '§8.4':
    'Une table peut jouer avec son propre jeu de cartes : un fichier au format documenté, vérifié avant le début de la partie.',
} as const satisfies Record<keyof typeof rulesEn, string>;
