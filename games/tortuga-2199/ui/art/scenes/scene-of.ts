import { svgOf } from '@haven/ui-kit/art';
import { BOX, backdropOf } from './backdrops.ts';
import { lightOf, paintsIn } from './palette.ts';
import { SCENES } from './scenes.ts';
import { type Pictured, unknownScene } from './unknown-scene.ts';

/** A card's picture: whoever is on it, in front of the place it comes from. A ship is drawn over its own. */
export function sceneOf(card: Pictured): string {
  const { dress, drawings } = card.deck === 'ship' ? { drawings: [] } : (SCENES[card.id] ?? unknownScene(card));
  const drawing = [...backdropOf(card.deck), ...drawings.flat()];
  return svgOf({ box: BOX, paints: paintsIn(lightOf(card.deck), dress), drawing });
}
