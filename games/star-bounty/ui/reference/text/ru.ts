import type { Texts } from '@haven/text-kit';
import type { ReferenceKey } from './en.ts';

export const ru: Texts<ReferenceKey> = {
  afterwards: 'Ваш второй выстрел',
  ally: 'Ваш корабль',
  captures: 'Ровно столько: пленник',
  destroys: 'Больше, чем нужно: уничтожен',
  enemies: 'Противники',
  family: 'Масть',
  kept: 'Кредиты на руках',
  lastSale: 'Последняя продажа',
  onBattlefield: 'В бою',
  parts: 'Детали',
  piles: 'Стопки',
  roles: 'Роль',
  secondAnswer: 'Противник стреляет снова',
  sold: 'Вы продаёте',
  suitC: 'Трефы',
  suitD: 'Бубны',
  suitH: 'Черви',
  suitS: 'Пики',
  systems: 'Системы',
};
