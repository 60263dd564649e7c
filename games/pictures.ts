import type { GamePicture } from '@haven/picture-kit';
import { picture as starBounty } from '@haven/star-bounty-picture';
import { picture as tortuga2199 } from '@haven/tortuga-2199-picture';
import { picture as tortuga } from '@haven/tortuga-picture';

/** What links to the games of the house show. A new game adds one line here. */
export const pictures: readonly GamePicture[] = [tortuga2199, tortuga, starBounty];

export function pictureOf(game: string): GamePicture | undefined {
  return pictures.find(({ id }) => id === game);
}
