import { deal, type Lesson } from '@haven/text-kit';
import { BEFORE_COMBAT } from './long-games.ts';

export const combat: Lesson = {
  id: 'combat',
  title: { en: 'Combat', fr: 'Un combat', ru: 'Бой' },
  teaches: ['§3.12.4', '§3.14', '§4.1', '§4.2', '§4.3', '§4.6', '§4.8', '§4.9'],
  table: { seats: 2, seed: deal(2) },
  before: BEFORE_COMBAT,
  steps: [
    {
      say: {
        en: 'Another game. Your rival’s spaceship is in the same sector as yours. Attacking costs nothing, but only cards still in your hand can be used.',
        fr: 'Une autre partie. Un vaisseau rival est dans le même secteur que le vôtre. Attaquer ne coûte rien, mais seules les cartes encore en main comptent.',
        ru: 'Другая партия. Корабль соперника в одном секторе с вашим. Атака ничего не стоит, но в бой идут только карты, оставшиеся в руке.',
      },
      at: ['sector post-2'],
    },
    {
      say: { en: 'Attack!', fr: 'Attaquez !', ru: 'Атакуйте!' },
      at: ['move attack 1', 'tab actions'],
      ask: 'attack 1',
      later: {
        en: 'Keep the card: you need it for the combat. Attack first.',
        fr: 'Gardez la carte, le combat en a besoin. Attaquez d’abord.',
        ru: 'Приберегите карту: она нужна в бою. Сначала атакуйте.',
      },
    },
    {
      say: {
        en: 'Commit cards face down: it is their Manoeuvre that counts. Choose the Manoeuvre card.',
        fr: 'Posez vos cartes face cachée : ce sont leurs Manœuvres qui comptent. Choisissez la carte Manœuvre.',
        ru: 'Выложите карты рубашкой вверх: годятся только карты с манёврами. Выберите карту «Импульс».',
      },
      at: ['move commit manoeuvre'],
      ask: 'commit manoeuvre',
    },
    {
      say: {
        en: 'Your rival sees only how many cards you commit, and may answer with cards of their own. Ready?',
        fr: 'En face, on ne voit que le nombre de vos cartes, et on peut répondre avec les siennes. Validez.',
        ru: 'Соперник видит только число ваших карт и может ответить своими. Подтвердите.',
      },
      at: ['move ready'],
      ask: 'ready',
      rivals: ['1 ready'],
    },
    {
      say: {
        en: '1 against 0: you win. In a tie the defender would have won. Whoever loses has one of the committed cards destroyed, and the spaceship waits in the cargo bay, off the map, until its captain’s next turn.',
        fr: '1 contre 0 : vous gagnez. À égalité, le Défenseur l’aurait emporté. Qui perd voit détruire une de ses cartes posées, et son vaisseau attend en Soute, hors du plateau, jusqu’à son prochain tour.',
        ru: '1 против 0: победа за вами. При равенстве победил бы защищающийся. У проигравшего уничтожается одна из выложенных карт, а его корабль ждёт в трюме, вне поля, до следующего хода капитана.',
      },
    },
    {
      say: {
        en: 'You took 1 Influence from your rival, and 1 more from the bank for winning as the attacker. Each Turrets sector you control adds 1 in every combat.',
        fr: 'Vous avez pris 1 point d’Influence à l’autre capitaine, et 1 à la banque pour une attaque gagnée. Chaque secteur de Tourelles que vous contrôlez ajoute 1 dans tout combat.',
        ru: 'Вы забрали 1 очко влияния у соперника и получили ещё 1 из общего запаса за победу в атаке. Каждый сектор Турелей под вашим контролем добавляет 1 в любом бою.',
      },
    },
    {
      say: {
        en: 'A sector cannot be conquered while its owner’s spaceship is there: attack that spaceship. There it adds half the sector’s defence to its own, rounded down: defence 5 adds 2.',
        fr: 'Un secteur ne se conquiert pas tant que le vaisseau de son propriétaire s’y trouve : attaquez ce vaisseau. Là, il ajoute la moitié de la Défense du secteur, arrondie en dessous : 5 donne 2.',
        ru: 'Пока в секторе стоит корабль его хозяина, захватить сектор нельзя: атакуйте корабль. Там он добавляет себе половину защиты сектора, с округлением вниз: 5 даёт 2.',
      },
      at: ['sector post-2'],
    },
  ],
};
