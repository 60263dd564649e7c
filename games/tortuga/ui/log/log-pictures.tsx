import { type Colour, type Event, type Face, faceOf } from '@haven/tortuga-rules';
import { ChestArt } from '../art/chest-art.tsx';
import { FACE_ICON } from '../dice/faces.ts';
import { Icon } from '../pieces.ts';
import './log-pictures.css';

/** The dice, the action or the chests that a line of the log speaks of. */
export function LogPictures({ event }: { readonly event: Event }) {
  const [faces, chests] = [facesIn(event), chestsIn(event)];
  if (faces.length + chests.length === 0) return null;
  return (
    <span className="tt-log-pictures" aria-hidden="true">
      {faces.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one face look the same, and nothing moves here.
        <i key={place} className="tt-log-die">
          <Icon name={FACE_ICON[face]} />
        </i>
      ))}
      {chests.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chests have no names, and nothing moves here.
        <i key={place} className="tt-log-chest">
          <ChestArt colour={colour} />
        </i>
      ))}
    </span>
  );
}

/** What dice show, or which action is meant. */
export function facesIn(event: Event): readonly Face[] {
  if (event.type === 'deedBegan' || event.type === 'forfeited') return [event.deed.action];
  if (event.type === 'rolled' || event.type === 'rerolled' || event.type === 'revealed') return event.dice.map(faceOf);
  return 'action' in event ? [event.action] : [];
}

export function chestsIn(event: Event): readonly Colour[] {
  if ('colour' in event) return [event.colour];
  return 'chests' in event ? event.chests : [];
}
