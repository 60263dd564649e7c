import type { FightTexts } from './en.ts';

export const ru: FightTexts = {
  aftermath: 'Итоги боя',
  close: 'Дальше',
  faceDown:
    '{count, plural, =0 {Пока ни одной карты} one {# карта рубашкой вверх} few {# карты рубашкой вверх} many {# карт рубашкой вверх} other {# карты рубашкой вверх}}',
  fires: 'Свойство',
  lineAbilities: 'Свойства',
  lineCards: 'Манёвры',
  lineSector: 'Сектор',
  lineTurrets: 'Турели',
  lineWeakened: 'Ослабление',
  lost: 'уничтожена',
  noneFit: 'В руке нет карт с манёврами, а для боя годятся только они.',
  secret: 'Ваши карты видите только вы. Остальные знают лишь, сколько их.',
  skip: 'Пропустить',
  stage: 'Бой в секторе «{sector}»',
  tie: 'При равенстве побеждает защищающийся.',
  total: 'Итого',
  totalSoFar: 'Пока',
  unknown: 'неизвестно',
  wins: 'Победа: {seat}!',
  yourCards: 'Карты, годные для боя',
};
