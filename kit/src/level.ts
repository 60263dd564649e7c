/** How well a bot plays, the weakest first. */
export const LEVELS = ['deckhand', 'sailor', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** Who plays where nobody was chosen: for a missing person, and at tables from before there was a choice. */
export const USUAL_LEVEL: Level = 'sailor';

export function isLevel(word: unknown): word is Level {
  return LEVELS.some((level) => level === word);
}
