import type { ResultTexts } from './en.ts';

export const ru: ResultTexts = {
  again: 'Реванш',
  bought: 'Покупки',
  breakdown: 'Откуда взялось влияние',
  captain: 'Капитан',
  captures: 'Цели охоты',
  fightsWon: 'Победы в боях',
  howInfluence: 'Пятнадцать очков влияния: кланы склоняют головы.',
  howTruce: 'После пятидесяти кругов пушки смолкли: побеждает самый влиятельный капитан.',
  howUsurper: 'Сектор «Тортуга» захвачен: побеждает самый влиятельный капитан.',
  influence: '{count, plural, one {# очко влияния} few {# очка влияния} many {# очков влияния} other {# очка влияния}}',
  lastGain: 'Последний шаг: «{what}», +{points}.',
  minus: 'минус {points}',
  numbers: 'Партия в цифрах',
  race: 'Гонка за влиянием',
  raceSummary: '{seat}: {total} за {rounds, plural, one {# круг} few {# круга} many {# кругов} other {# круга}}.',
  round: 'Круг',
  sectors: 'Секторы',
  share: '{what}: {points}',
  toWin: '15 — победа',
};
