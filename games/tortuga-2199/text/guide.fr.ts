import type { Guide } from '@haven/text-kit';
import { glossaryFr } from './glossary.fr.ts';

/** How to play, in French. */
export const guideFr: Guide = {
  goal: [
    'Le premier capitaine à réunir 15 points d’Influence gagne aussitôt. L’Influence vient des secteurs que vous contrôlez, des créatures que vous chassez, des combats que vous gagnez et des Cryptos que vous dépensez à Tortuga.',
    'Autre voie : conquérir le secteur Tortuga pour 15 Manœuvres. Chacun des autres joue alors un dernier tour, puis qui a le plus d’Influence l’emporte.',
    'Deux scénarios changent la donne. Avec les Pirates agressifs, attaquer rapporte davantage et la conquête de Tortuga met aussitôt fin à la partie. Avec les Pirates pacifiques, on n’attaque jamais et une conquête peut se payer en Cryptos.',
  ],
  turn: [
    {
      title: 'Avant tout',
      text: 'Reposez votre vaisseau sur le plateau s’il est dans votre Soute. Vous pouvez ensuite récupérer votre carte Réservée.',
      rules: ['2.10', '3.1', '4.11'],
    },
    {
      title: 'Jouer des cartes : gratuit',
      text: 'Les Cryptos servent à acheter, les Manœuvres à agir. Tout s’additionne pour ce tour et se dépense dans l’ordre de votre choix. Une capacité s’utilise au moment de jouer la carte.',
      rules: ['2.4', '2.5', '2.8', '3.2'],
    },
    {
      title: '1 Manœuvre',
      text: 'Se déplacer vers un secteur adjacent ; ou collecter le jeton Minerais de votre secteur, qui vaudra 1 Crypto quand vous voudrez ; ou sonder la Créature chassée de votre secteur.',
      rules: ['3.5', '3.6', '3.7'],
    },
    {
      title: '2 Manœuvres',
      text: 'Détruire une carte que vous avez jouée ce tour-ci : une carte faible de moins dans votre deck.',
      rules: ['3.9'],
    },
    {
      title: 'La difficulté, en Manœuvres',
      text: 'Capturer dans son secteur une créature que vous avez sondée : 1 point d’Influence, et sa carte pour votre deck.',
      rules: ['3.10'],
    },
    {
      title: 'La Défense plus 1, en Manœuvres',
      text: 'Conquérir le secteur où vous êtes : au début 3 pour un Terminal commercial ou des Tourelles, 5 pour un secteur spécial, toujours 15 pour Tortuga.',
      rules: ['3.12', '5.1', '5.7'],
    },
    {
      title: '1 Crypto',
      text: 'Renouveler le marché d’un secteur spécial : une carte visible passe sous la pioche, la suivante est révélée.',
      rules: ['3.4'],
    },
    {
      title: '2 Cryptos',
      text: 'Réserver une carte de votre main pour un tour suivant.',
      rules: ['3.8'],
    },
    {
      title: 'Le prix en Cryptos',
      text: 'Acheter une carte là où est votre vaisseau, à son coût. Renforcer un secteur que vous contrôlez, d’où que vous soyez, au prix de sa nouvelle Défense. À Tortuga, acheter 1 point d’Influence pour 7.',
      rules: ['3.3', '3.13', '5.7'],
    },
    {
      title: 'Gratuit',
      text: 'Attaquer un vaisseau de votre secteur. Convertir une carte Chasse de votre main en points d’Influence. Utiliser une fois la capacité d’un secteur spécial que vous contrôlez et où vous êtes.',
      rules: ['3.14', '3.11', '5.2'],
    },
    {
      title: 'À la fin',
      text: 'Toutes vos cartes, jouées ou non, vont à la défausse. Piochez-en cinq nouvelles ; c’est au capitaine suivant.',
      rules: ['2.2', '2.3'],
    },
  ],
  examples: [
    {
      title: 'Un premier tour : jouer et acheter',
      paragraphs: [
        'Vous avez en main quatre cartes Extraction et une carte Manœuvre ; votre vaisseau est à Tortuga. Vous jouez les cinq : 4 Cryptos et 1 Manœuvre pour ce tour.',
        'La Manœuvre vous mène dans un Terminal commercial adjacent. On y vend des cartes T : vous achetez deux Hackers à 2 Cryptos pièce, qui vont à votre défausse.',
        'Il ne reste rien à dépenser. Les cinq cartes jouées rejoignent la défausse et vous piochez cinq cartes. Quand votre deck sera vide, les Hackers y seront mélangés avec le reste.',
      ],
      rules: ['3.2', '3.3', '3.5', '2.2'],
    },
    {
      title: 'Minerais et chasse : un jeton aide à payer',
      paragraphs: [
        'À Tortuga, vous jouez trois cartes Manœuvre et une carte Extraction : 3 Manœuvres et 1 Crypto. Vous gardez encore un peu votre Booster, qui déplace votre vaisseau de 3 secteurs au plus.',
        'Première Manœuvre : vous allez dans un Terminal commercial. Deuxième : vous collectez son jeton Minerais. Puis le Booster vous emmène au Vortex. Troisième Manœuvre : vous sondez la créature du lieu. Vous apprenez en secret que c’est le Robot, difficulté 2 ; tous voient votre marqueur sur son jeton.',
        'Au Vortex, un Mercenaire est en vente pour 2 Cryptos. La carte Extraction en paie 1, le jeton Minerais l’autre ; le jeton dépensé rejoint le dépôt des Mines.',
      ],
      rules: ['3.5', '3.6', '3.6.1', '3.7', '3.3'],
    },
    {
      title: 'Réserver et détruire : un meilleur deck',
      paragraphs: [
        'Vous avez deux cartes Extraction et trois cartes Manœuvre. Vous jouez les Extractions et, pour leurs 2 Cryptos, vous réservez une des cartes Manœuvre.',
        'Vous jouez les deux autres cartes Manœuvre. Pour leurs 2 Manœuvres, vous détruisez une des Extractions que vous venez de jouer : elle retourne dans la boîte pour de bon, et votre deck compte une carte faible de moins.',
        'Au début de votre prochain tour, vous pourrez récupérer la carte Réservée et commencer avec six cartes au lieu de cinq.',
      ],
      rules: ['3.8', '3.9', '3.1'],
    },
    {
      title: 'Une capture et une conquête',
      paragraphs: [
        'Vous êtes dans le Vortex, où vous avez sondé le Robot. Vous récupérez le Booster de votre Réserve et jouez trois cartes Manœuvre, un Garde du corps (3) et un Mercenaire (2) : 8 Manœuvres.',
        'Pour 2 d’entre elles, vous capturez le Robot : 1 point d’Influence, son jeton, et sa carte dans votre défausse. Il en reste 6.',
        'Le Booster vous emmène trois secteurs plus loin, dans un Terminal commercial qu’un rival contrôle avec une Défense de 5. Son vaisseau est ailleurs, on peut donc conquérir le secteur : 5 + 1 = 6 Manœuvres. Votre marqueur va sur le 6. Le rival vous remet le jeton Contrôle, qui vaut 1 point d’Influence, et le jeton Bonus, qui vous donne tout de suite 1 Crypto.',
      ],
      rules: ['3.1', '3.10', '3.12', '3.12.1', '3.12.4', '5.6'],
    },
    {
      title: 'Huit contre sept : une attaque',
      paragraphs: [
        'Vous contrôlez le Vortex et vous y êtes. Avec le Booster de votre Réserve, vous avez six cartes : deux Hackers, deux Gardes du corps, un Mercenaire et le Booster. Vous jouez les Hackers, qui donnent 4 Cryptos, et utilisez la capacité du Vortex : vous détruisez sans payer un des deux Hackers, et ses Cryptos vous restent.',
        'Le Booster vous emmène aux Mines. Un rival les contrôle avec une Défense de 5 et s’y trouve : impossible de les conquérir, vous attaquez. Vous posez trois cartes face cachée, le rival répond avec trois.',
        'Vos deux Gardes du corps et le Mercenaire font 3 + 3 + 2 = 8. Les deux Éclaireuses et la carte Manœuvre du rival font 2 + 2 + 1 = 5, et la moitié de la Défense, arrondie à l’inférieur, ajoute 2 : 7. Vous gagnez.',
        'Une des trois cartes du rival est détruite au hasard, son vaisseau va dans sa Soute, vous recevez 1 point d’Influence de la banque et lui prendriez un jeton Influence s’il en avait. Les Mines sont à vous, avec une Défense de 6. Le rival pioche jusqu’à avoir cinq cartes en main.',
        'Vous utilisez aussitôt la capacité des Mines : un jeton Minerais du dépôt. Avec vos 4 Cryptos, il paie le Prospecteur, qui en coûte 5.',
      ],
      rules: ['5.8', '3.14', '4.8', '4.9', '4.10', '4.12', '4.13', '4.14', '5.5'],
    },
    {
      title: 'Une défense : capacités, Tourelles et égalité',
      paragraphs: [
        'Vous attaquez un rival dans le secteur Recherches scientifiques, qu’il contrôle avec une Défense de 5. Vous utilisez le Soldat renégat (2 Manœuvres, +1 en Attaque) et le Saboteur (2 Manœuvres, adversaire −1), et vous avez un jeton Bonus Tourelles.',
        'Votre total : 2 + 2 pour les cartes, 1 pour la capacité d’attaque, 1 pour les Tourelles, soit 6.',
        'Le rival utilise l’Artilleuse des boucliers (1 Manœuvre, +2 en Défense) et une Éclaireuse (2 Manœuvres) : 3 pour les cartes, 2 pour la capacité, 1 de moins à cause du Saboteur et 2 pour le secteur, soit 6 également.',
        'À égalité, le Défenseur gagne. Une de vos deux cartes est détruite au hasard, l’autre va à votre défausse, et votre vaisseau dans votre Soute. Le rival vous prend un jeton Influence. Votre tour continue, mais sans vaisseau sur le plateau.',
      ],
      rules: ['4.5', '4.6', '4.7', '4.8', '4.9', '4.11', '4.16', '8.3.17', '8.3.18', '8.3.21'],
    },
    {
      title: 'Compter jusqu’à 15',
      paragraphs: [
        'Vous avez déjà capturé trois créatures, soit 3 points d’Influence, et converti deux de leurs cartes : le Kraken pour 3, l’Hydre de poussière pour 2. Une attaque gagnée en a rapporté 1 de la banque. Cela fait 9 en jetons Influence.',
        'Vous contrôlez un Terminal commercial (1), des Tourelles (1) et le Vortex (2) : 4 de plus, 13 en tout.',
        'À Tortuga, vous jouez deux Courtiers et une Extraction, qui donnent 7 Cryptos, et achetez 1 point d’Influence : 14. Puis vous convertissez la troisième créature, le Robot, que vous avez en main : 15. Vous gagnez sur-le-champ, avant même la fin du tour.',
      ],
      rules: ['3.10', '3.11', '4.12', '5.1', '5.7', '6.1'],
    },
    {
      title: 'Tortuga tombe',
      paragraphs: [
        'Vous avez 8 points d’Influence et conquérez Tortuga pour 15 Manœuvres. Son jeton Contrôle en rapporte 3 : vous en avez 11, pas 15, et le dernier tour commence. Vous finissez le vôtre ; puis chacun des autres en joue un dernier, sans pouvoir conquérir ni attaquer.',
        'Un rival a 9 points et convertit le Golem de cristal pour 2 : 11 aussi. Personne n’en a davantage. À égalité avec le conquérant de Tortuga, il passe derrière : vous gagnez.',
      ],
      rules: ['5.7', '6.2', '6.3', '6.4'],
    },
  ],
  glossary: glossaryFr,
};
