import type { Level } from '@haven/kit';
import { USUAL_LEVEL } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import { useProgress } from '../learn/progress.ts';

/** Whom one meets without a word: whoever was chosen last; at first a kind one for whoever is new to the game. */
export function firstLevel(game: string): Level {
  const { botLevel } = useSettings.getState();
  if (botLevel !== null) return botLevel;
  return useProgress.getState().played.includes(game) ? USUAL_LEVEL : 'deckhand';
}
