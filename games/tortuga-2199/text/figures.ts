import { at } from '@haven/kit';
import type { SeenCaptain, SeenFight, View } from '@haven/tortuga-2199-rules';

/** The captain who looks; a spectator is none. */
export function ownCaptain(view: View): SeenCaptain | undefined {
  return view.viewer === 'spectator' ? undefined : at(view.captains, view.viewer);
}

/** The cards that the viewer has laid out for the fight. */
export function laidOut({ viewer }: View, fight: SeenFight): readonly string[] {
  return (viewer === fight.attacker ? fight.attack : fight.defence) ?? [];
}
