export const ru = {
  again: 'Сыграть ещё',
  hand: 'Ваши карты',
  players: 'За столом',
  prompt: 'Ваше решение',
  scoreSheet: 'Подсчёт очков',
  skip: 'Пропустить',
  source: 'Источник',
  total: 'Итого',
  you: 'вы',
};
