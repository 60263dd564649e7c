import { textOf } from '@haven/games/texts';
import type { Language } from '@haven/wire';

const YOUR_TURN: Readonly<Record<Language, string>> = {
  en: 'Your turn:',
  fr: 'À vous de jouer :',
  ru: 'Ваш ход:',
};

const TRIAL: Readonly<Record<Language, string>> = {
  en: 'Haven will tell you here when it is your turn.',
  fr: 'Haven vous préviendra ici quand ce sera à vous.',
  ru: 'Haven сообщит здесь, когда настанет ваш ход.',
};

export function turnWords(game: string, language: Language): string {
  return `${YOUR_TURN[language]} ${textOf(game)?.messages[language].game.title ?? game}`;
}

export function trialWords(language: Language): string {
  return TRIAL[language];
}
