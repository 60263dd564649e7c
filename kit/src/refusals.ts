/** The refusals that the kit itself gives, whatever the game: every game has words for them. */
export const KIT_REFUSALS = [
  'bad-option',
  'dice-fell',
  'game-over',
  'illegal-move',
  'not-your-move',
  'not-your-turn',
  'nothing-to-undo',
  'rules-error',
  'secret-learned',
  'stale',
  'unknown-option',
] as const;
export type KitRefusalCode = (typeof KIT_REFUSALS)[number];
