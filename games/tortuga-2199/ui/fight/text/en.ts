/** Words of the fight stage that are no words of the game, in English; it defines the keys. */
export const en = {
  aftermath: 'What came of it',
  close: 'Continue',
  faceDown: '{count, plural, =0 {No card yet} one {# card face down} other {# cards face down}}',
  fires: 'Ability',
  lineAbilities: 'Abilities',
  lineCards: 'Cards',
  lineSector: 'Sector',
  lineTurrets: 'Turrets',
  lineWeakened: 'Weakened',
  lost: 'destroyed',
  noneFit: 'No card in your hand can fight: it takes Manoeuvre.',
  secret: 'Only you see your cards. The others learn their number.',
  skip: 'Skip',
  stage: 'Fight: {sector}',
  tie: 'A tie: the defender holds.',
  total: 'Total',
  totalSoFar: 'So far',
  unknown: 'unknown',
  wins: '{seat} wins!',
  yourCards: 'Cards that can fight',
} as const;

export type FightKey = keyof typeof en;
export type FightTexts = Readonly<Record<FightKey, string>>;
