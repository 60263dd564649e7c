import type { Language } from '@haven/wire';

/** What a page of rules says of itself, whatever the game. */
export interface RulesPageWords {
  readonly title: (game: string) => string;
  readonly skip: string;
  readonly languages: string;
  readonly overline: string;
  readonly contents: string;
  readonly goal: string;
  readonly turn: string;
  readonly examples: string;
  readonly glossary: string;
  readonly rules: string;
  readonly play: string;
  readonly pieces: string;
  readonly print: string;
  readonly search: string;
  readonly placeholder: string;
  readonly clear: string;
  readonly found: string;
  readonly none: string;
}

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ru: 'Русский' };

export function rulesPageWords(language: Language): RulesPageWords {
  return WORDS[language];
}

const WORDS: Readonly<Record<Language, RulesPageWords>> = {
  en: {
    title: (game) => `${game}: rules of the game`,
    skip: 'Skip to the rules',
    languages: 'Language',
    overline: 'Rules of the game',
    contents: 'Contents',
    goal: 'The goal',
    turn: 'A turn',
    examples: 'Examples',
    glossary: 'Glossary',
    rules: 'All the rules',
    play: 'Play',
    pieces: 'All pieces',
    print: 'Print',
    search: 'Search the rules',
    placeholder: '§ or word',
    clear: 'Clear the search',
    found: 'Found:',
    none: 'Nothing found. Try a shorter word, or a number such as 5.4.',
  },
  fr: {
    title: (game) => `${game}\u202f: les règles du jeu`,
    skip: 'Aller aux règles',
    languages: 'Langue',
    overline: 'Règles du jeu',
    contents: 'Sommaire',
    goal: 'But du jeu',
    turn: 'Un tour de jeu',
    examples: 'Exemples',
    glossary: 'Glossaire',
    rules: 'Toutes les règles',
    play: 'Jouer',
    pieces: 'Tout le matériel',
    print: 'Imprimer',
    search: 'Chercher dans les règles',
    placeholder: '§ ou mot',
    clear: 'Effacer la recherche',
    found: 'Résultats\u202f:',
    none: 'Aucun résultat. Essayez un mot plus court, ou un numéro comme 5.4.',
  },
  ru: {
    title: (game) => `${game}: правила игры`,
    skip: 'Перейти к правилам',
    languages: 'Язык',
    overline: 'Правила игры',
    contents: 'Содержание',
    goal: 'Цель игры',
    turn: 'Ход игрока',
    examples: 'Примеры',
    glossary: 'Словарь терминов',
    rules: 'Все правила',
    play: 'Играть',
    pieces: 'Все компоненты',
    print: 'Распечатать',
    search: 'Поиск по правилам',
    placeholder: '§ или слово',
    clear: 'Очистить поиск',
    found: 'Найдено:',
    none: 'Ничего не найдено. Попробуйте слово покороче или номер, например 5.4.',
  },
};
