import { type Area, type CarryingArea, type Colour, carries, leftBehind, type SeenPlayer } from '@haven/tortuga-rules';

/** The areas of a board. */
type Areas = Readonly<Record<Area, readonly Colour[]>>;

/** Where the chests of a board are on their way to, and those among them that stay behind. */
export interface OnTheWay {
  readonly areas: Areas;
  readonly left: Readonly<Record<CarryingArea, readonly Colour[]>>;
}

/** §5.3, §5.4 What the owner has put in order is under way before all have chosen; only the owner sees it. */
export function onTheWay(player: SeenPlayer): OnTheWay | undefined {
  const { fleet, crew } = player.order;
  if (fleet === null && crew === null) return undefined;
  const aboard = fleet ?? player.crew.slice(0, carries(player, 'fleet'));
  return {
    areas: {
      tortuga: [...player.tortuga, ...player.fleet],
      fleet: aboard,
      crew: crew ?? [],
      island: crew === null ? player.island : [],
    },
    left: {
      fleet: leftBehind(player.crew, aboard),
      crew: crew === null ? [] : leftBehind(player.island, crew),
    },
  };
}

/** The areas of a board as they are shown. */
export function areasOf(player: SeenPlayer): Areas {
  return onTheWay(player)?.areas ?? player;
}
