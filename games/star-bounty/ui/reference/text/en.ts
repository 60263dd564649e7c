/** Words of what can be looked at before a game, in English; it defines the keys. */
export const en = {
  afterwards: 'Your second shot',
  ally: 'Your ship',
  captures: 'Exactly enough: a prisoner',
  destroys: 'More than enough: destroyed',
  enemies: 'Enemies',
  family: 'Suit',
  kept: 'Credits so far',
  lastSale: 'The last sale',
  onBattlefield: 'In a battle',
  parts: 'Ship parts',
  piles: 'Piles',
  roles: 'Role',
  secondAnswer: 'The enemy fires again',
  sold: 'You sell',
  suitC: 'Clubs',
  suitD: 'Diamonds',
  suitH: 'Hearts',
  suitS: 'Spades',
  systems: 'Systems',
} as const;

export type ReferenceKey = keyof typeof en;
