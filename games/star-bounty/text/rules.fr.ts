import type { rulesEn } from './rules.en.ts';

/** The rules in French. */
export const rulesFr = {
  '§1': 'Préparatifs',
  '§1.1':
    'Tout tient dans un jeu de 54 cartes. Les cœurs de 2 à 10 vous gardent en vie, les 2 des autres couleurs sont vos trois systèmes, les jokers vos drones. As, rois, dames et valets sont les 16 hors-la-loi à traquer ; les 24 cartes restantes sont des pièces détachées.',
  '§1.2': 'Vous décollez avec une survie au maximum : 10.',
  '§1.3': 'Boucliers (♦), canons (♣) et moteurs (♠) commencent à la puissance 2.',
  '§1.4': 'Deux drones attendent dans leur soute. Ils ne prennent jamais de place en main.',
  '§1.5': 'Les hors-la-loi sont mélangés : personne ne sait où chacun se cache.',
  '§1.6': 'Les pièces sont mélangées et forment la réserve, face cachée.',
  '§1.7': 'Vous piochez cinq pièces pour commencer. Vous n’en tiendrez jamais plus de sept.',
  '§2': 'Les secteurs',
  '§2.1':
    'Vous traversez quatre secteurs de 1, 3, 5 et 7 hors-la-loi. En une expédition complète, vous croisez chacun des seize une seule fois.',
  '§2.2':
    'Les hors-la-loi d’un secteur sont posés en rangs, face cachée. D’ordinaire ils volent en V : un devant, puis deux par deux.',
  '§2.3': 'Vous ne voyez que le premier rang. Le suivant se dévoile quand celui de devant est entièrement battu.',
  '§2.4':
    'S’ils sont plusieurs côte à côte, vous choisissez votre adversaire. Les autres regardent, et ce choix vous lie jusqu’à la victoire ou la fuite.',
  '§3': 'Les hors-la-loi',
  '§3.1': 'Un as résiste à 30 dégâts, un roi à 25, une dame à 20, un valet à 15.',
  '§3.2':
    'Tant que dure le combat, un hors-la-loi brouille le système de sa couleur : carreau vos boucliers, trèfle vos canons, pique vos moteurs. Un système brouillé compte pour 0 et aucun drone n’y peut rien.',
  '§3.3':
    'Les cœurs ne brouillent rien. Mais qu’un seul de leurs points passe, et votre vaisseau est aussitôt en état critique.',
  '§3.4': 'Amenez la vie d’un hors-la-loi à zéro tout juste : vous faites un prisonnier.',
  '§3.5': 'Un point de trop, et le vaisseau explose avec son capitaine : la prime sera celle d’un mort.',
  '§4': 'Systèmes, drones et pièces',
  '§4.1': 'Les boucliers bloquent : chaque tir ennemi perd autant que leur puissance.',
  '§4.2': 'Les moteurs esquivent : chaque tir ennemi perd aussi leur puissance.',
  '§4.3':
    'Les canons ajoutent toute leur puissance à chacun de vos tirs. Impossible de retenir vos coups : comptez avant de tirer.',
  '§4.4': 'Un drone porte un système à 10 et l’y maintient jusqu’à la fin du combat.',
  '§4.5': 'Envoyez un drone quand vous voulez pendant un combat, même après avoir vu les dés.',
  '§4.6':
    'Les drones s’occupent des boucliers, des canons et des moteurs, jamais de la survie, et ne changent plus de poste. Un système n’accepte qu’un drone, et aucun s’il est déjà à 10. Les deux peuvent servir dans un même combat, chacun sur son système.',
  '§4.7':
    'Un drone qui a servi est hors d’usage dès que l’ennemi est battu ou que vous fuyez. Celui qui est resté en soute est intact.',
  '§4.8':
    'Improviser : jouez une pièce de votre main, sa valeur s’ajoute à son système. Avant le jet ou après, jusqu’au moment des dégâts ; autant de pièces qu’il vous plaît, même au-delà de 10.',
  '§4.9': 'Un trèfle ne sert qu’à un tir. Si un double vous fait tirer encore, le nouveau tir repart sans lui.',
  '§4.10':
    'Un carreau ou un pique tient tant que vous êtes sous le feu, tirs supplémentaires compris. Il a disparu quand vient votre tour de tirer.',
  '§4.11': 'Toute pièce improvisée finit à la casse.',
  '§4.12':
    'Les pièces d’une couleur brouillée ne servent à rien dans ce combat, sauf si la table joue avec clémence (§8.2).',
  '§5': 'Le combat',
  '§5.1': 'Feu ! Deux dés, plus les canons, plus les trèfles improvisés : voilà vos dégâts.',
  '§5.2':
    'Un double, et l’ennemi vole encore ? Tirez une fois de plus avant sa réponse. Une telle chance est sans limite.',
  '§5.3': 'Un ennemi battu ne riposte pas. Vous passez au suivant, et le premier tir est de nouveau pour vous.',
  '§5.4': 'Parez à l’impact ! L’ennemi lance deux dés et une pièce. Face : dégâts doublés.',
  '§5.5': 'Ôtez vos boucliers, vos moteurs et ce que vous improvisez. Le reste est retiré de votre survie.',
  '§5.6':
    'Si l’ennemi fait un double, il tire encore, dés et pièce relancés. Votre défense entière compte à chaque fois.',
  '§5.7':
    'Si la survie devait tomber à 1 ou moins, le vaisseau passe en état critique et le reste du coup est oublié ; un vaisseau valide n’a jamais moins de 2. Les blessures vous suivent d’un combat à l’autre et d’un secteur à l’autre, l’état critique aussi.',
  '§5.8':
    'Un vaisseau en état critique qui laisse passer le moindre dégât est perdu, même s’il vient d’y entrer sous le même feu.',
  '§5.9':
    'Toujours en vol ? Reprenez le combat et tirez. Ce que vous aviez improvisé est perdu ; les drones continuent.',
  '§5.10':
    'Ou fuyez, au prix d’un prisonnier que personne ne vous paiera. C’est possible après avoir survécu au feu ennemi, ou après une victoire tant que d’autres hors-la-loi restent dans le secteur.',
  '§5.11':
    'La fuite vous mène au Comptoir galactique et à tous ses services, puis vous ramène au même endroit. Les battus restent battus, les visages connus restent connus, mais un ennemi blessé s’est remis. Vous tirez en premier.',
  '§6': 'Le Comptoir galactique',
  '§6.1': 'Il vous ouvre ses portes quand un secteur est nettoyé, et quand vous fuyez.',
  '§6.2': 'Il paie les hors-la-loi : 11 crédits pour un as, 9 pour un roi, 7 pour une dame, 5 pour un valet.',
  '§6.3': 'Cinq crédits de plus pour chaque prise livrée vivante.',
  '§6.4':
    'Et une prime selon le secteur de la prise : 1 crédit dans le deuxième, 2 dans le troisième, 3 dans le quatrième.',
  '§6.5':
    'Vendez-en autant que vous voulez, carte par carte. Le reste demeure à bord, et un prisonnier à bord est une porte de sortie. Les cartes vendues quittent la partie.',
  '§6.6': 'Cinq pièces de la réserve vous attendent sur l’étal.',
  '§6.7': 'Une pièce coûte 1 crédit (3 et 4), 3 (5 et 6), 5 (7 et 8) ou 7 (9 et 10). La maison ne fait pas crédit.',
  '§6.8':
    'Sept pièces en main ? Vous ne pouvez alors acheter qu’une pièce qui s’installe aussitôt, en payant la pièce et la pose ensemble.',
  '§6.9':
    'Pour 3 crédits, le marchand ouvre l’arrière-boutique et ajoute cinq pièces à celles de l’étal. Recommencez tant que vous pouvez payer et qu’il reste des cartes ; une arrière-boutique vide n’est jamais facturée.',
  '§6.10': 'Les soins coûtent 1 crédit par cœur, jusqu’à 10.',
  '§6.11': 'En état critique, le premier crédit ramène la survie à 2, et neuf crédits la rétablissent entièrement.',
  '§6.12':
    'Installez une pièce de votre main pour 1 crédit : elle doit porter exactement la valeur suivante de son système. Plusieurs d’affilée sont permises, et elles restent jusqu’à la fin de l’expédition.',
  '§6.13': 'Dix crédits remettent en soute un drone hors d’usage.',
  '§6.14': 'Les pièces dont vous ne voulez plus peuvent partir à la casse.',
  '§6.15':
    'Tout cela dans l’ordre qui vous plaît, aussi souvent que vous voulez. Au départ, le reste de l’étal part à la casse.',
  '§6.16': 'Si la réserve s’épuise, la casse est mélangée et la remplace, même au milieu d’une distribution.',
  '§7': 'La fin de l’expédition',
  '§7.1': 'Le quatrième secteur nettoyé, tout ce qui est à bord est vendu. Vos crédits sont votre score.',
  '§7.2':
    'Cinquante crédits valent le bronze, 75 l’argent, 100 l’or et 125 le platine. En dessous, une bonne poignée de main.',
  '§7.3': 'Si votre vaisseau est perdu, pas de médaille ; vous voyez tout de même le chemin parcouru.',
  '§8': 'Options de table',
  '§8.1':
    'Formation : le V, la formation large avec quatre ennemis de front tout à la fin, ou la file, un ennemi à la fois.',
  '§8.2':
    'Clémence : les pièces d’une couleur brouillée peuvent tout de même être improvisées. Le système lui-même reste éteint, et les drones n’y vont pas.',
} as const satisfies Record<keyof typeof rulesEn, string>;
