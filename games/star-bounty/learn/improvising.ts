import { deal, type Lesson } from '@haven/text-kit';

export const improvising: Lesson = {
  id: 'improvising',
  title: { en: 'Improvising and drones', fr: 'Improvisation et drones', ru: 'Импровизация и дроны' },
  teaches: ['§4.4', '§4.5', '§4.7', '§4.8', '§4.9', '§4.11'],
  table: { seats: 1, seed: deal(23) },
  before: ['0 engage QS'],
  steps: [
    {
      say: {
        en: 'A queen has 20 health: dice alone take a long time. Your hand holds ship parts, and each can help once.',
        fr: 'Une dame a 20 points de vie : avec les dés seuls, c’est long. Vos pièces en main peuvent aider, une fois chacune.',
        ru: 'У дамы прочность 20: одними кубиками это надолго. В руке детали, и каждая может помочь один раз.',
      },
      at: ['part hand'],
    },
    {
      say: {
        en: 'Clubs serve your ballistics, diamonds your shields, spades your engines. Roll first, decide afterwards: fire.',
        fr: 'Les trèfles servent vos canons, les carreaux vos boucliers, les piques vos moteurs. Lancez d’abord les dés, vous déciderez ensuite : faites feu.',
        ru: 'Трефы помогают орудиям, бубны — щитам, пики — двигателям. Сначала бросьте кубики, решите потом: огонь.',
      },
      at: ['choice fire'],
      ask: 'fire',
      later: {
        en: 'Before the roll works too, but afterwards you know what it is worth.',
        fr: 'Avant le jet, c’est permis aussi ; mais après, vous savez ce que cela vaut.',
        ru: 'До броска тоже можно, но после него видно, чего это стоит.',
      },
    },
    {
      say: {
        en: '6 and 2, plus 2: 10 damage. Improvise the 4♣ to make it 14: choose it in your hand, and confirm.',
        fr: '6 et 2, plus 2 : 10 dégâts. Improvisez avec le 4♣ pour arriver à 14 : choisissez-le dans votre main et confirmez.',
        ru: '6 и 2, плюс 2: 10 урона. Импровизируйте картой 4♣, и будет 14: выберите её в руке и подтвердите.',
      },
      at: ['move improvise 4C'],
      ask: 'improvise 4C',
      later: {
        en: 'That is possible, but the 4♣ is cheaper than a drone. Take the card.',
        fr: 'C’est possible, mais le 4♣ coûte moins cher qu’un drone. Prenez la carte.',
        ru: 'Так можно, но 4♣ обойдётся дешевле дрона. Возьмите карту.',
      },
    },
    {
      say: {
        en: 'The card is spent: it goes to the salvage and serves this one shot. Let it land.',
        fr: 'La carte est dépensée : elle part à la casse et ne sert qu’à ce tir. Validez-le.',
        ru: 'Карта потрачена: она уйдёт в утиль и послужит только этому выстрелу. Нанесите урон.',
      },
      at: ['choice strike'],
      ask: 'strike',
    },
    {
      say: {
        en: '6 health left. Now she answers: brace.',
        fr: 'Encore 6 points de vie. Elle riposte : préparez-vous.',
        ru: 'Осталась прочность 6. Теперь отвечает дама: приготовьтесь.',
      },
      at: ['choice brace'],
      ask: 'brace',
    },
    {
      say: {
        en: '2 and 6, heads: 16! Shields stop 2, and 14 would leave your ship critical: one more hit destroys it. Time for a drone: it lifts one system to 10. Send it to the shields.',
        fr: '2 et 6, face : 16 ! Les boucliers en arrêtent 2, et 14 vous mettraient en état critique ; un coup de plus détruirait le vaisseau. Un drone porte un système à 10 : envoyez-le aux boucliers.',
        ru: '2 и 6, орёл: 16! Щиты остановят 2, а 14 урона — это критическое состояние: ещё одно попадание погубит корабль. Дрон поднимает систему до 10: отправьте его к щитам.',
      },
      at: ['move drone shields'],
      ask: 'drone shields',
      later: {
        en: 'A good thought, and you will need it in a moment. First the drone, to the shields.',
        fr: 'Bonne idée, et vous en aurez besoin tout de suite. D’abord le drone, aux boucliers.',
        ru: 'Хорошая мысль, и она сейчас пригодится. Но сначала дрон — к щитам.',
      },
    },
    {
      say: {
        en: '10 of 16 are stopped. The 6♦ stops the other 6: improvise it.',
        fr: '10 dégâts sur 16 sont arrêtés. Le 6♦ arrête les 6 autres : improvisez avec lui.',
        ru: 'Остановлено 10 из 16. Остальные 6 остановит 6♦: импровизируйте этой картой.',
      },
      at: ['move improvise 6D'],
      ask: 'improvise 6D',
      later: {
        en: '6 more have to be stopped, and the 6♦ does just that. Keep the rest for later.',
        fr: 'Il reste 6 dégâts à arrêter : le 6♦ suffit tout juste. Gardez le reste pour plus tard.',
        ru: 'Нужно остановить ровно 6: хватит и 6♦. Остальное приберегите.',
      },
    },
    {
      say: {
        en: 'Nothing gets through. Take the fire.',
        fr: 'Rien ne passe plus. Encaissez le tir.',
        ru: 'Теперь ничего не пройдёт. Примите огонь.',
      },
      at: ['choice endure'],
      ask: 'endure',
    },
    {
      say: {
        en: 'The improvised card is gone, but the drone serves until this battle ends. Fire.',
        fr: 'La carte improvisée a disparu, mais le drone sert jusqu’à la fin du combat. Feu.',
        ru: 'Карты больше нет, а дрон служит до конца боя. Огонь.',
      },
      at: ['choice fire'],
      ask: 'fire',
    },
    {
      say: {
        en: '2 and 3, plus 2: 7 damage against 6 health. That beats her. Let it land.',
        fr: '2 et 3, plus 2 : 7 dégâts contre 6 points de vie. C’est gagné. Validez.',
        ru: '2 и 3, плюс 2: 7 урона при прочности 6. Этого хватит. Нанесите урон.',
      },
      at: ['choice strike'],
      ask: 'strike',
    },
    {
      say: {
        en: 'Won without a scratch. One drone is wrecked now: a repair costs 10 credits, so send drones only when it matters.',
        fr: 'Gagné sans une égratignure. Mais un drone est hors d’usage, et le réparer coûte 10 crédits : n’en envoyez qu’au bon moment.',
        ru: 'Победа без единой царапины. Но один дрон сломан: починка стоит 10 кредитов, поэтому отправляйте дроны только в нужный момент.',
      },
      at: ['part drones'],
    },
  ],
};
