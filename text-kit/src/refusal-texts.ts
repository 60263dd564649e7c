import type { KitRefusalCode } from '@haven/kit';
import type { PerLanguage } from './languages.ts';
import type { Texts } from './tree.ts';

/** The words for what the kit itself refuses; a game that wants others writes them after these. */
export const KIT_REFUSAL_TEXTS: PerLanguage<Texts<KitRefusalCode>> = {
  en: {
    'bad-option': 'The option “{name}” cannot have that value.',
    'dice-fell': 'Dice have fallen: that move cannot be taken back alone.',
    'game-over': 'The game is over.',
    'illegal-move': 'That is not possible now.',
    'not-your-move': 'The last move was not yours.',
    'not-your-turn': 'It is not your turn.',
    'nothing-to-undo': 'There is nothing to take back.',
    'rules-error': 'The rules failed here. The game stays as it was.',
    'secret-learned': 'You have seen something hidden: that move cannot be taken back alone.',
    stale: 'The question has changed meanwhile. Please look again.',
    'unknown-option': 'There is no option “{name}”.',
  },
  fr: {
    'bad-option': 'L’option «\u202f{name}\u202f» ne peut pas prendre cette valeur.',
    'dice-fell': 'Des dés ont été lancés\u202f: ce coup ne peut pas être repris sans l’accord des autres.',
    'game-over': 'La partie est finie.',
    'illegal-move': 'Ce n’est pas possible maintenant.',
    'not-your-move': 'Le dernier coup n’était pas le vôtre.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'nothing-to-undo': 'Il n’y a rien à reprendre.',
    'rules-error': 'Les règles ont échoué ici. La partie reste telle quelle.',
    'secret-learned':
      'Vous avez vu ce qui était caché\u202f: ce coup ne peut pas être repris sans l’accord des autres.',
    stale: 'La question a changé entre-temps. Regardez de nouveau.',
    'unknown-option': 'Il n’y a pas d’option «\u202f{name}\u202f».',
  },
  ru: {
    'bad-option': 'Настройка «{name}» не может иметь такое значение.',
    'dice-fell': 'Кубики уже брошены: вернуть этот ход можно только с согласия остальных.',
    'game-over': 'Игра окончена.',
    'illegal-move': 'Сейчас это невозможно.',
    'not-your-move': 'Последний ход был не ваш.',
    'not-your-turn': 'Сейчас не ваш ход.',
    'nothing-to-undo': 'Возвращать нечего.',
    'rules-error': 'Здесь правила дали сбой. Игра осталась прежней.',
    'secret-learned': 'Вам открылось скрытое: вернуть этот ход можно только с согласия остальных.',
    stale: 'Вопрос тем временем изменился. Взгляните ещё раз.',
    'unknown-option': 'Нет настройки «{name}».',
  },
};
