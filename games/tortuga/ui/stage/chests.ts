import type { Seat } from '@haven/kit';
import { AREAS, type Area, type Colour, type View } from '@haven/tortuga-rules';

export type Place = 'centre' | `${Seat}-${Area}`;

/** A chest with a name of its own, so that the eye can follow it from place to place. */
export interface Chest {
  readonly id: number;
  readonly colour: Colour;
  readonly place: Place;
}

export const placeOf = (seat: Seat, area: Area): Place => `${seat}-${area}`;

/** Names the chests of a position: those that stayed keep their names, those that moved take theirs along. */
export function namedChests(before: readonly Chest[], view: View): Chest[] {
  const left = [...before];
  const lying = lyingIn(view);
  const stayed = lying.map(({ colour, place }) =>
    take(left, (chest) => chest.colour === colour && chest.place === place),
  );
  let next = before.reduce((most, { id }) => Math.max(most, id), 0);
  return lying.map(({ colour, place }, index) => {
    const known = stayed[index] ?? moved(left, colour, place);
    if (known === undefined) next += 1;
    return { id: known?.id ?? next, colour, place };
  });
}

/** A chest of the same board first, then one from anywhere. */
function moved(left: Chest[], colour: Colour, place: Place): Chest | undefined {
  const board = place.split('-')[0];
  return (
    take(left, (chest) => chest.colour === colour && chest.place.split('-')[0] === board) ??
    take(left, (chest) => chest.colour === colour)
  );
}

function take(chests: Chest[], fits: (chest: Chest) => boolean): Chest | undefined {
  const index = chests.findIndex(fits);
  return index < 0 ? undefined : chests.splice(index, 1)[0];
}

function lyingIn({ players, centre }: View): Omit<Chest, 'id'>[] {
  const onBoards = players.flatMap((player, seat) =>
    AREAS.flatMap((area) => player[area].map((colour) => ({ colour, place: placeOf(seat, area) }))),
  );
  return [...onBoards, ...centre.map((colour) => ({ colour, place: 'centre' as const }))];
}
