import type { Texts } from '@haven/text-kit';
import type { ReferenceKey } from './en.ts';

export const ru: Texts<ReferenceKey> = {
  cards: 'Карты: по одной из каждой колоды',
  controlled: 'Под вашим контролем',
  hand: 'У вас в руке',
  inTokens: 'Жетонами',
  left: 'Остаётся',
  origin: 'Откуда',
  piles: 'Где лежат карты',
  rivals: 'Соперник',
  sectors: 'Секторы',
  tokens: 'Что тратят и собирают',
};
