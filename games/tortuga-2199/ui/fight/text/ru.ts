import type { FightTexts } from './en.ts';

export const ru: FightTexts = {
  aftermath: 'Итоги боя',
  close: 'Дальше',
  faceDown:
    '{count, plural, =0 {Пока ни одной карты} one {# карта рубашкой вверх} few {# карты рубашкой вверх} many {# карт рубашкой вверх} other {# карт рубашкой вверх}}',
  fires: 'Свойство',
  lineAbilities: 'Свойства',
  lineCards: 'Карты',
  lineSector: 'Сектор',
  lineTurrets: 'Турели',
  lineWeakened: 'Ослаблен',
  lost: 'уничтожена',
  noneFit: 'В руке нет карт для боя: нужны манёвры.',
  secret: 'Свои карты видите только вы. Остальные знают лишь их число.',
  skip: 'Пропустить',
  stage: 'Бой: {sector}',
  tie: 'Ничья: защитник устоял.',
  total: 'Итого',
  totalSoFar: 'Пока',
  unknown: 'неизвестно',
  wins: 'Победа: {seat}!',
  yourCards: 'Карты, годные для боя',
};
