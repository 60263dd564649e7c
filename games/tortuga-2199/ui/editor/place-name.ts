import type { Place } from '@haven/tortuga-2199-text';
import { useWords } from '../words.ts';

const PLACES: readonly Place[] = ['tortuga', 'post', 'turrets', 'fortress', 'lab', 'mines', 'vortex'];

/** What a tile is called; one that nobody here knows goes by its own name. */
export function usePlaceName(): (tile: string) => string {
  const { title } = useWords();
  return (tile) => {
    const place = PLACES.find((each) => each === tile);
    return place ? title(`places.${place}.name`) : tile;
  };
}
