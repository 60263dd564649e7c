/** Words of what can be looked at before a game, in English; it defines the keys. */
export const en = {
  actionFilter: 'Action',
  actions: 'The five actions',
  afterRound: '{round, plural, =0 {At the start} other {After round #}}',
  board: 'Your board',
  chests: 'Treasure chests',
  coins: '{coins, plural, one {# coin} other {# coins}}',
  dice: 'Dice',
  diceShelf: 'The five dice',
  kind: 'Kind',
  outcome: '{who}, {place}: {action}',
  others: 'Around the boards',
  rolls: '{who} rolls',
  tiles: 'Tiles',
  who0: 'Anne',
  who1: 'Jack',
  who2: 'Mary',
  with: '{who}: {action}',
} as const;

export type ReferenceKey = keyof typeof en;
