import type { PerLanguage } from '@haven/text-kit';

/** What the terminal says in whatever game: ICU messages per language. */
export interface Words {
  readonly badArguments: {
    readonly game: string;
    readonly language: string;
    readonly option: string;
    readonly seats: string;
    readonly seed: string;
  };
  readonly bye: string;
  readonly commands: string;
  readonly handover: string;
  readonly refused: string;
  readonly rules: { readonly how: string; readonly unknown: string };
  readonly saved: string;
  readonly taken: string;
  readonly transcript: string;
  readonly unsaved: string;
}

const en: Words = {
  badArguments: {
    game: 'There is no game “{name}”. The games are: {known}.',
    language: 'There is no language “{name}”. The languages are: {known}.',
    option: 'An option is given as name=value, not “{name}”.',
    seats: 'This game is for {max, plural, =1 {one player} other {{min} to # players}}, not “{name}”.',
    seed: 'A seed is up to 64 hexadecimal digits, not “{name}”.',
  },
  bye: 'Goodbye, and see you next time.',
  commands: 'A number or the words in brackets make a move. Also: undo · rules [§] · help · quit',
  handover: 'Pass the keyboard to {name}. Press Enter when nobody else is looking.',
  refused: '{reason}{rule, select, none {} other { ({rule})}}',
  rules: { how: 'Type “rules 5” for a section, “rules 5.6” for one rule.', unknown: 'There is no rule {rule}.' },
  saved: 'The transcript is in {file}.',
  taken: 'The last move was undone.',
  transcript: 'The transcript:',
  unsaved: 'The transcript could not be written to {file}; here it is.',
};

const fr: Words = {
  badArguments: {
    game: 'Il n’y a pas de jeu «\u202f{name}\u202f». Les jeux\u202f: {known}.',
    language: 'Il n’y a pas de langue «\u202f{name}\u202f». Les langues\u202f: {known}.',
    option: 'Une option s’écrit nom=valeur, et non «\u202f{name}\u202f».',
    seats: 'Ce jeu se joue {max, plural, =1 {en solo} other {de {min} à # personnes}}, et non à «\u202f{name}\u202f».',
    seed: 'Une graine est une suite de 64 chiffres hexadécimaux au plus, et non «\u202f{name}\u202f».',
  },
  bye: 'Au revoir, à la prochaine.',
  commands: 'Un numéro ou les mots entre crochets jouent un coup. Aussi\u202f: undo · rules [§] · help · quit',
  handover:
    'Le clavier passe à la personne suivante\u202f: {name}. Appuyez sur Entrée quand personne d’autre ne regarde.',
  refused: '{reason}{rule, select, none {} other { ({rule})}}',
  rules: {
    how: 'Tapez «\u202frules 5\u202f» pour une section, «\u202frules 5.6\u202f» pour une règle.',
    unknown: 'Il n’y a pas de règle {rule}.',
  },
  saved: 'La partie est notée dans {file}.',
  taken: 'Le dernier coup est annulé.',
  transcript: 'La partie notée\u202f:',
  unsaved: 'Impossible d’écrire dans {file}\u202f; voici la partie notée.',
};

const ru: Words = {
  badArguments: {
    game: 'Игры «{name}» нет. Есть такие: {known}.',
    language: 'Языка «{name}» нет. Есть такие: {known}.',
    option: 'Настройка задаётся как имя=значение, а не «{name}».',
    seats: 'В эту игру {max, plural, =1 {играет один человек} other {играют от {min} до # человек}}, а не «{name}».',
    seed: 'Зерно — это не более 64 шестнадцатеричных цифр, а не «{name}».',
  },
  bye: 'До свидания, до следующей партии.',
  commands: 'Чтобы сделать ход, введите его номер или слова в скобках. Ещё есть: undo · rules [§] · help · quit',
  handover: 'Теперь за клавиатурой {name}. Нажмите Enter, когда никто другой не смотрит.',
  refused: '{reason}{rule, select, none {} other { ({rule})}}',
  rules: {
    how: 'Введите «rules 5», чтобы прочесть раздел, или «rules 5.6», чтобы прочесть одно правило.',
    unknown: 'Правила {rule} нет.',
  },
  saved: 'Запись партии сохранена: {file}.',
  taken: 'Последний ход возвращён.',
  transcript: 'Запись партии:',
  unsaved: 'Записать партию не удалось: {file}. Вот она.',
};

export const words: PerLanguage<Words> = { en, fr, ru };
