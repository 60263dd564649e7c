import type { rulesEn } from './rules.en.ts';

/** The rules in French. */
export const rulesFr = {
  '§1': 'Mise en place',
  '§1.1':
    'Tout tient dans un jeu de 54 cartes. Les cœurs de 2 à 10 sont la vie du vaisseau, les 2 des autres couleurs sont vos trois systèmes, les jokers vos drones. As, rois, dames et valets sont les 16 hors-la-loi à traquer ; les 24 cartes restantes sont les pièces.',
  '§1.2': 'Vous décollez avec une vie au maximum : 10.',
  '§1.3': 'Boucliers (♦), canons (♣) et moteurs (♠) commencent à la puissance 2.',
  '§1.4': 'Deux drones attendent dans le hangar. Ils ne prennent jamais de place en main.',
  '§1.5':
    'Les hors-la-loi sont mélangés, face cachée : c’est la pile des primes, et personne ne sait où chacun se cache.',
  '§1.6': 'Les pièces sont mélangées et forment la réserve, face cachée.',
  '§1.7': 'Vous piochez cinq pièces : c’est votre main de départ. Elle n’en comptera jamais plus de sept.',
  '§2': 'Les secteurs',
  '§2.1':
    'Vous traversez quatre secteurs de 1, 3, 5 et 7 hors-la-loi. En une expédition complète, vous croisez chacun des seize une seule fois.',
  '§2.2':
    'Les hors-la-loi d’un secteur sont posés en rangs, face cachée. D’ordinaire, ils volent en V : un devant, puis deux par deux.',
  '§2.3': 'Seul le premier rang est visible. Le suivant se dévoile quand tous les ennemis de devant sont battus.',
  '§2.4':
    'Quand plusieurs ennemis sont côte à côte, vous choisissez lequel affronter. Les autres regardent, et ce choix vous lie jusqu’à la victoire ou la fuite.',
  '§3': 'Les ennemis',
  '§3.1': 'Un as a 30 points de vie, un roi 25, une dame 20, un valet 15.',
  '§3.2':
    'Pendant tout le combat, un ennemi met hors service le système de sa couleur : carreau vos boucliers, trèfle vos canons, pique vos moteurs. Un système hors service a une puissance de 0, et aucun drone n’y peut rien.',
  '§3.3':
    'Les cœurs ne mettent rien hors service. Mais qu’un seul de leurs dégâts passe, et votre vaisseau est aussitôt en état critique.',
  '§3.4': 'Ramenez les points de vie d’un ennemi à zéro, tout juste : vous le capturez vivant, c’est un prisonnier.',
  '§3.5': 'Un dégât de trop, et l’ennemi est abattu : la prime est morte.',
  '§4': 'Systèmes, drones et pièces',
  '§4.1': 'Les boucliers bloquent : leur puissance est retirée de chaque tir ennemi.',
  '§4.2': 'Les moteurs esquivent : leur puissance est retirée, elle aussi, de chaque tir ennemi.',
  '§4.3':
    'Les canons ajoutent toute leur puissance à chacun de vos tirs. Impossible de se retenir : comptez avant de faire feu.',
  '§4.4': 'Un drone porte un système à la puissance 10 et l’y maintient jusqu’à la fin du combat.',
  '§4.5': 'Envoyez un drone quand vous voulez pendant un combat, même après avoir vu les dés.',
  '§4.6':
    'Un drone sert les boucliers, les canons ou les moteurs, jamais la vie du vaisseau, et ne change plus de poste une fois envoyé. Un système n’accepte qu’un drone, et aucun s’il est déjà à 10. Les deux drones peuvent servir dans un même combat, chacun sur son système.',
  '§4.7':
    'Un drone qui a servi est hors d’usage dès que l’ennemi est battu ou que vous fuyez. Celui qui est resté au hangar est intact.',
  '§4.8':
    'Improviser : jouez une pièce de votre main, et sa valeur s’ajoute au système de sa couleur. Avant le jet de dés ou après, jusqu’au moment des dégâts ; avec autant de pièces qu’il vous plaît, même au-delà de 10.',
  '§4.9':
    'Un trèfle improvisé ne sert qu’à un seul tir. Si un double vous fait tirer encore, le nouveau tir repart sans lui.',
  '§4.10':
    'Un carreau ou un pique improvisé sert tant que l’ennemi fait feu, tirs supplémentaires compris. Il a disparu quand vient votre tour de tirer.',
  '§4.11': 'Toute pièce improvisée part à la casse.',
  '§4.12': 'Les pièces d’une couleur hors service ne s’improvisent pas, sauf si la table joue avec clémence (§8.2).',
  '§5': 'Le combat',
  '§5.1': 'Feu ! Deux dés, plus les canons, plus les trèfles improvisés : voilà vos dégâts.',
  '§5.2':
    'Un double, et l’ennemi tient toujours ? Tirez une fois de plus avant sa riposte. Cela peut se répéter sans limite.',
  '§5.3': 'Un ennemi battu ne riposte pas. Vous passez au suivant, et le premier tir est de nouveau pour vous.',
  '§5.4': 'Parez à l’impact ! L’ennemi lance deux dés et joue à pile ou face. Face double la somme.',
  '§5.5':
    'Retranchez vos boucliers, vos moteurs et les pièces que vous improvisez. Le reste est retiré de la vie du vaisseau.',
  '§5.6':
    'Si l’ennemi fait un double, il tire encore : nouveaux dés, nouveau pile ou face. Votre défense entière compte à chaque tir.',
  '§5.7':
    'Si la vie du vaisseau doit tomber à 1 ou moins, il passe en état critique et le reste des dégâts est perdu ; un vaisseau sain n’a jamais moins de 2. Sa vie vous suit d’un combat à l’autre et d’un secteur à l’autre, l’état critique aussi.',
  '§5.8':
    'Un vaisseau en état critique qui laisse passer le moindre dégât est détruit, même s’il vient d’y entrer sous le même feu.',
  '§5.9':
    'Toujours en vol ? Poursuivez le combat et tirez. Ce que vous aviez improvisé a disparu ; les drones continuent de servir.',
  '§5.10':
    'Ou fuyez en abandonnant un prisonnier, que personne ne vous paiera. C’est possible après avoir survécu au feu ennemi, ou après une victoire tant que d’autres ennemis restent dans le secteur.',
  '§5.11':
    'La fuite mène au Comptoir galactique et à tous ses services, puis vous ramène dans le même secteur. Les ennemis battus restent battus, les cartes dévoilées restent dévoilées, mais un ennemi touché a retrouvé tous ses points de vie. Vous tirez en premier.',
  '§6': 'Le Comptoir galactique',
  '§6.1': 'Vous y passez quand un secteur est nettoyé, et quand vous fuyez.',
  '§6.2': 'Il paie les primes : 11 crédits pour un as, 9 pour un roi, 7 pour une dame, 5 pour un valet.',
  '§6.3': 'Chaque prisonnier rapporte 5 crédits de plus.',
  '§6.4':
    'Chaque prime rapporte encore un supplément selon le secteur de la prise : 1 crédit dans le deuxième, 2 dans le troisième, 3 dans le quatrième.',
  '§6.5':
    'Vendez-en autant que vous voulez, carte par carte. Le reste demeure à bord, et un prisonnier à bord est une porte de sortie. Les cartes vendues quittent la partie.',
  '§6.6': 'Cinq pièces de la réserve vous attendent sur l’étal.',
  '§6.7':
    'Une pièce coûte 1 crédit (valeurs 3 et 4), 3 (5 et 6), 5 (7 et 8) ou 7 (9 et 10). La maison ne fait pas crédit.',
  '§6.8':
    'Sept pièces en main ? Vous ne pouvez alors acheter qu’une pièce à installer aussitôt, en payant la pièce et l’installation ensemble.',
  '§6.9':
    'Pour 3 crédits, l’arrière-boutique ajoute cinq pièces à celles de l’étal. Recommencez tant que vous pouvez payer et qu’il reste des pièces ; une arrière-boutique vide n’est jamais facturée.',
  '§6.10': 'Les soins coûtent 1 crédit par cœur manquant, jusqu’à 10.',
  '§6.11': 'En état critique, le premier crédit ramène la vie du vaisseau à 2, et neuf crédits la ramènent à 10.',
  '§6.12':
    'Installez une pièce de votre main pour 1 crédit : sa valeur doit être exactement la suivante de son système. Plusieurs installations d’affilée sont permises, et elles durent jusqu’à la fin de l’expédition.',
  '§6.13': 'Dix crédits réparent un drone hors d’usage : il revient au hangar.',
  '§6.14': 'Les pièces dont vous ne voulez plus peuvent être jetées à la casse.',
  '§6.15':
    'Tout cela dans l’ordre qui vous plaît, aussi souvent que vous voulez. Quand vous repartez, le reste de l’étal part à la casse.',
  '§6.16': 'Si la réserve s’épuise, la casse est mélangée et la remplace, même au milieu d’une distribution.',
  '§7': 'La fin de l’expédition',
  '§7.1': 'Le quatrième secteur nettoyé, toutes les primes à bord sont vendues. Vos crédits sont votre score.',
  '§7.2':
    'La médaille est de bronze à partir de 50 crédits, d’argent à partir de 75, d’or à partir de 100 et de platine à partir de 125. En dessous de 50, pas de médaille.',
  '§7.3': 'Si votre vaisseau est détruit, pas de médaille ; vous voyez tout de même le chemin parcouru.',
  '§8': 'Options de la table',
  '§8.1':
    'Formation : le V ; la formation large, avec quatre ennemis de front au dernier rang du dernier secteur ; ou la file, un ennemi par rang.',
  '§8.2':
    'Clémence : les pièces d’une couleur hors service peuvent tout de même être improvisées. Le système lui-même reste hors service, et n’accepte pas de drone.',
} as const satisfies Record<keyof typeof rulesEn, string>;
