import { deal, type Lesson } from '@haven/text-kit';
import { LONG_RACE } from './long-games.ts';

export const hunting: Lesson = {
  id: 'hunting',
  title: { en: 'Hunting', fr: 'La chasse', ru: 'Охота' },
  teaches: ['§1.4', '§1.7', '§3.7', '§3.10', '§3.11'],
  table: { seats: 2, seed: deal(7) },
  before: LONG_RACE.slice(0, 155),
  steps: [
    {
      say: {
        en: 'A later turn of the same game: both captains have some Influence by now. A creature hides in almost every sector. For 1 Manoeuvre you explore it: you look at its token in secret. Here you already have.',
        fr: 'Plus tard dans la partie : chacun a déjà un peu d’Influence. Une créature se terre dans presque tous les secteurs. Pour 1 Manœuvre, vous pouvez la sonder : regarder son jeton en secret. Ici, c’est déjà fait.',
        ru: 'Та же партия, позже: у обоих капитанов уже есть влияние. Почти в каждом секторе есть цель охоты. За 1 манёвр её можно исследовать: тайно посмотреть жетон. Здесь вы это уже сделали.',
      },
      at: ['sector post-4'],
    },
    {
      say: {
        en: 'It is the Void Ray, difficulty 3. To capture it you need 3 Manoeuvre. Play the Manoeuvre card for the first.',
        fr: 'C’est la Raie du vide, difficulté 3. Pour la capturer, il faut 3 Manœuvres. Jouez la première.',
        ru: 'Это «Скат пустоты», сложность 3. Чтобы его захватить, нужно 3 манёвра. Разыграйте первый.',
      },
      at: ['in-hand play manoeuvre', 'part fan'],
      ask: 'play manoeuvre',
    },
    {
      say: {
        en: 'Play the Renegade Trooper as well: 2 more.',
        fr: 'Jouez aussi la carte Soldat renégat : 2 de plus.',
        ru: 'Разыграйте и карту «Солдат-ренегат»: ещё 2.',
      },
      at: ['in-hand play renegade-trooper', 'part fan'],
      ask: 'play renegade-trooper',
    },
    {
      say: {
        en: 'Three Manoeuvre. Capture it!',
        fr: 'Trois Manœuvres. Capturez-la !',
        ru: '3 манёвра. Захватывайте!',
      },
      at: ['move capture', 'tab actions'],
      ask: 'capture',
      later: {
        en: 'That can wait. Another captain could capture the creature before you: do it now.',
        fr: 'Cela peut attendre. Un autre capitaine pourrait capturer la créature avant vous : faites-le maintenant.',
        ru: 'Это подождёт. Другой капитан может захватить цель охоты раньше: сделайте это сейчас.',
      },
    },
    {
      say: {
        en: '1 Influence at once, and the Void Ray’s card for your deck. Play it later for what it gives, or redeem it from your hand: it leaves the game and brings the Influence printed on it, 1 to 4. Several can be redeemed in one turn.',
        fr: '1 point d’Influence aussitôt, et sa carte pour votre deck : à jouer plus tard, ou à convertir depuis votre main, ce qui l’écarte de la partie et rapporte 1 à 4 points d’Influence. On peut en convertir plusieurs par tour.',
        ru: 'Сразу 1 очко влияния, а карта «Скат пустоты» идёт в ваш сброс. Позже её можно разыграть или сдать из руки: она выйдет из игры и принесёт указанное на ней влияние, от 1 до 4. За ход можно сдать несколько таких карт.',
      },
    },
  ],
};
