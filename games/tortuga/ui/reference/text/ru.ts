import type { Texts } from '@haven/text-kit';
import type { ReferenceKey } from './en.ts';

export const ru: Texts<ReferenceKey> = {
  actionFilter: 'Действие',
  actions: 'Пять действий',
  afterRound: '{round, plural, =0 {В начале} other {После раунда #}}',
  board: 'Ваш планшет',
  chests: 'Сундуки',
  coins: '{coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  dice: 'Кубики',
  diceShelf: 'Пять кубиков',
  kind: 'Что это',
  outcome: '{who}, {place}: {action}',
  others: 'Вокруг планшетов',
  rolls: '{who} бросает',
  tiles: 'Жетоны',
  who0: 'Анна',
  who1: 'Джек',
  who2: 'Мэри',
  with: '{who}: {action}',
};
