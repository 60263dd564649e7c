/** Words of the result that are no words of the game, in English; it defines the keys. */
export const en = {
  again: 'Rematch',
  bought: 'Purchases',
  breakdown: 'Where the Influence came from',
  captain: 'Captain',
  captures: 'Captures',
  fightsWon: 'Combats won',
  howInfluence: '15 Influence: the clans bow at once.',
  howTruce: 'After fifty rounds the guns fall silent: the most Influence wins.',
  howUsurper: 'Tortuga was conquered: the most Influence wins.',
  influence: '{count, plural, one {# Influence point} other {# Influence points}}',
  lastGain: 'The last step: “{what}”, +{points}.',
  minus: 'minus {points}',
  numbers: 'The game in numbers',
  race: 'The race',
  raceSummary: '{seat}: {total} after {rounds, plural, one {# round} other {# rounds}}.',
  round: 'Round',
  sectors: 'Sectors',
  share: '{what}: {points}',
  toWin: '15 to win',
} as const;

export type ResultKey = keyof typeof en;
export type ResultTexts = Readonly<Record<ResultKey, string>>;
