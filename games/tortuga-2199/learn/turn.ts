import { deal, type Lesson } from '@haven/text-kit';

export const turn: Lesson = {
  id: 'turn',
  title: { en: 'Your turn', fr: 'Votre tour', ru: 'Ваш ход' },
  teaches: ['§2.2', '§2.3', '§2.4', '§2.5', '§3.2'],
  table: { seats: 2, seed: deal(7) },
  before: ['0 ship comet', '1 ship galleon'],
  steps: [
    {
      say: {
        en: 'You are one of the captains of a pirate planet. The first with 15 Influence wins, and everything you do is paid for with cards.',
        fr: 'Vous êtes capitaine pirate au-dessus d’une planète. Qui atteint 15 points d’Influence l’emporte aussitôt, et tout se paie avec des cartes.',
        ru: 'Вы — один из капитанов на планете пиратов. Кто первым наберёт 15 очков влияния, тот победил, а за всё платят картами.',
      },
      at: ['sector tortuga'],
    },
    {
      say: {
        en: 'Cards give Crypto or Manoeuvre. Play Mining: it gives 1 Crypto.',
        fr: 'Les cartes donnent des Cryptos ou des Manœuvres. Jouez la carte Extraction : elle donne 1 Crypto.',
        ru: 'Карты дают крипто или манёвры. Разыграйте карту «Майнинг»: она даёт 1 крипто.',
      },
      at: ['in-hand play mining', 'part fan'],
      ask: 'play mining',
    },
    {
      say: {
        en: 'Now the Manoeuvre card: it gives 1 Manoeuvre.',
        fr: 'Maintenant la carte Manœuvre : elle donne 1 Manœuvre.',
        ru: 'Теперь карту «Импульс»: она даёт 1 манёвр.',
      },
      at: ['in-hand play manoeuvre', 'part fan'],
      ask: 'play manoeuvre',
    },
    {
      say: {
        en: 'This is your pool for the turn. Remember one sentence: Crypto buys, Manoeuvre acts. What is left of them at the end of the turn is lost; only Minerals tokens stay.',
        fr: 'Voici vos ressources du tour. Une phrase à retenir : les Cryptos servent à acheter, les Manœuvres à agir. Ce qu’il en reste à la fin du tour est perdu ; seuls les jetons Minerais se gardent.',
        ru: 'Это ваши ресурсы на ход. Запомните одно: на крипто покупают, манёврами действуют. Что осталось от них в конце хода, пропадает; остаются только минералы.',
      },
      at: ['part pool'],
    },
    {
      say: {
        en: 'Some cards also have an ability, which is written on them. Play the card of your spaceship, Comet: it gives 1 Crypto, and its ability a move without paying.',
        fr: 'Certaines cartes ont aussi une capacité, écrite dessus. Jouez la carte de votre vaisseau, Comète : elle donne 1 Crypto, et sa capacité un déplacement gratuit.',
        ru: 'У некоторых карт есть и свойство, оно на них написано. Разыграйте карту корабля «Комета»: она даёт 1 крипто, а её свойство — бесплатное перемещение.',
      },
      at: ['in-hand play comet', 'part fan'],
      ask: 'play comet',
    },
    {
      say: {
        en: 'Choose where the ability takes you: to Post Beta, one of the Trading Posts.',
        fr: 'Choisissez où la capacité vous mène : au Terminal Bêta, l’un des Terminaux commerciaux.',
        ru: 'Выберите, куда лететь: на Пост Бета, один из Торговых постов.',
      },
      at: ['sector post-2', 'move use move post-2', 'part open-sheet'],
      ask: 'use move post-2',
      later: {
        en: 'You could go there, or stay, but this lesson goes on at the Trading Post.',
        fr: 'Vous pourriez aller là, ou rester ; mais la leçon continue au Terminal commercial.',
        ru: 'Можно и туда, и остаться, но урок продолжается на Торговом посту.',
      },
    },
    {
      say: {
        en: 'The number in its corner is what a card costs; the one after × is how many are left. You have 2 Crypto: enough for a Hacker, which gives more than Mining. Buy it.',
        fr: 'Dans son coin, le coût d’une carte ; après ×, combien il en reste. Vous avez 2 Cryptos : assez pour la carte Hacker, qui rapporte plus que la carte Extraction. Achetez-la.',
        ru: 'Число в углу карты — её цена, а число после × — сколько таких карт осталось. У вас 2 крипто: хватит на карту «Хакер», она даёт больше, чем «Майнинг». Купите её.',
      },
      at: ['offer hacker', 'tab market'],
      ask: 'buy hacker',
    },
    {
      say: {
        en: 'A bought card goes to your discard pile. When your deck runs out, that pile is shuffled, and sooner or later you draw the Hacker. Your turn goes on in the next chapter.',
        fr: 'Une carte achetée va dans votre défausse. Quand votre deck est vide, elle est mélangée, et la nouvelle carte arrive en main. Votre tour continue au chapitre suivant.',
        ru: 'Купленная карта уходит в сброс. Когда колода кончится, сброс перемешают, и новая карта придёт вам в руку. Ваш ход продолжится в следующей главе.',
      },
      tucked: {
        en: 'The discard pile is under Captains.',
        fr: 'La défausse se voit sous « Capitaines ».',
        ru: 'Сброс виден на вкладке «Капитаны».',
      },
      at: ['about discard', 'tab captains'],
    },
  ],
};
