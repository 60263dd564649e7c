import type { ResultTexts } from './en.ts';

export const ru: ResultTexts = {
  again: 'Сыграть ещё',
  bought: 'Покупки',
  breakdown: 'Откуда взялось влияние',
  captain: 'Капитан',
  captures: 'Добыча',
  fightsWon: 'Победы в боях',
  howInfluence: 'Пятнадцать очков влияния: кланы тут же склоняют головы.',
  howTruce: 'После пятидесяти раундов пушки смолкли: побеждает наибольшее влияние.',
  howUsurper: 'Тортуга взята штурмом, совет собрался: побеждает наибольшее влияние.',
  influence:
    '{count, plural, one {# очко влияния} few {# очка влияния} many {# очков влияния} other {# очков влияния}}',
  minus: 'минус {points}',
  numbers: 'Плавание в цифрах',
  race: 'Гонка',
  raceSummary: '{seat}: {total} за {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раундов}}.',
  round: 'Раунд',
  sectors: 'Секторы',
  share: '{what}: {points}',
  toWin: '15 для победы',
};
