import type { KitRefusalCode } from '@haven/kit';
import type { PerLanguage } from './languages.ts';
import type { Texts } from './tree.ts';

/** The words for what the kit itself refuses; a game that wants others writes them after these. */
export const KIT_REFUSAL_TEXTS: PerLanguage<Texts<KitRefusalCode>> = {
  en: {
    'bad-option': 'The option “{name}” does not accept that value.',
    'dice-fell': 'Dice have been rolled: that move can only be undone if the others agree.',
    'game-over': 'The game is over.',
    'illegal-move': 'That is not possible now.',
    'not-your-move': 'The last move was not yours.',
    'not-your-turn': 'It is not your turn.',
    'nothing-to-undo': 'There is nothing to undo.',
    'rules-error': 'Something went wrong on our side; the move was not made.',
    'secret-learned': 'You have seen something hidden: that move can only be undone if the others agree.',
    stale: 'The game has moved on: look at the table and choose again.',
    'unknown-option': 'There is no option “{name}”.',
  },
  fr: {
    'bad-option': 'L’option «\u202f{name}\u202f» n’accepte pas cette valeur.',
    'dice-fell': 'Des dés ont été lancés\u202f: ce coup ne peut plus être annulé sans l’accord des autres.',
    'game-over': 'La partie est terminée.',
    'illegal-move': 'Ce n’est pas possible maintenant.',
    'not-your-move': 'Le dernier coup n’était pas le vôtre.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'rules-error': 'Une erreur est survenue de notre côté\u202f; le coup n’a pas été joué.',
    'secret-learned':
      'Vous avez vu ce qui était caché\u202f: ce coup ne peut plus être annulé sans l’accord des autres.',
    stale: 'La partie a avancé entre-temps\u202f: regardez la table et choisissez à nouveau.',
    'unknown-option': 'Il n’y a pas d’option «\u202f{name}\u202f».',
  },
  ru: {
    'bad-option': 'Такого значения у настройки «{name}» нет.',
    'dice-fell': 'Кубики уже брошены: вернуть этот ход можно только с согласия остальных.',
    'game-over': 'Игра окончена.',
    'illegal-move': 'Сейчас это невозможно.',
    'not-your-move': 'Последний ход был не ваш.',
    'not-your-turn': 'Сейчас не ваш ход.',
    'nothing-to-undo': 'Возвращать нечего.',
    'rules-error': 'Ошибка на нашей стороне; ход не сделан.',
    'secret-learned': 'Вам открылось скрытое: вернуть этот ход можно только с согласия остальных.',
    stale: 'Игра ушла вперёд: посмотрите на стол и выберите снова.',
    'unknown-option': 'Нет настройки «{name}».',
  },
};
