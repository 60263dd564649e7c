import { deal, type Lesson, lineOf } from '@haven/text-kit';
import { moving } from './moving.ts';

export const market: Lesson = {
  id: 'market',
  title: { en: 'The market', fr: 'Le marché', ru: 'Рынок' },
  teaches: ['§1.5', '§1.6', '§2.6', '§3.1', '§3.3', '§3.4', '§3.8', '§3.9'],
  table: { seats: 2, seed: deal(7) },
  before: [
    ...lineOf(moving),
    ...['0 play mining', '0 play mining', '0 play mining', '0 play booster', '0 use move mines'],
  ],
  steps: [
    {
      say: {
        en: 'Three Mining cards gave 3 Crypto, and a Booster carried you to the Mines. You can only buy what is sold where your spaceship is.',
        fr: 'Trois cartes Extraction ont donné 3 Cryptos, et un Booster a conduit votre vaisseau dans le secteur des Mines. On n’achète que ce qui se vend là où est le vaisseau.',
        ru: 'Три карты «Майнинг» дали 3 крипто, а «Ускоритель» привёл вас в Шахты. Купить можно только то, что продаётся там, где ваш корабль.',
      },
      at: ['sector mines'],
    },
    {
      say: {
        en: 'The Mines are a special sector: they sell from a deck of their own, with two cards face up.',
        fr: 'Les Mines sont un secteur spécial : elles vendent les cartes de leur propre pioche, dont deux sont visibles.',
        ru: 'Шахты — особый сектор: у них своя колода на продажу, две её карты открыты.',
      },
      tucked: {
        en: 'They are under Market.',
        fr: 'Elles sont sous « Marché ».',
        ru: 'Они на вкладке «Рынок».',
      },
      at: ['market mines', 'tab market'],
    },
    {
      say: {
        en: 'Tortuga, Trading Posts and Turrets have no deck: they all sell the same plain cards. That is the T market, T for their first letter.',
        fr: 'Tortuga, Terminaux et Tourelles n’ont pas de pioche : on y vend partout les mêmes cartes simples. C’est le marché T, d’après leur initiale.',
        ru: 'У Тортуги, Торговых постов и Турелей колод нет: везде продаются одни и те же простые карты. Это рынок Т, по первой букве.',
      },
      at: ['market T', 'tab market'],
    },
    {
      say: {
        en: 'The Assayer costs 4. You have 3 Crypto and a Minerals token, which counts as the fourth. Buy it.',
        fr: 'La carte Essayeur coûte 4. Vous avez 3 Cryptos, et un jeton Minerais qui vaut le quatrième. Achetez-la.',
        ru: 'Карта «Пробирщица» стоит 4. У вас 3 крипто и минерал, который заменит четвёртый. Купите её.',
      },
      at: ['offer assayer', 'tab market'],
      ask: 'buy assayer',
      later: {
        en: 'Possible too. But Crypto that you do not spend is lost: take the Assayer.',
        fr: 'C’est possible aussi. Mais les Cryptos non dépensés sont perdus : prenez la carte Essayeur.',
        ru: 'Тоже можно. Но непотраченные крипто пропадут: берите карту «Пробирщица».',
      },
    },
    {
      say: {
        en: 'The next card of the deck was revealed in its place. If you like neither of the two, 1 Crypto sends one to the bottom of the deck. The token you spent went to the cache of the Mines, a store from which some cards take tokens.',
        fr: 'La carte suivante de la pioche a pris sa place. Si aucune des deux ne vous plaît, 1 Crypto en envoie une sous la pioche. Le jeton dépensé va au dépôt des Mines, où certaines cartes permettent d’en prendre.',
        ru: 'На её место открылась следующая карта колоды. Если обе не нравятся, за 1 крипто одну можно убрать под низ колоды. Потраченный минерал ушёл в запас Шахт: некоторые карты берут минералы оттуда.',
      },
      at: ['market mines', 'tab market'],
    },
    {
      say: {
        en: 'A card that you would rather use later can wait in the reserve: for 2 Crypto it goes there from your hand, and at the beginning of a later turn you may take it back, besides your five. There is room for one.',
        fr: 'Une carte qui servira mieux plus tard peut attendre en Réserve : pour 2 Cryptos, elle y passe de votre main, et vous pourrez la reprendre au début d’un autre tour, en plus des cinq. Il n’y a qu’une place.',
        ru: 'Карта, которая пригодится позже, может подождать в резерве: за 2 крипто она уходит туда из руки, а в начале одного из следующих ходов её можно забрать шестой картой. Место там одно.',
      },
      tucked: {
        en: 'It is beside your deck: close what lies open to see it.',
        fr: 'Elle est à côté de votre deck : fermez ce qui est ouvert pour la voir.',
        ru: 'Он рядом с вашей колодой: закройте открытое, и увидите его.',
      },
      at: ['about reserve', 'part open-sheet', 'part fan'],
    },
    {
      say: {
        en: 'Weak cards crowd out good ones. So for 2 Manoeuvre you may destroy a card you have played this turn, such as Mining: what it gave stays, the card leaves the game, and better cards come up more often.',
        fr: 'Les cartes faibles retardent les bonnes. Pour 2 Manœuvres, vous pouvez donc détruire une carte jouée ce tour-ci, par exemple Extraction : son gain vous reste, elle quitte la partie, et les bonnes reviennent plus vite.',
        ru: 'Слабые карты мешают сильным. Поэтому за 2 манёвра можно уничтожить карту, разыгранную в этот ход, например «Майнинг»: что она дала, останется, сама она выйдет из игры, а хорошие будут приходить чаще.',
      },
      at: ['about action destroy', 'tab actions'],
    },
  ],
};
