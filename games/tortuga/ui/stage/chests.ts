import type { Seat } from '@haven/kit';
import { AREAS, type Area, type Colour, type SeenPlayer, type View } from '@haven/tortuga-rules';
import { areasOf, onTheWay } from './on-the-way.ts';

export type Place = 'centre' | `${Seat}-${Area}`;

/** A chest with a name of its own, so that the eye can follow it from place to place. */
export interface Chest {
  readonly id: number;
  readonly colour: Colour;
  readonly place: Place;
  /** §5.5 It has found no room, and goes as soon as the chests move. */
  readonly isLeft?: true;
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
  return lying.map(({ colour, place, ...fate }, index) => {
    const known = stayed[index] ?? moved(left, colour, place);
    if (known === undefined) next += 1;
    return { id: known?.id ?? next, colour, place, ...fate };
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
  return [...players.flatMap(lyingOn), ...centre.map((colour) => ({ colour, place: 'centre' as const }))];
}

function lyingOn(player: SeenPlayer, seat: Seat): Omit<Chest, 'id'>[] {
  const areas = areasOf(player);
  const carried = AREAS.flatMap((area) => areas[area].map((colour) => ({ colour, place: placeOf(seat, area) })));
  return [...carried, ...leftOn(player, seat)];
}

/** What is left behind stays where it was. */
function leftOn(player: SeenPlayer, seat: Seat): Omit<Chest, 'id'>[] {
  const left = onTheWay(player)?.left;
  if (left === undefined) return [];
  const staying = (area: Area, chests: readonly Colour[]) =>
    chests.map((colour) => ({ colour, place: placeOf(seat, area), isLeft: true as const }));
  return [...staying('crew', left.fleet), ...staying('island', left.crew)];
}
