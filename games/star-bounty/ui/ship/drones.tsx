import type { View } from '@haven/star-bounty-rules';
import { useBoard } from '../board-context.ts';
import { Thing } from '../details/thing.tsx';
import { dronesTopic } from '../details/topics.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

type DroneState = 'ready' | 'serving' | 'wrecked';

/** §1.4 Two drones: ready, serving, or wrecked. */
export function Drones() {
  const { view } = useBoard();
  const words = useWords();
  return (
    <Thing className="sb-drones" about="drones" part="drones" topic={dronesTopic(words, view)}>
      <DroneRow drones={view.drones} />
    </Thing>
  );
}

/** Drones are all alike: their place is all they have. */
export function DroneRow({ drones }: { readonly drones: View['drones'] }) {
  const { ready, assigned, wrecked } = drones;
  const states = [...repeat(ready, 'ready'), ...repeat(assigned.length, 'serving'), ...repeat(wrecked, 'wrecked')];
  const places = states.map((state, place) => ({ state, place }));
  return places.map(({ state, place }) => (
    <span key={place} className="sb-drone" data-state={state}>
      <Icon name="delivery-drone" />
    </span>
  ));
}

const repeat = (count: number, state: DroneState): DroneState[] => new Array<DroneState>(count).fill(state);
