import type { Guide } from '@haven/text-kit';

/** Every word that the rules use in a sense of their own, in French. */
export const glossaryFr: Guide['glossary'] = [
  {
    term: 'action',
    meaning:
      'Tout ce que l’on fait à son tour : quatorze sortes, dans n’importe quel ordre, autant de fois qu’on peut payer.',
    rules: ['2.8', '3'],
  },
  {
    term: 'anneau',
    meaning: 'Les Terminaux commerciaux et les Tourelles autour de Tortuga : six secteurs, quatre à deux capitaines.',
    rules: ['1.1'],
  },
  {
    term: 'Attaquant',
    meaning: 'En combat, le capitaine dont c’est le tour. Il pose ses cartes le premier.',
    rules: ['4.1', '4.2'],
  },
  { term: 'banque', meaning: 'Les jetons Influence que personne n’a encore.', rules: ['4.12'] },
  {
    term: 'boîte',
    meaning:
      'Là où va tout ce qui a quitté la partie : cartes détruites, cartes Chasse converties, pièces inutiles à deux capitaines.',
    rules: ['1.1', '2.6', '3.11'],
  },
  {
    term: 'Booster',
    meaning: 'Une carte de départ sans Crypto ni Manœuvre : elle déplace votre vaisseau de trois secteurs au plus.',
    rules: ['1.9', '8.3.2'],
  },
  {
    term: 'capacité',
    meaning:
      'Ce qu’une carte fait en plus de ses Cryptos et de ses Manœuvres, quand on la joue ou en combat. Un secteur spécial en a une aussi.',
    rules: ['2.5', '5.2', '8.3'],
  },
  {
    term: 'capitaine',
    meaning: 'Un joueur ou une joueuse : à chacun son vaisseau, son deck et sa Soute.',
    rules: ['1.8'],
  },
  {
    term: 'capturer',
    meaning: 'Prendre une créature que l’on a sondée, pour autant de Manœuvres que sa difficulté.',
    rules: ['3.10'],
  },
  {
    term: 'carte Chasse',
    meaning: 'La carte d’une créature capturée. Jouez-la comme une autre, ou convertissez-la en points d’Influence.',
    rules: ['3.10.2', '3.11'],
  },
  {
    term: 'carte du plateau',
    meaning:
      'La disposition des secteurs spéciaux autour de l’anneau : « Nichés » entre deux secteurs, « En pointe » derrière un seul.',
    rules: ['1.2'],
  },
  { term: 'carte Manœuvre', meaning: 'Une carte de départ qui donne 1 Manœuvre.', rules: ['1.9'] },
  {
    term: 'carte Réservée',
    meaning: 'La carte de votre Réserve. Vous pouvez la récupérer au début d’un tour ; elle ne sert pas en combat.',
    rules: ['3.1', '3.8', '4.3'],
  },
  {
    term: 'carte visible',
    meaning: 'Une des deux cartes face visible à côté de la pioche d’un secteur spécial.',
    rules: ['1.6'],
  },
  {
    term: 'cartes de départ',
    meaning: 'Les dix cartes du début : cinq Extraction, trois Manœuvre, un Booster et la carte de votre vaisseau.',
    rules: ['1.9'],
  },
  {
    term: 'cartes T',
    meaning: 'Les cartes que vend tout secteur T, face visible, en piles par coût.',
    rules: ['1.5', '3.3'],
  },
  { term: 'collecter', meaning: 'Prendre le jeton Minerais du secteur où est votre vaisseau.', rules: ['3.6'] },
  {
    term: 'combat',
    meaning: 'Ce que déclenche l’attaque d’un vaisseau : les deux camps posent des cartes, le plus haut total gagne.',
    rules: ['3.14', '4'],
  },
  {
    term: 'conquérir',
    meaning: 'Prendre le contrôle du secteur où l’on est, en payant une Manœuvre de plus que sa Défense.',
    rules: ['3.12'],
  },
  {
    term: 'conseil des capitaines',
    meaning: 'Il se réunit quand Tortuga a été conquise : plus personne, dès lors, ne conquiert ni n’attaque.',
    rules: ['6.3'],
  },
  {
    term: 'Contrôle',
    meaning:
      'Un secteur est contrôlé par le capitaine dont le marqueur est sur sa Défense. Ses jetons sont chez ce capitaine.',
    rules: ['3.12.1', '5.1'],
  },
  {
    term: 'convertir',
    meaning: 'Remettre dans la boîte une carte Chasse de sa main contre l’Influence qui y est imprimée.',
    rules: ['3.11'],
  },
  { term: 'coût', meaning: 'Les Cryptos que l’on paie pour une carte.', rules: ['3.3'] },
  {
    term: 'Créature chassée',
    meaning:
      'La créature à chasser, que montrent un jeton Chasse et sa carte : cachée dans son secteur, on la sonde d’abord, on la capture ensuite. Les plus faciles, comme le Robot, ont une difficulté de 2.',
    rules: ['3.7', '3.10'],
  },
  {
    term: 'Crypto',
    meaning:
      'La ressource qui achète : surtout des cartes, mais aussi un marché renouvelé, une carte Réservée, une Défense plus haute.',
    rules: ['2.4'],
  },
  {
    term: 'deck',
    meaning:
      'Votre paquet de cartes, face cachée. S’il est vide et que vous devez piocher, votre défausse mélangée en forme un nouveau.',
    rules: ['1.9', '2.3'],
  },
  {
    term: 'défausse',
    meaning: 'Là où vont vos cartes jouées, non jouées et nouvellement achetées. Elle redevient votre deck.',
    rules: ['2.2', '2.3', '3.3'],
  },
  {
    term: 'Défense',
    meaning:
      'La résistance d’un secteur à la conquête : le nombre où est son marqueur. La moitié aide le Défenseur qui y combat.',
    rules: ['3.12', '4.8', '5.1'],
  },
  {
    term: 'Défense maximale',
    meaning:
      'Le dernier nombre d’un secteur : 8 dans l’anneau, 10 pour un secteur spécial. Le marqueur ne va jamais au-delà.',
    rules: ['3.12.2', '5.1'],
  },
  {
    term: 'Défenseur',
    meaning: 'Le capitaine dont le vaisseau est attaqué. L’égalité est pour lui.',
    rules: ['4.1', '4.9'],
  },
  {
    term: 'dépôt des Mines',
    meaning:
      'Là où vont les jetons Minerais dépensés. Seules la capacité des Mines et certaines cartes en reprennent ; la collecte, non.',
    rules: ['3.6.1', '5.5'],
  },
  {
    term: 'dernier tour',
    meaning:
      'Il commence quand Tortuga est conquise sans que cela fasse 15 points : le conquérant finit son tour, chacun des autres en joue un dernier.',
    rules: ['6.2'],
  },
  { term: 'détruire', meaning: 'Remettre une carte dans la boîte. Elle ne revient jamais.', rules: ['2.6', '3.9'] },
  { term: 'difficulté', meaning: 'Les Manœuvres qu’il faut pour capturer une créature.', rules: ['3.10'] },
  { term: 'Extraction', meaning: 'Une carte de départ qui donne 1 Crypto.', rules: ['1.9'] },
  { term: 'Forteresse', meaning: 'Un secteur spécial. Sa capacité donne 1 Manœuvre.', rules: ['5.3'] },
  {
    term: 'Influence',
    meaning:
      'Ce qui fait gagner : vos jetons Influence et le contrôle de vos secteurs, additionnés. À 15 points, la victoire est immédiate.',
    rules: ['6.1'],
  },
  {
    term: 'jeton Bonus',
    meaning:
      'Le jeton d’un Terminal commercial ou de Tourelles. Qui contrôle le secteur le garde dans sa Soute et profite partout de son bonus.',
    rules: ['1.3', '5.6', '5.9'],
  },
  {
    term: 'jeton Chasse',
    meaning: 'Le jeton, face cachée, de la créature qui se terre dans un secteur.',
    rules: ['1.4', '3.7'],
  },
  {
    term: 'jeton Contrôle',
    meaning:
      'Il montre qui contrôle un secteur et vaut 1, 2 ou 3 points d’Influence. Il ne change de mains qu’avec le secteur.',
    rules: ['1.3', '4.12', '5.1'],
  },
  {
    term: 'jeton Influence',
    meaning:
      'L’Influence gagnée par une capture, une conversion, un combat ou des Cryptos. À la différence du contrôle, elle peut vous être prise en combat.',
    rules: ['4.12', '6.1'],
  },
  {
    term: 'jeton Minerais',
    meaning: 'Un jeton que l’on collecte et garde dans sa Soute. À votre tour, il vaut 1 Crypto.',
    rules: ['3.6'],
  },
  {
    term: 'jeu de cartes',
    meaning: 'Les cartes et les tuiles avec lesquelles une table joue : le Jeu de Haven, ou les siennes.',
    rules: ['8.2', '8.4'],
  },
  {
    term: 'Jeu de Haven',
    meaning:
      'Les cartes avec lesquelles on joue si la table n’apporte pas les siennes. Chaque carte dit si elle est imprimée, si elle découle des règles imprimées ou si elle a été inventée.',
    rules: ['8.2'],
  },
  {
    term: 'main',
    meaning: 'Les cartes que vous pouvez jouer ou utiliser en combat, cinq d’habitude. Les autres ne les voient pas.',
    rules: ['1.11', '2.2'],
  },
  { term: 'manche', meaning: 'Un tour de chaque capitaine.', rules: ['6.6'] },
  {
    term: 'Manœuvre',
    meaning:
      'La ressource qui agit : se déplacer, collecter, sonder, capturer, conquérir. En combat, les Manœuvres de vos cartes font leur force.',
    rules: ['2.4', '4.6'],
  },
  {
    term: 'marché',
    meaning: 'Les cartes en vente : les piles de cartes T et les deux cartes visibles de chaque secteur spécial.',
    rules: ['1.5', '1.6', '3.4'],
  },
  {
    term: 'marqueur',
    meaning:
      'Une pièce de votre couleur. Sur un secteur, il indique la Défense et qui le contrôle ; sur un jeton Chasse, que vous l’avez sondé.',
    rules: ['3.7', '3.12'],
  },
  {
    term: 'Mémoire ouverte',
    meaning: 'Une option de table : chacun voit ce qu’une mémoire parfaite aurait retenu des défausses.',
    rules: ['2.7'],
  },
  { term: 'Mines', meaning: 'Un secteur spécial. Sa capacité prend un jeton Minerais à son dépôt.', rules: ['5.5'] },
  {
    term: 'pioche Chasse',
    meaning: 'Les cartes, face visible, de toutes les créatures encore libres.',
    rules: ['1.7'],
  },
  { term: 'premier joueur', meaning: 'Le capitaine qui joue le premier tour, tiré au sort.', rules: ['1.8', '2.1'] },
  {
    term: 'Recherches scientifiques',
    meaning: 'Un secteur spécial. Sa capacité réserve une carte sans payer.',
    rules: ['5.4'],
  },
  {
    term: 'renforcer',
    meaning: 'Augmenter la Défense d’un secteur que l’on contrôle, en payant toute la nouvelle valeur en Cryptos.',
    rules: ['3.13'],
  },
  { term: 'renouveler', meaning: 'Placer une carte visible sous sa pioche et révéler la suivante.', rules: ['3.4'] },
  {
    term: 'Réserve',
    meaning: 'La place de votre Soute pour une seule carte Réservée, face cachée.',
    rules: ['3.8', '2.7'],
  },
  { term: 'rival', meaning: 'Tout capitaine autre que vous.', rules: ['8.3.32'] },
  {
    term: 'scénario',
    meaning: 'Un choix de la table : la partie standard, Pirates agressifs ou Pirates pacifiques.',
    rules: ['7'],
  },
  {
    term: 'secteur',
    meaning:
      'Une tuile de la planète. Ce que l’on peut acheter, trouver et conquérir dépend du secteur où est le vaisseau.',
    rules: ['1.1', '5'],
  },
  { term: 'secteur adjacent', meaning: 'Un secteur qui a un bord en commun avec un autre.', rules: ['3.5'] },
  {
    term: 'secteur spécial',
    meaning:
      'La Forteresse, les Recherches scientifiques, les Mines et le Vortex : hors de l’anneau, chacun avec sa pioche et sa capacité.',
    rules: ['1.2', '1.6', '5.2'],
  },
  {
    term: 'secteur T',
    meaning: 'Tortuga, un Terminal commercial ou des Tourelles : tous vendent les mêmes cartes T.',
    rules: ['1.5', '3.3'],
  },
  {
    term: 'sonder',
    meaning:
      'Regarder en secret un jeton Chasse et y poser son marqueur. Alors seulement, on peut capturer la créature.',
    rules: ['3.7'],
  },
  {
    term: 'Soute',
    meaning:
      'La place d’un capitaine sur la table, visible de tous : jetons, marqueurs, deck. Le vaisseau y va après un combat perdu.',
    rules: ['2.7', '4.11'],
  },
  {
    term: 'Terminal commercial',
    meaning: 'Un secteur de l’anneau. Son jeton Bonus donne 1 Crypto à chacun de vos tours.',
    rules: ['5.6'],
  },
  {
    term: 'Tortuga',
    meaning:
      'Le secteur central, d’où partent tous les vaisseaux. On y achète de l’Influence, et sa conquête annonce la fin.',
    rules: ['1.1', '5.7', '6.2'],
  },
  {
    term: 'total',
    meaning:
      'Ce qu’un camp réunit en combat : Manœuvres des cartes, capacités, jetons Bonus Tourelles et, pour le Défenseur, la moitié de la Défense.',
    rules: ['4.6', '4.7', '4.8'],
  },
  {
    term: 'tour',
    meaning: 'Le moment de jouer des cartes et d’agir. Il finit quand vous le dites ; vous piochez alors cinq cartes.',
    rules: ['2.1', '2.2'],
  },
  {
    term: 'Tourelles',
    meaning: 'Un secteur de l’anneau. Son jeton Bonus ajoute 1 à votre total dans chaque combat.',
    rules: ['4.7', '5.9'],
  },
  {
    term: 'trêve',
    meaning: 'Une option de table : après cinquante manches sans vainqueur, qui a le plus d’Influence l’emporte.',
    rules: ['6.6'],
  },
  {
    term: 'vaisseau',
    meaning:
      'Votre figurine sur le plateau. Là où elle est, vous achetez, collectez, sondez, capturez, conquérez et attaquez. Sa carte est une de vos cartes de départ.',
    rules: ['1.8', '1.9', '1.10'],
  },
  {
    term: 'Vortex',
    meaning: 'Un secteur spécial. Sa capacité détruit une carte que vous avez jouée ce tour-ci.',
    rules: ['5.8'],
  },
];
