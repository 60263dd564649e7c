import { deal, type Lesson } from '@haven/text-kit';
import { BEFORE_COMBAT } from './long-games.ts';

export const combat: Lesson = {
  id: 'combat',
  title: { en: 'Combat', fr: 'Un combat', ru: 'Бой' },
  teaches: [
    '§3.12.4',
    '§3.14',
    '§4.1',
    '§4.2',
    '§4.3',
    '§4.6',
    '§4.8',
    '§4.9',
    '§4.10',
    '§4.11',
    '§4.12',
    '§4.14',
    '§4.16',
  ],
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
        fr: 'L’adversaire ne voit que le nombre de vos cartes et peut répondre avec les siennes. Validez.',
        ru: 'Соперник видит только число ваших карт и может ответить своими. Подтвердите.',
      },
      at: ['move ready'],
      ask: 'ready',
      rivals: ['1 ready'],
    },
    {
      say: {
        en: '1 against 0: you win. In a tie the defender would have won. After every combat the defender draws back up to five cards.',
        fr: '1 contre 0 : vous gagnez. À égalité, le Défenseur l’aurait emporté. Après tout combat, le Défenseur pioche jusqu’à avoir cinq cartes.',
        ru: '1 против 0: победа за вами. При равенстве победил бы защищающийся. После любого боя защищающийся добирает карты до пяти.',
      },
    },
    {
      say: {
        en: 'Losing costs one of the cards used, and the spaceship waits in the cargo bay, off the map, until its captain’s next turn. An attacker who loses can no longer move, buy, hunt or conquer this turn.',
        fr: 'Perdre coûte une des cartes utilisées, et le vaisseau attend en Soute, hors du plateau, jusqu’au prochain tour de son capitaine. Un Attaquant vaincu ne peut plus bouger, acheter, chasser ni conquérir ce tour-ci.',
        ru: 'Проигравший теряет одну из выложенных карт, а его корабль ждёт в трюме, вне поля, до своего следующего хода. Проигравший атакующий в этот ход уже не летает, не покупает, не охотится и не захватывает секторы.',
      },
    },
    {
      say: {
        en: 'You took 1 Influence token from your rival (Influence from sectors cannot be taken so), and 1 from the bank for winning as the attacker. Each Turrets sector you control adds 1 in every combat.',
        fr: 'Vous avez pris un jeton Influence à l’autre capitaine (l’Influence des secteurs ne se prend pas ainsi), et 1 à la banque pour une attaque gagnée. Chaque secteur de Tourelles contrôlé ajoute 1 dans tout combat.',
        ru: 'Вы забрали у соперника жетон влияния (влияние за секторы так не отнять) и получили ещё 1 очко из общего запаса за победу в атаке. Каждый сектор Турелей под вашим контролем добавляет 1 в любом бою.',
      },
    },
    {
      say: {
        en: 'A sector cannot be conquered while its owner’s spaceship is there: attack that spaceship. There it adds half the sector’s defence to its own, rounded down: defence 5 adds 2.',
        fr: 'Un secteur ne se conquiert pas tant que le vaisseau de son propriétaire s’y trouve : attaquez ce vaisseau. Là, il ajoute la moitié de la Défense du secteur, arrondie à l’entier inférieur : 5 donne 2.',
        ru: 'Пока в секторе стоит корабль его хозяина, захватить сектор нельзя: атакуйте корабль. Там он добавляет себе половину защиты сектора, с округлением вниз: 5 даёт 2.',
      },
      at: ['sector post-2'],
    },
  ],
};
