import { doorOf } from '@haven/games/uis';
import { useSettings } from '@haven/ui-kit';

export function useGameTitle(game: string): string {
  const language = useSettings((settings) => settings.language);
  return doorOf(game)?.title[language] ?? game;
}
