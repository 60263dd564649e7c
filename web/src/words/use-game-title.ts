import { listingOf } from '@haven/games/uis';
import { useSettings } from '@haven/ui-kit';

export function useGameTitle(game: string): string {
  const language = useSettings((settings) => settings.language);
  return listingOf(game)?.title[language] ?? game;
}
