import { deal, type Lesson } from '@haven/text-kit';

export const shop: Lesson = {
  id: 'shop',
  title: { en: 'The Galactic Enterprise', fr: 'Le Comptoir galactique', ru: 'Торговый дом «Галактика»' },
  teaches: ['§6.2', '§6.5', '§6.6', '§6.7', '§6.9', '§6.10', '§6.12'],
  table: { seats: 1, seed: deal(1596) },
  before: ['0 engage KS', '0 fire', '0 strike', '0 brace', '0 endure', '0 fire', '0 strike'],
  steps: [
    {
      say: {
        en: 'Between the sectors you visit the shop. Here bounties become credits, and credits become a better ship. Sell your king.',
        fr: 'Entre deux secteurs, vous passez au comptoir. Les primes y deviennent des crédits, et les crédits un meilleur vaisseau. Vendez votre roi.',
        ru: 'Между секторами вы попадаете в магазин. Добыча становится кредитами, а кредиты — лучшим кораблём. Продайте короля.',
      },
      at: ['move sell KS'],
      ask: 'sell KS',
    },
    {
      say: {
        en: '9 for a king and 5 for taking him alive: 14 credits. Whatever you have left at the end of the run is your score, so spend with care.',
        fr: '9 pour un roi, et 5 pour l’avoir pris vivant : 14 crédits. Ce qui vous reste à la fin de l’expédition est votre score : dépensez avec mesure.',
        ru: '9 за короля и 5 за то, что он живой: 14 кредитов. Всё, что останется в конце рейда, — ваш счёт, так что тратьте с умом.',
      },
      at: ['part credits'],
    },
    {
      say: {
        en: 'The shelf. Small parts cost 1, the best ones 7. Buy the 3♠ for 1 credit.',
        fr: 'L’étal. Les petites pièces coûtent 1, les meilleures 7. Achetez le 3♠ pour 1 crédit.',
        ru: 'Прилавок. Мелкие детали стоят 1, лучшие — 7. Купите 3♠ за 1 кредит.',
      },
      at: ['move buy 3S'],
      ask: 'buy 3S',
      later: {
        en: 'You can afford that, but first the 3♠: it is the only part here that you can fit next.',
        fr: 'Vous en avez les moyens, mais prenez d’abord le 3♠ : c’est la seule pièce à installer tout de suite.',
        ru: 'Это вам по карману, но сначала 3♠: только эту деталь можно установить прямо сейчас.',
      },
    },
    {
      say: {
        en: 'Engines stand at 2, and 3 is the next step. Fit the 3♠ for 1 credit: it stays for the whole run.',
        fr: 'Vos moteurs sont à 2, et 3 est la marche suivante. Installez le 3♠ pour 1 crédit : il reste en place toute l’expédition.',
        ru: 'Мощность двигателей — 2, следующая ступень — 3. Установите 3♠ за 1 кредит: деталь останется до конца рейда.',
      },
      at: ['system engines'],
      ask: 'fit 3S',
    },
    {
      say: {
        en: 'Engines: 3, in every battle from now on. Parts are fitted in order, without gaps: the 4♠ is next.',
        fr: 'Moteurs : 3, dans tous les combats à venir. Les pièces s’installent dans l’ordre, sans trou : la suivante est le 4♠.',
        ru: 'Двигатели: 3, и так в каждом бою. Детали ставят по порядку, без пропусков: следующая — 4♠.',
      },
      at: ['system engines'],
    },
    {
      say: {
        en: 'Life support is at 6. Each heart costs 1 credit: heal all four.',
        fr: 'La vie du vaisseau est à 6. Chaque cœur coûte 1 crédit : récupérez les quatre.',
        ru: 'Жизнеобеспечение — 6. Каждое сердце стоит 1 кредит: восстановите все четыре.',
      },
      at: ['choice heal'],
      ask: 'heal 4',
      later: {
        en: 'Possible, but all four are worth it before three enemies in a row.',
        fr: 'C’est permis, mais avant trois ennemis de suite, les quatre valent la dépense.',
        ru: 'Так можно, но впереди три противника подряд: лучше восстановить все четыре.',
      },
    },
    {
      say: {
        en: 'For 3 credits the back room brings five more parts. Not today: 8 credits are a good start. On to sector 2!',
        fr: 'Pour 3 crédits, l’arrière-boutique ajoute cinq pièces à l’étal. Pas aujourd’hui : 8 crédits, c’est un bon début. En route pour le secteur 2 !',
        ru: 'За 3 кредита из подсобки вынесут ещё пять деталей. Не сегодня: 8 кредитов — неплохое начало. Летим в сектор 2!',
      },
      at: ['choice leave'],
      ask: 'leave',
      later: {
        en: 'Nothing wrong with that, but this chapter saves its credits. Fly on to sector 2.',
        fr: 'Rien ne s’y oppose, mais dans ce chapitre on économise. Partez pour le secteur 2.',
        ru: 'Можно и так, но в этой главе мы экономим. Летите в сектор 2.',
      },
    },
    {
      say: {
        en: 'Three outlaws wait here. Only the front row lies face up; the next one is revealed when it is beaten.',
        fr: 'Trois hors-la-loi vous attendent. Seul le premier rang est dévoilé ; le suivant le sera une fois le premier battu.',
        ru: 'Здесь ждут трое преступников. Открыт только передний ряд; следующий откроется, когда вы победите всех в переднем.',
      },
      at: ['enemy JS'],
    },
  ],
};
