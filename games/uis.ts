import { door as starBounty } from '@haven/star-bounty-ui/door';
import { door as tortuga2199 } from '@haven/tortuga-2199-ui/door';
import { door as tortuga } from '@haven/tortuga-ui/door';
import type { GameDoor } from '@haven/ui-kit';

/** The doors of the house. A new game adds one line here; its screen is loaded when somebody enters. */
export const doors: readonly GameDoor[] = [tortuga2199, tortuga, starBounty];

export function doorOf(game: string): GameDoor | undefined {
  return doors.find((door) => door.id === game);
}
