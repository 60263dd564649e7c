import type { rulesEn } from './rules.en.ts';

/** The rules in French. */
export const rulesFr = {
  '§1': 'Préparatifs',
  '§1.1': 'Le sac contient quarante coffres : dix rouges, dix bleus, dix jaunes, cinq blancs et cinq violets.',
  '§1.2':
    'Autour de l’île, au milieu, trente tuiles trésor sont posées face cachée. Dix-sept montrent une pièce, neuf en montrent deux, quatre en montrent trois.',
  '§1.3': 'Votre bateau part de la case 3 de la piste de flotte, votre pirate de la case 3 de la piste d’équipage.',
  '§1.4':
    'Pour commencer, vous tirez deux coffres : le premier attend sur votre île, le second est déjà entre les mains de votre équipage.',
  '§1.5':
    'Le premier joueur est tiré au sort, ou bien occupe la place que l’hôte a désignée. Dès qu’un ordre compte, il va dans le sens horaire à partir du premier joueur.',
  '§2': 'Lancer les dés',
  '§2.1':
    'Tout le monde lance en même temps, chacun derrière son écran, tous les dés encore en main. Les cinq dés A à E sont les mêmes pour tous. Chaque dé porte les cinq actions, chacune avec un autre nombre, et un crâne.',
  '§2.2':
    'Gardez au moins un dé derrière votre écran. Plusieurs s’ils montrent la même action ; vous n’êtes pas obligé de garder tous ceux qui s’accordent.',
  '§2.3': 'Personne ne voit vos dés ni votre choix tant que tous n’ont pas choisi.',
  '§2.4': 'Puis tous les écrans se lèvent au même instant, et les dés gardés vont sur leurs actions.',
  '§2.5':
    'Un dé posé ne bouge plus de la manche. Ceux que vous gardez ensuite pour la même action viennent s’y ajouter.',
  '§2.6':
    'ABORDAGE ne reçoit que le nombre de dés permis par votre bateau, et PILLAGE celui permis par votre pirate : un sur la case 1, deux sur les cases 2 et 3, trois sur 4 et 5, quatre à partir de 6. Impossible d’en garder plus. FLOTTE, ÉQUIPAGE et TRÉSOR en reçoivent cinq.',
  '§2.7': 'Qui a encore des dés relance, jusqu’à ce que le dernier dé du dernier joueur soit posé.',
  '§2.8':
    'Un crâne vaut l’action que vous voulez, avec le nombre que son dé porte pour elle. Gardé avec des dés d’une action, il la suit. Gardés seuls, les crânes se tournent tous sur une même action qui a assez de place, une fois les écrans levés et dans l’ordre du premier joueur, en sachant ce que les autres ont montré.',
  '§2.9':
    'Vous avez fini tôt ? Chaque fois que d’autres relancent, vous recevez d’abord une tuile bonus, dans l’ordre du premier joueur : posez-en une nouvelle, côté 1, près d’une action qui n’en a pas, ou retournez sur 2 l’une des vôtres. Jusqu’à la fin de la partie, elle s’ajoute à cette action dès que vous y avez un dé. Cinq tuiles côté 2 sont le maximum, et si tous finissent ensemble, personne n’en reçoit.',
  '§2.10':
    'Si aucun de vos dés ne peut être posé, vous répondez en même temps que les autres sans rien garder, et nul ne le sait avant que les écrans se lèvent. Vous montrez alors vos dés et les relancez à découvert jusqu’à ce que l’un puisse être posé. Cela ne rapporte de tuile bonus à personne.',
  '§3': 'Qui agit',
  '§3.1': 'Les cinq actions se suivent : FLOTTE, ÉQUIPAGE, TRÉSOR, ABORDAGE, PILLAGE.',
  '§3.2':
    'Pour chacune, additionnez les nombres de vos dés et votre tuile bonus. Le plus haut total prend la première position, le suivant la deuxième ; les autres passent leur tour.',
  '§3.3':
    'Une égalité revient au premier joueur, ou à celui qui vient après lui dans le sens horaire. Une même égalité peut décider des deux positions.',
  '§3.4':
    'Vous pouvez renoncer à toute action. Si le premier renonce à une attaque, le deuxième garde l’effet de deuxième, mais choisit librement sa cible. Si une action ne devait rien donner, la question ne vous est pas posée.',
  '§3.5': 'Seul sur une action, vous êtes premier. S’il n’y a personne, on la saute.',
  '§3.6': 'Le premier achève tout avant que le deuxième commence.',
  '§4': 'Les cinq actions',
  '§4.1': 'AGRANDIR LA FLOTTE : le bateau avance de deux cases pour le premier, d’une pour le deuxième.',
  '§4.2': 'RECRUTER : le pirate avance de deux cases pour le premier, d’une pour le deuxième.',
  '§4.3':
    'CHASSE AU TRÉSOR, première position : un coffre du sac arrive sur votre île. Puis vous regardez deux tuiles trésor, en gardez une et rendez l’autre. Tous voient combien de tuiles vous avez, personne n’en voit la valeur, ni ne sait si les deux étaient identiques.',
  '§4.4': 'CHASSE AU TRÉSOR, deuxième position : vous recevez une tuile trésor, pour vos seuls yeux.',
  '§4.5':
    'ABORDAGE, première position : choisissez un adversaire, prenez le coffre de votre choix dans sa flotte pour le mettre sur votre île, et son bateau recule d’une case. Les coffres restants se resserrent vers la gauche.',
  '§4.6':
    'ABORDAGE, deuxième position : choisissez quelqu’un que le premier n’a pas abordé, le premier lui-même au besoin, et son bateau recule d’une case. Puis vous prenez un coffre de votre choix sur l’île centrale, s’il y en a.',
  '§4.7':
    'Une cible qui a au moins un dé sur la même action riposte : votre propre pion recule aussi d’une case, que vous soyez premier ou deuxième.',
  '§4.8': 'PILLAGE suit les règles de l’ABORDAGE, contre les équipages et les pirates.',
  '§4.9':
    'Après le dernier PILLAGE, qui porte plus de coffres que son bateau ou son pirate ne le permet perd ceux de droite : dans l’ordre du premier joueur, d’abord la flotte, ensuite l’équipage.',
  '§4.10': 'Un pion ne quitte jamais sa piste. Les pas au-delà des bouts sont perdus.',
  '§4.11': 'Si le sac est vide quand vous devez tirer, pas de coffre. La tuile trésor, vous la recevez quand même.',
  '§4.12': 'S’il reste moins de tuiles trésor que prévu, vous vous contentez de celles-là.',
  '§4.13':
    'Vous pouvez attaquer quelqu’un qui n’a aucun coffre à cet endroit : vous n’y gagnez rien, mais son pion recule.',
  '§5': 'Déplacer les coffres',
  '§5.1': 'Chacun reprend ses dés. Dans l’ordre du premier joueur, chacun tire du sac un coffre pour son île.',
  '§5.2': 'Puis tout avance d’une étape : de la flotte à Tortuga, de l’équipage à la flotte, de l’île à l’équipage.',
  '§5.3':
    'Vous décidez de la place des coffres, de gauche à droite. Ceux qui dépassent sont abandonnés. Si cela ne change rien, on ne vous demande rien.',
  '§5.4':
    'Tous rangent en même temps, et nul ne voit comment avant que tous aient fini. Là où cela compte, les coffres avancent dans l’ordre du premier joueur.',
  '§5.5':
    'Un coffre abandonné va sur l’île centrale, sauf s’il s’y trouve déjà un coffre de sa couleur : il retourne alors dans le sac.',
  '§5.6':
    'Le bateau limite la flotte et le pirate limite l’équipage : un coffre sur la case 1, deux sur les cases 2 et 3, trois sur 4 et 5, quatre à partir de 6.',
  '§6': 'Le décompte',
  '§6.1': 'Un coffre vaut 3 points à Tortuga, 2 dans la flotte, 1 dans l’équipage. Sur l’île, il n’en vaut aucun.',
  '§6.2': 'Les coffres violets comptent double.',
  '§6.3':
    'Rouge, bleu et jaune forment une série de 3 points, où qu’ils se trouvent sur votre plateau. À Tortuga, un coffre blanc remplace l’une des trois couleurs ; ailleurs non, et un violet jamais.',
  '§6.4':
    'Votre bateau et votre pirate rapportent chacun le numéro de leur case. La règle imprimée peut aussi se lire comme un compte à partir de la troisième case, celle du départ ; Haven s’en tient aux numéros.',
  '§6.5': 'Chaque pièce de vos tuiles trésor rapporte un point.',
  '§6.6': 'Le plus de points l’emporte. À égalité en tête, la victoire est partagée.',
  '§7': 'La fin',
  '§7.1': 'Dès que quelqu’un a six coffres à Tortuga après le déplacement des coffres, la partie est terminée.',
  '§7.2': 'Sinon, le suivant dans le sens horaire devient premier joueur et une nouvelle manche commence.',
  '§8': 'Options de la table',
  '§8.1': 'Partie longue : huit coffres à Tortuga au lieu de six.',
  '§8.2': 'Escale rapide : FLOTTE et ÉQUIPAGE s’exécutent aussitôt, sans qu’on demande à chacun s’il y renonce.',
  '§9': 'À deux',
  '§9.1': 'Il n’y a pas de deuxième position : seul le meilleur total agit.',
  '§9.2': 'FLOTTE et ÉQUIPAGE font avancer d’une case, non de deux.',
  '§9.3': 'TRÉSOR rapporte un coffre et une seule tuile trésor.',
  '§9.4': 'L’île centrale ne sert pas. Les coffres abandonnés retournent dans le sac.',
} as const satisfies Record<keyof typeof rulesEn, string>;
