import { addressOf } from '@haven/ui-kit/art';
import { sceneOf } from './scene-of.ts';
import type { Pictured } from './unknown-scene.ts';

/** Each picture is drawn once, however often its card is shown. */
const drawn = new Map<string, string>();

function pictureOf(card: Pictured): string {
  const key = [card.deck, card.id, card.crypto > 0, ...card.abilities.map(({ does }) => does)].join(' ');
  const known = drawn.get(key) ?? addressOf(sceneOf(card));
  drawn.set(key, known);
  return known;
}

export function CardScene({ card }: { readonly card: Pictured }) {
  return <img className="t2-card-scene" src={pictureOf(card)} alt="" draggable={false} />;
}
