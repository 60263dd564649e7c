import type { Guide } from '@haven/text-kit';

/** What to know before the first game, in French. */
export const guideFr: Guide = {
  goal: [
    'Traversez quatre secteurs et ramenez seize hors-la-loi, morts ou vifs.',
    'Vendez vos primes contre des crédits : un prisonnier rapporte plus qu’un mort, un secteur lointain plus qu’un proche.',
    'Ramenez votre vaisseau : les crédits qui vous restent sont votre score, et à partir de 50 ils valent une médaille.',
  ],
  turn: [
    {
      title: 'Toute une expédition',
      text: 'Vous jouez en solitaire. Quatre secteurs cachent 1, 3, 5 et 7 hors-la-loi ; vous les combattez un par un, avec deux dés et les trois systèmes de votre vaisseau. Après chaque secteur, et chaque fois que vous fuyez, vous passez au Comptoir galactique : les primes y deviennent des crédits, et les crédits des pièces, des soins et des réparations. Le quatrième secteur nettoyé, tout est vendu et l’on compte vos crédits. Si votre vaisseau est détruit, l’expédition s’arrête sans médaille.',
      rules: ['2.1', '6.1', '7.1', '7.3'],
    },
    {
      title: 'Affronter',
      text: 'Choisissez un ennemi du premier rang. Sa couleur met un de vos systèmes hors service pour le combat : carreau les boucliers, trèfle les canons, pique les moteurs. Cœur n’en touche aucun, mais le moindre dégât vous met en état critique.',
      rules: ['2.3', '2.4', '3.2', '3.3'],
    },
    {
      title: 'Faire feu',
      text: 'Lancez deux dés et ajoutez vos canons. Avant le jet ou après, vous pouvez ajouter des trèfles de votre main. Un double fait tirer encore.',
      rules: ['5.1', '5.2', '4.8'],
    },
    {
      title: 'Capturer ou abattre',
      text: 'Exactement les dégâts nécessaires : l’ennemi est votre prisonnier. Davantage : il est mort. Dans les deux cas, il ne riposte pas.',
      rules: ['3.4', '3.5', '5.3'],
    },
    {
      title: 'Parer',
      text: 'Un ennemi encore en vol lance deux dés et joue à pile ou face ; face double la somme. Vos boucliers, vos moteurs, les carreaux et les piques que vous improvisez en sont retranchés ; le reste est retiré de la vie du vaisseau. Un double le fait tirer encore.',
      rules: ['5.4', '5.5', '5.6'],
    },
    {
      title: 'Tirer encore ou fuir',
      text: 'Toujours en vol ? À vous de tirer. Avec un prisonnier à bord, vous pouvez aussi l’abandonner et fuir vers le Comptoir galactique.',
      rules: ['5.9', '5.10'],
    },
    {
      title: 'Drones',
      text: 'À tout moment d’un combat, un drone peut porter un système à la puissance 10. Le combat fini, il est hors d’usage, et sa réparation coûte 10 crédits.',
      rules: ['4.4', '4.7', '6.13'],
    },
    {
      title: 'Au Comptoir galactique',
      text: 'Dans l’ordre de votre choix : vendre des primes (5 à 11 crédits, plus si elles sont vivantes ou viennent de loin), acheter des pièces (1 à 7), installer pour de bon la pièce suivante d’un système (1), soigner (1 par cœur), réparer un drone (10) ou faire ajouter cinq pièces à l’étal (3).',
      rules: ['6.2', '6.7', '6.9', '6.10', '6.12'],
    },
  ],
  examples: [
    {
      title: 'Un combat',
      paragraphs: [
        'Dans le secteur 1, tous vos systèmes ont une puissance de 2, et la vie du vaisseau est à 10. Au premier rang, un valet de pique : 15 points de vie, et vos moteurs sont hors service. Vous faites feu et obtenez 3 et 5. Avec 2 pour les canons, cela fait 10 dégâts ; il lui reste 5 points de vie. Pas de double : l’ennemi riposte.',
        'Il obtient 3 et 1, et c’est face : 4, doublé, donne 8 dégâts. Vos boucliers en arrêtent 2, vos moteurs aucun. Les 6 autres passent, et la vie du vaisseau tombe de 10 à 4.',
        'Vous tirez encore et obtenez 1 et 2. Avec 2 pour les canons, cela fait 5 dégâts, exactement ce qui restait : le valet est votre prisonnier, et le secteur est nettoyé. Toute somme au-dessus de 3 l’aurait abattu.',
      ],
      rules: ['3.1', '3.2', '5.1', '5.4', '5.5', '3.4'],
    },
    {
      title: 'Improviser, et un drone',
      paragraphs: [
        'Vous affrontez une dame de carreau de 20 points de vie ; vos boucliers sont hors service. Vos canons sont à 3, vos moteurs à 2, et vous avez en main 5♣, 4♠ et 6♦. Vous obtenez 5 et 4 : 9 + 3 = 12 dégâts. Au vu des dés, vous improvisez avec le 5♣ : 17. Il reste 3 points de vie à la dame, et le 5♣ part à la casse.',
        'Elle obtient 5 et 5, et c’est pile : 10. Vos moteurs seuls n’en arrêteraient que 2. Vous y envoyez un drone : puissance 10, et rien ne passe. Mais un double lui vaut un autre tir : 4 et 3, face, donc 14. Le drone sert toujours, et vous improvisez avec le 4♠ : 10 + 4 = 14 arrêtent tout. Le 6♦ n’aurait servi à rien : les boucliers sont hors service.',
        'À vous de tirer. Le 4♠ a disparu, le drone sert toujours. Vous obtenez 2 et 1 : 3 + 3 = 6 dégâts contre 3 points de vie. La dame est abattue, le drone est hors d’usage, et l’autre drone, qui n’a pas servi, reste prêt.',
      ],
      rules: ['4.4', '4.5', '4.7', '4.8', '4.9', '4.10', '4.12', '5.6'],
    },
    {
      title: 'Capturer ou abattre',
      paragraphs: [
        'Dans le secteur 3, il reste 10 points de vie à une dame de pique. Vos canons sont à 2, et vous avez en main 3♣ et 4♣. Vous obtenez 3 et 2 : 5 + 2 = 7 dégâts, qui lui en laisseraient 3.',
        'Vous pouvez valider le tir tel quel. Mais le suivant fera au moins 2 + 2 = 4 dégâts, plus que 3 : la dame serait abattue à coup sûr. Avec le 4♣, vous faites 11 dégâts, et elle est abattue aussitôt. Avec le 3♣, vous en faites exactement 10, et c’est votre prisonnière.',
        'Morte, elle rapporte 7 pour la carte et 2 pour le secteur : 9 crédits. Vivante, elle en rapporte 5 de plus : 14 crédits. Et un prisonnier peut être abandonné s’il faut fuir.',
      ],
      rules: ['3.4', '3.5', '4.3', '6.3', '6.4'],
    },
    {
      title: 'Une visite au Comptoir galactique',
      paragraphs: [
        'Le secteur 2 est nettoyé. À bord : un roi de pique capturé là, deux valets abattus là, et une dame de cœur capturée dans le secteur 1. Le roi rapporte 9 + 5 + 1 = 15 crédits, chaque valet 5 + 1 = 6 : vous en avez 27. Vous gardez la dame comme porte de sortie.',
        'Sur l’étal : 3♦, 4♦, 8♦, 7♣ et 9♠. Vos boucliers ont une puissance de 2 : vous achetez 3♦ et 4♦ pour 1 chacun et les installez pour 1 chacun, dans cet ordre. Vos boucliers sont à 4 jusqu’à la fin de l’expédition, et il reste 23 crédits. Les soins, de 6 à 10, en coûtent 4 : il en reste 19. Réparer un drone en coûte 10 : il en reste 9.',
        'Pour 3 crédits, l’arrière-boutique ajoute cinq pièces, dont le 3♣. Vous l’achetez pour 1 et l’installez pour 1 : vos canons sont à 3, et il reste 4 crédits. Vous partez pour le secteur 3, et les sept pièces invendues vont à la casse.',
      ],
      rules: ['6.2', '6.3', '6.4', '6.7', '6.9', '6.10', '6.12', '6.13', '6.15'],
    },
    {
      title: 'État critique, et une fuite',
      paragraphs: [
        'La vie du vaisseau est à 5, vos moteurs à 3, et un roi de carreau a mis vos boucliers hors service. Il obtient 4 et 4, pile : 8. Les moteurs en arrêtent 3, et 5 passent. Sa vie tomberait à 0 : à la place, il passe en état critique, et rien de plus n’est perdu. Mais c’était un double. Le second tir donne 2 et 1, pile : les moteurs arrêtent les 3. Un dégât de plus aurait détruit le vaisseau.',
        'Vous avez un valet comme prisonnier. Vous l’abandonnez et fuyez. Au Comptoir galactique, 1 crédit ramènerait la vie du vaisseau à 2 ; vous en payez 9, et elle est à 10. De retour dans le secteur, le roi a de nouveau ses 25 points de vie, et vous tirez en premier.',
        'Les cœurs sont pires : un seul dégât d’un valet de cœur met en état critique un vaisseau dont la vie était à 10.',
      ],
      rules: ['3.3', '5.7', '5.8', '5.10', '5.11', '6.11'],
    },
    {
      title: 'La dernière vente et la médaille',
      paragraphs: [
        'Le dernier ennemi du secteur 4 est un roi de pique, et vous avez 38 crédits. À bord : un as de trèfle abattu dans le secteur 4 (11 + 3 = 14) et un valet de cœur capturé dans le secteur 1 (5 + 5 = 10).',
        'Vous capturez le roi : 9 + 5 + 3 = 17. Tout est vendu : 38 + 14 + 10 + 17 = 79 crédits, une médaille d’argent. Si vous l’aviez abattu, il y en aurait eu 74, et la médaille d’argent commence à 75 : ce serait le bronze.',
        'Les seize morts rapporteraient 162 crédits, les seize vivants 242. Les pièces, les soins et les réparations se paient là-dessus.',
      ],
      rules: ['6.2', '6.3', '6.4', '7.1', '7.2'],
    },
  ],
  glossary: [
    {
      term: 'abattu',
      meaning:
        'Se dit d’un ennemi battu avec plus de dégâts qu’il n’en fallait : la prime est morte, et ne peut servir à fuir.',
      rules: ['3.5'],
    },
    {
      term: 'affronter',
      meaning: 'Commencer le combat contre un ennemi du premier rang, à votre choix.',
      rules: ['2.4'],
    },
    {
      term: 'arrière-boutique',
      meaning: 'Pour 3 crédits, cinq pièces de plus en arrivent sur l’étal.',
      rules: ['6.9'],
    },
    {
      term: 'boucliers',
      meaning: 'Le système de carreau. Sa puissance est retirée de chaque tir ennemi.',
      rules: ['1.3', '4.1'],
    },
    {
      term: 'canons',
      meaning: 'Le système de trèfle. Sa puissance s’ajoute à chacun de vos tirs.',
      rules: ['1.3', '4.3'],
    },
    {
      term: 'casse',
      meaning: 'Là où vont les pièces improvisées, jetées et invendues. Elle devient la prochaine réserve.',
      rules: ['4.11', '6.16'],
    },
    {
      term: 'clémence',
      meaning: 'Une option : les pièces d’une couleur hors service peuvent tout de même être improvisées.',
      rules: ['8.2'],
    },
    { term: 'cœur', meaning: 'Un point de vie du vaisseau. En récupérer un coûte 1 crédit.', rules: ['6.10'] },
    {
      term: 'combat',
      meaning: 'De l’affrontement d’un ennemi jusqu’à sa défaite ou votre fuite.',
      rules: ['3.2', '5.9'],
    },
    {
      term: 'Comptoir galactique',
      meaning: 'Le magasin entre les secteurs : il achète les primes et vend pièces, soins et réparations.',
      rules: ['6.1', '6.15'],
    },
    { term: 'crédit', meaning: 'L’argent de l’expédition et, à la fin, votre score.', rules: ['6.7', '7.1'] },
    {
      term: 'double',
      meaning: 'Deux dés du même nombre : qui l’obtient tire encore, vous comme l’ennemi.',
      rules: ['5.2', '5.6'],
    },
    {
      term: 'drone',
      meaning: 'Porte un système à la puissance 10 pour un combat, puis est hors d’usage. Vous en avez deux.',
      rules: ['4.4', '4.7'],
    },
    {
      term: 'ennemi',
      meaning: 'Un hors-la-loi visible au premier rang, ou celui que vous combattez.',
      rules: ['2.4', '3.1'],
    },
    { term: 'étal', meaning: 'Les pièces à vendre pendant une visite.', rules: ['6.6', '6.15'] },
    {
      term: 'état critique',
      meaning: 'L’état d’un vaisseau dont la vie serait tombée à 1 ou moins. Le moindre dégât de plus le détruit.',
      rules: ['5.7', '5.8'],
    },
    {
      term: 'expédition',
      meaning: 'Une partie, du premier secteur à la dernière vente ou à la perte de votre vaisseau.',
      rules: ['2.1', '7.1'],
    },
    {
      term: 'feu',
      meaning: 'Votre tir sur l’ennemi : deux dés, les canons et les trèfles que vous improvisez.',
      rules: ['5.1'],
    },
    { term: 'formation', meaning: 'La disposition en rangs des hors-la-loi d’un secteur.', rules: ['2.2', '8.1'] },
    {
      term: 'fuite',
      meaning:
        'Abandonner un prisonnier, quitter le combat et passer au Comptoir galactique, avant de revenir dans le même secteur.',
      rules: ['5.10', '5.11'],
    },
    { term: 'hangar', meaning: 'L’endroit où attendent les drones prêts à servir.', rules: ['1.4'] },
    {
      term: 'hors d’usage',
      meaning: 'Se dit d’un drone qui a servi dans un combat. Sa réparation coûte 10 crédits.',
      rules: ['4.7', '6.13'],
    },
    {
      term: 'hors service',
      meaning:
        'Se dit du système de la couleur de l’ennemi : puissance 0, ni drone ni improvisation, pendant tout le combat.',
      rules: ['3.2', '4.12'],
    },
    {
      term: 'hors-la-loi',
      meaning: 'L’un des seize que vous traquez : as, rois, dames et valets.',
      rules: ['1.1', '2.1'],
    },
    {
      term: 'improviser',
      meaning: 'Dépenser une pièce de votre main : sa valeur s’ajoute à son système le temps d’un tir ou d’une parade.',
      rules: ['4.8', '4.11'],
    },
    {
      term: 'installer',
      meaning:
        'Ajouter une pièce à son système pour 1 crédit, jusqu’à la fin de l’expédition. Ce doit être la valeur suivante.',
      rules: ['6.12'],
    },
    { term: 'main', meaning: 'Les pièces que vous tenez, sept au plus.', rules: ['1.7', '6.8'] },
    {
      term: 'médaille',
      meaning: 'Bronze à partir de 50 crédits, argent à partir de 75, or à partir de 100, platine à partir de 125.',
      rules: ['7.2'],
    },
    {
      term: 'moteurs',
      meaning: 'Le système de pique. Sa puissance est retirée de chaque tir ennemi.',
      rules: ['1.3', '4.2'],
    },
    {
      term: 'parer',
      meaning:
        'Subir le feu de l’ennemi : ses deux dés et son pile ou face contre vos boucliers, vos moteurs et ce que vous improvisez.',
      rules: ['5.4', '5.5'],
    },
    {
      term: 'pièce',
      meaning: 'Une carte de 3 à 10 de carreau, de trèfle ou de pique. Elle s’improvise ou s’installe.',
      rules: ['1.1', '1.6'],
    },
    { term: 'pile des primes', meaning: 'Les hors-la-loi encore à rencontrer, face cachée.', rules: ['1.5'] },
    { term: 'pile ou face', meaning: 'L’ennemi y joue à chaque tir. Face double ses dés.', rules: ['5.4'] },
    {
      term: 'points de vie',
      meaning: 'Ce qu’un ennemi peut subir de dégâts : as 30, roi 25, dame 20, valet 15.',
      rules: ['3.1'],
    },
    {
      term: 'poursuivre le combat',
      meaning: 'Continuer après le feu de l’ennemi : vous tirez encore.',
      rules: ['5.9'],
    },
    {
      term: 'prime',
      meaning: 'Un hors-la-loi battu, à bord, mort ou prisonnier, jusqu’à sa vente.',
      rules: ['6.2', '6.5'],
    },
    {
      term: 'prisonnier',
      meaning: 'Un ennemi capturé vivant : il rapporte 5 crédits de plus, ou peut être abandonné pour fuir.',
      rules: ['3.4', '6.3'],
    },
    {
      term: 'puissance',
      meaning: 'Ce que compte un système : 2 au départ, 10 une fois complet ou avec un drone.',
      rules: ['1.3'],
    },
    {
      term: 'rang',
      meaning: 'Des ennemis côte à côte. Seul le premier est dévoilé ; le suivant l’est quand il est battu.',
      rules: ['2.2', '2.3'],
    },
    { term: 'réserve', meaning: 'Les pièces pas encore distribuées, face cachée.', rules: ['1.6', '6.16'] },
    { term: 'secteur', meaning: 'Une étape de l’expédition, avec 1, 3, 5 ou 7 hors-la-loi.', rules: ['2.1', '2.2'] },
    { term: 'système', meaning: 'Les boucliers, les canons ou les moteurs.', rules: ['1.3', '4.6'] },
    {
      term: 'vie',
      meaning: 'Ce que vous pouvez encore subir de dégâts : 10 au plus. Elle vous suit d’un combat à l’autre.',
      rules: ['1.2', '5.7'],
    },
  ],
};
