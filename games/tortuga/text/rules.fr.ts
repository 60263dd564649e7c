import type { rulesEn } from './rules.en.ts';

/** The rules in French. */
export const rulesFr = {
  '§1': 'Mise en place',
  '§1.1': 'Le sac contient quarante coffres : dix rouges, dix bleus, dix jaunes, cinq blancs et cinq violets.',
  '§1.2':
    'Autour de l’île centrale, trente tuiles trésor sont posées face cachée. Dix-sept montrent une pièce, neuf en montrent deux, quatre en montrent trois.',
  '§1.3': 'Votre bateau part de la case 3 de la piste de flotte, votre pirate de la case 3 de la piste d’équipage.',
  '§1.4':
    'Pour commencer, vous tirez deux coffres : le premier attend sur votre île, le second est déjà avec votre équipage, une étape plus loin sur la route de Tortuga (§5.2).',
  '§1.5':
    'Le premier joueur est tiré au sort, ou bien occupe la place que l’hôte a désignée. Dès qu’un ordre compte, c’est l’ordre de jeu : dans le sens horaire à partir du premier joueur.',
  '§2': 'Le lancer',
  '§2.1':
    'Tout le monde lance en même temps, chacun derrière son paravent, tous les dés encore en main. Les cinq dés A à E sont les mêmes pour tous. Chaque dé porte les cinq actions, chacune avec un nombre différent, et un crâne.',
  '§2.2':
    'Gardez au moins un dé. Vous pouvez en garder plusieurs s’ils montrent la même action ; rien n’oblige à garder tous ceux qui s’accordent.',
  '§2.3': 'Personne ne voit vos dés ni votre choix tant que tous n’ont pas choisi.',
  '§2.4':
    'Puis tous les paravents se lèvent au même instant, et les dés gardés sont posés sur leurs actions, sur les plateaux.',
  '§2.5': 'Un dé posé ne bouge plus de la manche. Ceux que vous gardez ensuite pour la même action le rejoignent.',
  '§2.6':
    'ABORDAGE ne reçoit que le nombre de dés permis par votre bateau, et PILLAGE celui permis par votre pirate : un sur la case 1, deux sur les cases 2 et 3, trois sur 4 et 5, quatre à partir de 6. Impossible d’en garder plus. FLOTTE, ÉQUIPAGE et TRÉSOR en reçoivent cinq.',
  '§2.7': 'Qui a encore des dés relance, jusqu’à ce que le dernier dé du dernier joueur soit posé.',
  '§2.8':
    'Un crâne vaut l’action que vous voulez, avec le nombre que son dé porte pour elle. Gardés avec des dés d’une action, les crânes la rejoignent. Gardés seuls, ils se tournent tous sur une même action qui a assez de place, une fois les paravents levés et dans l’ordre de jeu, en sachant ce que les autres ont montré.',
  '§2.9':
    'Vous avez fini tôt ? Chaque fois que d’autres relancent, vous recevez d’abord une tuile bonus, dans l’ordre de jeu : posez-en une nouvelle, côté 1, près d’une action qui n’en a pas, ou retournez l’une des vôtres côté 2. Jusqu’à la fin de la partie, elle s’ajoute au total de cette action dès que vous y avez un dé. Cinq tuiles côté 2 sont le maximum, et si tout le monde finit au même lancer, personne n’en reçoit.',
  '§2.10':
    'Si aucun de vos dés ne peut être posé, vous répondez en même temps que les autres sans rien garder, et nul ne le sait avant que les paravents se lèvent. Vous montrez alors vos dés et les relancez à découvert jusqu’à ce que l’un d’eux puisse être posé. Ces lancers ne rapportent de tuile bonus à personne.',
  '§3': 'Qui agit',
  '§3.1': 'Les cinq actions s’accomplissent l’une après l’autre : FLOTTE, ÉQUIPAGE, TRÉSOR, ABORDAGE, PILLAGE.',
  '§3.2':
    'Pour chaque action, additionnez les nombres de vos dés et votre tuile bonus. Le plus haut total prend la première position, le suivant la deuxième ; les autres n’agissent pas.',
  '§3.3':
    'Une égalité revient au premier joueur, sinon à la personne la plus proche de lui dans le sens horaire. Une même égalité peut décider des deux positions.',
  '§3.4':
    'Vous pouvez renoncer à toute action. Si la première position renonce à une attaque, la deuxième garde son propre effet, mais choisit librement sa cible. Quand une action ne donnerait rien, la question n’est pas posée.',
  '§3.5': 'Qui est seul sur une action est en première position. S’il n’y a personne, l’action est sautée.',
  '§3.6': 'La première position achève tout avant que la deuxième commence.',
  '§4': 'Les cinq actions',
  '§4.1': 'AGRANDIR LA FLOTTE : le bateau avance de deux cases en première position, d’une case en deuxième.',
  '§4.2': 'RECRUTER UN ÉQUIPAGE : le pirate avance de deux cases en première position, d’une case en deuxième.',
  '§4.3':
    'CHASSE AU TRÉSOR, première position : un coffre du sac arrive sur votre île. Puis vous regardez deux tuiles trésor en secret, en gardez une et rendez l’autre. Tout le monde voit combien de tuiles vous avez ; personne n’en voit la valeur, ni ne sait si les deux étaient identiques.',
  '§4.4': 'CHASSE AU TRÉSOR, deuxième position : vous recevez une tuile trésor, pour vos seuls yeux.',
  '§4.5':
    'ABORDAGE, première position : choisissez un adversaire, prenez le coffre de votre choix dans sa flotte pour le mettre sur votre île, et son bateau recule d’une case. Les coffres restants se resserrent vers la gauche.',
  '§4.6':
    'ABORDAGE, deuxième position : choisissez une cible que la première position n’a pas abordée ; ce peut être la première position elle-même. Son bateau recule d’une case. Puis vous prenez un coffre de votre choix sur l’île centrale, s’il y en a.',
  '§4.7':
    'Une cible qui a au moins un dé sur la même action riposte : votre propre pion recule aussi d’une case, en première comme en deuxième position.',
  '§4.8': 'PILLAGE suit les règles de l’ABORDAGE, mais contre les équipages et les pirates.',
  '§4.9':
    'Après le PILLAGE, qui porte plus de coffres que son bateau ou son pirate ne le permet perd ceux de droite : dans l’ordre de jeu, d’abord la flotte, ensuite l’équipage.',
  '§4.10': 'Un pion ne quitte jamais sa piste. Les pas au-delà d’un bout ou de l’autre sont perdus.',
  '§4.11': 'Si le sac est vide quand vous devez tirer, pas de coffre. La tuile trésor, vous la recevez quand même.',
  '§4.12': 'S’il reste moins de tuiles trésor que prévu, vous vous contentez de celles-là.',
  '§4.13':
    'Vous pouvez attaquer quelqu’un qui n’a aucun coffre à cet endroit : vous ne volez rien, mais son pion recule.',
  '§5': 'Le déplacement des coffres',
  '§5.1': 'Chacun reprend ses dés en main. Dans l’ordre de jeu, chacun tire du sac un coffre pour son île.',
  '§5.2':
    'Puis tous les coffres avancent d’une étape : de la flotte à Tortuga, de l’équipage à la flotte, de l’île à l’équipage.',
  '§5.3':
    'Vous décidez de l’ordre des coffres, de gauche à droite. Ceux qui ne trouvent pas de place sont abandonnés. Si l’ordre ne change rien, la question n’est pas posée.',
  '§5.4':
    'Tout le monde décide en même temps, et nul ne voit rien avant que tous aient fini. Là où cela compte, les coffres avancent dans l’ordre de jeu.',
  '§5.5':
    'Un coffre abandonné va sur l’île centrale, sauf s’il s’y trouve déjà un coffre de sa couleur : il retourne alors dans le sac.',
  '§5.6':
    'Le bateau limite la flotte et le pirate limite l’équipage : un coffre sur la case 1, deux sur les cases 2 et 3, trois sur 4 et 5, quatre à partir de 6.',
  '§6': 'Le décompte',
  '§6.1': 'Un coffre vaut 3 points à Tortuga, 2 dans la flotte, 1 dans l’équipage. Sur l’île, il n’en vaut aucun.',
  '§6.2': 'Les coffres violets comptent double.',
  '§6.3':
    'Un rouge, un bleu et un jaune forment une série de 3 points, où qu’ils se trouvent sur votre plateau. À Tortuga, un coffre blanc remplace l’une des trois couleurs ; ailleurs non, et un violet jamais.',
  '§6.4':
    'Votre bateau et votre pirate rapportent chacun le numéro de leur case. La règle imprimée peut aussi se lire comme un compte à partir de la troisième case, celle du départ ; Haven s’en tient aux numéros.',
  '§6.5': 'Chaque pièce de vos tuiles trésor rapporte un point.',
  '§6.6': 'Le plus haut score l’emporte. À égalité en tête, la victoire est partagée.',
  '§7': 'La fin',
  '§7.1': 'La partie se termine dès que quelqu’un a six coffres à Tortuga après le déplacement des coffres.',
  '§7.2': 'Sinon, la personne suivante dans le sens horaire devient premier joueur et une nouvelle manche commence.',
  '§8': 'Options de la table',
  '§8.1': 'Partie longue : huit coffres à Tortuga au lieu de six.',
  '§8.2': 'Escale rapide : FLOTTE et ÉQUIPAGE s’accomplissent aussitôt, sans qu’on demande à chacun s’il y renonce.',
  '§9': 'À deux',
  '§9.1': 'Il n’y a pas de deuxième position : seul le meilleur total agit.',
  '§9.2': 'FLOTTE et ÉQUIPAGE font avancer le pion d’une case, non de deux.',
  '§9.3': 'TRÉSOR donne un coffre et une seule tuile trésor.',
  '§9.4': 'L’île centrale ne sert pas. Les coffres abandonnés retournent dans le sac.',
} as const satisfies Record<keyof typeof rulesEn, string>;
