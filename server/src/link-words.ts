import type { Language } from '@haven/wire';

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** What links say of tables, whatever the game. */
export interface LinkWords {
  readonly house: string;
  readonly bot: string;
  readonly freeChair: string;
  readonly keptFor: (name: string) => string;
  readonly seat: (number: number) => string;
  readonly gathering: (free: number) => string;
  readonly full: string;
  readonly begins: string;
  readonly duel: (first: string, second: string) => string;
  readonly move: (number: number) => string;
  readonly playing: string;
  readonly invites: (name: string) => string;
  readonly atTable: (names: string) => string;
  readonly won: (name: string) => string;
  readonly shared: (names: string) => string;
  readonly over: string;
  readonly ended: string;
  readonly players: (range: Range) => string;
  readonly minutes: (range: Range) => string;
  readonly replay: string;
  readonly check: string;
  readonly checkTitle: string;
  readonly checkLead: string;
  readonly learn: RoomWords;
  readonly puzzles: RoomWords;
  readonly pieces: RoomWords;
}

/** What a game has besides its tables. */
interface RoomWords {
  readonly title: (game: string) => string;
  readonly lead: string;
  /** What its picture says. */
  readonly sign: string;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

export function wordsIn(language: Language): LinkWords {
  return WORDS[language];
}

/** A number with the form of the noun that it asks for. */
function counted(language: Language, count: number, forms: Forms): string {
  return `${count} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`;
}

/** `2–4 players`, `1 player`: the noun follows the last number. */
function ranged(language: Language, { min, max }: Range, forms: Forms): string {
  return `${min === max ? '' : `${min}–`}${counted(language, max, forms)}`;
}

const WORDS: Readonly<Record<Language, LinkWords>> = {
  en: {
    house: 'Board games in your browser, alone or with friends',
    bot: 'Bot',
    freeChair: 'Free seat',
    keptFor: (name) => `Reserved for ${name}`,
    seat: (number) => `Player ${number}`,
    gathering: (free) => `${counted('en', free, { one: 'free seat', other: 'free seats' })}: sit down`,
    full: 'Everybody is here: it begins soon',
    begins: 'The game begins',
    duel: (first, second) => `${first} vs. ${second}`,
    move: (number) => `move\u00a0${number}`,
    playing: 'under way',
    invites: (name) => `${name} invites you to play.`,
    atTable: (names) => `At the table: ${names}.`,
    won: (name) => `${name} won`,
    shared: (names) => `${names} share the victory`,
    over: 'Played to the end',
    ended: 'Ended early',
    players: (range) => ranged('en', range, { one: 'player', other: 'players' }),
    minutes: (range) => ranged('en', range, { one: 'minute', other: 'minutes' }),
    replay: 'replay',
    check: 'was it fair?',
    checkTitle: 'Was it fair?',
    checkLead: 'Your browser replays a finished match, move by move, and checks it.',
    learn: {
      title: (game) => `Learn ${game}`,
      lead: 'Learn the game by playing it: short chapters at the real table, with a word on every step.',
      sign: 'Learn by playing',
    },
    puzzles: {
      title: (game) => `${game}: puzzles`,
      lead: 'Positions from real games in which one idea is clearly the best. Find it at the table.',
      sign: 'Puzzles from real games',
    },
    pieces: {
      title: (game) => `${game}: the pieces`,
      lead: 'Tap anything to see what it is, what it does and which rule says so.',
      sign: 'All the pieces',
    },
  },
  fr: {
    house: 'Des jeux de société dans le navigateur, en solo ou entre amis',
    bot: 'Robot',
    freeChair: 'Place libre',
    keptFor: (name) => `Place gardée pour ${name}`,
    seat: (number) => `Joueur ${number}`,
    gathering: (free) => `${counted('fr', free, { one: 'place libre', other: 'places libres' })} : asseyez-vous`,
    full: 'Tout le monde est là : on commence bientôt',
    begins: 'La partie commence',
    duel: (first, second) => `${first} contre ${second}`,
    move: (number) => `coup\u00a0${number}`,
    playing: 'partie en cours',
    invites: (name) => `${name} vous invite à jouer.`,
    atTable: (names) => `À la table : ${names}.`,
    won: (name) => `${name} l’emporte`,
    shared: (names) => `Victoire partagée : ${names}`,
    over: 'Partie terminée',
    ended: 'Partie interrompue',
    players: (range) => ranged('fr', range, { one: 'joueur', other: 'joueurs' }),
    minutes: (range) => ranged('fr', range, { one: 'minute', other: 'minutes' }),
    replay: 'revoir la partie',
    check: 'partie équitable ?',
    checkTitle: 'La partie était-elle équitable ?',
    checkLead: 'Votre navigateur rejoue une partie terminée, coup par coup, et compare.',
    learn: {
      title: (game) => `Apprendre ${game}`,
      lead: 'Apprenez le jeu en jouant : de courts chapitres à la vraie table, expliqués pas à pas.',
      sign: 'Apprendre en jouant',
    },
    puzzles: {
      title: (game) => `${game} : énigmes`,
      lead: 'Des positions de vraies parties où une idée est nettement la meilleure. À vous de la trouver, à la table.',
      sign: 'Énigmes tirées de vraies parties',
    },
    pieces: {
      title: (game) => `${game} : le matériel`,
      lead: 'Touchez un élément pour savoir ce que c’est, à quoi il sert et quelle règle le dit.',
      sign: 'Tout le matériel',
    },
  },
  ru: {
    house: 'Настольные игры в браузере: в одиночку и с друзьями',
    bot: 'Бот',
    freeChair: 'Свободное место',
    keptFor: (name) => `Ждём за столом: ${name}`,
    seat: (number) => `Игрок ${number}`,
    gathering: (free) => {
      const forms = {
        one: 'свободное место',
        few: 'свободных места',
        many: 'свободных мест',
        other: 'свободного места',
      };
      return `${counted('ru', free, forms)}: садитесь`;
    },
    full: 'Все в сборе: скоро начинаем',
    begins: 'Партия начинается',
    duel: (first, second) => `${first} — ${second}`,
    move: (number) => `ход\u00a0${number}`,
    playing: 'партия идёт',
    invites: (name) => `${name} приглашает вас сыграть.`,
    atTable: (names) => `За столом: ${names}.`,
    won: (name) => `Победа: ${name}`,
    shared: (names) => `Общая победа: ${names}`,
    over: 'Партия сыграна',
    ended: 'Партия прервана',
    players: (range) => ranged('ru', range, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' }),
    minutes: (range) => ranged('ru', range, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
    replay: 'запись партии',
    check: 'всё ли честно?',
    checkTitle: 'Честной ли была партия?',
    checkLead: 'Браузер заново разыгрывает законченную партию, ход за ходом, и сравнивает.',
    learn: {
      title: (game) => `Обучение: ${game}`,
      lead: 'Научитесь играть за игрой: короткие главы за настоящим столом, с объяснением каждого шага.',
      sign: 'Научиться за игрой',
    },
    puzzles: {
      title: (game) => `${game}: задачи`,
      lead: 'Позиции из настоящих партий, где одно решение явно лучше других. Найдите его за столом.',
      sign: 'Задачи из настоящих партий',
    },
    pieces: {
      title: (game) => `${game}: компоненты`,
      lead: 'Нажмите на что угодно и узнайте, что это, что оно делает и в каком правиле об этом сказано.',
      sign: 'Все компоненты',
    },
  },
};
