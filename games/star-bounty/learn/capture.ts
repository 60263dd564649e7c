import { deal, type Lesson } from '@haven/text-kit';

export const capture: Lesson = {
  id: 'capture',
  title: { en: 'Capture or destroy', fr: 'Capturer ou abattre', ru: 'Взять в плен или уничтожить' },
  teaches: ['§3.3', '§3.4', '§3.5', '§6.3', '§6.4'],
  table: { seats: 1, seed: deal(842) },
  before: [],
  steps: [
    {
      say: {
        en: 'Hearts are special: they switch off nothing, but any damage from them makes your ship critical at once, one hit from destruction. Better to end this quickly.',
        fr: 'Les cœurs sont à part : ils ne mettent rien hors service, mais le moindre dégât de leur part vous met aussitôt en état critique, à un coup de la destruction. Mieux vaut en finir vite.',
        ru: 'Черви — особая масть: они ничего не отключают, но любой их урон сразу даёт критическое состояние, а следующее попадание погубит корабль. Лучше закончить побыстрее.',
      },
      at: ['enemy JH'],
    },
    {
      say: {
        en: 'Engage the Jack of Hearts.',
        fr: 'Affrontez le valet de cœur.',
        ru: 'Вступите в бой с валетом червей.',
      },
      at: ['choice JH'],
      ask: 'engage JH',
    },
    {
      say: { en: 'Fire.', fr: 'Feu.', ru: 'Огонь.' },
      at: ['choice fire'],
      ask: 'fire',
      later: {
        en: 'Look at the dice first: then you know which card you need.',
        fr: 'Voyez d’abord les dés : vous saurez quelle carte convient.',
        ru: 'Сначала посмотрите на кубики: тогда ясно, какая карта подойдёт.',
      },
    },
    {
      say: {
        en: '6 and 4, plus 2: 12 of the 15 damage you need. Now choose. 3 more and the jack is taken alive; more than 3 and it is destroyed.',
        fr: '6 et 4, plus 2 : 12 dégâts sur 15. À vous de choisir : 3 de plus, et le valet est capturé vivant ; davantage, et il est abattu.',
        ru: '6 и 4, плюс 2: 12 урона из 15. Выбирайте: ещё ровно 3 — и валет взят в плен, больше 3 — и он уничтожен.',
      },
      at: ['part dice'],
    },
    {
      say: {
        en: 'The 3♣ hits the mark. The 8♣ would destroy the jack, and a prisoner pays 5 credits more. Improvise the 3♣.',
        fr: 'Le 3♣ tombe juste. Le 8♣ abattrait le valet, et un prisonnier rapporte 5 crédits de plus. Improvisez avec le 3♣.',
        ru: 'С картой 3♣ выйдет точно. Карта 8♣ уничтожила бы валета, а за пленника платят на 5 кредитов больше. Импровизируйте картой 3♣.',
      },
      at: ['move improvise 3C'],
      ask: 'improvise 3C',
      later: {
        en: 'That beats the jack as well, or leaves it flying. Only 3 more takes it alive.',
        fr: 'Cela l’abattrait, ou ne suffirait pas. Seuls 3 dégâts de plus le capturent vivant.',
        ru: 'Так вы его уничтожите или упустите. В плен он попадёт, только если добавить ровно 3.',
      },
    },
    {
      say: {
        en: '15 of 15. Let the shot land.',
        fr: '15 sur 15. Validez le tir.',
        ru: '15 из 15. Нанесите урон.',
      },
      at: ['choice strike'],
      ask: 'strike',
    },
    {
      say: {
        en: 'Alive: 5 for a jack and 5 for the capture. Dead, it would have paid only 5. In far sectors every bounty pays up to 3 more.',
        fr: 'Vivant : 5 pour un valet, et 5 pour la capture. Mort, il n’aurait rapporté que 5. Dans les secteurs lointains, chaque prime vaut jusqu’à 3 de plus.',
        ru: 'Живой: 5 за валета и 5 за плен. За убитого дали бы только 5. В дальних секторах за каждую добычу платят ещё до 3.',
      },
      at: ['move sell JH'],
    },
    {
      say: {
        en: 'A prisoner is also your way out: give one up, and you can flee from a battle. Keep one or two of them, the cheapest, and sell the rest.',
        fr: 'Un prisonnier est aussi votre issue de secours : en l’abandonnant, vous pouvez fuir un combat. Gardez-en un ou deux, les moins chers, et vendez les autres.',
        ru: 'Пленник — ещё и путь к бегству: отпустите его, и можно выйти из боя. Одного-двух самых дешёвых держите при себе, остальных продавайте.',
      },
    },
  ],
};
