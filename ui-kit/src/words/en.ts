/** Words that stand on any table. English defines the keys. */
export const en = {
  again: 'Play again',
  close: 'Close',
  filmAgain: 'Show it again',
  filmGoOn: 'Resume',
  filmPause: 'Pause',
  filmStep: 'Next step',
  filmThenYou: 'Then it is your turn',
  hand: 'Your cards',
  'level-deckhand': 'Deckhand',
  'level-sailor': 'Sailor',
  'level-captain': 'Captain',
  'level-admiral': 'Admiral',
  players: 'Around the table',
  prompt: 'Your decision',
  rule: 'Rule {rule}: {name}',
  scoreSheet: 'Score sheet',
  skip: 'Skip',
  source: 'Source',
  total: 'Total',
  you: 'you',
} as const;

export type KitWord = keyof typeof en;
