/** Words of what can be looked at before a game, in English; it defines the keys. */
export const en = {
  cards: 'The cards: one from each deck',
  controlled: 'Under your control',
  hand: 'In your hand',
  inTokens: 'In tokens',
  left: 'Left',
  origin: 'Kind',
  piles: 'Where cards lie',
  rivals: 'A rival',
  sectors: 'The sectors',
  tokens: 'What you spend and collect',
} as const;

export type ReferenceKey = keyof typeof en;
