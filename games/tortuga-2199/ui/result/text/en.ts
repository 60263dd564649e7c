/** Words of the result that are no words of the game, in English; it defines the keys. */
export const en = {
  again: 'Play again',
  bought: 'Purchases',
  breakdown: 'Where the Influence comes from',
  captain: 'Captain',
  captures: 'Captures',
  fightsWon: 'Fights won',
  howInfluence: 'Fifteen points of Influence: the clans bow at once.',
  howTruce: 'After fifty rounds the guns fall silent: the most Influence counts.',
  howUsurper: 'Tortuga was stormed, the council met: the most Influence counts.',
  influence: '{count, plural, one {# point of Influence} other {# points of Influence}}',
  minus: 'minus {points}',
  numbers: 'The voyage in numbers',
  race: 'The race',
  raceSummary: '{seat}: {total} after {rounds, plural, one {# round} other {# rounds}}.',
  round: 'Round',
  sectors: 'Sectors',
  share: '{what}: {points}',
  toWin: '15 to win',
} as const;

export type ResultKey = keyof typeof en;
export type ResultTexts = Readonly<Record<ResultKey, string>>;
