import { type Level, USUAL_LEVEL } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';

/** Whom one meets without a word: whoever was chosen last, if anybody ever was. */
export function lastLevel(first: Level = USUAL_LEVEL): Level {
  return useSettings.getState().botLevel ?? first;
}
