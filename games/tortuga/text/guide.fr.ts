import type { Guide } from '@haven/text-kit';

/** What to know before the first game, in French. */
export const guideFr: Guide = {
  goal: [
    'Ramenez des coffres à Tortuga : un coffre arrivé vaut 3 points, un coffre encore en route 2, 1 ou aucun.',
    'S’y ajoutent les séries d’un coffre rouge, d’un bleu et d’un jaune, les cases de votre bateau et de votre pirate, et les pièces trouvées.',
    'Quand quelqu’un a six coffres à Tortuga, la partie se termine et le plus haut score l’emporte.',
  ],
  turn: [
    {
      title: 'Lancer en secret',
      text: 'Tout le monde lance en même temps derrière son paravent et garde un dé, ou plusieurs qui montrent la même action. Un crâne peut rejoindre n’importe quelle action.',
      rules: ['2.1', '2.2', '2.8'],
    },
    {
      title: 'Dévoiler et relancer',
      text: 'Les paravents se lèvent ensemble, et les dés gardés sont posés sur leurs actions. On relance le reste jusqu’à ce que tous les dés soient posés. Qui finit tôt reçoit une tuile bonus à chaque nouveau lancer des autres.',
      rules: ['2.4', '2.7', '2.9'],
    },
    {
      title: 'Comparer les totaux',
      text: 'Action par action, additionnez vos dés et votre tuile bonus. Le meilleur total agit en première position, le suivant en deuxième. Une égalité revient au premier joueur, sinon à la personne la plus proche de lui dans le sens horaire.',
      rules: ['3.1', '3.2', '3.3'],
    },
    {
      title: 'FLOTTE et ÉQUIPAGE',
      text: 'Votre bateau ou votre pirate avance : de deux cases en première position, d’une en deuxième. Plus il est loin, plus vous portez de coffres, et plus ABORDAGE ou PILLAGE reçoit de dés.',
      rules: ['4.1', '4.2', '5.6'],
    },
    {
      title: 'TRÉSOR',
      text: 'Première position : un coffre du sac, et une tuile trésor à choisir parmi deux. Deuxième position : une tuile trésor.',
      rules: ['4.3', '4.4'],
    },
    {
      title: 'ABORDAGE et PILLAGE',
      text: 'Première position : volez un coffre dans la flotte (ABORDAGE) ou l’équipage (PILLAGE) d’un adversaire ; son bateau ou son pirate recule d’une case. Deuxième position : le pion de quelqu’un d’autre recule, et vous prenez un coffre sur l’île centrale. Une cible qui a un dé sur la même action riposte.',
      rules: ['4.5', '4.6', '4.7', '4.8'],
    },
    {
      title: 'Trop de coffres',
      text: 'Après le PILLAGE, qui porte plus de coffres que son bateau ou son pirate ne le permet perd ceux de droite.',
      rules: ['4.9'],
    },
    {
      title: 'Déplacer les coffres',
      text: 'Chacun tire un coffre pour son île. Puis tous les coffres avancent d’une étape : de la flotte à Tortuga, de l’équipage à la flotte, de l’île à l’équipage. Ceux qui ne trouvent pas de place sont abandonnés.',
      rules: ['5.1', '5.2', '5.3'],
    },
    {
      title: 'La fin, ou une autre manche',
      text: 'Six coffres à Tortuga mettent fin à la partie. Sinon, la personne suivante dans le sens horaire devient premier joueur.',
      rules: ['7.1', '7.2'],
    },
  ],
  examples: [
    {
      title: 'Le voyage d’un coffre',
      paragraphs: [
        'Tous les coffres suivent la même route : île, équipage, flotte, Tortuga, une étape à la fin de chaque manche. L’île n’a pas de limite. L’équipage porte ce que permet la case de votre pirate, la flotte ce que permet la case de votre bateau. Personne ne peut voler un coffre sur l’île ni à Tortuga.',
        'Vous commencez avec un coffre sur l’île et un autre avec l’équipage. À la fin de la manche 1, vous en tirez un troisième pour l’île. Le coffre de l’équipage passe alors dans la flotte, et les deux de l’île rejoignent l’équipage : un pirate sur la case 3 a de la place pour les deux. À la fin de la manche 2, le premier coffre arrive à Tortuga, deux autres sont dans la flotte, et celui qui vient d’être tiré est avec l’équipage. À la fin de la manche 3, vous avez trois coffres à Tortuga.',
        'Avec le seul coffre tiré à chaque manche, et si personne ne vous vole, vous en auriez 4, 5 puis 6 à Tortuga après les manches 4, 5 et 6. La CHASSE AU TRÉSOR et le vol font gagner du temps. Un bateau repoussé sur la case 1 en fait perdre : de deux coffres de l’équipage, il n’en embarque qu’un, et l’autre est abandonné sur l’île centrale.',
      ],
      rules: ['1.4', '5.1', '5.2', '5.3', '5.5', '5.6'],
    },
    {
      title: 'Des dés derrière le paravent',
      paragraphs: [
        'Anne obtient FLOTTE 5 avec le dé A, FLOTTE 3 avec le B, un crâne avec le C, ABORDAGE 5 avec le D et PILLAGE 5 avec le E. Elle peut garder A seul, A et B, ou les deux avec le crâne. Elle ne peut pas garder A et D ensemble : ils montrent des actions différentes.',
        'Elle garde D et le crâne. Le dé C porte un 2 pour ABORDAGE : quand les paravents se lèvent, elle y a donc 5 + 2 = 7. Son bateau est sur la case 3, ce qui donne deux places à ABORDAGE : c’est complet pour cette manche.',
        'Jack a gardé ÉQUIPAGE 4, le dé E. Mary a gardé un crâne seul, le dé A, et ne décide que maintenant de ce qu’il vaut : elle a vu le 7 à l’ABORDAGE et tourne son crâne sur FLOTTE, où le dé A compte 5. Puis chacun relance le reste : trois dés pour Anne, quatre pour Jack, quatre pour Mary.',
      ],
      rules: ['2.1', '2.2', '2.4', '2.6', '2.8'],
    },
    {
      title: 'Finir tôt',
      paragraphs: [
        'Au troisième lancer, Anne pose son dernier dé ; il en reste deux à Jack et un à Mary. Avant leur lancer, Anne reçoit une tuile bonus et la pose près de PILLAGE, côté 1. Au quatrième lancer, Mary a fini aussi, mais Jack a encore un dé. Avant son lancer, Anne et Mary reçoivent chacune une tuile : Anne retourne la sienne sur 2, Mary en pose une nouvelle près de FLOTTE.',
        'Désormais, le total de PILLAGE d’Anne est augmenté de 2 à chaque manche où elle y a un dé : un seul dé de valeur 3 donne 5. Sans dé à cet endroit, la tuile ne compte pas.',
      ],
      rules: ['2.7', '2.9'],
    },
    {
      title: 'Première, deuxième, et une égalité',
      paragraphs: [
        'On compare FLOTTE. Anne y a les dés A et D : 5 + 4 = 9. Jack y a A, B et une tuile bonus : 5 + 3 + 1 = 9. Mary y a B et D : 3 + 4 = 7. Mary est premier joueur ; viennent ensuite, dans le sens horaire, Anne puis Jack.',
        'Anne et Jack sont à égalité. Mary n’est pas concernée, et Anne est plus proche d’elle dans le sens horaire : à Anne la première position, à Jack la deuxième. Le bateau d’Anne va de la case 3 à la case 5, celui de Jack de la 3 à la 4. Le 7 de Mary ne lui rapporte rien.',
        'Si Mary avait eu A et D, tous les trois auraient eu 9. Le premier joueur remporte l’égalité : Mary aurait été en première position, Anne en deuxième, et Jack n’aurait pas agi.',
      ],
      rules: ['3.2', '3.3', '4.1'],
    },
    {
      title: 'Un vol et son prix',
      paragraphs: [
        'À l’ABORDAGE, Jack a les dés B et D : 4 + 5 = 9. Anne a le dé A, qui y compte 1. Mary n’y a rien. Jack est en première position et aborde Anne, dont la flotte porte un coffre rouge et un violet. Il prend le violet pour son île, et le bateau d’Anne recule de la case 4 à la case 3. Anne a un dé à l’ABORDAGE : elle riposte, et le bateau de Jack recule de la case 3 à la case 2.',
        'Anne est en deuxième position. Elle aborde Mary, qui n’a pas de dé ici et ne peut pas riposter : le bateau de Mary recule de la case 2 à la case 1. Puis Anne prend le coffre blanc qui se trouve sur l’île centrale.',
        'Après le PILLAGE, on compte les coffres. La flotte de Mary en a deux, un jaune et un bleu, mais un bateau sur la case 1 n’en porte qu’un. Celui de droite, le bleu, est abandonné sur l’île centrale, où il n’y a pas de bleu ; s’il y en avait un, le sien irait dans le sac.',
      ],
      rules: ['4.5', '4.6', '4.7', '4.9', '5.5'],
    },
    {
      title: 'À deux',
      paragraphs: [
        'Anne a les dés A et E sur FLOTTE (5 + 2 = 7), C et D sur TRÉSOR (5 + 3 = 8) et B sur ABORDAGE (4). Jack a B et C sur FLOTTE (3 + 1 = 4), E sur TRÉSOR (1), A et D sur ABORDAGE (1 + 5 = 6). Pour chaque action, seul le meilleur total agit ; il n’y a pas de deuxième position.',
        'Le bateau d’Anne avance d’une case, de 3 à 4, et non de deux. Avec TRÉSOR, elle reçoit un coffre du sac et une tuile trésor, sans choix. Jack l’aborde et prend un coffre dans sa flotte ; le bateau d’Anne recule sur la case 3. Elle a un dé à l’ABORDAGE : le bateau de Jack recule de la case 3 à la case 2. Personne n’a de dé sur ÉQUIPAGE ni sur PILLAGE : ces actions sont sautées.',
        'Il n’y a pas d’île centrale. Un coffre qui ne trouve pas de place va tout droit dans le sac.',
      ],
      rules: ['9.1', '9.2', '9.3', '9.4'],
    },
    {
      title: 'Un décompte complet',
      paragraphs: [
        'Anne termine avec six coffres à Tortuga : deux rouges, un bleu, un jaune, un blanc et un violet. Sa flotte porte un bleu et un blanc, son équipage un violet. Son bateau est sur la case 5, son pirate sur la case 4. Ses tuiles trésor montrent 1, 2 et 2 pièces.',
        'Tortuga : cinq coffres à 3 points et le violet à 6 font 21. Flotte : deux coffres à 2 font 4. Équipage : le violet compte double et fait 2.',
        'Séries : deux rouges, deux bleus, un jaune. Le blanc de Tortuga remplace le second jaune ; celui de la flotte ne le peut pas. Deux séries font 6. Cases : 5 + 4 = 9. Pièces : 1 + 2 + 2 = 5. En tout : 21 + 4 + 2 + 6 + 9 + 5 = 47 points.',
      ],
      rules: ['6.1', '6.2', '6.3', '6.4', '6.5'],
    },
  ],
  glossary: [
    {
      term: 'abandonné',
      meaning: 'Se dit d’un coffre sans place dans la flotte ou l’équipage : il va sur l’île centrale ou dans le sac.',
      rules: ['5.3', '5.5'],
    },
    {
      term: 'ABORDAGE',
      meaning:
        'L’action qui attaque les flottes : la première position vole un coffre, la deuxième en prend un sur l’île centrale ; le bateau de la cible recule.',
      rules: ['4.5', '4.6'],
    },
    {
      term: 'action',
      meaning:
        'L’une des cinq choses à faire dans une manche : FLOTTE, ÉQUIPAGE, TRÉSOR, ABORDAGE, PILLAGE. Les meilleurs dés l’accomplissent.',
      rules: ['3.1', '2.1'],
    },
    { term: 'AGRANDIR LA FLOTTE', meaning: 'L’action FLOTTE : votre bateau avance.', rules: ['4.1'] },
    {
      term: 'bateau',
      meaning:
        'Votre pion sur la piste de flotte. Sa case dit combien de coffres porte votre flotte et combien de dés reçoit ABORDAGE.',
      rules: ['1.3', '5.6'],
    },
    {
      term: 'case',
      meaning: 'Un pas d’une piste, numéroté de 1 à 8. Les pions partent de la case 3.',
      rules: ['1.3', '4.10'],
    },
    {
      term: 'CHASSE AU TRÉSOR',
      meaning: 'L’action TRÉSOR : des coffres du sac et des tuiles trésor.',
      rules: ['4.3', '4.4'],
    },
    {
      term: 'coffre',
      meaning:
        'Ce que tout le monde cherche. Sa couleur compte à la fin : le violet vaut double, le blanc en remplace un autre dans une série.',
      rules: ['6.1', '6.2'],
    },
    {
      term: 'crâne',
      meaning:
        'La sixième face de chaque dé : il vaut n’importe quelle action, avec le nombre que ce dé porte pour elle.',
      rules: ['2.8'],
    },
    {
      term: 'dé',
      meaning:
        'Chaque joueur en a cinq, de A à E. Un dé porte les cinq actions, chacune avec un nombre différent, et un crâne.',
      rules: ['2.1', '2.5'],
    },
    {
      term: 'deuxième position',
      meaning: 'Le deuxième total sur une action. Elle a l’effet le plus faible ; à deux, elle n’existe pas.',
      rules: ['3.2', '3.4'],
    },
    {
      term: 'équipage',
      meaning: 'La deuxième étape d’un coffre, après l’île. Le PILLAGE s’y attaque.',
      rules: ['1.4', '5.2'],
    },
    {
      term: 'flotte',
      meaning: 'La troisième étape d’un coffre, la dernière avant Tortuga. L’ABORDAGE s’y attaque.',
      rules: ['5.2', '5.6'],
    },
    {
      term: 'garder',
      meaning: 'Choisir derrière le paravent les dés qui seront posés quand il se lèvera.',
      rules: ['2.2', '2.3'],
    },
    {
      term: 'île',
      meaning: 'Votre propre île, où commence la route d’un coffre. Elle n’a pas de limite, et personne n’y vole.',
      rules: ['1.4', '5.1'],
    },
    {
      term: 'île centrale',
      meaning: 'L’île au milieu de la table, où se trouvent les coffres abandonnés, un seul par couleur au plus.',
      rules: ['5.5', '4.6'],
    },
    {
      term: 'manche',
      meaning: 'Le lancer, les cinq actions, le déplacement des coffres. Puis le premier joueur change.',
      rules: ['7.2'],
    },
    {
      term: 'ordre de jeu',
      meaning: 'Dans le sens horaire à partir du premier joueur. Il décide partout où un ordre compte.',
      rules: ['1.5'],
    },
    {
      term: 'paravent',
      meaning: 'Ce qui cache vos dés et votre choix jusqu’à ce que tous aient choisi.',
      rules: ['2.1', '2.3'],
    },
    {
      term: 'pièce',
      meaning: 'Chaque tuile trésor en montre une, deux ou trois. Chaque pièce vaut un point.',
      rules: ['6.5'],
    },
    {
      term: 'PILLAGE',
      meaning: 'L’action qui attaque les équipages, selon les règles de l’ABORDAGE ; le pirate de la cible recule.',
      rules: ['4.8'],
    },
    { term: 'pion', meaning: 'Votre bateau ou votre pirate, sur sa piste.', rules: ['4.10', '1.3'] },
    {
      term: 'pirate',
      meaning:
        'Votre pion sur la piste d’équipage. Sa case dit combien de coffres porte votre équipage et combien de dés reçoit PILLAGE.',
      rules: ['1.3', '4.2'],
    },
    {
      term: 'piste',
      meaning:
        'La piste de flotte ou celle d’équipage : huit cases. À la fin, chaque pion rapporte le numéro de sa case.',
      rules: ['1.3', '5.6', '6.4'],
    },
    {
      term: 'plateau',
      meaning:
        'Ce que vous avez devant vous : les cinq actions, les deux pistes et les places de vos coffres, de l’île à Tortuga.',
      rules: ['2.4'],
    },
    {
      term: 'premier joueur',
      meaning:
        'Vient en tête de l’ordre de jeu et remporte les égalités. À chaque manche, le rôle passe à la personne suivante dans le sens horaire.',
      rules: ['1.5', '3.3'],
    },
    {
      term: 'première position',
      meaning: 'Le meilleur total sur une action. Elle a l’effet le plus fort et agit avant la deuxième.',
      rules: ['3.2', '3.6'],
    },
    { term: 'RECRUTER UN ÉQUIPAGE', meaning: 'L’action ÉQUIPAGE : votre pirate avance.', rules: ['4.2'] },
    { term: 'renoncer', meaning: 'Laisser passer une action que l’on pourrait accomplir.', rules: ['3.4'] },
    {
      term: 'riposter',
      meaning: 'Ce que fait une cible qui a un dé sur la même action : le pion de l’attaquant recule aussi d’une case.',
      rules: ['4.7'],
    },
    {
      term: 'sac',
      meaning:
        'Contient les 40 coffres : 10 rouges, 10 bleus, 10 jaunes, 5 blancs, 5 violets. On y tire sans regarder.',
      rules: ['1.1'],
    },
    {
      term: 'série',
      meaning: 'Un coffre rouge, un bleu et un jaune, où qu’ils soient sur votre plateau : 3 points.',
      rules: ['6.3'],
    },
    {
      term: 'Tortuga',
      meaning:
        'Le bout de la route d’un coffre. Il y vaut 3 points et ne peut plus être volé ; six coffres mettent fin à la partie.',
      rules: ['6.1', '7.1'],
    },
    { term: 'total', meaning: 'Les nombres de vos dés sur une action, avec votre tuile bonus.', rules: ['3.2'] },
    {
      term: 'tuile bonus',
      meaning:
        'La récompense de qui finit tôt : elle ajoute 1 ou 2 au total d’une action, à chaque manche où vous y avez un dé.',
      rules: ['2.9'],
    },
    {
      term: 'tuile trésor',
      meaning:
        'Posée face cachée autour de l’île centrale, elle montre une à trois pièces. Les vôtres restent secrètes jusqu’à la fin.',
      rules: ['1.2', '4.3'],
    },
  ],
};
