/** Words of the fight stage that are no words of the game, in English; it defines the keys. */
export const en = {
  aftermath: 'Aftermath',
  close: 'Continue',
  faceDown: '{count, plural, =0 {No card yet} one {# card face down} other {# cards face down}}',
  fires: 'Ability',
  lineAbilities: 'Abilities',
  lineCards: 'Manoeuvre',
  lineSector: 'Sector',
  lineTurrets: 'Turrets',
  lineWeakened: 'Weakened',
  lost: 'destroyed',
  noneFit: 'You have no cards that can fight: they need Manoeuvre.',
  secret: 'Only you can see your cards. The others see how many there are.',
  skip: 'Skip',
  stage: 'Combat: {sector}',
  tie: 'A tie: the defender wins.',
  total: 'Total',
  totalSoFar: 'So far',
  unknown: 'unknown',
  whyDrawn: 'After every combat the defender draws back up to five cards.',
  whyNoSpoils: 'Nothing to take: the loser has no Influence tokens, and Influence from sectors cannot be taken.',
  whyNoSpoilsForDefence: 'Among aggressive pirates a winning defender gains no Influence.',
  wins: '{seat} wins!',
  yourCards: 'Cards that can fight',
} as const;

export type FightKey = keyof typeof en;
export type FightTexts = Readonly<Record<FightKey, string>>;
